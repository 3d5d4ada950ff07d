"""What the elements show is what the core's display list says, at any time of any motion, though browsers move it."""

import itertools

import pytest

# The elements that stand for the steps of the drawing, with the area that is seen of each, less what shines through, and the steps themselves.
BOTH = """
const it = document.querySelector('.it');
const root = it.shadowRoot.querySelector('.root');
const corner = root.getBoundingClientRect();
const drawn = [...root.querySelectorAll('.item, .group')].map((one) => {
  const box = seen.box(one);
  const part = one.getAttribute('part')?.split(' ')[0] ?? (getComputedStyle(one).overflow === 'hidden' ? 'clip' : 'opacity');
  const { width, height } = seen.inside(one);
  const opacity = (element) => Number(getComputedStyle(element).opacity);
  let area = width * height;
  for (let around = one; around !== root; around = around.parentElement) area *= opacity(around);
  return [part, box.left - corner.left, box.top - corner.top, box.width, box.height, opacity(one), area];
});
const f = it.component.frame(time.now);
const steps = [];
for (let n = 0, i = 14; n < f[3]; n += 1, i += 18) {
  const part = f[i] === 5 ? 'clip' : f[i] === 6 ? 'opacity' : ['background', 'indicator', 'progress', 'page', 'label', 'border', 'cover'][(f[i + 1] >> 3) & 7];
  if (f[i] !== 7) steps.push([part, ...f.subarray(i + 2, i + 7)]);
}
return [drawn, steps];
"""


def compare(browser, place, least):
    """Finds an element for every step; an element that no step is left for may be there as long as nobody sees it."""
    drawn, steps = browser.run(BOTH)
    for part, *box, opacity in steps:
        is_seen = part != "opacity" and box[2] * box[3] > 0.1 and opacity > 0.01
        fits = [
            one for one in drawn
            if one[0] == part and (part == "opacity" or all(abs(a - b) <= least for a, b in zip(one[1:5], box))) and abs(one[5] - opacity) <= 0.03
        ]
        assert fits or not is_seen, f"{place}: nothing is drawn for {part, box, opacity}, but {[one for one in drawn if one[0] == part]}"
        if fits:
            drawn.remove(max(fits, key=lambda one: one[6]))
    for one in drawn:
        assert one[6] < 0.3 or one[0] in ("clip", "opacity"), f"{place}: {one} is drawn for nothing"


def play(browser, acts, place, least=0.4, until=1.2, every=0.07):
    """Plays what happens when, and compares all along."""
    now = 0.0
    acts = list(acts)
    while now < until:
        while acts and acts[0][0] <= now + 1e-9:
            browser.run(f"const it = document.querySelector('.it'); {acts.pop(0)[1]}")
        browser.run(f"time.pass({every})")
        now += every
        compare(browser, f"{place}, after {now:.2f} s", least)


TURNS = {
    "a turn": [(0, "it.next()")],
    "a turn back": [(0, "it.previous()")],
    "a turn that is turned back": [(0, "it.next()"), (0.14, "it.previous()")],
    "two turns": [(0, "it.next()"), (0.21, "it.next()")],
    "a jump": [(0, "it.page = 0")],
}


@pytest.mark.parametrize("way", ["ltr", "rtl", "vertical"])
@pytest.mark.parametrize("pages", [2, 5, 9, 10, 20])
@pytest.mark.parametrize("acts", TURNS)
def test_a_control_shows_every_instant_of(chromium, show, acts, pages, way):
    orientation = 'orientation="vertical"' if way == "vertical" else ""
    control = f'<dwell-page-control class="it" pages="{pages}" page="{pages // 2}" duration="4" loop {orientation}></dwell-page-control>'
    show(chromium, control, attributes=f'lang="en" dir="{"rtl" if way == "rtl" else "ltr"}"')
    chromium.run("time.pass(1)")
    play(chromium, TURNS[acts], f"{pages} pages {way}")


@pytest.mark.parametrize("pages, attributes", itertools.product([2, 4, 12], ['', 'indicator="segments"', 'indicator="segments" fill="fluid"', 'effect="fade"']))
def test_a_carousel_shows_every_instant_of_a_turn(chromium, show, pages, attributes):
    children = "<p>page</p>" * pages
    show(chromium, f'<dwell-carousel class="it" style="width: 400px; height: 200px" duration="4" loop {attributes}>{children}</dwell-carousel>')
    chromium.run("time.pass(1)")
    # A page comes by as much in a hundredth of a second as it is slower half of that time later.
    play(chromium, TURNS["a turn that is turned back"], f"{pages} pages", least=1.6)


@pytest.mark.parametrize("name, attributes", [("page-control", ""), ("page-control", 'overflow="label"'), ("segments", ""), ("segments", 'fill="fluid"')])
@pytest.mark.parametrize("pages", [1, 3, 20])
def test_time_alone_shows_every_instant(chromium, show, name, attributes, pages):
    show(chromium, f'<dwell-{name} class="it" style="width: 300px" pages="{pages}" duration="1.3" loop {attributes}></dwell-{name}>')
    play(chromium, [], f"{name} {attributes}, {pages} pages", until=4)


@pytest.mark.parametrize("name", ["page-control", "carousel", "segments"])
def test_less_motion_shows_every_instant_of_a_cross_fade(chromium, show, name):
    show(chromium, f'<dwell-{name} class="it" style="width: 300px; height: 100px" pages="20" duration="4" reduce-motion>{"<p></p>" * 20}</dwell-{name}>')
    play(chromium, TURNS["a turn that is turned back"], name)


def test_a_meter_shows_every_instant_of_its_reveal_and_of_another_level(chromium, show):
    show(chromium, '<dwell-meter class="it" value="7" max="10" style="height: 344px"></dwell-meter>')
    play(chromium, [(2, "it.value = 3"), (5, "it.value = 9")], "meter", until=8, every=0.31, least=0.6)


def test_what_comes_and_goes_leaves_the_others_where_they_are(chromium, show):
    show(chromium, f'<dwell-carousel class="it" style="width: 400px; height: 200px" duration="4" loop>{"<p>page</p>" * 12}</dwell-carousel>')
    moved = chromium.run(
        """const it = document.querySelector('.it');
        const root = it.shadowRoot.querySelector('.root');
        const moved = [];
        new MutationObserver((records) => {
          const gone = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
          for (const { addedNodes } of records) for (const one of addedNodes) if (gone.has(one)) moved.push(one.outerHTML);
        }).observe(root, { childList: true, subtree: true });
        time.pass(4.1);
        await null;
        time.pass(2);
        await null;
        return moved;"""
    )
    assert moved == [], "what is moved in a document loads and plays anew"
