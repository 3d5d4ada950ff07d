"""The time of invisible pages stops, whatever hides them, and continues when they are visible again."""

import pytest
from scrolling import STYLE as SCROLLING
from scrolling import pages

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } #around > div { min-height: 0; overflow: hidden; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(7))
CAROUSEL = f'{STYLE}<main id="around"><div><dwell-carousel duration="1" loop>{PAGES}</dwell-carousel></div></main>'

# Styles that hide the content, and the element itself.
AROUND = [
    "height: 0; overflow: hidden", "max-height: 0; overflow: hidden", "display: grid; grid-template-rows: 0fr", "width: 0; overflow: hidden",
    "position: absolute; width: 1px; height: 1px; overflow: hidden", "position: absolute; clip: rect(0 0 0 0)", "transform: scale(0)",
    "transform: scaleY(0)", "transform: scale(.001)", "scale: 0", "transform: rotateY(90deg)", "clip-path: inset(50%)", "clip-path: inset(0 0 100%)",
    "clip-path: circle(0)", "clip-path: polygon(0 0, 0 100%, 0 0)", "visibility: hidden", "visibility: collapse", "content-visibility: hidden",
    "display: none", "transform: translateX(-200%)", "position: fixed; left: -9999px",
]
ITSELF = ["height: 0", "width: 0", "max-height: 0", "transform: scale(0)", "clip-path: inset(50%)", "visibility: hidden", "display: none"]
# Styles that hide only a part.
SHOWN = [
    "height: 2px; overflow: hidden", "transform: scale(.2)", "clip-path: inset(10%)", "clip-path: circle(30%)", "opacity: .5", "transform: rotate(90deg)",
    "clip-path: inset(10%); pointer-events: none", "transform: translateX(-25%)", "clip-path: polygon(0 0, 100% 0, 100% 100%)",
]

# Returns, for each style, whether pages turn with it, and afterwards.
TRY = """const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, rest))));
const wrong = [];
for (const style of styles) {
  target.style.cssText = style;
  await frames();
  const before = it.page;
  time.advance(2.5);
  await frames();
  time.advance(28);
  const turns = it.page !== before;
  target.style.cssText = '';
  await frames();
  time.advance(.6);
  const between = it.page;
  time.advance(1.2);
  if (turns !== expected || it.page === between) wrong.push([style, turns, it.page !== between]);
  await frames();
}
return wrong;"""


def wrong(browser, styles, target, *, turns=False, rest=20):
    """Tries styles on an element; returns those with which pages turn contrary to expectation, or don't turn afterwards."""
    return browser.run(
        f"""const it = document.querySelector('dwell-timer, dwell-carousel, dwell-segments');
        const target = document.querySelector('{target}'); const expected = {str(turns).lower()};
        const styles = {styles}; const rest = {rest}; {TRY}"""
    )


def test_styles_that_hide_a_carousel_pause_it(browser, show):
    show(browser, CAROUSEL)
    assert wrong(browser, AROUND, "#around") == []
    assert wrong(browser, ITSELF, "dwell-carousel") == []


def test_styles_that_hide_only_a_part_pause_nothing(browser, show):
    show(browser, CAROUSEL)
    assert wrong(browser, SHOWN, "#around", turns=True) == []


def test_styles_that_hide_a_scroll_container_pause_its_pages(browser, show):
    timer = '<dwell-timer for="s" duration="1" loop></dwell-timer>'
    show(browser, f'{SCROLLING}{STYLE}{timer}<main id="around"><div>{pages(7, "plain")}</div></main>')
    # It scrolls for a while after a turn, and in another size.
    assert wrong(browser, [AROUND[0], AROUND[6], AROUND[15]], "#around", rest=800) == []


def test_a_hairline_of_segments_is_visible(browser, show):
    show(browser, '<main id="around"><dwell-segments pages="7" duration="1" loop style="width: 300px; height: 1px"></dwell-segments></main>')
    assert wrong(browser, ["opacity: .9"], "#around", turns=True) == []


def test_a_carousel_that_starts_hidden_starts_its_time_when_it_is_shown(browser, show):
    for style in ("transform: scale(0)", "visibility: hidden", "height: 0; overflow: hidden", "clip-path: inset(50%)"):
        show(browser, CAROUSEL.replace("<main", f'<main style="{style}"'))
        hidden = browser.run("time.advance(30); return document.querySelector('dwell-carousel').page")
        browser.run("document.querySelector('main').style = ''")
        browser.settle()
        page = "return document.querySelector('dwell-carousel').page"
        assert [hidden, browser.run(f"time.advance(.8); {page}"), browser.run(f"time.advance(.8); {page}")] == [0, 0, 1], style


def test_a_page_whose_end_was_not_reported_gets_its_time_back(browser, show):
    """A page that was not visible until its end doesn't turn as soon as it is shown again."""
    show(browser, CAROUSEL.replace('duration="1"', 'duration="4"'))
    browser.run("document.querySelector('main').style.transform = 'scale(0)'; time.advance(20); document.querySelector('main').style = ''")
    browser.settle()
    page = "return document.querySelector('dwell-carousel').page"
    assert [browser.run(f"time.advance(3.4); {page}"), browser.run(f"time.advance(1.2); {page}")] == [0, 1]


def test_a_permanently_hidden_carousel_causes_no_wake_ups(browser, show):
    """Where an observer reports the return, nothing polls for it."""
    show(browser, CAROUSEL)
    for style, waits in (("display: none", 0), ("height: 0; overflow: hidden", 0), ("transform: scale(0)", 1)):
        browser.run(f"document.querySelector('main').style.cssText = '{style}'")
        browser.settle()
        assert browser.run("time.advance(3); return time.waits.length") == waits, style


@pytest.mark.parametrize("style", ["visibility: hidden", "clip-path: inset(50%)", "transform: scale(0)"])
def test_a_transition_that_hides_and_shows_is_detected(browser, show, style):
    show(browser, CAROUSEL + "<style>#around { transition: .1s; transition-property: visibility, clip-path, transform; clip-path: inset(0); }</style>")
    after = "await new Promise((go) => setTimeout(go, 300)); time.advance(.6)"
    page = "time.advance(30); return document.querySelector('dwell-carousel').page"
    before, hidden = (browser.run(f"document.querySelector('main').style = '{style}'; {after}; {page}") for _ in range(2))
    assert before == hidden
    assert browser.run(f"document.querySelector('main').style = ''; {after}; {page}") != hidden
