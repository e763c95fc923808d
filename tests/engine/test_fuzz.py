"""What the fuzzer finds reaches whoever asked, from another process too."""

import pickle

from carpathia.engine.fuzz import Failure, FuzzReport


def test_a_report_with_a_failure_can_be_sent_to_another_process() -> None:
    report = FuzzReport()
    report.games = 5
    report.endings = {"sunk": 4}
    report.failures.append(Failure(3, "no card is lost", "game titus", 12))
    sent: FuzzReport = pickle.loads(pickle.dumps(report))
    (failure,) = sent.failures
    assert (sent.games, sent.moves, sent.endings) == (5, 0, {"sunk": 4})
    assert (failure.number, failure.promise) == (3, "no card is lost")
    assert (failure.record, failure.moves) == ("game titus", 12)
