"""Behaviour in every browser: Chromium, Firefox and WebKit, with their own pointers and keys."""

import subprocess

import pytest
from browsers import WebKit
from selenium.common.exceptions import WebDriverException

CONTROL = '<dwell-page-control pages="5" duration="4" page="1"></dwell-page-control>'
CAROUSEL = """<style>dwell-carousel { width: 400px; height: 300px; }</style>
<dwell-carousel label="Things" duration="4" loop><p>One</p><p>Two</p><p>Three</p></dwell-carousel>"""


def element(browser, script):
    """Runs a script with the first element in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-page-control, dwell-carousel'); const root = it.shadowRoot; {script}")


def boxes(browser, part):
    """Returns the left edge and width of every indicator of a kind, relative to the row's corner."""
    return element(
        browser,
        f"""const corner = root.querySelector('.root').getBoundingClientRect().left;
        return [...root.querySelectorAll('[part~={part}]')].map((one) => {{
          const {{ left, width }} = '{part}' === 'indicator' ? seen.inside(one) : seen.box(one);
          return [Math.round((left - corner) * 10) / 10, Math.round(width * 10) / 10];
        }});""",
    )


def test_the_row_is_drawn_with_its_metrics(browser, show):
    show(browser, CONTROL)
    assert boxes(browser, "indicator") == [[10, 8], [24, 36], [66, 8], [80, 8], [94, 8]]


def test_the_pill_fills_and_its_page_turns(browser, show):
    show(browser, CONTROL)
    browser.run("time.advance(1)")
    assert boxes(browser, "progress") == [[24 - 27, 36]]
    browser.run("time.advance(3.1)")
    (left, width), *_ = boxes(browser, "indicator")[1:2]
    assert 8 < width < 36
    browser.run("time.advance(1)")
    assert boxes(browser, "indicator")[2] == [38, 36]
    assert browser.run("return time.wakeUps") == 1


def test_animations_use_the_browsers_clock(browser, show):
    show(browser, CONTROL, clock=False)
    off = element(
        browser,
        """await new Promise((go) => setTimeout(go, 300));
        await new Promise(requestAnimationFrame);
        const fill = root.querySelector('[part~=progress]');
        const late = (performance.now() - document.timeline.currentTime) / 4000;
        const before = it.progress;
        const drawn = 1 + new DOMMatrix(getComputedStyle(fill).transform).e / 36;
        return [late, before, drawn, it.progress];""",
    )
    # The drawing is as old as the browser's frame. The script may be interrupted anywhere.
    late, before, drawn, after = off
    assert drawn > 0.05 and before - max(late, 0) - 0.02 < drawn < after + 0.02


def test_keys_turn_pages(browser, show):
    show(browser, CONTROL)
    element(browser, "root.querySelector('[role=slider]').focus()")
    browser.press("ArrowRight")
    browser.press("ArrowRight")
    browser.press("ArrowLeft")
    assert element(browser, "return [it.page, root.activeElement.getAttribute('aria-valuetext')]") == [2, "page 3 of 5"]


def test_a_drag_scrubs(browser, show):
    show(browser, CONTROL)
    left, top = element(browser, "const box = root.querySelector('.root').getBoundingClientRect(); return [box.left, box.top + 22]")
    browser.drag((left + 40, top), (left + 54, top), (left + 69, top))
    assert element(browser, "return it.page") == 3


def test_a_drag_turns_a_page(browser, show):
    show(browser, CAROUSEL)
    browser.drag((300, 150), (250, 150), (200, 150), (150, 150), (80, 150))
    browser.run("time.advance(1.5)")
    assert element(browser, "return it.page") == 1
    shown = element(browser, "return [...it.children].filter((page) => page.assignedSlot?.closest('.item')).map((page) => page.textContent)")
    assert shown == ["Two"]


def test_right_to_left_is_the_mirror_image(browser, show):
    show(browser, CONTROL, attributes='lang="en" dir="rtl"')
    assert [left for left, _ in boxes(browser, "indicator")] == [94, 52, 38, 24, 10]


def test_pages_scroll_and_snap_without_a_script(browser, show):
    show(browser, CAROUSEL, script=None)
    lefts = browser.run("return [...document.querySelectorAll('p')].map((page) => Math.round(page.getBoundingClientRect().left))")
    assert lefts == [0, 400, 800]


def test_elements_are_added_and_removed(browser, show):
    show(browser, "")
    left = browser.run(
        """const round = async () => {
          for (const name of ['dwell-page-control', 'dwell-carousel', 'dwell-segments', 'dwell-meter']) {
            for (let n = 0; n < 50; n += 1) {
              const element = document.createElement(name);
              element.setAttribute('pages', 3);
              element.setAttribute('duration', 4);
              document.body.append(element);
              element.remove();
            }
          }
          await new Promise((go) => setTimeout(go, 0));
        };
        // The memory grows to the peak of elements, and then stays the same.
        for (let n = 0; n < 4; n += 1) await round();
        const before = Dwell.memory();
        for (let n = 0; n < 5; n += 1) await round();
        return [Dwell.memory() - before, time.waits.length];"""
    )
    assert left == [0, 0]


def test_webkit_has_one_window_after_a_page_has_crashed():
    webkit = WebKit()
    try:
        webkit.open("data:text/html,a page")
        count = len(windows())
        subprocess.run(["pkill", "-KILL", "--session", str(webkit.driver.service.process.pid), "WebKitWebProces"], check=True)
        with pytest.raises(WebDriverException):
            while True:
                webkit.run("")
        webkit.restart()
        assert len(windows()) == count
    finally:
        webkit.close()


def windows():
    """Returns the visible windows of WebKit's browser, in which the keys of a test are pressed."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "MiniBrowser"], capture_output=True, text=True, check=True)
    return found.stdout.split()
