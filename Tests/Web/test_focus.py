"""The focus ring's contrast, measured in Chromium's pixels: over white, black and a photograph, and at the window's edges."""

import base64

import pytest
from rings import MARKS, PHOTOGRAPH, SYMBOL, contrasts, has_ring

IMAGE = "data:image/svg+xml;base64," + base64.b64encode(PHOTOGRAPH.encode()).decode()
GROUNDS = {"white": "white", "black": "black", "grey": "#808080", "light grey": "#f4f4f7", "a photograph": f"url('{IMAGE}')"}
PAGE = {"plain": "<div></div>", "media": f'<img src="{IMAGE}" alt="">'}
STYLE = "<style>body { height: 100vh; background: %s; color: %s; } dwell-carousel { width: 400px; height: 200px; }</style>"


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("body", ['<dwell-page-control pages="5"></dwell-page-control>', '<dwell-segments pages="5"></dwell-segments>'])
def test_the_ring_around_indicators_is_visible_on_any_background_r220(chromium, show, ground, body):
    show(chromium, body, head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    assert has_ring(contrasts(chromium, "slider", MARKS))


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("page", PAGE)
@pytest.mark.parametrize("attributes", ["", 'indicator-inset="0"', 'indicator-side="start" indicator-inset="0"', 'duration="9"', 'indicator="segments" indicator-margin="0"'])
def test_the_ring_over_pages_is_visible_and_never_clipped_r220(chromium, show, ground, page, attributes):
    show(chromium, f"<dwell-carousel {attributes}>{PAGE[page] * 4}</dwell-carousel>", head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    chromium.run("time.advance(1)")
    assert has_ring(contrasts(chromium, "slider", MARKS))


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("page", PAGE)
@pytest.mark.parametrize("part", ["toggle", "next"])
def test_the_ring_around_buttons_is_visible_r220(chromium, show, ground, page, part):
    attributes = 'indicator="none" duration="9" controls="previous next"'
    show(chromium, f"<dwell-carousel {attributes}>{PAGE[page] * 4}</dwell-carousel>", head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    chromium.run("time.advance(1); document.querySelector('dwell-carousel').pause()")
    assert has_ring(contrasts(chromium, part, SYMBOL))


def test_the_author_may_colour_its_outer_half_r220(browser, show):
    show(browser, '<dwell-page-control pages="5" style="--dwell-focus-color: rgb(1, 2, 3)"></dwell-page-control>')
    browser.press("Tab")
    ring = "const root = document.querySelector('dwell-page-control').shadowRoot; const { outlineColor, outlineStyle } = getComputedStyle(root.querySelector('[part=slider]'), '::before'); return [outlineColor, outlineStyle]"
    assert browser.run(ring) == ["rgb(1, 2, 3)", "solid"]
