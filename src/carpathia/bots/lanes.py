"""Many matches driven side by side, for vectors of environments: one sheet and one step for all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carpathia.bots.lane import Lane
from carpathia.bots.paper import Paper


@final
class Lanes:
    """Many matches side by side, a decision of each at a time.

    One that is over begins anew at the next step, whatever number it is given: Gymnasium's
    autoreset mode NEXT_STEP. The lanes are taken over: their masks and what is seen are kept here.
    """

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes: Final = lanes
        self.rewards: list[float] = [lane.reward for lane in lanes]
        self.are_over: list[bool] = [lane.is_over for lane in lanes]
        self.has_illegal = False
        """Whether one of the last numbers was no legal move."""
        size: i64 = 0
        count: i64 = 0
        for lane in lanes:
            size += lane.course.size
            count += lane.course.move_count
        self._paper: Final = Paper(size)
        self.masks: Final = vec[u8]([0] * count)
        """For each match a byte for each move, one after the other; always the same memory."""
        self.seen: Final = self._paper.sheet
        """What each driver sees, one after the other; always the same memory."""
        seen = self._paper.blank
        at: i64 = 0
        for lane in lanes:
            lane.mask_into(self.masks, at)
            at += lane.course.move_count
            seen = lane.see(seen)

    def __reduce__(self) -> tuple[object, ...]:
        """The matches are all there is to keep."""
        return (Lanes, (self.lanes,))

    def step(self, moves: list[int]) -> None:
        """A number for each match."""
        self.has_illegal = False
        seen = self._paper.blank
        for index in range(len(self.lanes)):
            lane = self.lanes[index]
            if lane.is_over:
                lane.begin_unseen()
            else:
                lane.drive_unseen(moves[index])
                self.has_illegal = self.has_illegal or lane.is_illegal
            seen = lane.see(seen)
            self.rewards[index] = lane.reward
            self.are_over[index] = lane.is_over
