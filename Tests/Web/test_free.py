"""Pages that rest wherever they stop (R237), and pages that pass by themselves (R238)."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 200px; } dwell-carousel p { margin: 0; }</style>"
# Cards of 100 pixels, of which four are in view.
CARDS = "".join(f"<p>Card {n}</p>" for n in range(12))
# The numbers of the pages in view, with their left edges in pixels.
IN_VIEW = """Object.fromEntries([...it.children].flatMap((page, n) => {
  if (!page.assignedSlot?.closest('.item')) return [];
  const { left, right } = page.getBoundingClientRect();
  const from = it.getBoundingClientRect().left;
  return right - from > 0.5 && left - from < 399.5 ? [[n, Math.round(left - from)]] : [];
}))"""


def run(browser, script):
    """Runs a script with the carousel in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot; {script}")


def open_cards(browser, show, own, **options):
    show(browser, f'{STYLE}<dwell-carousel page-length="100" {own}>{CARDS}</dwell-carousel>', **options)
    browser.settle()


# A finger that drags to the left by some pixels in a second, rests there for another one, and lifts.
DRAG = """const area = root.querySelector('.root');
const point = (type, x, buttons) => area.dispatchEvent(new PointerEvent(type, { pointerId: 7, isPrimary: true, bubbles: true,
  cancelable: true, composed: true, clientX: it.getBoundingClientRect().left + x, clientY: it.getBoundingClientRect().top + 90, buttons }));
point('pointerdown', 300, 1);
for (let n = 1; n <= 10; n += 1) { time.advance(0.1); point('pointermove', 300 - %d * n / 10, 1); }
time.advance(1);
point('pointerup', 300 - %d, 0);
time.advance(2);"""


def drag(browser, by):
    run(browser, DRAG % (by, by))
    browser.settle()


def test_a_drag_leaves_pages_where_the_finger_lifts(browser, show):
    open_cards(browser, show, 'snap="none"')
    drag(browser, 130)
    assert run(browser, f"return {IN_VIEW}") == {"1": -30, "2": 70, "3": 170, "4": 270, "5": 370}
    assert run(browser, "return it.page") == 1
    # What is in view can be used, as far as it is seen.
    assert run(browser, "return [...it.children].filter((page) => page.inert || page.closest('[inert]')).length") == 0
    drag(browser, -60)
    assert run(browser, "return it.page") == 1
    assert run(browser, f"return {IN_VIEW}")["1"] == 30


def test_with_snapping_the_same_drag_ends_at_a_page(chromium, show):
    open_cards(chromium, show, "")
    drag(chromium, 130)
    assert run(chromium, f"return {IN_VIEW}")["1"] == 0


def test_a_trackpad_moves_pages_by_what_it_reports(chromium, show):
    open_cards(chromium, show, 'snap="none"')
    run(chromium, """const area = root.querySelector('.root');
    for (let n = 0; n < 20; n += 1) {
      area.dispatchEvent(new WheelEvent('wheel', { deltaX: 21.5, cancelable: true, bubbles: true }));
      time.advance(0.016);
    }
    time.advance(3);""")
    chromium.settle()
    assert run(chromium, f"return [it.page, {IN_VIEW}[4]]") == [4, -30]


def test_keys_lead_to_the_next_place(chromium, show):
    open_cards(chromium, show, 'snap="none"')
    drag(chromium, 130)
    run(chromium, "root.querySelector('[part=\"next\"]').click(); time.advance(2);")
    assert run(chromium, f"return {IN_VIEW}")["2"] == 0


def lefts(browser, seconds):
    """Where pages in view are after some seconds."""
    run(browser, f"time.advance({seconds});")
    browser.settle()
    return run(browser, f"return {IN_VIEW}")


def test_pages_pass_at_their_speed(browser, show):
    open_cards(browser, show, 'loop snap="none" speed="50"')
    assert lefts(browser, 1) == {"0": -50, "1": 50, "2": 150, "3": 250, "4": 350}
    assert lefts(browser, 2.5) == {"1": -75, "2": 25, "3": 125, "4": 225, "5": 325}
    assert run(browser, "return it.page") == 2
    # Twelve cards in 24 seconds, round and round.
    assert lefts(browser, 24) == {"1": -75, "2": 25, "3": 125, "4": 225, "5": 325}


@pytest.mark.parametrize("direction, first", [("ltr", -50), ("rtl", 350)])
def test_they_pass_in_the_direction_of_the_text(chromium, show, direction, first):
    open_cards(chromium, show, 'loop snap="none" speed="50"', attributes=f'lang="en" dir="{direction}"')
    assert lefts(chromium, 1)["0"] == first


def test_backwards_below_zero(chromium, show):
    open_cards(chromium, show, 'loop snap="none" speed="-50"')
    assert lefts(chromium, 1) == {"11": -50, "0": 50, "1": 150, "2": 250, "3": 350}


def test_a_pointer_the_pause_button_and_reduced_motion_stop_them(chromium, show):
    open_cards(chromium, show, 'loop snap="none" speed="50"')
    chromium.mouse.move(200, 100)
    chromium.settle()
    before = run(chromium, f"return {IN_VIEW}")
    assert lefts(chromium, 3) == before
    chromium.mouse.move(700, 500)
    chromium.settle()
    after = lefts(chromium, 1)
    assert after["1"] - before["1"] == -50
    assert run(chromium, "return root.querySelector('[part~=toggle], [part~=pause]').hidden") is False
    run(chromium, "it.pause();")
    assert lefts(chromium, 3) == after
    chromium.tab.emulate_media(reduced_motion="reduce")
    chromium.settle()
    run(chromium, "it.resume();")
    rested = lefts(chromium, 3)
    chromium.tab.emulate_media(reduced_motion="no-preference")
    assert rested == after


def test_a_ticker_has_no_marks_by_default(chromium, show):
    open_cards(chromium, show, 'loop snap="none" speed="50"')
    assert run(chromium, "return root.querySelectorAll('[part~=dot], [part~=pill]').length") == 0


def test_a_speed_out_of_range_is_reported_and_counts_as_none(chromium, show):
    open_cards(chromium, show, 'loop speed="10001"')
    assert any("out of range" in message for message in chromium.messages), chromium.messages
    assert lefts(chromium, 1)["0"] == 0


def test_page_changes_are_not_announced_while_pages_pass(chromium, show):
    open_cards(chromium, show, 'loop snap="none" speed="50"')
    assert run(chromium, "return it.shadowRoot.querySelector('[aria-live]').ariaLive") == "off"
    run(chromium, "it.pause(); time.advance(0.1);")
    chromium.settle()
    assert run(chromium, "return it.shadowRoot.querySelector('[aria-live]').ariaLive") == "polite"
