"""Wheels and trackpads by their browser events, which drivers can't send: theirs always count as notches."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(9))
CAROUSEL = f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>"

# A swipe on a Mac: fingers, and a momentum that decays.
SWIPE = [3, 9, 20, 33, 39, 38, 30, 22, 15, 9, 5, 2, 1]

SEND = """const it = document.querySelector('dwell-carousel');
const area = it.shadowRoot.querySelector('.root');
// Sends one event: by its movement, its mode, and how many 120ths of a notch there are in a pixel.
const send = (x, { y = 0, mode = 0, per = 3, after = 1 / 60 } = {}) => {
  const event = new WheelEvent('wheel', { deltaX: x, deltaY: y, deltaMode: mode, bubbles: true, composed: true, cancelable: true });
  const [wheelDeltaX, wheelDeltaY] = [-per * x, -per * y];
  for (const [name, value] of Object.entries({ wheelDeltaX, wheelDeltaY, wheelDelta: wheelDeltaY || wheelDeltaX })) Object.defineProperty(event, name, { value });
  time.advance(after);
  area.dispatchEvent(event);
  return event.defaultPrevented;
};
// A pause between two inputs, of which browsers know by the events' own time.
const pause = () => new Promise((go) => setTimeout(go, 250));
"""


def run(browser, script):
    """Runs a script with the carousel in `it` and a function that sends a wheel event."""
    return browser.run(SEND + script)


def test_a_trackpad_movement_of_a_notchs_size_belongs_to_its_swipe(browser, show):
    show(browser, CAROUSEL)
    wrong = run(
        browser,
        f"""const wrong = [];
        for (const size of [40, 80, 120]) {{
          for (let at = 2; at < 8; at += 1) {{
            it.go(0, {{ animated: false }});
            const handled = {SWIPE}.map((x, n) => send(n === at ? size : x));
            time.advance(2);
            if (it.page !== 1 || !handled.every((one) => one)) wrong.push([size, at, it.page, handled]);
          }}
        }}
        return wrong;""",
    )
    assert wrong == []


def test_each_swipe_turns_one_page(browser, show):
    show(browser, CAROUSEL)
    swipe = f"for (const x of {SWIPE}) send(sign * x); time.advance(.06);"
    pages = run(browser, f"const pages = []; for (const sign of [1, 1, 1, -1, -1]) {{ {swipe} pages.push(it.page); }} time.advance(2); return [pages, it.page]")
    assert pages == [[1, 2, 3, 2, 1], 1]


@pytest.mark.parametrize(
    "x, options",
    [(100, "per: 1.2"), (-100, "per: 1.2"), (53, "per: 120 / 53"), (120, "per: 1"), (3, "mode: 1, per: 40"), (1, "mode: 2, per: 120"), (240, "per: 1")],
    ids=["Windows", "back", "Linux", "drivers", "lines", "pages", "two at once"],
)
def test_a_notch_turns_a_page(browser, show, x, options):
    show(browser, CAROUSEL)
    run(browser, "it.go(4, { animated: false })")
    assert run(browser, f"return [send({x}, {{ {options} }}), it.page]") == [True, 5 if x > 0 else 3]
    assert run(browser, f"return [send({x}, {{ {options}, after: .5 }}), it.page]") == [True, 6 if x > 0 else 2]


def test_a_notch_after_a_swipe_turns_another_page(browser, show):
    show(browser, CAROUSEL)
    assert run(browser, f"for (const x of {SWIPE}) send(x); await pause(); send(100, {{ per: 1.2, after: 1 }}); return it.page") == 2


def test_a_movement_along_both_axes_comes_from_a_trackpad(browser, show):
    show(browser, CAROUSEL)
    assert run(browser, "send(80, { y: 40 }); return it.page") == 0
