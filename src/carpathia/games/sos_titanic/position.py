"""A table as text, and back: to set up a scenario, to share a puzzle, to compare two states.

    crew fleet
    page 3
    line 2: s4 f9+ | f7 f6
    A: f1+ f2
    stack: s3 s17+
    hand 1: wait wait

Left of the bar lies what is face down, rear to front; the last card of the stack is its top. Lines
about knowledge may be left out: then nobody has seen more than what lies open or was discarded.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief, Case, Cohort
from carpathia.engine.errors import BadPosition
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    COME_ON,
    CREW_NAMES,
    KINDS,
    class_of,
    is_mystery,
    number_of,
    read_card,
    write_card,
)
from carpathia.games.sos_titanic.inventory import check_table
from carpathia.games.sos_titanic.moves import GROUP_PLACE, GROUPS, LINES, PLACE_NAMES
from carpathia.games.sos_titanic.placing import forget_arrangements
from carpathia.games.sos_titanic.table import (
    FRONTING,
    NONE,
    PHASE_NAMES,
    PLACING,
    STACK_PILE,
    Line,
    Rules,
    Table,
    new_table,
)

_PILES: Final = ("1", "2", "3", "4", "5", "6", "boat", "stack")


# Writing


def write_table(table: Table) -> str:
    """The whole truth of a table."""
    lines = [f"crew {' '.join([CREW_NAMES[crew] for crew in table.crew])}", f"page {table.page}"]
    lines += [f"seat {table.seat + 1}", f"phase {PHASE_NAMES[table.phase]}"]
    if table.all_saved:
        lines.append("all-saved yes")
    for index in range(LINES):
        line = table.lines[index]
        down = write_cards(line.cards[: line.down()])
        up = write_cards(line.cards[line.down() :])
        if not line.is_empty():
            lines.append(" ".join([f"line {PLACE_NAMES[index]}:", *down, "|", *up]))
    for index in range(GROUPS):
        group = table.groups[index]
        if group.size:
            cards = [write_card(group.card(index // 2, n)) for n in range(1, group.size + 1)]
            lines.append(f"{PLACE_NAMES[GROUP_PLACE + index]}: {' '.join(cards)}")
    for name, pile in (("stack", table.stack), ("discard", table.discard), ("drawn", table.drawn)):
        lines += _write_pile(name, write_cards(pile))
    lines += _write_pile("action-stack", write_actions(table.action_stack))
    lines += _write_pile("action-discard", write_actions(table.action_discard))
    lines += _write_pile("offered", write_actions(table.offered))
    lines += _write_hands("hand", table.hands)
    if len(table.hands_before):
        lines += _write_hands("hand-before", table.hands_before)
    return "\n".join(lines + _write_turn(table) + _write_belief(table)) + "\n"


def write_cards(cards: vec[i64]) -> list[str]:
    return [write_card(card) for card in cards]


def write_actions(kinds: vec[i64]) -> list[str]:
    return [ACTION_NAMES[kind] for kind in kinds]


def _write_pile(name: str, words: list[str]) -> list[str]:
    return [f"{name}: {' '.join(words)}"] if words else []


def _write_hands(name: str, hands: vec[i64]) -> list[str]:
    lines: list[str] = []
    for seat in range(len(hands) // KINDS):
        words: list[str] = []
        for kind in range(KINDS):
            words += [ACTION_NAMES[kind]] * int(hands[seat * KINDS + kind])
        lines += _write_pile(f"{name} {seat + 1}", words)
    return lines


def _write_turn(table: Table) -> list[str]:
    """What happened so far in this turn."""
    lines: list[str] = []
    if table.has_moved:
        lines.append("moved yes")
    if table.has_placed:
        lines.append("placed yes")
    if table.playing != NONE:
        lines.append(f"playing {ACTION_NAMES[table.playing]}")
    if table.owner != table.seat:
        lines.append(f"owner {table.owner + 1}")
    if table.chosen_line != NONE:
        lines.append(f"chosen {PLACE_NAMES[table.chosen_line]}")
    if table.fresh_card != NONE:
        lines.append(f"fresh {ACTION_NAMES[table.fresh_card]}")
    if len(table.arrangements) > 1:
        lines.append("arrangements " + " ".join([str(int(key)) for key in table.arrangements]))
    return lines


def _write_belief(table: Table) -> list[str]:
    """What is known; the cards nobody has seen are the rest, and are left out."""
    belief = table.belief
    if belief is None:
        return ["knowledge none"]
    lines: list[str] = []
    for index in range(len(_PILES)):
        pile = belief.piles[index]
        lines += _write_pile(f"known-bottom {_PILES[index]}", _words(pile.bottom))
        lines += _write_pile(f"known-top {_PILES[index]}", _words(pile.top))
    for case in belief.cases:
        if len(belief.cases) > 1:
            lines.append(f"case {case.weight!r}")
        for cohort in case.cohorts[1:]:
            counts = zip(_PILES, cohort.spread, strict=True)
            where = " ".join([f"{name}={count}" for name, count in counts if count])
            lines.append(f"known {where}: {' '.join(_words(cohort.cards))}")
    return lines


def _words(cards: list[int]) -> list[str]:
    return [write_card(card) for card in cards]


# Reading


def read_table(rules: Rules, text: str) -> Table:
    """The table a text describes; raises BadPosition. Counting the cards is the caller's part."""
    table = _empty_table(rules, text)
    belief = Belief(len(_PILES), [])
    belief.cases = []
    knowledge = True
    read: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0] == "crew":
            continue
        try:
            _read_once(words, read)
            if words == ["knowledge", "none"]:
                knowledge = False
            elif not (_read_knowledge(belief, words) or _read_plain(table, words)):
                _read_pile(table, words)
        except (ValueError, IndexError, OverflowError):
            what: dict[str, str | int] = {"line": number, "text": line[:60]}
            raise BadPosition("position-line-unreadable", what) from None
    _note_mysteries(table)
    if knowledge:
        _complete_belief(table, belief)
        table.belief = belief
    wrong = check_table(table)
    if wrong:
        raise BadPosition("position-wrong", {"why": wrong})
    _look_at_what_is_open(table)
    return table


