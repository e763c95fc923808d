"""Processes that share the matches out: deaf to Ctrl-C, which is for the one that started them."""

import os
import signal

import pytest

from carpathia.lab.sharing import share_out


def blocked(_piece: range) -> set[int]:
    return {int(one) for one in signal.pthread_sigmask(signal.SIG_BLOCK, ())}


@pytest.mark.skipif(os.name != "posix", reason="a signal like that of a terminal")
def test_workers_never_hear_ctrl_c_and_whoever_starts_them_does() -> None:
    before = blocked(range(0))
    found = [told for _, told in share_out(blocked, [range(2)], 2)]
    assert len(found) == 2
    assert all(signal.SIGINT in told for told in found), "blocked since before they were started"
    assert blocked(range(0)) == before
