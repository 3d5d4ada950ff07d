"""The focus ring's contrast, from pixels in Chromium: over white, black and a photograph, and at the window's edges."""

import base64

import pytest

# As varied as a photograph: every brightness and colour, in large and small spots.
PHOTOGRAPH = """<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><filter id="f"><feTurbulence baseFrequency="0.03" numOctaves="5" seed="4"/>
<feColorMatrix values="2.6 0 0 0 -.8 0 2.6 0 0 -.8 0 0 2.6 0 -.8 0 0 0 0 1"/></filter><rect width="400" height="200" filter="url(#f)"/></svg>"""
IMAGE = "data:image/svg+xml;base64," + base64.b64encode(PHOTOGRAPH.encode()).decode()
GROUNDS = {"white": "white", "black": "black", "grey": "#808080", "an exported page": "#f4f4f7", "a photograph": f"url('{IMAGE}')"}
PAGE = {"plain": "<div></div>", "media": f'<img src="{IMAGE}" alt="">'}
STYLE = "<style>body { height: 100vh; background: %s; color: %s; } dwell-carousel { width: 400px; height: 200px; aspect-ratio: auto; }</style>"

# Returns the contrast of each pixel of one picture with the same pixel of another (WCAG 2.2, contrast ratio).
CONTRASTS = """const [before, after] = await Promise.all(arguments.map(async (data) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}));
const linear = (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const light = (data, at) => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
const found = [];
for (let at = 0; at < before.length; at += 4) {
  const [low, high] = [light(before, at), light(after, at)].sort((one, other) => one - other);
  found.push((high + 0.05) / (low + 0.05));
}
return found;"""


def contrasts(browser, part, ring):
    """Returns what focus changes around a part, by rows: the contrast of each pixel with what was there before."""
    find = f"const root = document.querySelector('dwell-carousel, dwell-page-control, dwell-segments').shadowRoot; const one = root.querySelector('[part={part}]');"
    browser.run(f"{find} one.focus({{ focusVisible: true }})")
    browser.settle()
    # The ring is around the marks or the symbol, not around the target. It may reach beyond its box by its width.
    clip = browser.run(f"{find} {ring} return [box.left, box.top, box.width, box.height].map(Math.round);")
    clip = dict(zip(("x", "y", "width", "height"), clip))
    size = browser.run("return [innerWidth, innerHeight]")
    assert clip["x"] >= 0 and clip["y"] >= 0 and clip["x"] + clip["width"] <= size[0] and clip["y"] + clip["height"] <= size[1], "inside the window"
    after = browser.tab.screenshot(clip=clip)
    browser.run(f"{find} one.blur()")
    browser.settle()
    before = browser.tab.screenshot(clip=clip)
    values = browser.run(CONTRASTS, *(base64.b64encode(one).decode() for one in (before, after)))
    return [values[row * clip["width"] : (row + 1) * clip["width"]] for row in range(clip["height"])]


MARKS = """const [target, edges] = [one.getBoundingClientRect(), one.style.getPropertyValue('--ring').split(' ').map(parseFloat)];
const box = new DOMRect(target.left + edges[3], target.top + edges[0], target.width - edges[1] - edges[3], target.height - edges[0] - edges[2]);"""
SYMBOL = "const inner = one.querySelector('svg').getBoundingClientRect(); const box = new DOMRect(inner.left - 2, inner.top - 2, inner.width + 4, inner.height + 4);"


def has_ring(rows):
    """Whether each side of a picture has a line of 3:1 with what was there, at least half of the ring's four pixels thick."""
    width, height = len(rows[0]), len(rows)
    middle = height // 2
    sides = [
        [[rows[y][x] for y in range(6)] for x in range(width // 3, width - width // 3)],
        [[rows[height - 1 - y][x] for y in range(6)] for x in range(width // 3, width - width // 3)],
        [[rows[y][x] for x in range(6)] for y in range(middle - 2, middle + 2)],
        [[rows[y][width - 1 - x] for x in range(6)] for y in range(middle - 2, middle + 2)],
    ]
    # Antialiased pixels of curves are part of neither half.
    return all(sum(value >= 3 for value in line) >= 1 for side in sides for line in side) and all(
        sum(value >= 3 for line in side for value in line) >= 1.8 * len(side) for side in sides
    )


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("body", ['<dwell-page-control pages="5"></dwell-page-control>', '<dwell-segments pages="5"></dwell-segments>'])
def test_the_ring_around_marks_is_seen_on_any_ground_r220(chromium, show, ground, body):
    show(chromium, body, head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    assert has_ring(contrasts(chromium, "slider", MARKS))


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("page", PAGE)
@pytest.mark.parametrize("attributes", ["", 'indicator-inset="0"', 'indicator-side="start" indicator-inset="0"', 'duration="9"', 'indicator="segments" indicator-margin="0"'])
def test_the_ring_over_pages_is_seen_and_never_cut_r220(chromium, show, ground, page, attributes):
    show(chromium, f"<dwell-carousel {attributes}>{PAGE[page] * 4}</dwell-carousel>", head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    chromium.run("time.advance(1)")
    assert has_ring(contrasts(chromium, "slider", MARKS))


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("page", PAGE)
@pytest.mark.parametrize("part", ["toggle", "next"])
def test_the_ring_around_buttons_is_seen_r220(chromium, show, ground, page, part):
    attributes = 'indicator="none" duration="9" controls="previous next"'
    show(chromium, f"<dwell-carousel {attributes}>{PAGE[page] * 4}</dwell-carousel>", head=STYLE % (GROUNDS[ground], "white" if ground == "black" else "black"))
    chromium.run("time.advance(1); document.querySelector('dwell-carousel').pause()")
    assert has_ring(contrasts(chromium, part, SYMBOL))


def test_the_author_may_colour_its_outer_half_r220(browser, show):
    show(browser, '<dwell-page-control pages="5" style="--dwell-focus-color: rgb(1, 2, 3)"></dwell-page-control>')
    browser.press("Tab")
    ring = "const root = document.querySelector('dwell-page-control').shadowRoot; const { outlineColor, outlineStyle } = getComputedStyle(root.querySelector('[part=slider]'), '::before'); return [outlineColor, outlineStyle]"
    assert browser.run(ring) == ["rgb(1, 2, 3)", "solid"]
