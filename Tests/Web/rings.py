"""Focus rings in pixels, in Chromium."""

import base64

# Returns a letter for each pixel: 1 where one picture has a contrast of 3:1 with the other (WCAG 2.2, contrast ratio), 0 elsewhere.
CONTRASTS = """const [before, after] = await Promise.all(arguments.map(async (data) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}));
const linear = (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const light = (data, at) => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
let found = '';
for (let at = 0; at < before.length; at += 4) {
  const [low, high] = [light(before, at), light(after, at)].sort((one, other) => one - other);
  found += (high + 0.05) / (low + 0.05) >= 3 ? '1' : '0';
}
return found;"""


def contrasts(browser, part, ring):
    """Returns the change that focus causes around a part, by rows: whether each pixel contrasts with the pixel before."""
    find = f"const root = document.querySelector('dwell-carousel, dwell-page-control, dwell-segments').shadowRoot; const one = root.querySelector('[part={part}]');"
    browser.run(f"{find} one.focus({{ focusVisible: true }})")
    browser.settle()
    # The ring is around the indicators or the symbol, not around the target. It may extend beyond its box by its width.
    clip = browser.run(f"{find} {ring} return [box.left, box.top, box.width, box.height].map(Math.round);")
    clip = dict(zip(("x", "y", "width", "height"), clip))
    size = browser.run("return [innerWidth, innerHeight]")
    assert clip["x"] >= 0 and clip["y"] >= 0 and clip["x"] + clip["width"] <= size[0] and clip["y"] + clip["height"] <= size[1], "inside the window"
    return differences(browser, clip, f"{find} one.blur()")


def differences(browser, clip, change):
    """Returns the pixels of a part of the window that a change removes, by rows: whether each contrasts with the new one."""
    after = browser.tab.screenshot(clip=clip)
    browser.run(change)
    browser.settle()
    before = browser.tab.screenshot(clip=clip)
    letters = browser.run(CONTRASTS, *(base64.b64encode(one).decode() for one in (before, after)))
    values = [letter == "1" for letter in letters]
    return [values[row * clip["width"] : (row + 1) * clip["width"]] for row in range(clip["height"])]


def caption_contrasts(browser, number):
    """Returns the pixels that the ring of a page's caption changes, by rows, while the caption is open."""
    find = f"const one = document.querySelectorAll('figcaption > span')[{number}];"
    browser.run(f"{find} one.focus({{ focusVisible: true }})")
    browser.settle()
    left, top, width, height = browser.run(f"{find} const {{ left, top, width, height }} = one.getBoundingClientRect(); return [left - 4, top - 4, width + 8, height + 8].map(Math.round)")
    clip = {"x": left, "y": top, "width": width, "height": height}
    size = browser.run("return [innerWidth, innerHeight]")
    assert left >= 0 and top >= 0 and left + width <= size[0] and top + height <= size[1], "inside the window"
    return differences(browser, clip, f"{find} one.style.cssText = 'outline: none; box-shadow: none'")


# As varied as a photograph: every brightness and colour, in large and small spots.
PHOTOGRAPH = """<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><filter id="f"><feTurbulence baseFrequency="0.03" numOctaves="5" seed="4"/>
<feColorMatrix values="2.6 0 0 0 -.8 0 2.6 0 0 -.8 0 0 2.6 0 -.8 0 0 0 0 1"/></filter><rect width="400" height="200" filter="url(#f)"/></svg>"""

MARKS = """const [target, ring] = [one.getBoundingClientRect(), getComputedStyle(one, '::before')];
const [left, top, width, height, beside, above] = [ring.left, ring.top, ring.width, ring.height, ring.marginLeft, ring.marginTop].map(parseFloat);
const box = new DOMRect(target.left + left + beside, target.top + top + above, width, height);"""
SYMBOL = "const inner = one.querySelector('svg').getBoundingClientRect(); const box = new DOMRect(inner.left - 2, inner.top - 2, inner.width + 4, inner.height + 4);"


def has_ring(rows):
    """Whether each side of a picture has a line of 3:1 with what was there, above and below a pixel and a quarter thick on
    average: half of the ring's four pixels, as far as antialiasing leaves them. Its ends are curves."""
    width, height = len(rows[0]), len(rows)
    middle = height // 2
    sides = [
        [[rows[y][x] for y in range(6)] for x in range(width // 3, width - width // 3)],
        [[rows[height - 1 - y][x] for y in range(6)] for x in range(width // 3, width - width // 3)],
        [[rows[y][x] for x in range(6)] for y in range(middle - 2, middle + 2)],
        [[rows[y][width - 1 - x] for x in range(6)] for y in range(middle - 2, middle + 2)],
    ]
    # Antialiased pixels of curves belong to neither half.
    return all(any(line) for side in sides for line in side) and all(
        sum(map(sum, side)) >= 1.25 * len(side) for side in sides[:2]
    )
