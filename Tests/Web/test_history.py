"""Returning to a page that browsers have kept as it was (the back/forward cache), with a manual clock."""

import pytest
from browsers import Chromium
from scrolling import STYLE, pages
from selenium.webdriver.common.action_chains import ActionChains

CAROUSEL = "<style>dwell-carousel { width: 400px; height: 200px; }</style><dwell-carousel duration='4'><p>a</p><p>b</p><p>c</p></dwell-carousel>"
# A minute passes on another page.
AWAY = """<script>addEventListener('DOMContentLoaded', () => {
  addEventListener('pageshow', ({ persisted }) => { globalThis.isKept = persisted; });
  document.addEventListener('visibilitychange', () => { if (document.hidden) time.advance(60); });
})</script>"""
SCROLLER = STYLE + pages(3) + '<dwell-timer for="s" duration="4"></dwell-timer>'
BODIES = pytest.mark.parametrize("body", [
    CAROUSEL, SCROLLER, '<dwell-page-control pages="3" duration="4"></dwell-page-control>', '<dwell-segments pages="3" duration="4"></dwell-segments>',
], ids=["carousel", "scroller", "page control", "segments"])
STATE = "const it = document.querySelector('[duration]'); return [globalThis.isKept, it.page, it.progress]"


@pytest.fixture(scope="module")
def chromium(chromium):
    whole = Chromium(chromium.playwright, "/usr/bin/chromium")
    yield whole
    whole.close()


@BODIES
def test_time_continues_where_it_was(browser, show, server, body):
    # A browser that is short of memory, or still busy with a page as it is left, loads it again instead.
    for _ in range(5):
        show(browser, body + AWAY)
        browser.run("time.advance(1)")
        browser.open(server.put("<p>Another page"))
        browser.back()
        browser.settle()
        if browser.run("return globalThis.isKept"):
            break
    assert browser.run(STATE) == [True, 0, 0.25]
    browser.run("time.advance(3.1)")
    assert browser.run(STATE) == [True, 1, pytest.approx(0.025)]


@pytest.mark.parametrize("body", [CAROUSEL, SCROLLER], ids=["carousel", "scroller"])
def test_a_pointer_that_has_left_meanwhile_no_longer_pauses(webkit, show, server, body):
    show(webkit, body)

    def move(x, y):
        actions = ActionChains(webkit.driver)
        actions.w3c_actions.pointer_action.move_to_location(x, y)
        actions.perform()
        webkit.settle()

    move(200, 500)
    move(200, 100)
    assert webkit.run("time.advance(1);" + STATE)[2] == 0, "it pauses"
    webkit.open(server.put("<p>Another page"))
    move(200, 500)
    webkit.back()
    move(202, 502)
    assert webkit.run("time.advance(1);" + STATE)[2] == 0.25
    move(200, 100)
    assert webkit.run("time.advance(1);" + STATE)[2] == 0.25, "one that comes pauses again"
