"""Pages at rest are on whole device pixels, at any width and scale: the test compares Chromium's own pixels (R228)."""

import base64

import pytest
from browsers import SETTLE, Chromium
from serving import page

SCALES = [1, 1.25, 1.5, 2, 2.625, 3]
COLOURS = ["#f00", "#0f0", "#00f", "#ff0", "#0ff", "#f0f"]
NAMES = {"255,0,0": 0, "0,255,0": 1, "0,0,255": 2, "255,255,0": 3, "0,255,255": 4, "255,0,255": 5}

RUNS = """
const bytes = await (await fetch(`data:image/png;base64,${arguments[0]}`)).blob();
const image = await createImageBitmap(bytes, { colorSpaceConversion: 'none' });
const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
canvas.drawImage(image, 0, 0);
const { data } = canvas.getImageData(0, arguments[1], arguments[2], 1);
const runs = [];
for (let at = 0; at < data.length; at += 4) {
  const colour = data.slice(at, at + 3).join();
  if (runs.at(-1)?.[0] === colour) runs.at(-1)[1] += 1;
  else runs.push([colour, 1]);
}
return runs;
"""

FRACTIONS = """
const off = (length) => Math.abs(length * devicePixelRatio - Math.round(length * devicePixelRatio));
return [...document.querySelector('dwell-carousel').shadowRoot.querySelectorAll('[part~=page], .group:has([part~=page])')]
  .map((one) => getComputedStyle(one).transform).filter((one) => one !== 'none')
  .map((one) => [one, new DOMMatrix(one)]).filter(([, { e, f }]) => off(e) + off(f) > 0.03).map(([one]) => one);
"""


@pytest.fixture(scope="module")
def displays(chromium):
    """Chromium on displays of all scales, by scale; an emulated display lays out in CSS pixels."""
    made = {}

    def display(scale):
        if scale not in made:
            made[scale] = Chromium(chromium.playwright, arguments=["--window-size=1500,800", f"--force-device-scale-factor={scale}"])
        return made[scale]

    yield display
    for browser in made.values():
        browser.close()


@pytest.fixture
def carousel(chromium, displays, server):
    """Opens a carousel of six pages of one colour each, on black, on a display of a scale or an emulated one; returns the page
    and how to run a script with the element in `it`."""

    def open_page(scale, attributes, is_emulated=False):
        pages = "".join(f'<div style="background: {colour}; height: 120px"></div>' for colour in COLOURS)
        body = f"""<style>body {{ background: black }} dwell-carousel {{ height: 120px; width: 400px }}
          dwell-carousel::part(background), dwell-carousel::part(indicator), dwell-carousel::part(progress) {{ visibility: hidden }}
        </style><dwell-carousel {attributes}>{pages}</dwell-carousel>"""
        address = server.put(page(body))
        if is_emulated:
            chromium.open(address, device_scale_factor=scale, viewport={"width": 1400, "height": 600})
            return Shown(chromium.tab, scale)
        display = displays(scale)
        display.open(address, viewport=None, no_viewport=True)
        return Shown(display.tab, scale)

    return open_page


class Shown:
    """A carousel on a display."""

    def __init__(self, tab, scale):
        self.tab, self.scale, self.width = tab, scale, 400
        self.run("await Dwell.ready; globalThis.it = document.querySelector('dwell-carousel')")

    def run(self, script, *arguments):
        """Runs a script, and returns its result when the carousel has been drawn."""
        return self.tab.evaluate(
            f"(arguments) => (async () => {{ {script} }})().then(async (result) => {{ await (async () => {{ {SETTLE} }})(); return result }})",
            list(arguments),
        )

    def resize(self, width):
        """Gives the carousel another width, in CSS pixels."""
        self.width = width
        self.run("it.style.width = `${arguments[0]}px`", width)

    @property
    def columns(self):
        """The pages whose colour a row of the carousel's device pixels has, with the numbers of pixels; a mixed colour is
        itself. Where a part of a pixel is the carousel's, as an emulation doesn't round its edge, the last one isn't told."""
        clip = {"x": 0, "y": 0, "width": self.width + 2, "height": 120}
        picture = base64.b64encode(self.tab.screenshot(clip=clip)).decode()
        runs = self.run(RUNS, picture, round(60 * self.scale), int(self.width * self.scale))
        return [(NAMES.get(colour, colour), length) for colour, length in runs]


# On an emulated display, only the widths that are whole numbers of device pixels.
WIDTHS = [400, 401, 800, 901, 1000, 1280, 1366]
DISPLAYS = [(scale, is_emulated) for scale in SCALES for is_emulated in [False, True]]


@pytest.mark.parametrize("scale, is_emulated", DISPLAYS)
def test_three_pages_share_their_edges_at_any_width(carousel, scale, is_emulated):
    shown = carousel(scale, 'per-view="3"', is_emulated)
    for width in WIDTHS:
        if is_emulated and width * scale % 1:
            continue
        shown.resize(width)
        for first in [0, 3]:
            shown.run("it.go(arguments[0], { animated: false })", first and 5)
            columns = shown.columns
            assert [name for name, _ in columns] == [first, first + 1, first + 2], f"{width} pixels, page {first}: {columns}"
            lengths = [length for _, length in columns]
            # Half a pixel at the carousel's end is a whole one of its last page, half of which the browser clips.
            assert max(lengths) - min(lengths) <= (2 if width * scale % 1 else 1), f"{width} pixels, page {first}: {columns}"
            assert shown.run(FRACTIONS) == []


@pytest.mark.parametrize("scale, is_emulated", DISPLAYS)
@pytest.mark.parametrize("attributes", ["", 'loop gap="7.3"', 'dir="rtl"'])
def test_a_page_fills_every_column_after_a_timed_turn(carousel, scale, is_emulated, attributes):
    shown = carousel(scale, f'duration="2" {attributes}', is_emulated)
    for width in [400, 333, 1366]:
        if is_emulated and width * scale % 1:
            continue
        shown.resize(width)
        shown.run("it.go(0, { animated: false })")
        # A wake-up is late by a part of a frame, so that the first sample of the motion isn't at rest.
        shown.run("time.advance(2.03, 0.011); time.advance(0.9, 0.011)")
        columns = shown.columns
        assert [name for name, _ in columns] == [1], f"{width} pixels: {columns}"
        assert shown.run(FRACTIONS) == []


WATCH = """
globalThis.watched = [];
const ask = matchMedia;
globalThis.matchMedia = (query) => {
  const list = ask(query);
  if (query.includes('resolution')) watched.push(list);
  return list;
};
"""


def test_a_new_display_scale_lays_out_the_pages_again(chromium, server):
    body = f'<dwell-carousel per-view="3" style="width: 400px; height: 100px">{"<p>page</p>" * 4}</dwell-carousel>'
    chromium.open(server.put(page(body)), WATCH, device_scale_factor=1, viewport={"width": 800, "height": 600})
    shown = Shown(chromium.tab, 1)
    places = "return [...it.shadowRoot.querySelectorAll('[part~=page]')].map((one) => new DOMMatrix(getComputedStyle(one).transform).e)"
    assert shown.run(places) == [0, 133, 267]
    # A test can't replace the display, so it reports a change as the browser would.
    for scale, expected in [(2, [0, 133.5, 266.5]), (1, [0, 133, 267])]:
        shown.run("""Object.defineProperty(globalThis, 'devicePixelRatio', { value: arguments[0], configurable: true });
          watched.at(-1).dispatchEvent(new Event('change'))""", scale)
        assert shown.run(places) == expected
