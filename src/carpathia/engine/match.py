"""A match: a state, its record, and the one gate through which every move of a record comes.

People, replays, the fuzzer and the server's rooms all play here. The gate asks `State.moves()` and
nothing else. The arena, play-outs and the bench keep no record and play on a bare `State`.
"""

from typing import Final, final

from mypy_extensions import i64

from carpathia.engine.chance import (
    Chance,
    Outcome,
    RecordedChance,
    Recorder,
    SeededChance,
    commitment,
)
from carpathia.engine.errors import BadRecord, IllegalMove, Refusal, UnreadableMove, nearest
from carpathia.engine.game import NOBODY, TURN_BEGAN, Event, Game, Result, State
from carpathia.engine.record import Entry, Record, read_outcome, write_outcome
from carpathia.engine.setup import Setup


@final
class Step:
    """One move of a match, with what chance decided and what happened."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.outcomes: list[Outcome] = []
        self.events: list[Event] = []
        self.commitment = ""


@final
class Match:
    """One playing of a game.

    `setup` is what the record will say; `game` must have been made from it. Undo reaches back to
    the latest of: the start of the turn, the last reveal or random event, another seat's move.
    Where the others agree it reaches further, but never past a reveal or a random event.
    """

    def __init__(self, game: Game, setup: Setup, chance: Chance) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seeds: list[bytes] = []
        self._chance: Recorder = Recorder(chance)
        self._undoable: list[State] = []
        """What was before each step since the last reveal or random event."""
        self._alone: list[int] = []
        """How many steps could be undone without asking before each of those."""
        self._free = 0
        """How many can be now."""
        self.first = Step(NOBODY, -1)
        self.steps: list[Step] = []
        self._adopt(self.first, chance)
        self.state: State = game.start(self._chance)
        self.first.outcomes = self._chance.outcomes
        self._next_commitment = ""

    # Playing

    def play_text(self, text: str) -> list[Event]:
        """Play a move written as text; raises UnreadableMove or IllegalMove, changing nothing."""
        try:
            move = self.game.read(text)
        except UnreadableMove:
            words: dict[str, str | int] = {"move": text[:60], "near": self._near(text)}
            raise UnreadableMove("move-unreadable", words) from None
        return self.play(move)

    def play(self, move: i64) -> list[Event]:
        """Play a move by number; raises IllegalMove, changing nothing."""
        if self.is_over():
            raise IllegalMove("match-over")
        if move not in self.state.moves():
            known = 0 <= move < self.game.move_count
            text = self.game.write(move) if known else str(move)
            raise IllegalMove("move-illegal", {"move": text, "near": self._near(text)})
        step = Step(int(self.state.seat()), int(move))
        step.commitment, self._next_commitment = self._next_commitment, ""
        self._chance.outcomes = step.outcomes
        before = self.state.copy()
        self.steps.append(step)  # first: should the rules crash, the record shows by which move
        self.state.play(move, self._chance, step.events)
        self._undoable.append(before)
        self._alone.append(self._free)
        self._free = 0 if self._ends_turn(step) else self._free + 1
        if step.outcomes or any(event.reveals for event in step.events):
            self._undoable = []
            self._alone = []
            self._free = 0
        return step.events

    def undo(self, others_agree: bool = False) -> None:
        """Take the last move back; raises Refusal where the policy forbids it."""
        if self.undo_reach(others_agree) == 0:
            raise Refusal("undo-nothing")
        self.state = self._undoable.pop()
        self._free = self._alone.pop()
        step = self.steps.pop()
        self._next_commitment = self._next_commitment or step.commitment

    def can_undo(self) -> bool:
        return self._free > 0

    def undo_reach(self, others_agree: bool = False) -> int:
        """How many steps can be taken back, one after the other."""
        return len(self._undoable) if others_agree else self._free

    def is_over(self) -> bool:
        return self.state.seat() == NOBODY

    def result(self) -> Result | None:
        return self.state.result()

    def move_texts(self) -> list[str]:
        """The legal moves as text, in their fixed order."""
        return [self.game.write(move) for move in self.state.moves()]

    def _ends_turn(self, step: Step) -> bool:
        """Whether somebody else is to act after a step, or another turn has begun."""
        if self.state.seat() != step.seat:
            return True
        return any(event.key == TURN_BEGAN for event in step.events)

    def _near(self, text: str) -> str:
        return nearest(text, self.move_texts())

    # Chance

    def outcome_count(self) -> int:
        """How many outcomes chance has given so far."""
        return len(self.first.outcomes) + sum(len(step.outcomes) for step in self.steps)

    def go_on_with(self, chance: Chance) -> None:
        """From here on another source decides (a resumed match).

        Undo goes on as before: what can be taken back never asked chance for anything.
        """
        self._chance = Recorder(chance)
        step = Step(NOBODY, -1)
        self._adopt(step, chance)
        is_other = step.commitment != self._last_commitment()
        self._next_commitment = step.commitment if is_other else ""

    def _adopt(self, step: Step, chance: Chance) -> None:
        """Note the commitment of a seeded chance where it begins to decide."""
        if isinstance(chance, SeededChance):
            step.commitment = commitment(chance.seed)
            if chance.seed not in self.seeds:
                self.seeds.append(chance.seed)

    def _last_commitment(self) -> str:
        for step in reversed(self.steps):
            if step.commitment:
                return step.commitment
        return self.first.commitment

    # Records

    def record(self) -> Record:
        """The match so far. The seeds are opened once it is over, if all are at hand."""
        record = Record(self.setup, self.game.revision)
        for step in [self.first, *self.steps]:
            text = self.game.write(step.move) if step.move >= 0 else ""
            entry = Entry(step.seat, text, 0)
            entry.commitment = step.commitment
            entry.outcomes = [write_outcome(self.game, outcome) for outcome in step.outcomes]
            record.entries.append(entry)
        result = self.result()
        if result is not None:
            record.result = result.text()
            committed = [entry.commitment for entry in record.entries if entry.commitment]
            opened = {commitment(seed): seed.hex() for seed in self.seeds}
            if all(one in opened for one in committed):
                record.seeds = [opened[one] for one in committed]
        return record


@final
class Replay:
    """A record being replayed, step by step; every line is checked as it is played."""

    def __init__(self, game: Game, record: Record) -> None:
        """Set the table as the record says; raises BadRecord."""
        if record.revision != game.revision:
            words: dict[str, str | int] = {"game": game.name, "revision": record.revision}
            words["current"] = game.revision
            raise BadRecord("record-revision-other", words)
        self.record: Final = record
        self._chance: Final = RecordedChance()
        self._played = 1
        first = record.entries[0]
        self._load(game, first)
        self.match: Final = Match(game, record.setup, self._chance)
        self._chance.finish()
        self.match.first.commitment = first.commitment
        self.match.seeds = [bytes.fromhex(seed) for seed in record.seeds]

    def step(self) -> bool:
        """Play the next move of the record; False when there is none left."""
        if self._played == len(self.record.entries):
            self._check_result()
            return False
        entry = self.record.entries[self._played]
        match = self.match
        if match.is_over():
            raise BadRecord("record-after-end", {"line": entry.line})
        seat = int(match.state.seat())
        if entry.seat != seat:
            words: dict[str, str | int] = {"line": entry.line, "seat": entry.seat + 1}
            words["expected"] = seat + 1
            raise BadRecord("record-seat-wrong", words)
        self._load(match.game, entry)
        try:
            match.play_text(entry.text)
        except (UnreadableMove, IllegalMove) as error:
            told: dict[str, str | int] = {"line": entry.line, "move": entry.text[:60]}
            told["near"] = error.words["near"]
            raise BadRecord("record-move-wrong", told) from None
        self._chance.finish()
        match.steps[-1].commitment = entry.commitment
        self._played += 1
        return True

    def finish(self) -> Match:
        """Play the record to its end and return the match."""
        while self.step():
            pass
        return self.match

    def _load(self, game: Game, entry: Entry) -> None:
        line = entry.line
        outcomes = [read_outcome(game, text, line) for text in entry.outcomes]
        self._chance.load(outcomes, line)

    def _check_result(self) -> None:
        result = self.match.result()
        found = result.text() if result is not None else "open"
        told = self.record.result or "open"
        if told != found:
            words: dict[str, str | int] = {"line": self.record.result_line, "text": told[:60]}
            words["expected"] = found
            raise BadRecord("record-result-wrong", words)


def verify(game: Game, record: Record) -> int:
    """Prove that the opened seeds dealt this match; the number of outcomes proved.

    Raises Refusal: `seed-missing` (not opened), `seed-false` (not the one committed to),
    `deal-false` (an outcome that the seed does not give).
    """
    seeds = {commitment(bytes.fromhex(seed)): bytes.fromhex(seed) for seed in record.seeds}
    match = Replay(game, record).finish()
    dealer: SeededChance | None = None
    proved = 0
    again: Match | None = None
    for step in [match.first, *match.steps]:
        if step.commitment:
            if not record.seeds:
                raise Refusal("seed-missing")
            if step.commitment not in seeds:
                raise Refusal("seed-false")
            dealer = SeededChance(seeds[step.commitment], proved)
            if again is not None:
                again.go_on_with(dealer)
        if dealer is None:
            raise Refusal("seed-missing")
        if again is None:
            again = Match(game, record.setup, dealer)
            outcomes = again.first.outcomes
        else:
            again.play(step.move)
            outcomes = again.steps[-1].outcomes
        for told, dealt in zip(step.outcomes, outcomes, strict=True):
            proved += 1
            if not told.is_same(dealt):
                raise Refusal("deal-false", {"number": proved})
    return proved
