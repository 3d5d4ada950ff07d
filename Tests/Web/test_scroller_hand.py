"""Scroll containers with timed pages, under a finger, a pointer and the keyboard."""

import pytest
from browsers import finger
from scrolling import STYLE, TIMED, control, pages, resting, rests, run
from serving import page


def touchable(chromium, server, body):
    """Opens a page on a touch screen; returns a function that sends touches."""
    chromium.open(server.put(page(body)), has_touch=True)
    chromium.run("return await Dwell.ready")
    chromium.settle()
    return chromium.context.new_cdp_session(chromium.page)


def touch_a_turn(browser, touch, point, begun, amid):
    """Touches the screen amid a turn from the first page to the fourth. A browser that is short of time may have ended the turn
    before it handles the touch: then it begins again, five times at most."""
    for _ in range(5):
        run(browser, f"it.page = 3; await until(() => {begun})")
        finger(touch, "touchStart", point)
        if run(browser, f"return {amid}"):
            return
        finger(touch, "touchEnd")
        run(browser, "(box ?? window).scrollTo({ left: 0, top: 0, behavior: 'instant' }); await until(() => it.page === 0)")
    pytest.fail(f"no touch amid a turn: {amid}")


def test_the_time_is_held_while_a_finger_is_down_and_continues_afterwards(chromium, server):
    touch = touchable(chromium, server, TIMED)
    chromium.run("time.advance(1)")
    finger(touch, "touchStart", (300, 150))
    chromium.run("time.advance(30)")
    assert run(chromium, "return [it.page, it.progress]") == [0, 0.25], "a finger that rests"
    for x in range(290, 140, -10):
        finger(touch, "touchMove", (x, 150))
    chromium.settle()
    chromium.run("time.advance(30)")
    left = run(chromium, "return at()[0]")
    assert 50 < left < 200 and run(chromium, "return it.page") == 0, "it scrolls natively, and nothing else does"
    for x in range(140, 20, -10):
        finger(touch, "touchMove", (x, 150))
    chromium.settle()
    finger(touch, "touchEnd")
    rests(chromium, 1, 400, 0)
    run(chromium, "time.advance(4.1)")
    rests(chromium, 2)


def test_a_wheel_turns_the_page_and_the_cause_is_the_user(chromium, show):
    show(chromium, TIMED)
    run(chromium, "window.seen = []; it.addEventListener('dwell-change', ({ detail }) => seen.push([detail.to, detail.cause]))")
    chromium.mouse.move(200, 150)
    chromium.mouse.wheel(300, 0)
    rests(chromium, 1, 400, 0)
    assert chromium.run("return seen") == [[1, "person"]]
    chromium.mouse.move(700, 500)
    run(chromium, "time.advance(4.1)")
    rests(chromium, 2)


@pytest.mark.parametrize("kind", ["", "plain"])
def test_a_wheel_stops_a_turn(chromium, show, kind):
    show(chromium, STYLE + control('duration="4"') + pages(4, kind))
    run(chromium, "box.addEventListener('wheel', () => { window.wheeled = true; }); it.page = 3; while (at()[0] < 20) await new Promise((go) => requestAnimationFrame(go))")
    chromium.mouse.move(200, 150)
    chromium.mouse.wheel(-400, 0)
    # The browser may drop this one wheel movement, and pages snap again after a second.
    run(chromium, "for (let n = 0; n < 60 && !(window.wheeled && !box.style.scrollSnapType); n += 1) await new Promise((go) => setTimeout(go, 50))")
    number, left, _ = resting(chromium)
    assert number == round(left / 400) < 3 and (kind == "plain" or left % 400 == 0)
    assert run(chromium, "return box.getAttribute('style')") in (None, "")


@pytest.mark.parametrize("kind", ["", "plain"])
def test_a_finger_stops_a_turn_and_scrolls_from_there(chromium, server, kind):
    # There are pages beyond the target of the turn, so that a late finger isn't at the end.
    touch = touchable(chromium, server, STYLE + control('duration="4"') + pages(6, kind))
    touch_a_turn(chromium, touch, (300, 150), "at()[0] >= 20", "at()[0] < 1200")
    seen = []
    for x in range(290, 240, -10):
        finger(touch, "touchMove", (x, 150))
        chromium.settle()
        seen.append(run(chromium, "return at()[0]"))
    # A slow browser may show more of the turn before it handles the touch, but not its end.
    assert seen[-1] < 1200 and seen[2:] == [pytest.approx(seen[1] + 10 * n, abs=6) for n in range(1, 4)], "it follows the finger alone"
    finger(touch, "touchEnd")
    number, left, _ = resting(chromium)
    assert number == round(left / 400) and (kind == "plain" or left % 400 == 0)
    assert run(chromium, "return box.getAttribute('style')") in (None, "")


