"""The swipe and the spring of carousels, set by their attributes: the resulting drags and turns."""

import pytest
from stories import run

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } p { margin: 0; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(5))
DRAG = """const area = root.querySelector('.root');
area.setPointerCapture = () => {};
const box = it.getBoundingClientRect();
const send = (type, x) => area.dispatchEvent(new PointerEvent(type, { pointerId: 7, clientX: box.left + x, clientY: box.top + 150, buttons: 1, bubbles: true }));
const drag = (way, seconds, rests) => {
  send('pointerdown', 390);
  for (let step = 1; step <= 8; step += 1) {
    time.advance(seconds / 8);
    send('pointermove', 390 - way * step / 8);
  }
  if (rests) time.advance(1), send('pointermove', 390 - way);
  send('pointerup', 390 - way);
  return it.page;
};
const left = (page) => Math.round((it.children[page].getBoundingClientRect().left - box.left) * 100) / 100;
"""


def carousel(attributes):
    """Returns a carousel of five pages, 400 pixels wide."""
    return f"{STYLE}<dwell-carousel {attributes}>{PAGES}</dwell-carousel>"


@pytest.mark.parametrize(["attributes", "way", "rests", "page"], [
    ("", 140, "true", 0), ('swipe-threshold="0.3"', 140, "true", 1), ('swipe-threshold="0.4"', 140, "true", 0),
    ("", 120, "false", 0), ('flick-velocity="200"', 120, "false", 1), ('flick-velocity="400"', 120, "false", 0),
    ('per-view="2"', 380, "true", 1), ('per-view="2" pages-per-gesture="2"', 380, "true", 2), ('per-view="2" pages-per-gesture="4"', 380, "true", 2),
])  # fmt: skip
def test_a_drag_turns_pages_as_the_attributes_specify(chromium, show, attributes, way, rests, page):
    show(chromium, carousel(attributes))
    assert run(chromium, f"{DRAG} return drag({way}, .4, {rests})") == page


@pytest.mark.parametrize(["attributes", "edge"], [("", 50), ('overscroll="1"', 100), ('overscroll="0"', 0), ('drag-threshold="120"', 0), ('drag-threshold="90" overscroll="1"', 100)])
def test_a_drag_starts_after_its_distance_and_pages_follow_it_beyond_the_ends(chromium, show, attributes, edge):
    show(chromium, carousel(attributes))
    assert run(chromium, f"{DRAG} send('pointerdown', 100); send('pointermove', 150); send('pointermove', 200); return left(0)") == edge


def test_an_attribute_with_an_old_name_causes_a_warning_with_its_current_name(chromium, show):
    names = {"drag-distance": "drag-threshold", "turn-share": "swipe-threshold", "turn-speed": "flick-velocity", "per-gesture": "pages-per-gesture", "overdrag": "overscroll"}
    show(chromium, carousel(" ".join(f'{name}="1"' for name in names)))
    warnings = [f"Dwell: the attribute {before} is named {now}." for before, now in names.items()]
    assert [any(warning in one for one in chromium.messages) for warning in warnings] == [True] * 5, chromium.messages


def turn(browser):
    """Turns to the next page; returns its position after a tenth and a fifth of a second, in pixels from the left."""
    return run(browser, f"{DRAG} it.next(); return [.1, .1].map((seconds) => (time.advance(seconds), left(1)))")


def test_pages_turn_on_the_spring_that_is_set_in_every_browser(browser, show):
    places = []
    for attributes in ["", 'spring-response="1" spring-damping="1"', 'spring-response="0"']:
        show(browser, carousel(attributes))
        places.append(turn(browser))
    # x = 400 * exp(-wt) * (1 + wt) on a spring without overshoot, with w = 2 pi / s.
    assert places[1] == pytest.approx([347.45, 257.03], abs=2), places
    assert places[0][1] < 80 and places[0][1] < places[1][1] - 150, places
    assert places[2] == [0, 0]


def test_a_property_applies_immediately_and_invalid_numbers_count_as_the_defaults(chromium, show):
    show(chromium, carousel(""))
    usual = turn(chromium)
    show(chromium, carousel(""))
    run(chromium, "it.springResponse = 0")
    assert turn(chromium) == [0, 0]
    unusable = ['spring-response="-1" spring-damping="1"', 'spring-response="1" spring-damping="-1"', 'spring-response="Infinity"', 'spring-damping="fast"', 'swipe-threshold="0" overscroll="2"']
    for attributes in unusable:
        show(chromium, carousel(attributes))
        assert turn(chromium) == usual, attributes
    show(chromium, carousel('swipe-threshold="-1" flick-velocity="0" pages-per-gesture="-3" overscroll="-1"'))
    assert run(chromium, f"{DRAG} return drag(180, 9, true)") == 0, "0.45 of the view"
    run(chromium, "time.advance(3)")
    assert run(chromium, f"{DRAG} return drag(220, 9, true)") == 1
