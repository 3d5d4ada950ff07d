"""Scenarios: the required behaviour of timed carousels, as data. See README.md for the steps."""

import json
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent / "Scenarios"

# Optional features of a library. Scenarios that need a missing one are skipped.
CAPABILITIES = {
    "pause": "`pause()` and `play()`",
    "go": "`go(page)`",
    "stops": "an option not to loop",
    "progress": "`progress()`",
    "durations": "durations of single pages",
    "veto": "a way for the app to forbid a turn",
    "films": "pages with a video that last as long as the video",
    "button": "a pause button of its own",
    "indicator": "an indicator",
    "keys": "a control of its own that handles arrow keys",
    "swipe": "pages that follow a finger",
}

# The steps by name, each with the types of its value.
NUMBER, FLAG = (int, float), (bool,)
STEPS = {
    "pass": NUMBER, "sleep": NUMBER, "play": FLAG, "pause": FLAG, "go": NUMBER, "destroy": FLAG, "hover": FLAG,
    "focus": (str,), "hide": FLAG, "scroll": (str,), "reduceMotion": FLAG, "press": (str,), "swipe": NUMBER, "hold": (dict,),
    "allow": FLAG, "film": (str,), "watch": (str,), "repeat": (dict,), "page": NUMBER, "progress": NUMBER, "stays": NUMBER,
    "turns": (dict,), "turnsEvery": (dict,), "turnedAtMost": NUMBER, "moved": FLAG, "waits": NUMBER, "says": NUMBER,
    "focusIs": (str,), "filmPaused": FLAG, "live": FLAG,
}  # fmt: skip
SETUP = {"pages", "duration", "loops", "films", "durations", "veto", "lateness", "touch", "reduceMotion", "strict"}


class Invalid(Exception):
    """A scenario file is invalid."""


@dataclass
class Scenario:
    """One required behaviour, its sources, and the steps that test it."""

    group: str
    id: str
    title: str
    must: str
    steps: list
    sources: list = field(default_factory=list)
    needs: list = field(default_factory=list)
    setup: dict = field(default_factory=dict)


def check_steps(where, steps):
    """Raises `Invalid` for unknown steps and values."""
    for step in steps:
        if not isinstance(step, dict) or len(step) != 1:
            raise Invalid(f"{where}: a step must be an object with one key: {step}")
        ((name, value),) = step.items()
        if name not in STEPS:
            raise Invalid(f"{where}: unknown step {name}; the steps are {', '.join(STEPS)}")
        is_flag = isinstance(value, bool)
        if not isinstance(value, STEPS[name]) or (is_flag and STEPS[name] != FLAG):
            raise Invalid(f"{where}: {name} can't be {json.dumps(value)}")
        if name == "repeat":
            check_steps(where, value["steps"])


def read(file):
    """The scenarios of a file."""
    content = json.loads(file.read_text())
    for one in content["scenarios"]:
        where = f"{file.name}, {one.get('id')}"
        try:
            scenario = Scenario(group=content["title"], **one)
        except TypeError as error:
            raise Invalid(f"{where}: {error}") from None
        check_steps(where, scenario.steps)
        for name in set(scenario.needs) - set(CAPABILITIES):
            raise Invalid(f"{where}: unknown capability {name}; the capabilities are {', '.join(CAPABILITIES)}")
        for name in set(scenario.setup) - SETUP:
            raise Invalid(f"{where}: unknown field {name} in a setup; the fields are {', '.join(sorted(SETUP))}")
        yield scenario


def read_all(folder=FOLDER):
    """All scenarios, ordered by file."""
    order = ["time", "pause", "hover-and-focus", "hidden", "reduced-motion", "ends", "input", "app", "accessibility"]
    files = sorted(folder.glob("*.json"), key=lambda file: (order.index(file.stem) if file.stem in order else len(order), file.stem))
    scenarios = [scenario for file in files for scenario in read(file)]
    ids = [one.id for one in scenarios]
    for name in {one for one in ids if ids.count(one) > 1}:
        raise Invalid(f"two scenarios have the id {name}")
    return scenarios
