"""The document as the scroll container: sections as high as the window, one below the other."""

import pytest
from scrolling import STYLE, control, pages, run
from serving import page
from test_scroller_hand import finger, touch_a_turn

SECTIONS = """<style>
html { scroll-snap-type: y mandatory; }
section { height: 100vh; scroll-snap-align: start; }
dwell-page-control { position: fixed; z-index: 1; }
body { overflow-x: hidden; }
</style>""" + control('duration="4"') + "<header><a href='#'>Menu</a></header>"

BODY = "<script>document.body.id = 's'</script>"
MAIN = "<main id='s'>%s</main>"
KINDS = pytest.mark.parametrize(
    "body, attributes",
    [("%s", 'id="s"'), ("<main>%s</main>", 'id="s"'), ("%s" + BODY, ""), ("<main>%s</main>" + BODY, ""), (MAIN, ""), ("<main id='s' style='position: relative; border: 0 solid'>%s</main>", "")],
    ids=["html", "html around main", "body", "body around main", "main", "positioned main"],
)

# Runs a script when the sections have come to rest; returns the page, the scroll position in window heights, and the
# time's share.
STATE = """const scroll = document.documentElement;
const scrolled = () => -document.querySelector('section').getBoundingClientRect().top / innerHeight;
const resting = async () => {
  // A slow browser may not have begun to scroll to the element's page.
  await until(() => Math.abs(scrolled() - it.page) < 0.05);
  return still();
};
const still = async () => {
  for (let same = 0, before; same < 25; same = before === scrollY ? same + 1 : 0) { before = scrollY; await frame(); }
  return [it.page, Math.round(scrolled() * 10) / 10, Math.round(it.progress * 1000) / 1000];
};
"""


def sections(body=MAIN):
    """A page of four sections below a header."""
    return SECTIONS + body % "".join(f"<section>{n} <button>{n}</button></section>" for n in range(4))


@KINDS
def test_the_sections_of_a_document_are_pages(browser, show, body, attributes):
    show(browser, sections(body), attributes=f'lang="en" {attributes}')
    assert run(browser, "return [it.pageCount, it.page]") == [4, 0]
    # The time may stand still until observers have reported.
    assert run(browser, STATE + "await until(() => time.waits.length); time.advance(4.1); return await resting()") == [1, 1, 0.025]
    assert run(browser, STATE + "scroll.scrollBy({ top: innerHeight, behavior: 'instant' }); await until(() => it.page === 2); return await resting()")[:2] == [2, 2]
    assert run(browser, STATE + "it.go(3, { animated: false }); return await resting()")[:2] == [3, 3]


@pytest.mark.parametrize("animated", ["true", "false"])
def test_a_slow_browser_reverts_no_turn(browser, show, animated):
    """All actions within a second happen before the first frame."""
    show(browser, sections())
    run(browser, "window.pages = []; it.addEventListener('dwell-change', ({ detail }) => pages.push(detail.to)); window.wait = setTimeout; window.setTimeout = (action, time, ...more) => wait(action, time >= 100 && time <= 1000 ? 0 : time, ...more)")
    assert run(browser, STATE + f"time.advance(1); it.go(1, {{ animated: {animated} }}); return await resting()") == [1, 1, 0]
    assert browser.run("return pages") == [1]


@pytest.mark.parametrize("style", ["", "margin: 0", "padding: 9px", "position: static"])
def test_a_positioned_body_with_a_margin_moves_no_stop(browser, show, style):
    # The margin of the first element in the body collapses with the body's own.
    body = f"<style>body {{ position: relative; margin: 50px; {style} }} header {{ margin-block: 90px }}</style>"
    show(browser, sections("<main id='s'>%s</main>") + body)
    assert run(browser, STATE + "it.go(1, { animated: false }); return await resting()")[:2] == [1, 1]
    # Without snapping, only the element itself moves the pages.
    assert run(browser, STATE + "scroll.style.scrollSnapType = 'none'; it.go(2, { animated: false }); return await resting()")[:2] == [2, 2]
    tops = "return document.querySelectorAll('section')[2].getBoundingClientRect().top"
    assert browser.run(tops) == pytest.approx(0, abs=1)


def test_a_pointer_over_the_document_pauses_nothing_and_its_wheel_turns(chromium, show):
    show(chromium, sections())
    run(chromium, "window.causes = []; it.addEventListener('dwell-change', ({ detail }) => causes.push(detail.cause))")
    chromium.mouse.move(300, 300)
    assert run(chromium, "time.advance(1); return it.progress") == 0.25
    chromium.mouse.wheel(0, 500)
    assert run(chromium, STATE + "await until(() => it.page === 1); return (await resting()).slice(0, 2)") == [1, 1]
    assert chromium.run("return causes") == ["person"]


