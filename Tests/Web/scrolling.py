"""Scroll containers and the elements that refer to them."""

import pytest
from browsers import PATIENCE

STYLE = """<style>
.pages { display: flex; overflow: auto; scroll-snap-type: x mandatory; width: 400px; height: 200px; }
.pages > * { flex: 0 0 100%; box-sizing: border-box; scroll-snap-align: start; }
.vertical { flex-direction: column; scroll-snap-type: y mandatory; }
.reversed { flex-direction: row-reverse; }
.thirds > * { flex-basis: calc(100% / 3); }
.track { display: block; margin: 0; }
.track > * { all: unset; display: flex; width: max-content; padding: 0 20px; }
.track > * > * { flex: 0 0 400px; scroll-snap-align: center; list-style: none; }
.positioned > * { position: relative; left: 0; border: 3px solid; }
.plain { scroll-snap-type: none; }
.plain > * { scroll-snap-align: none; }
.peeking { scroll-padding: 0 40px; }
.peeking > * { flex-basis: 320px; scroll-snap-align: center; }
.centred { gap: 10px; box-sizing: border-box; padding: 0 50px; scroll-padding: 0 calc(50% - 150px); }
.centred > * { flex-basis: 300px; }
</style>"""


def pages(count=4, kind="", attributes=""):
    """Returns a scroll container with pages of one word each."""
    children = "".join(f'<div id="p{n}">Page {n}</div>' for n in range(count))
    return f'<div id="s" class="pages {kind}" {attributes}>{children}</div>'


def control(attributes="", name="dwell-page-control"):
    """Returns an element that refers to the scroll container."""
    return f'<{name} for="s" {attributes}></{name}>'


TIMED = STYLE + control('duration="4"') + pages()


def run(browser, script):
    """
    Runs a script with the first element of ours in `it`, the scroll container in `box`, and functions that wait: `until` for a
    condition, which must hold within half our patience, and `rest` until nothing scrolls.
    """
    return browser.run(
        f"const patience = {PATIENCE * 500};"
        + """const it = document.querySelector('dwell-timer, dwell-page-control, dwell-segments');
        const box = document.querySelector('#s, .carousel-inner');
        const at = () => box ? [Math.round(box.scrollLeft), Math.round(box.scrollTop)] : [0, 0];
        const frame = () => new Promise(requestAnimationFrame);
        const until = async (condition) => {
          for (const start = performance.now(); !condition();) {
            if (performance.now() > start + patience) throw new Error(`never ${condition}`);
            await frame();
          }
        };
        // A browser that is short of time delivers neither frames nor scroll positions: frames count, not milliseconds.
        const rest = async () => {
          let before;
          for (let same = 0; same < 25; same = before === `${at()}` ? same + 1 : 0) {
            before = `${at()}`;
            await frame();
          }
        };
        """
        + script
    )


def resting(browser):
    """Waits until nothing scrolls; returns the page and the offsets."""
    return run(browser, "await rest(); return [it.page, ...at()]")


def rests(browser, *expected):
    """Checks that pages come to rest at a page and, where given, at offsets.

    A browser whose compositor is short of time scrolls on after frames in which nothing has moved, so it waits for what is
    expected, too, for as long as its patience lasts.
    """
    wait = "const start = performance.now(); while (expected.some((one, n) => Math.abs(one - [it.page, ...at()][n]) > (n && 1)) && performance.now() < start + patience) await frame();"
    run(browser, f"const expected = {list(expected)}; {wait}")
    page, *offsets = expected
    found = resting(browser)
    assert found[: len(expected)] == [page, *(pytest.approx(one, abs=1) if isinstance(one, float) else one for one in offsets)]


def by_script(browser, left, top=0):
    """Scrolls as a third-party script does."""
    run(browser, f"box.scrollTo({{ left: {left}, top: {top}, behavior: 'instant' }})")
    return resting(browser)