def _empty_table(rules: Rules, text: str) -> Table:
    """A table with the crew the text names."""
    crew = vec[i64]()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words[:1] == ["crew"]:
            for name in words[1:]:
                if name not in CREW_NAMES:
                    what: dict[str, str | int] = {"line": number, "text": name[:60]}
                    raise BadPosition("position-item-unknown", what)
                crew = append(crew, CREW_NAMES.index(name))
    if len(crew) != rules.seats:
        why = f"{len(crew)} crew for {rules.seats} seats"
        raise BadPosition("position-wrong", {"why": why})
    table = new_table(rules, crew)
    forget_arrangements(table)
    return table


def _read_once(words: list[str], read: list[str]) -> None:
    """Refuse a line of which there was one already; there may be several about knowledge."""
    name = " ".join(words[:2]) if words[0] in ("line", "hand", "hand-before") else words[0]
    if name in read:
        raise ValueError(name)
    if not name.startswith(("known", "case")):
        read.append(name)


def _read_plain(table: Table, words: list[str]) -> bool:
    """Lines of one name and one value; False if it is not one of them. ValueError if it is bad."""
    name = words[0]
    if name == "arrangements":
        if len(words) == 1:
            raise ValueError(name)
        table.arrangements = vec[i64]([int(word) for word in words[1:]])
        return True
    if len(words) != 2 or name.endswith(":"):
        return False
    value = words[1]
    if name == "page":
        table.page = _within(_number(value), 0, table.rules.components.pages)
    elif name == "seat":
        table.seat = _within(_number(value) - 1, 0, int(table.rules.seats) - 1)
        table.owner = table.seat
    elif name == "owner":
        table.owner = _within(_number(value) - 1, 0, int(table.rules.seats) - 1)
    elif name == "phase":
        table.phase = PHASE_NAMES.index(value)
    elif name == "playing":
        table.playing = ACTION_NAMES.index(value)
    elif name == "chosen":
        table.chosen_line = _within(PLACE_NAMES.index(value), 0, LINES - 1)
    elif name == "fresh":
        table.fresh_card = ACTION_NAMES.index(value)
    elif name in ("moved", "placed", "all-saved") and value == "yes":
        table.has_moved = table.has_moved or name == "moved"
        table.has_placed = table.has_placed or name == "placed"
        table.all_saved = table.all_saved or name == "all-saved"
    else:
        raise ValueError(name)
    return True


def _number(text: str) -> int:
    """Plain digits: `int` alone would take 1_0 and other scripts' digits as well."""
    if not (text.isascii() and text.isdecimal()):
        raise ValueError(text)
    return int(text)