@pytest.mark.parametrize("body, attributes", [(MAIN, ""), ("%s", 'id="s"')], ids=["main", "html"])
def test_a_finger_that_stops_a_turn_leaves_the_pages(chromium, server, body, attributes):
    chromium.open(server.put(page(sections(body), attributes=f'lang="en" {attributes}')), has_touch=True)
    chromium.run("return await Dwell.ready")
    chromium.settle()
    touch = chromium.context.new_cdp_session(chromium.page)
    touch_a_turn(chromium, touch, (300, 300), "scrollY > 100", "scrollY < 3 * innerHeight")
    assert run(chromium, "return it.pageCount") == 4
    finger(touch, "touchEnd")
    assert run(chromium, STATE + "const [number, place] = await resting(); return [number === place, it.pageCount, scroll.getAttribute('style') ?? '']") == [True, 4, ""]


def test_the_time_stops_for_readers_further_down_the_page(browser, show):
    show(browser, sections(MAIN + "<footer style='height: 200vh'></footer>") + "<style>html { scroll-snap-type: y proximity; }</style>")
    run(browser, STATE + "const end = document.querySelector('footer').getBoundingClientRect().top; scroll.scrollTo({ top: end - innerHeight * .3, behavior: 'instant' }); await until(() => it.page === 3)")
    assert run(browser, STATE + "await still(); const { progress } = it; time.advance(2); return [it.page, it.progress - progress, Math.round(document.querySelector('footer').getBoundingClientRect().top / innerHeight * 10)]") == [3, 0, 3]
    assert run(browser, STATE + "document.querySelector('section').scrollIntoView({ behavior: 'instant' }); await until(() => it.page === 0); await resting(); time.advance(1); return [it.page, it.progress]") == [0, 0.25]


def test_a_strip_inside_a_section_is_not_the_scroll_container(browser, show):
    show(browser, sections(MAIN.replace("%s", "<section>0 " + pages().replace('id="s"', 'id="strip"') + "</section>%s")) + STYLE)
    assert run(browser, STATE + "time.advance(4.1); return [it.pageCount, ...await resting()]")[:3] == [5, 1, 1]


def test_indicators_inside_the_referenced_element_can_be_tapped(chromium, server):
    inside = sections(MAIN.replace("%s", control('duration="4"') + "%s")).replace(control('duration="4"'), "", 1)
    chromium.open(server.put(page(inside)), has_touch=True)
    chromium.run("return await Dwell.ready")
    chromium.settle()
    box = run(chromium, "return [...it.shadowRoot.querySelectorAll('[part~=indicator]')].at(-1).getBoundingClientRect().toJSON()")
    chromium.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert run(chromium, STATE + "await until(() => it.page === 1); return (await resting()).slice(0, 2)") == [1, 1]


def test_only_focus_in_the_referenced_element_pauses(chromium, show):
    show(chromium, sections())
    run(chromium, "document.querySelector('header a').focus({ focusVisible: true })")
    assert run(chromium, "return it.paused") is False
    run(chromium, "document.querySelector('section button').focus({ focusVisible: true })")
    assert run(chromium, "return it.paused") is True


@pytest.mark.parametrize("kind", ["track", "track positioned"])
def test_a_list_inside_a_container_can_be_referenced(browser, show, kind):
    items = "".join(f"<li>Page {n}</li>" for n in range(4))
    show(browser, STYLE + control('duration="4"') + f'<div class="pages {kind} carousel-inner"><p></p><ul id="s">{items}</ul></div>')
    edge = 3 if "positioned" in kind else 0
    script = "const inner = document.querySelector('.carousel-inner'); const left = async () => { let before; do { before = inner.scrollLeft; for (let n = 0; n < 25; n += 1) await frame(); } while (before !== inner.scrollLeft); return [it.pageCount, it.page, Math.round(before)]; };"
    run(browser, "time.advance(4.1)")
    assert run(browser, script + "return await left()") == [4, 1, 420 + edge]
    run(browser, script + f"inner.scrollTo({{ left: {1220 + edge}, behavior: 'instant' }}); await until(() => it.page === 3)")
    assert run(browser, script + "return await left()") == [4, 3, 1220 + edge]
