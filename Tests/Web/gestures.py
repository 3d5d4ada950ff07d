"""Scripts of gestures, which every front plays: the files of Tests/DwellConformance/Gestures. GestureScript.swift has their form."""

import pytest
from serving import ROOT


def scripts(kind):
    """The files for zoomed content or for stories, as the parameters of a test."""
    files = sorted((ROOT / "Tests/DwellConformance/Gestures").glob(f"{kind}-*.txt"))
    assert files
    return [pytest.param(file, id=file.stem) for file in files]


def numbers(words):
    return [float(word) for word in words]


def settings(file):
    """The settings by name, in numbers."""
    head = file.read_text().split("\n\n")[0].splitlines()
    return {name: numbers(rest) for name, *rest in map(str.split, head) if name != "#"}


def play(file, perform, show):
    """Plays a script: `perform` gets the words of a gesture, and `show` some seconds, after which it returns what is shown."""
    gesture, passed = ["the beginning"], 0
    for line in file.read_text().split("\n\n")[1].splitlines():
        first, *rest = line.split()
        if first.endswith(":"):
            after = float(first[:-1])
            # Browsers draw straight lines between keyframes.
            given = show(after - passed)
            assert given == pytest.approx(numbers(rest), rel=2e-3, abs=6e-3), f"{after} s after {' '.join(gesture)}: {given}"
            passed = after
        elif first != "#":
            gesture, passed = [first, *rest], 0
            perform(gesture)
