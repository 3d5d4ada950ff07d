"""The output of `dwell export --style=stories`, opened from the file system: a viewer, and the people once it is closed."""

import os
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsers import until
from pictures import picture
from serving import CLOCK, ROOT

# Policy violations, and a manual clock.
BEFORE = (ROOT / "Tests/Web/violations.js").read_text() + CLOCK
PEOPLE = {"Ann": 2, "Bob & Co": 1}
FIND = "const stories = document.querySelector('dwell-stories'); const nav = document.querySelector('nav'); "
# The element in the middle of the page; a picture's figure is the moment that is shown.
MIDDLE = "document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((one) => one.localName === 'figure')"


@pytest.fixture(scope="session")
def file(tmp_path_factory):
    folder = tmp_path_factory.mktemp("people")
    for number, (name, count) in enumerate(PEOPLE.items()):
        (folder / name).mkdir()
        for moment in range(count):
            (folder / name / f"{moment + 1}.png").write_bytes(picture(60 * number + 20 * moment, 90, 160))
    target = folder / "all.html"
    subprocess.run([os.environ["DWELL"], "export", folder, "-o", target, "--style=stories"], check=True, capture_output=True)
    return target.as_uri()


@pytest.fixture
def play(chromium, file):
    """Opens the page in a size."""

    def open_page(width=390, height=844):
        chromium.open(file, before=BEFORE, viewport={"width": width, "height": height})
        chromium.run("await Dwell.ready; await customElements.whenDefined('dwell-stories'); await customElements.whenDefined('dwell-story-ring')")
        chromium.settle()
        return chromium

    return open_page


def run(browser, script):
    return browser.run(FIND + script)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_first_moment_of_the_first_person_is_shown_at_once(play, width):
    browser = play(width)
    browser.run(until(f"{MIDDLE}?.parentNode === document.querySelector('dwell-carousel')"))
    assert run(browser, "return [stories.person, stories.people.map((one) => one.getAttribute('label')), nav.hidden]") == [0, list(PEOPLE), True]
    assert browser.run("return document.documentElement.scrollWidth - innerWidth") == 0


def press(browser, key):
    """Presses a key, and lets what it has begun come to its end."""
    browser.press(key)
    browser.run("time.advance(1)")
    browser.settle()


def test_the_last_story_ends_with_the_people_and_their_rings_lead_back(play):
    browser = play()
    press(browser, "ArrowRight")
    assert run(browser, "return [stories.person, stories.people[0].page]") == [0, 1]
    press(browser, "ArrowRight")
    assert run(browser, "return [stories.person, nav.hidden]") == [1, True]
    press(browser, "ArrowRight")
    assert run(browser, "return [stories.hidden, nav.hidden]") == [True, False]
    assert run(browser, "return [...nav.children].map((one) => one.textContent)") == list(PEOPLE)
    assert run(browser, "return [...nav.querySelectorAll('img')].every((one) => one.naturalWidth > 0)")
    browser.tab.click("nav button:first-child")
    assert run(browser, "return [nav.hidden, stories.hidden, stories.person]") == [True, False, 0]


def test_escape_shows_the_people_and_axe_finds_nothing(play):
    browser = play()
    assert Axe().run(browser.tab).violations_count == 0
    press(browser, "Escape")
    assert not run(browser, "return nav.hidden")
    assert run(browser, "return document.activeElement === nav.firstElementChild")
    assert Axe().run(browser.tab).violations_count == 0


def test_nothing_violates_the_policy(play):
    assert play().run("return globalThis.violations ?? []") == []
