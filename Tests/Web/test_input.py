"""Wheels, trackpads, keys and drags, and elements that follow them."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(5))


def run(browser, script):
    """Runs a script with the carousel in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot; {script}")


def wheel(browser, x, y, times=1):
    """Scrolls the wheel over the carousel and waits until everything has settled."""
    browser.mouse.move(200, 150)
    for _ in range(times):
        browser.mouse.wheel(x, y)
        browser.settle()
    browser.run("time.advance(2)")


def test_a_horizontal_wheel_turns_pages(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    wheel(chromium, 120, 0)
    assert run(chromium, "return it.page") == 1
    wheel(chromium, -120, 0)
    assert run(chromium, "return it.page") == 0


def test_a_wheel_with_the_shift_key_is_horizontal(chromium, show):
    scroller = '<div style="overflow-x: auto; height: 100px; margin-top: 200px"><div style="width: 500px; height: 50px"></div></div>'
    show(chromium, f"{STYLE}<dwell-carousel><div>{scroller}</div>{PAGES}</dwell-carousel>")
    chromium.tab.keyboard.down("Shift")
    wheel(chromium, 0, 120)
    assert run(chromium, "return it.page") == 1
    wheel(chromium, 0, -120)
    chromium.mouse.move(60, 250)  # beside the indicators
    chromium.mouse.wheel(0, 60)
    chromium.tab.keyboard.up("Shift")
    run(chromium, "const inner = it.querySelector('div div'); for (let frame = 0; frame < 300 && !inner.scrollLeft; frame++) await new Promise(requestAnimationFrame); time.advance(2)")
    assert run(chromium, "return it.page") == 0, "content scrolls first"


@pytest.mark.parametrize("direction, expected", [("ltr", 2), ("rtl", 0)])
def test_a_horizontal_wheel_follows_the_layout_direction(chromium, show, direction, expected):
    show(chromium, f'{STYLE}<dwell-carousel page="1">{PAGES}</dwell-carousel>', attributes=f'lang="en" dir="{direction}"')
    chromium.mouse.move(run(chromium, "return it.getBoundingClientRect().left + 200"), 150)
    chromium.mouse.wheel(120, 0)
    chromium.settle()
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == expected


def test_a_trackpad_drags_pages_and_each_swipe_turns_one(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    stroke = """const area = root.querySelector('.root');
    const left = () => Math.round(it.children[0].getBoundingClientRect().left - it.getBoundingClientRect().left);
    const seen = [];
    for (let n = 0; n < 12; n += 1) {
      area.dispatchEvent(new WheelEvent('wheel', { deltaX: 25, cancelable: true, bubbles: true }));
      time.advance(0.016);
      if (it.children[0].assignedSlot.closest('.item')) seen.push(left());
    }
    time.advance(3);
    return [seen.slice(0, 4), it.page];"""
    seen, page = run(chromium, stroke)
    assert page == 1
    assert seen == sorted(seen, reverse=True) and len(set(seen)) > 2 and -60 < seen[1] < 0, "it follows the fingers"


def test_zooming_is_ignored(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    prevented = run(
        chromium,
        """return [{ ctrlKey: true, deltaY: 120 }, { deltaY: 120 }, { deltaX: 120 }].map((one) => {
          const event = new WheelEvent('wheel', { ...one, cancelable: true, bubbles: true });
          root.querySelector('.root').dispatchEvent(event);
          return event.defaultPrevented;
        })""",
    )
    assert prevented == [False, False, True]


def test_a_vertical_carousel_handles_the_wheel_except_at_its_ends(chromium, show):
    show(chromium, f'{STYLE}<dwell-carousel orientation="vertical">{PAGES}</dwell-carousel><div style="height: 3000px"></div>')
    wheel(chromium, 0, 120)
    assert run(chromium, "return [it.page, scrollY]") == [1, 0]
    run(chromium, "it.go(4, { animated: false })")
    wheel(chromium, 0, 120)
    assert run(chromium, "return it.page") == 4


@pytest.mark.parametrize(
    "orientation, direction, key, page",
    [
        ("horizontal", "ltr", "ArrowRight", 3), ("horizontal", "ltr", "ArrowLeft", 1), ("horizontal", "rtl", "ArrowRight", 1),
        ("horizontal", "rtl", "ArrowLeft", 3), ("horizontal", "ltr", "Home", 0), ("horizontal", "ltr", "End", 4),
        ("horizontal", "ltr", "PageDown", 3), ("horizontal", "ltr", "PageUp", 1), ("vertical", "ltr", "ArrowDown", 3),
        ("vertical", "ltr", "ArrowUp", 1), ("vertical", "ltr", "Home", 0), ("vertical", "ltr", "End", 4),
    ],
)
def test_keys_on_a_carousels_indicators_turn_its_pages(chromium, show, orientation, direction, key, page):
    body = f'{STYLE}<dwell-carousel page="2" orientation="{orientation}">{PAGES}</dwell-carousel>'
    show(chromium, body, attributes=f'lang="en" dir="{direction}"')
    run(chromium, "root.querySelector('[role=slider]').focus()")
    chromium.press(key)
    chromium.run("time.advance(2)")
    assert run(chromium, "return [it.page, root.querySelector('[role=slider]').ariaValueNow]") == [page, f"{page + 1}"]


def test_keys_with_modifiers_and_other_keys_are_ignored(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    run(chromium, "root.querySelector('[role=slider]').focus()")
    for key in ["Control+ArrowRight", "Alt+ArrowRight", "Meta+End", "a", "Escape"]:
        chromium.press(key)
    assert run(chromium, "return it.page") == 0


def test_the_button_responds_to_space_and_enter_and_is_named_after_its_action(chromium, show):
    show(chromium, f'{STYLE}<dwell-carousel duration="4">{PAGES}</dwell-carousel>')
    run(chromium, "root.querySelector('button').focus()")
    name = "return root.querySelector('button').ariaLabel"
    before = run(chromium, name)
    chromium.press(" ")
    between = run(chromium, name)
    chromium.press("Enter")
    assert {before, between} == {"Pause", "Play"} and run(chromium, name) == before


def test_a_separate_control_follows_a_drag(chromium, show):
    show(chromium, f'{STYLE}<dwell-page-control for="c"></dwell-page-control><dwell-carousel id="c" duration="4" indicator="none">{PAGES}</dwell-carousel>')
    both = """const control = document.querySelector('dwell-page-control');
    return [it.page, control.page, Math.round(it.progress * 1e4) - Math.round(control.progress * 1e4), control.shadowRoot.querySelector('[role=slider]').ariaValueNow]"""
    box = run(chromium, "const { left, top } = it.getBoundingClientRect(); return [left, top]")
    mouse = chromium.mouse
    chromium.run("time.advance(1)")
    mouse.move(box[0] + 300, box[1] + 150)
    mouse.down()
    for x in range(280, 60, -20):
        mouse.move(box[0] + x, box[1] + 150)
        chromium.run("time.advance(.016)")
        page, followed, difference, value = run(chromium, both)
        assert page == followed and value == f"{page + 1}" and difference == 0
    chromium.run("time.advance(9)")
    assert run(chromium, both)[:2] == [page, page], "input pauses both"
    mouse.up()
    chromium.run("time.advance(1)")
    assert run(chromium, both)[:2] == [1, 1]


def test_a_pen_and_a_finger_drag_like_a_mouse(chromium, show):
    for kind in ["pen", "touch", "mouse"]:
        show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
        run(
            chromium,
            f"""const area = root.querySelector('.root');
            area.setPointerCapture = () => {{}};
            const send = (type, x) => {{
              area.dispatchEvent(new PointerEvent(type, {{ pointerType: '{kind}', pointerId: 7, clientX: x, clientY: 150, buttons: 1, bubbles: true, isPrimary: true }}));
              time.advance(.016);
            }};
            send('pointerdown', 300);
            for (let x = 290; x > 90; x -= 20) send('pointermove', x);
            send('pointerup', 90);
            time.advance(2);""",
        )
        assert run(chromium, "return it.page") == 1, kind


def test_a_second_finger_is_ignored(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    page = run(
        chromium,
        """const area = root.querySelector('.root');
        area.setPointerCapture = () => {};
        const send = (type, id, x) => area.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: id, clientX: x, clientY: 150, buttons: 1, bubbles: true }));
        send('pointerdown', 1, 300);
        send('pointerdown', 2, 100);
        for (let x = 100; x < 390; x += 20) send('pointermove', 2, x);
        send('pointerup', 2, 390);
        send('pointercancel', 1, 300);
        time.advance(2);
        return it.page""",
    )
    assert page == 0


@pytest.mark.parametrize("style", ["transform: scale(.5)", "transform: scale(2, 1.5)", "scale: 1.5", "zoom: .5"])
def test_pages_follow_the_pointer_on_a_scaled_ancestor(chromium, show, style):
    show(chromium, f'{STYLE}<main style="transform-origin: 0 0; {style}"><dwell-carousel>{PAGES}</dwell-carousel></main>')
    mouse = chromium.mouse
    mouse.move(150, 60)
    mouse.down()
    for x in (130, 110, 90):
        mouse.move(x, 60)
    chromium.settle()
    assert round(run(chromium, "return it.children[0].getBoundingClientRect().left")) == -60
    mouse.up()
    chromium.run("time.advance(2)")


def test_an_indicator_in_a_scaled_ancestor_is_pressed_where_it_is_visible(chromium, show):
    show(chromium, '<main style="transform-origin: 0 0; transform: scale(.5)"><dwell-segments pages="3" style="width: 300px; height: 44px"></dwell-segments></main>')
    chromium.mouse.click(125, 11)
    assert chromium.run("return document.querySelector('dwell-segments').page") == 2


@pytest.mark.parametrize("way", ["it.remove()", "it.style.display = 'none'", "it.inert = true", "document.body.prepend(it)"])
def test_a_press_that_ends_elsewhere_does_not_end_another_one(chromium, show, way):
    show(chromium, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    mouse = chromium.mouse
    mouse.move(300, 150)
    mouse.down()
    mouse.move(280, 150)
    mouse.move(250, 150)
    run(chromium, f"globalThis.kept = it; {way}")
    chromium.settle()
    mouse.up()
    chromium.run("kept.removeAttribute('style'); kept.inert = false; document.body.prepend(kept)")
    chromium.settle()
    mouse.move(100, 150)
    chromium.run("time.advance(2)")
    assert run(chromium, "return [it.page, it.children[0].getBoundingClientRect().left]") == [0, 0], "no button is pressed"
    chromium.drag((300, 150), (250, 150), (50, 150))
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == 1


@pytest.mark.parametrize("area, page, marks", [("", True, True), ('hover-area="indicator"', False, True)])
def test_a_pointer_pauses_over_the_carousel_or_over_its_marks_alone(chromium, show, area, page, marks):
    show(chromium, f'{STYLE}<dwell-carousel duration="4" {area}>{PAGES}</dwell-carousel>')

    def is_paused(x, y):
        chromium.mouse.move(x, y)
        before = run(chromium, "return it.progress")
        return run(chromium, "time.advance(0.1); return it.progress") == before

    assert not is_paused(500, 150)
    assert is_paused(200, 100) is page
    left, top, width, height = run(chromium, "const { left, top, width, height } = root.querySelector('[part~=slider]').getBoundingClientRect(); return [left, top, width, height]")
    assert is_paused(left + width / 2, top + height / 2) is marks
    assert is_paused(210, 100) is page
    assert not is_paused(500, 150)