def test_scrolling_the_document_interrupts_nothing(chromium, show):
    show(chromium, TIMED + '<div style="height: 3000px"></div>')
    run(chromium, "window.seen = []; it.addEventListener('dwell-change', ({ detail }) => seen.push(detail.to)); it.page = 3")
    chromium.mouse.move(200, 150)
    chromium.mouse.wheel(0, 120)
    rests(chromium, 3, 1200, 0)
    assert chromium.run("return seen") == [3]


@pytest.mark.parametrize("kind, key, offsets", [("", "ArrowRight", [400, 0]), ("vertical", "End", [0, 600])])
def test_keys_scroll_natively_and_focus_by_the_keyboard_pauses(browser, show, kind, key, offsets):
    show(browser, STYLE + pages(4, kind, 'tabindex="0"') + control('duration="4"'))
    browser.settle()
    browser.press("Tab")
    assert run(browser, "await until(() => it.paused); return [document.activeElement.id, it.paused]") == ["s", True]
    browser.press(key)
    rests(browser, 1 if key == "ArrowRight" else 3, *offsets)
    assert run(browser, "time.advance(30); return it.page") == (1 if key == "ArrowRight" else 3)


def test_a_third_party_scroll_is_followed_and_holds_the_time(browser, show):
    show(browser, TIMED)
    run(browser, "window.seen = []; it.addEventListener('dwell-change', ({ detail }) => seen.push([detail.to, detail.cause]))")
    # A busy browser may show no frame amid a scroll: then it scrolls again.
    page = run(
        browser,
        """for (;;) {
          const page = await new Promise((go) => {
            box.addEventListener('scroll', function amid() {
              if (box.scrollLeft <= 1) return;
              box.removeEventListener('scroll', amid);
              if (box.scrollLeft >= 399) return go(null);
              time.advance(30);
              go(it.page);
            });
            box.scrollTo({ left: 400, behavior: 'smooth' });
          });
          if (page !== null) return page;
          await until(() => it.page === 1);
          box.scrollTo({ left: 0 });
          await until(() => it.page === 0);
          seen.length = 0;
        }""",
    )
    assert page < 2
    rests(browser, 1, 400, 0)
    assert browser.run("return seen") == [[1, "app"]]
    run(browser, "time.advance(4.1)")
    rests(browser, 2)


def test_a_pointer_over_the_pages_pauses(chromium, show):
    show(chromium, TIMED)
    chromium.mouse.move(200, 150)
    assert run(chromium, "time.advance(30); return it.page") == 0
    chromium.mouse.move(700, 500)
    assert run(chromium, "time.advance(4.1); return it.page") == 1


def test_a_pointer_that_leaves_a_control_over_the_pages_is_still_over_them(chromium, show):
    show(chromium, f'{STYLE}<section id="around">{pages()}{control().replace(chr(34) + "s" + chr(34), chr(34) + "around" + chr(34) + " duration=4")}</section>')
    chromium.mouse.move(400, 220)
    chromium.mouse.move(200, 150)
    assert run(chromium, "time.advance(30); return it.page") == 0
    chromium.mouse.move(700, 500)
    assert run(chromium, "time.advance(4.1); return it.page") == 1


def test_after_direct_manipulation_it_pauses_permanently_if_requested(chromium, show):
    show(chromium, STYLE + control('duration="4" after-interaction="pause"') + pages())
    chromium.mouse.move(200, 150)
    chromium.mouse.wheel(300, 0)
    rests(chromium, 1)
    chromium.mouse.move(700, 500)
    assert run(chromium, "time.advance(30); return [it.page, it.paused]") == [1, True]


def test_pages_out_of_view_have_no_time(browser, show):
    show(browser, f'{STYLE}{control("duration=4")}<div style="height: 3000px"></div>{pages()}')
    assert run(browser, "time.advance(30); return it.page") == 0
    run(browser, "scrollTo(0, 3000)")
    # The frames in which it scrolls and in which observers see the scroll.
    for _ in range(2):
        browser.settle()
    assert run(browser, "time.advance(4.1); return it.page") == 1
