"""Form controls, editable text, scrollers and carousels inside pages keep their own input, in every browser."""

import pytest
from test_scroller_hand import finger, touchable

STYLE = """<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }
input, textarea, select, [contenteditable], [draggable], audio, video, [data-dwell-ignore] { display: block; width: 300px; margin: 40px; }
input[type=range] { margin: 40px; }</style>"""
OTHERS = "<p>Two</p><p>Three</p>"


def carousel(content):
    """A carousel whose first page has some content, with `id=c` on the part to drag."""
    return f"{STYLE}<dwell-carousel><div>{content}</div>{OTHERS}</dwell-carousel>"


def run(browser, script):
    """Runs a script with the outermost carousel in `it` and the part to drag in `c`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const c = document.getElementById('c'); {script}")


def middle(browser, dx=0):
    """The middle of the content, or a point beside it."""
    left, top = run(browser, "const box = c.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]")
    return left + dx, top


def drag_content(browser, way=-250, start=130):
    """Drags the content horizontally by more than half a carousel."""
    browser.drag(middle(browser, start), *(middle(browser, start + way * n / 5) for n in range(1, 6)))
    browser.run("time.advance(2)")


CONTENTS = [
    '<input id="c" type="range" min="0" max="100" value="83">', '<input id="c" value="many words in a row of text">',
    '<textarea id="c">many words in a row of text</textarea>', '<select id="c" size="2"><option>one<option>two</select>',
    '<div contenteditable><b id="c" style="display: block">many words in a row of text</b></div>',
    '<div id="c" draggable="true">a piece</div>', '<audio id="c" controls></audio>', '<video id="c" controls height="80"></video>',
    '<div data-dwell-ignore><canvas id="c" width="300" height="80"></canvas></div>',
]


@pytest.mark.parametrize("content", CONTENTS)
def test_a_drag_that_starts_on_a_control_belongs_to_the_control(browser, show, content):
    show(browser, carousel(content))
    drag_content(browser)
    assert run(browser, "return it.page") == 0


def test_the_thumb_of_a_slider_follows_and_text_is_selected(browser, show):
    show(browser, carousel('<input id="c" type="range" min="0" max="100" value="83">'))
    drag_content(browser, start=100, way=-200)
    assert run(browser, "return c.value < 40")
    show(browser, carousel('<input id="c" value="many words in a row of text and some more of them">'))
    drag_content(browser, start=120, way=-240)
    assert run(browser, "return c.selectionEnd - c.selectionStart") > 5


def test_a_press_that_the_app_has_handled_turns_nothing(browser, show):
    show(browser, carousel('<p id="c">a chart</p>'))
    run(browser, "c.addEventListener('pointerdown', (event) => event.preventDefault())")
    drag_content(browser)
    assert run(browser, "return it.page") == 0


def test_a_drag_can_start_on_a_plain_button(browser, show):
    show(browser, carousel('<button id="c" style="width: 300px">press</button>'))
    drag_content(browser)
    assert run(browser, "return it.page") == 1


SCROLLER = '<div id="c" style="overflow-x: auto; width: 300px; height: 100px"><div style="width: 1000px; height: 40px"></div></div>'
NESTED = f'<dwell-carousel id="c" style="width: 300px; height: 200px">{OTHERS}</dwell-carousel>'
WHEEL = """const wheel = async (x, wait = 300) => {
  const event = new WheelEvent('wheel', { deltaX: x, bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'wheelDelta', { value: -x });
  (c.shadowRoot?.querySelector('.root') ?? c).dispatchEvent(event);
  time.advance(2);
  await new Promise((go) => setTimeout(go, wait));
  return event.defaultPrevented;
};"""


@pytest.mark.parametrize("way", ["ltr", "rtl", "row-reverse"])
def test_a_horizontal_wheel_scrolls_content_before_it_turns_a_page(browser, show, way):
    onward = 120 if way == "ltr" else -120
    if way == "row-reverse":
        content = SCROLLER.replace('style="', 'style="display: flex; flex-direction: row-reverse; ', 1).replace('"width: 1000px', '"flex: none; width: 1000px')
        show(browser, STYLE + f"<dwell-carousel><p>One</p><p>Two</p><div>{content}</div></dwell-carousel>")
        assert run(browser, f"{WHEEL} it.go(2, {{ animated: false }}); return [await wheel(-120), it.page]") == [False, 2]
        run(browser, "c.scrollLeft = -9999")
        assert run(browser, f"{WHEEL} return [await wheel(-120), it.page]") == [True, 1]
        return
    show(browser, carousel(SCROLLER), attributes=f'lang="en" dir="{way}"')
    took = run(browser, f"{WHEEL} return [await wheel({onward}), it.page]")
    assert took == [False, 0]
    run(browser, f"c.scrollLeft = {onward * 100}")
    assert run(browser, f"{WHEEL} return [await wheel({onward}), it.page]") == [True, 1]


def test_a_wheel_that_has_scrolled_content_to_its_end_turns_no_page_immediately(browser, show):
    show(browser, carousel(SCROLLER))
    assert run(browser, f"{WHEEL} await wheel(120, 0); c.scrollLeft = 9999; return [await wheel(120, 300), it.page, await wheel(120), it.page]") == [False, 0, True, 1]


def test_content_with_overscroll_behavior_keeps_the_wheel_at_its_end(browser, show):
    show(browser, carousel(SCROLLER.replace('style="', 'style="overscroll-behavior: contain; ', 1)))
    run(browser, "c.scrollLeft = 9999")
    assert run(browser, f"{WHEEL} return [await wheel(120), it.page]") == [False, 0]


def test_a_wheel_over_a_map_belongs_to_the_map(browser, show):
    show(browser, carousel('<div data-dwell-ignore><div id="c">a map</div></div>'))
    assert run(browser, f"{WHEEL} return [await wheel(120), it.page]") == [False, 0]


def test_a_wheel_turns_the_innermost_carousel_that_can(browser, show):
    show(browser, carousel(NESTED))
    pages = run(browser, f"{WHEEL} const seen = []; for (let n = 0; n < 2; n += 1) {{ await wheel(120); seen.push([c.page, it.page]); }} return seen")
    assert pages == [[1, 0], [1, 1]]


def test_a_drag_turns_the_innermost_carousel_that_can(browser, show):
    show(browser, carousel(NESTED))
    drag_content(browser)
    assert run(browser, "return [c.page, it.page]") == [1, 0]
    drag_content(browser)
    assert run(browser, "return [c.page, it.page]") == [1, 1]


def test_a_drag_across_a_nested_carousel_turns_the_outer_one(browser, show):
    show(browser, carousel(NESTED.replace("<dwell-carousel", '<dwell-carousel orientation="vertical"')))
    drag_content(browser)
    assert run(browser, "return [c.page, it.page]") == [0, 1]


def test_a_tap_in_a_nested_carousel_is_one_tap(browser, show):
    show(browser, carousel(NESTED.replace("<dwell-carousel", '<dwell-carousel taps="turn"')).replace("<dwell-carousel>", '<dwell-carousel taps="turn">'))
    browser.drag(middle(browser, 100))
    browser.run("time.advance(2)")
    assert run(browser, "return [c.page, it.page]") == [1, 0]


def test_after_a_swipe_the_first_tap_on_a_control_counts(chromium, server):
    touch = touchable(chromium, server, carousel("One").replace("<p>Two</p>", '<div><input id="c" type="checkbox" style="width: 80px; height: 80px"></div>'))
    finger(touch, "touchStart", (350, 250))
    for x in range(330, 60, -20):
        finger(touch, "touchMove", (x, 250))
        chromium.settle()
    finger(touch, "touchEnd")
    chromium.run("time.advance(2)")
    chromium.settle()
    # Both touches at once: between two commands, a slow browser would see a long press.
    chromium.tab.touchscreen.tap(*middle(chromium))
    chromium.settle()
    assert run(chromium, "return [it.page, c.checked]") == [1, True]


LINKS = [
    '<a id="c" href="#there">a link</a>', '<button id="c">Buy</button>', '<label id="c" for="k">a choice</label>',
    '<details><summary id="c">more</summary></details>', '<div id="c" role="button">a button</div>',
]


@pytest.mark.parametrize("content", LINKS)
def test_a_tap_on_a_link_activates_the_link(browser, show, content):
    style = "<style>#c { display: block; margin: 100px 150px; width: 100px; height: 60px; }</style>"
    show(browser, style + carousel(content).replace("<dwell-carousel>", '<dwell-carousel taps="turn">'))
    run(browser, "window.clicks = []; c.addEventListener('click', () => clicks.push(1))")
    browser.drag(middle(browser))
    browser.settle()
    browser.run("time.advance(2)")
    assert run(browser, "return [clicks.length, it.page, it.paused]") == [1, 0, False]
    browser.drag(middle(browser, 100))
    browser.settle()
    assert run(browser, "return it.page") == 1
