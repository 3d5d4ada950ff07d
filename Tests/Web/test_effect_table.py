"""Effects of an author's own: a table of looks as text."""

import pytest

PAGES = "".join(f"<p>{page}</p>" for page in range(5))
STYLE = "<style>dwell-carousel { display: block; width: 400px; height: 200px; }</style>"
FAN = "-1 rotation -12 opacity 0.5, 0, 1 rotation 12 opacity 0.5"
# The looks of the pages in view: turned by so many degrees, with this opacity.
LOOKS = """const it = document.querySelector('dwell-carousel');
return [...it.shadowRoot.querySelectorAll('[part=page] slot')].map((slot) => {
  let [box, angle, opacity] = [slot, 0, 1];
  for (; box && box !== it.shadowRoot; box = box.parentNode) {
    const style = getComputedStyle(box);
    const { a, b } = new DOMMatrix(style.transform);
    angle += Math.atan2(b, a) * 180 / Math.PI;
    opacity *= style.opacity;
  }
  return [slot.assignedElements()[0].textContent, Math.round(angle), Math.round(opacity * 100) / 100];
}).sort()"""


# The parser may pause between pages, and those that come later would move to their places: here all come at once.
AT_ONCE = "<script>document.currentScript.replaceWith(document.querySelector('template').content.cloneNode(true))</script>"


def carousel(attributes):
    return f'{STYLE}<template><dwell-carousel page="2" per-view="2" {attributes}>{PAGES}</dwell-carousel></template>{AT_ONCE}'


def test_pages_look_as_the_table_says_at_their_distance(browser, show):
    show(browser, carousel(f'align="center" effect-table="{FAN}"'))
    looks = {page: rest for page, *rest in browser.run(LOOKS)}
    assert looks["2"] == [0, 1]
    assert looks["1"] == [-12, 0.5]
    assert looks["3"] == [12, 0.5]


def test_it_is_mirrored_with_the_direction(chromium, show):
    show(chromium, carousel(f'dir="rtl" align="center" effect-table="{FAN}"'))
    looks = {page: rest for page, *rest in chromium.run(LOOKS)}
    assert looks["1"] == [12, 0.5]
    assert looks["3"] == [-12, 0.5]


def test_it_changes_in_place_and_the_effect_applies_without_it(chromium, show):
    show(chromium, carousel('align="center" effect="fade-and-scale"'))
    plain = chromium.run(LOOKS)
    chromium.run("document.querySelector('dwell-carousel').effectTable = arguments[0]", FAN)
    chromium.settle()
    assert ["1", -12, 0.5] in chromium.run(LOOKS)
    chromium.run("document.querySelector('dwell-carousel').effectTable = null")
    chromium.settle()
    assert chromium.run(LOOKS) == plain
    assert chromium.messages == []


def test_scale_sets_both_scales(chromium, show):
    show(chromium, carousel('align="center" effect-table="-1 scale 0.5, 0, 1 scale-along 0.5 scale-across 0.5"'))
    boxes = chromium.run("return [1, 3].map((page) => { const { width, height } = document.querySelectorAll('p')[page].getBoundingClientRect(); return [width, height]; })")
    assert boxes[0] == boxes[1] == [pytest.approx(100, abs=1), pytest.approx(100, abs=1)]


@pytest.mark.parametrize("text, part", [
    ("-1 opcity 0.5, 0", "-1 opcity 0.5"),
    ("0, 1 opacity", " 1 opacity"),
    ("0, near opacity 1", " near opacity 1"),
    ("0,, 1", ""),
    ("0, 1 opacity half", " 1 opacity half"),
])
def test_a_table_that_cannot_be_read_is_reported_and_changes_nothing(chromium, show, text, part):
    show(chromium, carousel('align="center" effect="fade-and-scale"'))
    plain = chromium.run(LOOKS)
    show(chromium, carousel(f'align="center" effect="fade-and-scale" effect-table="{text}"'))
    assert chromium.run(LOOKS) == plain
    (message,) = set(chromium.messages)
    assert f'the effect-table has the row "{part}"' in message
    assert "scale-along" in message and "opacity" in message


def test_an_empty_table_is_none(chromium, show):
    show(chromium, carousel('align="center" effect="fade-and-scale"'))
    plain = chromium.run(LOOKS)
    show(chromium, carousel('align="center" effect="fade-and-scale" effect-table=""'))
    assert chromium.run(LOOKS) == plain
    assert chromium.messages == []


@pytest.mark.parametrize("text", ["0, 0 opacity 0.5", "1, 0", "0 opacity 7", "-1 rotation 1e9, 0"])
def test_a_table_that_the_core_refuses_is_reported_and_pages_slide(chromium, show, text):
    show(chromium, carousel('align="center"'))
    plain = chromium.run(LOOKS)
    show(chromium, carousel(f'align="center" effect-table="{text}"'))
    assert chromium.run(LOOKS) == plain
    assert "a row of the effect-table is out of range" in chromium.messages[0]
