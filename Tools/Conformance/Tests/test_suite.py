"""Tests the suite itself: carousels with known faults fail exactly the right scenarios, and the data and README agree."""

import json
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

SUITE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SUITE))

import report  # noqa: E402
import run  # noqa: E402
import scenarios  # noqa: E402
from player import Player  # noqa: E402
from serving import Site  # noqa: E402

ALL = scenarios.read_all()
README = (SUITE / "README.md").read_text()

# The scenarios that each fault of plain.js must fail, and no others.
FAULTS = {
    (): set(),
    ("restarts",): {
        "pause-keeps-the-share", "pauses-add-up", "pausing-twice-is-pausing-once", "hover-pauses", "brushing-past-costs-nothing",
        "hover-after-play-goes-on", "leaving-does-not-undo-a-pause", "focus-pauses", "a-hidden-document-pauses",
        "out-of-sight-pauses", "hidden-does-not-undo-a-pause", "choosing-the-shown-page-keeps-its-time",
    },
    ("drifts", "unseen", "leaks"): {
        "does-not-drift", "a-hidden-document-pauses", "out-of-sight-pauses", "nothing-goes-on-after-its-end",
    },
    ("forgets", "slides", "loops", "lies"): {
        "leaving-does-not-undo-a-pause", "hovering-does-not-undo-a-pause", "leaving-by-focus-does-not-undo-a-pause",
        "hover-and-focus-are-two-reasons", "hidden-does-not-undo-a-pause", "less-motion-moves-no-page", "less-motion-applies-at-once",
        "stops-at-the-end", "progress-is-the-share-of-the-time", "pause-keeps-the-share",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def play():
    """Plays all scenarios with the plain carousel with the given faults."""
    with Site({"/fakes/": SUITE / "Tests"}) as site, sync_playwright() as playwright:
        browser = run.launch(playwright)

        def results(faults, played=ALL):
            player = Player(browser, site, "/fakes/plain.driver.js?" + "&".join(f"fault={fault}" for fault in faults))
            try:
                return [player.play(one) for one in played]
            finally:
                player.close()

        yield results
        browser.close()


@pytest.mark.parametrize("faults", FAULTS, ids=lambda faults: "+".join(faults) or "right")
def test_a_carousel_with_a_fault_fails_exactly_the_expected_scenarios(play, faults):
    results = play(faults)
    assert {one.scenario.id for one in results if one.verdict == "fails"} == FAULTS[faults]
    absent = {one.scenario.id for one in results if one.verdict == "can't"}
    assert absent == {one.id for one in ALL if set(one.needs) - {"pause", "go", "stops", "progress"}}


def test_a_failure_reports_the_observation_and_its_time(play):
    (seen,) = [one.seen for one in play(["restarts"], [one for one in ALL if one.id == "pause-keeps-the-share"])]
    assert re.fullmatch(r"at \d+\.\d\d s: page 2 after 5\.00 s, not page 2 after 3\.00 s", seen)


def test_a_library_that_throws_fails_with_its_message(play):
    (result,) = play([], [scenarios.Scenario("g", "i", "t", "m", [{"go": 1}, {"destroy": True}, {"play": True}])])
    assert (result.verdict, "throws" in result.seen) == ("fails", True)


@pytest.mark.parametrize("steps", [[{"wait": 1}], [{"pass": "1"}], [{"pass": 1, "go": 2}], [{"go": True}], [{"repeat": {"times": 2, "steps": [{"x": 1}]}}]])
def test_an_unknown_step_is_refused(tmp_path, steps):
    one = {"id": "i", "title": "t", "must": "m", "steps": steps}
    (tmp_path / "a.json").write_text(json.dumps({"title": "g", "scenarios": [one]}))
    with pytest.raises(scenarios.Invalid):
        scenarios.read_all(tmp_path)


@pytest.mark.parametrize("wrong", [{"needs": ["magic"]}, {"setup": {"colour": 1}}, {"surplus": 1}])
def test_unknown_parts_of_a_scenario_are_refused(tmp_path, wrong):
    one = {"id": "i", "title": "t", "must": "m", "steps": [], **wrong}
    (tmp_path / "a.json").write_text(json.dumps({"title": "g", "scenarios": [one]}))
    with pytest.raises(scenarios.Invalid):
        scenarios.read_all(tmp_path)


def used(steps):
    """The names of steps, including repeated ones."""
    for step in steps:
        for name, value in step.items():
            yield name
            if name == "repeat":
                yield from used(value["steps"])


def test_every_step_is_used_and_described():
    names = {name for one in ALL for name in used(one.steps)}
    assert names == set(scenarios.STEPS)
    assert [name for name in [*scenarios.STEPS, *scenarios.CAPABILITIES, *scenarios.SETUP] if f"`{name}`" not in README] == []


def test_the_readme_shows_the_driver_that_the_tests_use():
    assert (SUITE / "Tests/plain.driver.js").read_text() in README


def test_a_report_names_what_was_seen_and_escapes_it():
    scenario = scenarios.Scenario("Group", "an-id", "A title", "It must.", [], [{"title": "Source", "url": "https://example.org"}])
    results = [("One", [report_result(scenario, "fails", "a|b <c>")]), ("Two", [report_result(scenario, "can't", "no go")])]
    text = "\n".join(report.markdown(results, "Chromium 1"))
    assert "| A title | **fails**: a\\|b &lt;c> | can't: no go |" in text
    assert "[Source](https://example.org)" in text
    assert list(report.table(results))[-2:] == ["One: 0 passes, 1 fails, 0 can't", "Two: 0 passes, 0 fails, 1 can't"]


def report_result(scenario, verdict, seen):
    """A result without a browser."""
    from player import Result

    return Result(scenario, verdict, seen)
