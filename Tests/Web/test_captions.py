"""Long captions of exported decks, in browsers."""

import json
import os
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from pictures import picture
from serving import CLOCK, ROOT
from stories import run

BEFORE = (ROOT / "Tests/Web/violations.js").read_text() + CLOCK


@pytest.fixture(scope="session")
def captions(tmp_path_factory):
    """Exports a deck of pages with captions of several lengths, and returns the address of the file."""
    folder = tmp_path_factory.mktemp("captions")
    (folder / "a.png").write_bytes(picture(200, 90, 60, 640, 480))
    titles = ["Short", *(("A boat in the harbour, and behind it the sea. " * 200)[:length] for length in (500, 800, 5000)), "長い題名" * 200]
    (folder / "deck.json").write_text(json.dumps({"pages": [{"picture": "a.png", "alt": "", "title": title} for title in titles]}))
    made = {}

    def write(options):
        if options not in made:
            made[options] = folder / f"page {len(made)}.html"
            command = [os.environ["DWELL"], "export", folder, "-o", made[options], *options.split()]
            subprocess.run(command, check=True, capture_output=True)
        return made[options].as_uri()

    return write


CAPTION = """const at = window.wanted ?? it.page, figure = it.children[at], [image, text] = ['img', 'figcaption > span'].map((one) => figure.querySelector(one));
  const place = text.getBoundingClientRect(), lines = place.height / parseFloat(getComputedStyle(text).lineHeight);
  const drawn = image.getBoundingClientRect();"""


@pytest.mark.parametrize("options", ["", "--style=story", "--rtl", "--per-view=2", "--style=story --per-view=2", "--style=story --per-view=2.5 --rtl"])
@pytest.mark.parametrize("size", [(320, 480), (360, 640), (844, 390), (1280, 720)])
def test_a_long_caption_leaves_room_for_its_picture_and_a_press_shows_all_of_it(chromium, captions, options, size):
    width, height = size
    browser = chromium
    browser.open(captions(options), before=BEFORE, viewport={"width": width, "height": height})
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    least = None
    for number in range(5):
        run(browser, f"wanted = {number}; await it.children[wanted].querySelector('img').decode(); it.go(wanted)")
        browser.run("time.advance(2)")
        browser.settle()
        lines, top, share = run(browser, f"{CAPTION} return [lines, place.top, drawn.height / innerHeight]")
        assert lines < 3.1 and top > 0, f"caption {number}"
        # The picture is nearly as large as it is above the short caption.
        least = least or 0.7 * share
        assert share > least, f"caption {number}"
        is_cut = run(browser, f"{CAPTION} return text.scrollHeight > text.clientHeight + 1")
        assert run(browser, f"{CAPTION} return [text.tabIndex, text.hasAttribute('data-dwell-ignore')]") == [0 if is_cut else -1, is_cut]
        assert is_cut == (number > 0) or width > 360
        if not is_cut:
            continue
        page = run(browser, "return it.page")
        assert page == number or "view" in options
        x, y = run(browser, f"{CAPTION} return [(place.left + place.right) / 2, (place.top + place.bottom) / 2]")
        browser.mouse.click(x, y)
        browser.settle()
        # The whole caption is in view, or can be scrolled into view, and the picture is still there; a tap there turns
        # no page.
        whole = """return [it.paused, text.scrollHeight <= text.clientHeight + 1 || getComputedStyle(text).overflowY === 'auto',
          place.top > 0, place.height < innerHeight / 2, drawn.height > 40]"""
        assert run(browser, CAPTION + whole) == [True, True, True, True, True]
        x, y = run(browser, f"{CAPTION} return [(place.left + place.right) / 2, (place.top + place.bottom) / 2]")
        browser.mouse.click(x, y)
        browser.settle()
        assert run(browser, f"{CAPTION} return [it.paused, lines < 3.1]") == [False, True]
        # Of several pages in view, the one whose caption is used doesn't become the current one.
        assert run(browser, "return it.page") == page


@pytest.mark.parametrize("options", ["", "--style=story"])
@pytest.mark.parametrize("width", [360, 500, 777])
def test_nothing_of_a_long_caption_is_cut_off_at_its_sides(chromium, captions, options, width):
    chromium.open(captions(options), before=BEFORE, viewport={"width": width, "height": 640})
    assert chromium.run("return await Dwell.ready") is True
    for number in (1, 2, 3):
        run(chromium, f"wanted = {number}; await it.children[wanted].querySelector('img').decode(); it.go(wanted)")
        chromium.run("time.advance(2)")
        chromium.settle()
        seen = chromium.tab.screenshot()
        run(chromium, f"{CAPTION} text.style.cssText = 'padding-inline: 3em; margin-inline: -3em'")
        chromium.settle()
        assert chromium.tab.screenshot() == seen, f"caption {number}: its ellipsis, too"


@pytest.mark.parametrize("options", ["", "--style=story"])
def test_every_browser_cuts_a_long_caption_off(browser, captions, options):
    browser.open(captions(options))
    assert browser.run("return await Dwell.ready") is True
    run(browser, "it.pause(); it.go(2); await new Promise((go) => setTimeout(go, 50))")
    browser.settle()
    assert run(browser, f"{CAPTION} return [lines < 3.1, text.tabIndex, place.top > 0, drawn.height > 100]") == [True, 0, True, True]
    assert run(browser, f"{CAPTION} text.focus(); const open = text.getBoundingClientRect(); return [open.height > place.height, open.top > 0]") == [True, True]


@pytest.mark.parametrize("options", ["", "--style=story"])
def test_a_long_caption_is_reached_by_the_keyboard(chromium, captions, options):
    chromium.open(captions(options), before=BEFORE, viewport={"width": 360, "height": 640})
    assert chromium.run("return await Dwell.ready") is True
    run(chromium, "it.go(2)")
    chromium.run("time.advance(2)")
    chromium.settle()
    assert Axe().run(chromium.tab).violations_count == 0
    assert chromium.tab.get_by_text("A boat in the harbour").count() >= 3, "screen readers have the whole text"
    for _ in range(6):
        chromium.press("Tab")
        if run(chromium, f"{CAPTION} return document.activeElement === text"):
            break
    assert run(chromium, f"{CAPTION} return [document.activeElement === text, it.paused, lines > 4]") == [True, True, True]
    assert Axe().run(chromium.tab).violations_count == 0
    chromium.press("Escape")
    chromium.settle()
    assert run(chromium, f"{CAPTION} return [document.activeElement === text, lines < 3.1]") == [False, True]


def test_a_long_caption_is_printed_whole(chromium, captions):
    chromium.open(captions("--style=story"))
    assert chromium.run("return await Dwell.ready") is True
    chromium.page.emulate_media(media="print")
    chromium.run("dispatchEvent(new Event('beforeprint'))")
    cut = "return [...it.querySelectorAll('figcaption > span')].map((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflow !== 'visible')"
    assert run(chromium, cut) == [False] * 5
