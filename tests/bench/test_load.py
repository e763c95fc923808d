"""What the load bench makes of its figures: whose fault it was that answers came late."""

from typing import Any

import pytest

from bench.disk import unlucky_wait
from bench.load import cut, is_spoilt, tell_verdict


def run(answer: float, apart: float, disk: float, met: float = 1.0) -> dict[str, Any]:
    """Figures of a run, in milliseconds."""
    told = {"answer": {"p99": answer}, "answer-apart": {"p99": apart}}
    return {**told, "disk-p99": disk, "met": met, "rate": 320.0}


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (run(answer=30, apart=30, disk=0), "reached: 99 answers of 100 in less than 50 ms"),
        (run(answer=30, apart=30, disk=400), "reached"),  # few moves were due in its stalls
        (run(answer=60, apart=30, disk=40), "missed"),
        (run(answer=50, apart=30, disk=0), "missed"),
        (run(answer=500, apart=30, disk=400), "not measured"),
        (run(answer=500, apart=200, disk=400), "missed"),  # it was late without the disk too
        (run(answer=500, apart=30, disk=400, met=0.5), "missed"),
    ],
)
def test_only_the_disk_is_no_excuse_but_for_itself(
    found: dict[str, Any], verdict: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = tell_verdict(found)
    said = capsys.readouterr().out
    assert said.startswith(verdict)
    assert code == (0 if verdict.startswith("reached") else 1)
    assert is_spoilt(found) == (verdict == "not measured")


@pytest.mark.parametrize(
    ("stalls", "wait"),
    [
        ([], 0.0),
        ([(3.0, 3.05)], 0.0),  # half of a hundredth of the time
        ([(3.0, 3.5)], 0.4),
        ([(3.0, 3.5), (7.0, 7.48)], 0.44),
        ([(1.0, 1.05), (3.0, 3.5), (5.0, 5.05)], 0.4),
    ],
)
def test_one_moment_in_a_hundred_waited_so_long(
    stalls: list[tuple[float, float]], wait: float
) -> None:
    found = unlucky_wait(stalls, 10.0)
    assert found == pytest.approx(wait)
    beyond = sum(max(ended - begun - found, 0) for begun, ended in stalls)
    assert beyond <= 0.1 + 1e-9


def test_what_the_disk_does_after_the_last_move_does_not_count() -> None:
    assert cut([(1.0, 2.0), (3.0, 5.0), (6.0, 7.0)], 4.0) == [(1.0, 2.0), (3.0, 4.0)]
