"""`dwell-edge`: the user has tried to turn before the first page or after the last."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
PAGES = "<p>a</p><p>b</p><p>c</p>"
SCRIPT = """const it = document.querySelector('dwell-carousel, dwell-page-control, dwell-segments');
window.told ??= [];
if (!it.isHeard) document.addEventListener('dwell-edge', ({ target, detail }) => window.told.push([target.localName, detail.page, detail.direction]));
it.isHeard = true;
const part = (name) => it.shadowRoot.querySelector(`[part~=${name}]`);
const press = (key) => part('slider').dispatchEvent(new KeyboardEvent('keydown', { key }));
"""


def carousel(attributes=""):
    """Returns a carousel of three pages."""
    return f"{STYLE}<dwell-carousel {attributes}>{PAGES}</dwell-carousel>"


BODIES = pytest.mark.parametrize("name, body", [
    ("dwell-carousel", carousel("%s")), ("dwell-page-control", '<dwell-page-control pages="3" %s></dwell-page-control>'), ("dwell-segments", '<dwell-segments pages="3" %s></dwell-segments>'),
], ids=["carousel", "page control", "segments"])  # fmt: skip


@BODIES
def test_keys_tell_of_both_ends(browser, show, name, body):
    show(browser, body % "")
    told = browser.run(SCRIPT + "press('ArrowLeft'); press('ArrowRight'); press('End'); press('PageDown'); press('End'); return told")
    assert told == [[name, 0, "previous"], [name, 2, "next"]]


@BODIES
def test_neither_a_loop_nor_the_app_does(chromium, show, name, body):
    show(chromium, body % "loop")
    assert chromium.run(SCRIPT + "press('ArrowLeft'); press('ArrowRight'); return [told, it.page]") == [[], 0], name
    show(chromium, body % "")
    assert chromium.run(SCRIPT + "it.previous(); it.go(2); it.next(); it.page = 7; return [told, it.page]") == [[], 2]


def test_buttons_and_commands_do(browser, show):
    show(browser, carousel('id="c" controls="previous next"') + '<button commandfor="c" command="--previous">Back</button>')
    told = browser.run(SCRIPT + "part('previous').click(); document.querySelector('button').click(); it.page = 2; part('next').click(); return told")
    assert told == [["dwell-carousel", 0, "previous"]] * 2 + [["dwell-carousel", 2, "next"]]


def test_a_drag_does_if_it_would_have_turned_a_page(browser, show):
    show(browser, carousel())
    browser.run(SCRIPT)
    for x in (150, 390):
        browser.drag((60, 150), (90, 150), (x, 150))
        browser.run("time.advance(2)")
    assert browser.run("return [window.told, document.querySelector('dwell-carousel').page]") == [[["dwell-carousel", 0, "previous"]], 0]


def test_a_drag_that_belongs_to_pages_around_does_not(chromium, show):
    inner = f"<dwell-carousel>{PAGES}</dwell-carousel>"
    show(chromium, f"{STYLE}<dwell-carousel id='outer'><p>a</p>{inner}<p>c</p></dwell-carousel>")
    chromium.run(SCRIPT + "it.go(1, { animated: false }); time.advance(2)")
    chromium.settle()
    chromium.drag((100, 150), (110, 150), (320, 150))
    assert chromium.run("time.advance(2); return [told, document.querySelector('#outer').page]") == [[], 0]


def test_a_wheel_does(browser, show):
    show(browser, carousel())
    told = browser.run(
        SCRIPT
        + """const roll = (deltaX) => part('base').dispatchEvent(new WheelEvent('wheel', { deltaX, deltaMode: 1, bubbles: true, cancelable: true }));
        const isFree = roll(-3);
        roll(-3);
        return [told, isFree];"""
    )
    assert told == [[["dwell-carousel", 0, "previous"]], True]


def test_a_tap_of_a_story_does(browser, show):
    show(browser, carousel('taps="turn"'))
    browser.run(SCRIPT)
    browser.drag((20, 150))
    assert browser.run("return window.told") == [["dwell-carousel", 0, "previous"]]
