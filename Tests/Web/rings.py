"""Focus rings in pixels, in Chromium."""

import base64

# Returns the contrast of each pixel of one picture with the same pixel of another (WCAG 2.2, contrast ratio).
CONTRASTS = """const [before, after] = await Promise.all(arguments.map(async (data) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())]));
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


MARKS = """const [target, ring] = [one.getBoundingClientRect(), getComputedStyle(one, '::before')];
const [left, top, width, height] = [ring.left, ring.top, ring.width, ring.height].map(parseFloat);
const box = new DOMRect(target.left + left, target.top + top, width, height);"""
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
        sum(value >= 3 for line in side for value in line) >= 1.5 * len(side) for side in sides
    )
