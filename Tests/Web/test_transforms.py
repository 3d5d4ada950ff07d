"""Pointers over elements that are rotated, mirrored or skewed: each point is the visible one."""

import pytest

PAGES = "".join(f"<p>Page {n}</p>" for n in range(5))
STYLE = "<style>body { height: 600px; overflow: hidden; } main { position: absolute; left: 300px; top: 200px; width: 200px; height: 150px; }</style>"
WAYS = [
    "transform: rotate(180deg)", "transform: rotate(90deg)", "transform: rotate(-30deg)", "transform: scaleX(-1)", "transform: scale(-.5, 1.5)",
    "transform: skewX(20deg)", "rotate: 45deg; scale: 1.2", "transform: rotateY(180deg)", "transform: rotate(90deg) scaleY(-1)", "scale: .5; rotate: 180deg",
]


def place(browser, x, y):
    """The position in the window of a point of the element, found with a probe at it."""
    return browser.run(
        """const it = document.querySelector('main > *').shadowRoot.querySelector('.root');
        const probe = document.createElement('i');
        probe.style = `position: absolute; left: ${arguments[0]}px; top: ${arguments[1]}px`;
        it.append(probe);
        const { left, top } = probe.getBoundingClientRect();
        probe.remove();
        return [left, top];""",
        x,
        y,
    )


@pytest.mark.parametrize("way", WAYS)
def test_a_drag_along_the_pages_turns_them(browser, show, way):
    body = f'<dwell-carousel style="width: 200px; height: 150px">{PAGES}</dwell-carousel>'
    show(browser, f'{STYLE}<main style="{way}">{body}</main>')
    page = "time.advance(2); return document.querySelector('dwell-carousel').page"
    browser.drag(*(place(browser, x, 75) for x in range(180, 20, -20)))
    assert browser.run(page) == 1
    browser.drag(*(place(browser, 100, y) for y in range(140, 20, -20)))
    assert browser.run(page) == 1, "a drag across turns nothing"
    browser.drag(*(place(browser, x, 75) for x in range(20, 190, 20)))
    assert browser.run(page) == 0


@pytest.mark.parametrize("way", WAYS)
def test_a_press_on_an_indicator_shows_its_page(browser, show, way):
    body = '<dwell-segments pages="3" style="width: 300px; height: 44px"></dwell-segments>'
    show(browser, f'{STYLE}<main style="width: 300px; height: 44px; {way}">{body}</main>')
    for mark in (2, 0, 1):
        browser.drag(place(browser, 50 + 100 * mark, 22))
        assert browser.run("time.advance(2); return document.querySelector('dwell-segments').page") == mark


def test_a_drag_in_a_rotated_carousel_inside_another_turns_the_inner_one(browser, show):
    inner = f'<dwell-carousel id="inner" indicator="none" style="width: 150px; height: 150px; rotate: 90deg">{PAGES}</dwell-carousel>'
    show(browser, f'{STYLE}<main><dwell-carousel indicator="none" style="width: 200px; height: 150px"><div>{inner}</div>{PAGES}</dwell-carousel></main>')
    pages = "time.advance(2); return [document.querySelector('main > *').page, document.getElementById('inner').page]"
    # Its pages follow one another downwards, and drags along the outer carousel's axis belong to the outer one.
    browser.drag(*(place(browser, 75, y) for y in range(130, 20, -20)))
    assert browser.run(pages) == [0, 1]
    browser.drag(*(place(browser, x, 75) for x in range(140, 10, -20)))
    assert browser.run(pages) == [1, 1]


POPOVER = '<div><button popovertarget="pop">More</button><div id="pop" popover>more</div></div>'


def test_an_open_popover_in_a_page_stays_until_it_is_closed(browser, show):
    show(browser, f'<dwell-carousel duration="1" style="width: 400px; height: 300px">{POPOVER}{PAGES}</dwell-carousel>')
    state = "await new Promise((go) => setTimeout(go, 50)); const it = document.querySelector('dwell-carousel'); time.advance(5); return [it.page, it.paused]"
    browser.run(f"time.advance(.5); document.getElementById('pop').showPopover()")
    assert browser.run(state) == [0, False]
    assert browser.run("return document.getElementById('pop').checkVisibility()")
    browser.run(f"document.getElementById('pop').hidePopover()")
    browser.settle()
    assert browser.run("const it = document.querySelector('dwell-carousel'); time.advance(.4); const { page } = it; time.advance(.2); return [page, it.page]") == [0, 1]


def test_an_open_element_that_is_removed_pauses_nothing(browser, show):
    show(browser, f'<dwell-carousel duration="1" style="width: 400px; height: 300px">{POPOVER}{PAGES}</dwell-carousel>')
    browser.run("document.getElementById('pop').showPopover(); await new Promise((go) => setTimeout(go, 50)); document.getElementById('pop').remove()")
    browser.settle()
    assert browser.run("time.advance(1.1); return document.querySelector('dwell-carousel').page") == 1


@pytest.mark.parametrize("opens", ["show", "showModal"])
def test_an_open_dialog_in_a_page_stays_open(browser, show, opens):
    show(browser, f'<dwell-carousel duration="1" style="width: 400px; height: 300px"><div><dialog id="pop">more</dialog></div>{PAGES}</dwell-carousel>')
    browser.run(f"document.getElementById('pop').{opens}(); await new Promise((go) => setTimeout(go, 50))")
    assert browser.run("time.advance(5); return [document.querySelector('dwell-carousel').page, document.getElementById('pop').checkVisibility()]") == [0, True]
