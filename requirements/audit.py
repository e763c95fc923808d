"""What is known against the versions we pin: `make audit` hands in what pip-audit found.

pip-audit asks the registry about each version. Not every registry has that page; all have one for
the project, which tells what is known against its newest version. So for whatever pip-audit had to
skip, that page is asked: where our pin is the newest, it answers. A pin it cannot answer for is
named; if the server runs on it, the audit has failed.
"""

import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from pip._internal.models.index import PyPI

SERVED: Final = "carpathia[postgresql]"
"""What a host installs."""
_PATIENCE: Final = 30


@dataclass(frozen=True)
class Finding:
    """What is known of one pinned version; `known` is None where nobody could be asked."""

    name: str
    version: str
    known: list[str] | None
    why: str = ""


@dataclass
class Audit:
    """The findings, and the names of what the server runs on."""

    served: set[str]
    findings: list[Finding] = field(default_factory=list)

    def is_clean(self) -> bool:
        return not any(
            finding.known or (finding.known is None and finding.name in self.served)
            for finding in self.findings
        )

    def lines(self) -> Iterator[str]:
        for finding in self.findings:
            place = "the server runs on it" if finding.name in self.served else "not in the server"
            if finding.known is None:
                yield f"not answered: {finding.name} {finding.version} ({finding.why}; {place})"
            for flaw in finding.known or []:
                yield f"KNOWN: {finding.name} {finding.version}: {flaw} ({place})"
        answered = [finding for finding in self.findings if finding.known is not None]
        served = [finding for finding in answered if finding.name in self.served]
        flaws = sum(len(finding.known or []) for finding in answered)
        yield (
            f"{flaws} known among {len(answered)} of {len(self.findings)} pins; "
            f"the server runs on {len(served)} of them"
        )


def read_pins(path: Path) -> dict[str, str]:
    """The versions by their names."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", path.read_text(), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pins}


def served_names(wanted: str = SERVED) -> set[str]:
    """What is installed for these wishes, and for theirs."""
    found: set[str] = set()
    waiting = [Requirement(wanted)]
    asked: set[str] = set()
    while waiting:
        wish = waiting.pop()
        if str(wish) in asked:
            continue
        asked.add(str(wish))
        name = canonicalize_name(wish.name)
        try:
            needs = requires(name) or []
        except PackageNotFoundError:
            continue  # wanted on another kind of machine only
        found.add(name)
        for need in map(Requirement, needs):
            extras = wish.extras or {""}
            if need.marker is None or any(need.marker.evaluate({"extra": e}) for e in extras):
                waiting.append(need)
    return found


def look_up(name: str, version: str) -> Finding:
    """What the registry's page of the project tells of its newest version, if ours is that."""
    try:
        with urllib.request.urlopen(f"{PyPI.pypi_url}/{name}/json", timeout=_PATIENCE) as answer:
            page = json.load(answer)
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        return Finding(name, version, None, f"the registry: {error}")
    return read_page(name, version, page)


def read_page(name: str, version: str, page: dict[str, Any]) -> Finding:
    newest = page["info"]["version"]
    if newest != version:
        return Finding(name, version, None, f"the newest is {newest}")
    flaws = [flaw["id"] for flaw in page["vulnerabilities"] if not flaw.get("withdrawn")]
    return Finding(name, version, flaws)


def audit(pins: dict[str, str], found: dict[str, Any], served: set[str]) -> Audit:
    """What pip-audit found, and the registry's pages for what it skipped."""
    told: dict[str, Any] = {canonicalize_name(each["name"]): each for each in found["dependencies"]}
    result = Audit(served)
    for name, version in pins.items():
        if "vulns" in told.get(name, {}):
            flaws = [flaw["id"] for flaw in told[name]["vulns"]]
            result.findings.append(Finding(name, version, flaws))
        else:
            result.findings.append(look_up(name, version))
    return result


def main(pins: str, found: str) -> int:
    """Print what is known; 1 if something is, or if the server could not be asked about."""
    result = audit(read_pins(Path(pins)), json.loads(Path(found).read_text()), served_names())
    sys.stdout.writelines(f"{line}\n" for line in result.lines())
    return 0 if result.is_clean() else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
