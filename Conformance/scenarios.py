"""Scenarios: what a timed carousel must do, as data. See README.md for the steps and what they mean."""

import json
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent / "Scenarios"

# What a library can lack without being wrong. A scenario that needs it is then not played.
CAPABILITIES = {
    "pause": "`pause()` and `play()`",
    "go": "`go(page)`",
    "stops": "it can be told not to loop",
    "progress": "`progress()`",
    "durations": "a page can have a duration of its own",
    "veto": "an app can forbid a turn",
    "films": "a page with a video lasts as long as the video",
    "button": "a pause button of its own",
    "indicator": "an indicator",
    "keys": "a control of its own that takes arrow keys",
    "swipe": "pages follow a finger",
}

# The steps by name, each with the types that its value may have.
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
    """A scenario file that says something the runner doesn't know."""


@dataclass
class Scenario:
    """One behaviour: what must be, why, and the steps that show whether it is."""

    group: str
    id: str
    title: str
    must: str
    steps: list
    sources: list = field(default_factory=list)
    needs: list = field(default_factory=list)
    setup: dict = field(default_factory=dict)


def check_steps(where, steps):
    """Raises `Invalid` unless every step is one that the runner knows."""
    for step in steps:
        if not isinstance(step, dict) or len(step) != 1:
            raise Invalid(f"{where}: a step is an object of one key: {step}")
        ((name, value),) = step.items()
        if name not in STEPS:
            raise Invalid(f"{where}: no step is called {name}; there are {', '.join(STEPS)}")
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
            raise Invalid(f"{where}: no capability is called {name}; there are {', '.join(CAPABILITIES)}")
        for name in set(scenario.setup) - SETUP:
            raise Invalid(f"{where}: nothing in a setup is called {name}; there are {', '.join(sorted(SETUP))}")
        yield scenario


def read_all(folder=FOLDER):
    """All scenarios, in the files' order and each file's own."""
    order = ["time", "pause", "hover-and-focus", "hidden", "less-motion", "ends", "people", "app", "told"]
    files = sorted(folder.glob("*.json"), key=lambda file: (order.index(file.stem) if file.stem in order else len(order), file.stem))
    scenarios = [scenario for file in files for scenario in read(file)]
    ids = [one.id for one in scenarios]
    for name in {one for one in ids if ids.count(one) > 1}:
        raise Invalid(f"two scenarios are called {name}")
    return scenarios
