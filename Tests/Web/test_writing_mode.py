"""Elements among lines of text that run from top to bottom: indicators and buttons are placed as in horizontal text."""

import pytest

STYLE = """<style>
dwell-carousel, dwell-segments { width: 300px; height: 150px; }
dwell-meter { width: 44px; height: 200px; }
dwell-segments[orientation] { width: 44px; height: 200px; }
div { width: 400px; }
p { margin: 0; }
</style>"""
PAGES = "<p>One</p><p>Two</p><p>Three</p>"
PARTS = """return [...document.querySelectorAll('div > *')].map((it) => {
  const around = it.getBoundingClientRect();
  return [...it.shadowRoot.querySelectorAll('.item, button:not([hidden]), [part~=slider]')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.getAttribute('part'), ...[left - around.left, top - around.top, width, height].map(Math.round)].join(' ');
  });
})"""


@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("one", [
    f'<dwell-carousel duration="4" indicator="segments">{PAGES}</dwell-carousel>',
    f'<dwell-carousel duration="4" indicator-side="start">{PAGES}</dwell-carousel>',
    f'<dwell-carousel duration="4" fits-page style="height: auto">{PAGES}</dwell-carousel>',
    '<dwell-segments pages="3" duration="4"></dwell-segments>', '<dwell-segments pages="3" orientation="vertical"></dwell-segments>',
    '<dwell-page-control pages="12" duration="4" number-label="always" style="width: 300px"></dwell-page-control>',
    '<dwell-meter value="0.3"></dwell-meter>',
])  # fmt: skip
def test_indicators_and_buttons_are_placed_as_in_horizontal_text(browser, show, mode, one):
    show(browser, f"{STYLE}<div>{one}</div><div style='writing-mode: {mode}'>{one}</div>")
    horizontal, vertical = browser.run(PARTS)
    assert len(horizontal) > 1
    assert vertical == horizontal


def test_pages_keep_the_direction_of_their_lines(browser, show):
    show(browser, f"{STYLE}<div style='writing-mode: vertical-rl'><dwell-carousel>{PAGES}</dwell-carousel></div>")
    assert browser.run("return getComputedStyle(document.querySelector('p')).writingMode") == "vertical-rl"
