"""The goldens of the examples: the part that all fronts share, and the part that is specific to the web. Tests/DwellConformance writes the rest."""

import os
import re

from serving import ROOT

FOLDER = ROOT / "Tests/Goldens/Examples"
# The tolerance of edges and centres, in points: a fill advances in steps of half a device pixel.
TOLERANCE = 0.26

# The shapes of an element's indicators: kind, text, position in the window, and fill.
SHAPES = """
const hex = (color) => color.replace(/rgba?\\((\\d+), (\\d+), (\\d+)[^)]*\\)/g,
  (_, ...parts) => '#' + parts.slice(0, 3).map((part) => (+part).toString(16).padStart(2, '0')).join(''));
return [...arguments[0] ? document.querySelectorAll(arguments[0]) : []].flatMap((host) =>
  [...host.shadowRoot.querySelectorAll('.item:not([part~=page])')].map((item) => {
    const style = getComputedStyle(item);
    const box = seen.inside(item);
    let opacity = +style.opacity;
    for (let group = item.parentElement; group; group = group.parentElement) opacity *= +getComputedStyle(group).opacity;
    const isText = item.matches('[part~=label]');
    const isBorder = parseFloat(style.borderTopWidth) > 0;
    const isImage = (style.maskImage || style.webkitMaskImage || 'none') !== 'none';
    const gradient = /^linear-gradient\\((?:to top|0deg), (.*)\\)$/.exec(style.backgroundImage);
    const paint = isText ? style.color : isBorder ? style.borderTopColor : gradient ? gradient[1].replace(/\\), /, ') to ') : style.backgroundColor;
    return [isText ? 'text' : isBorder ? 'border' : isImage ? 'image' : 'fill', isText ? item.textContent : '',
      box.left, box.top, box.width, box.height, `${hex(paint)} ${Math.round(opacity * 1000) / 1000}`, opacity];
  })).filter(([, , , , width, height, , opacity]) => width > 1e-3 && height > 1e-3 && opacity > 0.002).map((shape) => shape.slice(0, 7));
"""


def shapes(browser, element):
    """The visible shapes of an element's indicators, in points of the window."""
    if not browser.run("return typeof seen === 'object'"):
        browser.run((ROOT / "Tests/Web/seen.js").read_text())
    return browser.run(SHAPES, element)


def moved(given, left, top):
    """The shapes relative to another origin."""
    return [[kind, text, x - left, y - top, *rest] for kind, text, x, y, *rest in given]


def numbers(shape):
    """The shared part of all fronts: the edges, or the centre of shapes whose size depends on files and fonts."""
    kind, _, x, y, width, height, _ = shape
    return [x + width / 2, y + height / 2] if kind in ("image", "text") else [x, y, width, height]


def own_lines(moments, words):
    """The lines that are specific to the web: fills, and text."""
    lines = []
    for name, given in moments:
        runs = []
        for shape in given:
            if runs and runs[-1][0] == shape[6]:
                runs[-1][1] += 1
            else:
                runs.append([shape[6], 1])
        lines.append(f"{name}: " + ", ".join(f"{count} x {paint}" if count > 1 else paint for paint, count in runs))
    return lines + words


def sections(name):
    """The lines of each front by its name, and those of all fronts under ""; the title is first."""
    found, front = {"": []}, ""
    file = FOLDER / f"{name}.txt"
    assert file.exists(), f"{file.relative_to(ROOT)} does not exist; `make bless` writes it from what the code gives now."
    for line in file.read_text().splitlines():
        if line.startswith("## "):
            front = line[3:]
            found[front] = []
        elif line:
            found[front].append(line)
    return found


def expect_golden(name, moments, words):
    """Compares with a golden and reports differences; with DWELL_BLESS=1 outside CI, writes the web's own lines."""
    lines, own = sections(name), own_lines(moments, words)
    wanted, current = [], None
    for line in lines[""][1:]:
        if line.startswith("# "):
            current = []
            wanted.append((line[2:], current))
        else:
            kind, *rest = line.split(" ")
            text = rest.pop(0) if kind == "text" else ""
            current.append((kind, text, [float(number) for number in rest]))
    assert [name for name, _ in moments] == [name for name, _ in wanted]
    faults = []
    for (moment, given), (_, shared) in zip(moments, wanted):
        given = [(shape[0], shape[1], [round(number, 3) for number in numbers(shape)]) for shape in given]
        same = len(given) == len(shared) and all(
            one[:2] == two[:2] and all(abs(a - b) <= TOLERANCE for a, b in zip(one[2], two[2])) for one, two in zip(given, shared)
        )
        if not same:
            faults.append(f"# {moment}\n" + "\n".join(map(str, shared)) + "\ngiven:\n" + "\n".join(map(str, given)))
    assert not faults, f"Tests/Goldens/Examples/{name}.txt differs:\n" + "\n".join(faults)
    if os.environ.get("DWELL_BLESS") == "1" and "CI" not in os.environ:
        file = FOLDER / f"{name}.txt"
        text = re.sub(r"\n## web\n(?:(?!\n## ).)*", "", file.read_text().rstrip("\n") + "\n", flags=re.S)
        file.write_text(text.rstrip("\n") + "\n\n## web\n" + "\n".join(own) + "\n")
        return
    assert lines.get("web") == own, f"Tests/Goldens/Examples/{name}.txt differs, ## web; `make bless` renews it"