def _within(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(number)
    return number


def _read_pile(table: Table, words: list[str]) -> None:
    """Lines of a name, a colon and cards."""
    name = words[0]
    if name == "line":
        _read_line(table.lines[PLACE_NAMES.index(words[1].removesuffix(":"))], words[2:])
    elif name in ("A:", "B:", "C:", "D:"):
        _read_group(table, PLACE_NAMES.index(name[0]) - GROUP_PLACE, words[1:])
    elif name == "stack:":
        table.stack = _cards(words[1:])
    elif name == "discard:":
        table.discard = _cards(words[1:])
    elif name == "drawn:":
        table.drawn = _cards(words[1:])
    elif name == "action-stack:":
        table.action_stack = _kinds(words[1:])
    elif name == "action-discard:":
        table.action_discard = _kinds(words[1:])
    elif name == "offered:":
        table.offered = _kinds(words[1:])
    elif name in ("hand", "hand-before"):
        if name == "hand-before" and not len(table.hands_before):
            for _ in range(len(table.hands)):
                table.hands_before = append(table.hands_before, 0)
        hands = table.hands if name == "hand" else table.hands_before
        number = _number(words[1].removesuffix(":"))
        seat = _within(number - 1, 0, int(table.rules.seats) - 1)
        for kind in _kinds(words[2:]):
            hands[seat * KINDS + kind] += 1
    else:
        raise ValueError(name)


def _read_line(line: Line, words: list[str]) -> None:
    bar = words.index("|")
    line.cards = _cards(words[:bar])
    for word in words[bar + 1 :]:
        line.put(read_card(word))


def _read_group(table: Table, index: int, words: list[str]) -> None:
    for word in words:
        card = read_card(word)
        group = table.groups[index]
        if class_of(card) != index // 2 or number_of(card) != group.size + 1:
            raise ValueError(word)
        if is_mystery(card) and group.mystery:
            raise ValueError(word)
        group.put(card)


def _cards(words: list[str]) -> vec[i64]:
    cards = vec[i64]()
    for word in words:
        cards = append(cards, read_card(word))
    return cards


def _kinds(words: list[str]) -> vec[i64]:
    kinds = vec[i64]()
    for word in words:
        kinds = append(kinds, ACTION_NAMES.index(word))
    return kinds


def _read_knowledge(belief: Belief, words: list[str]) -> bool:
    """Lines about knowledge: `known-top stack: ...`, `case 0.25`, `known 2=1 4=2: f7 f6 s3`."""
    name = words[0]
    if name in ("known-top", "known-bottom"):
        pile = belief.piles[_PILES.index(words[1].removesuffix(":"))]
        cards = [int(card) for card in _cards(words[2:])]
        if name == "known-top":
            pile.top = cards
        else:
            pile.bottom = cards
    elif name == "case":
        weight = float(words[1])
        if not 0.0 < weight <= 1.0:
            raise ValueError(words[1])
        belief.cases.append(_empty_case(weight))
    elif name == "known":
        where, _, held = " ".join(words[1:]).partition(": ")
        spread = [0] * len(_PILES)
        for part in where.split():
            place, _, count = part.partition("=")
            spread[_PILES.index(place)] = int(count)
        if not belief.cases:
            belief.cases.append(_empty_case(1.0))
        cohort = Cohort([int(card) for card in _cards(held.split())], spread)
        if not cohort.cards or sum(spread) != len(cohort.cards) or min(spread) < 0:
            raise ValueError(where)
        belief.cases[-1].cohorts.append(cohort)
    else:
        return False
    return True


def _empty_case(weight: float) -> Case:
    return Case(weight, [Cohort([], [0] * len(_PILES))])


def _note_mysteries(table: Table) -> None:
    """For whom the Mysteries on the table stand in."""
    for line in table.lines:
        for card in line.cards:
            if is_mystery(card):
                table.mysteries[class_of(card)] = number_of(card)
    for index in range(GROUPS):
        if table.groups[index].mystery:
            table.mysteries[index // 2] = table.groups[index].mystery


def _complete_belief(table: Table, belief: Belief) -> None:
    """What follows from the table: how much is hidden, and what nobody has seen."""
    hidden: list[int] = []
    for index in range(len(_PILES)):
        pile = belief.piles[index]
        cards = _hidden(table, index)
        pile.middle = len(cards) - len(pile.top) - len(pile.bottom)
        hidden += [card for card in cards if card not in pile.top and card not in pile.bottom]
    if not belief.cases:
        belief.cases.append(_empty_case(1.0))
    for case in belief.cases:
        known = [card for cohort in case.cohorts for card in cohort.cards]
        unseen = case.cohorts[0]
        unseen.cards = sorted(card for card in hidden if card not in known)
        for index in range(len(_PILES)):
            placed = sum(cohort.spread[index] for cohort in case.cohorts[1:])
            unseen.spread[index] = belief.piles[index].middle - placed
        if sum(unseen.spread) != len(unseen.cards) or min(unseen.spread) < 0:
            raise BadPosition("position-wrong", {"why": "what is known does not add up"})


def _look_at_what_is_open(table: Table) -> None:
    """A pile that is being looked through is known, whether the text says so or not."""
    pile = NONE
    if table.phase == PLACING and table.playing == COME_ON:
        pile = STACK_PILE
    elif table.phase == FRONTING:
        pile = int(table.chosen_line)
    belief = table.belief
    if belief is not None and pile != NONE:
        cards = _hidden(table, pile)
        if any(not _is_known(belief, case, pile, cards) for case in belief.cases):
            belief.look(pile, cards)


def _is_known(belief: Belief, case: Case, pile: int, cards: list[int]) -> bool:
    sure = belief.piles[pile].bottom + belief.piles[pile].top
    for cohort in case.cohorts[1:]:
        if cohort.home() == pile:
            sure = sure + cohort.cards
    return sorted(sure) == sorted(cards)


def _hidden(table: Table, pile: int) -> list[int]:
    if pile == STACK_PILE:
        return [int(card) for card in table.stack]
    return table.lines[pile].hidden()
