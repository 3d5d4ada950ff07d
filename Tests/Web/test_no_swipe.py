"""A carousel with `no-swipe`: drags and wheels leave its pages where they are, and all else turns them."""

import pytest
from browsers import until

HTML = """<style>dwell-carousel { width: 400px; height: 300px; }</style>
<dwell-carousel %s><p>a</p><p>b</p><p>c</p></dwell-carousel>"""
PAGE = "const it = document.querySelector('dwell-carousel'); time.advance(2); return it.page"


def test_a_drag_turns_no_page_and_a_tap_does(browser, show):
    show(browser, HTML % 'no-swipe taps="turn"')
    browser.drag((300, 100), (250, 100), (150, 100), (50, 100))
    assert browser.run(PAGE) == 0
    browser.drag((350, 100))
    assert browser.run(PAGE) == 1
    # Without the attribute the same drag does.
    browser.run("document.querySelector('dwell-carousel').noSwipe = false")
    browser.drag((300, 100), (250, 100), (150, 100), (50, 100))
    assert browser.run(PAGE) == 2


def test_dots_are_scrubbed(browser, show):
    show(browser, HTML % "no-swipe")
    x, y = browser.run("const { left, top, width, height } = document.querySelector('dwell-carousel').shadowRoot.querySelector('[part~=slider]').getBoundingClientRect(); return [left + width / 2, top + height / 2]")
    browser.drag((x - 20, y), (x - 10, y), (x + 10, y), (x + 60, y))
    assert browser.run(PAGE) == 2


@pytest.mark.parametrize("attributes, page", [("no-swipe", 0), ("", 1)])
def test_wheels_scroll_what_is_around(chromium, show, attributes, page):
    show(chromium, (HTML % attributes) + '<div style="width: 3000px; height: 3000px"></div>')
    chromium.mouse.move(200, 100)
    chromium.mouse.wheel(120, 0)
    chromium.settle()
    assert chromium.run(PAGE) == page
    if page == 0:
        chromium.run(until("scrollX > 0"))
    else:
        assert chromium.run("await new Promise((go) => setTimeout(go, 1000)); return scrollX") == 0
