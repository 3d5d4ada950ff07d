"""A pull downwards moves stories with the finger, and dismisses them (R235)."""

import pytest
from browsers import finger, until
from viewer import advance


def test_a_fast_pull_is_no_tap(browser, stories):
    stories(browser)
    # WebKit has once taken it for a tap, on a busy machine: a failure tells which events came.
    browser.run("""window.came = [];
    for (const name of ['down', 'move', 'up', 'cancel', 'leave']) {
      addEventListener(`pointer${name}`, ({ clientX, clientY, buttons }) => came.push([name, clientX, clientY, buttons]), true);
    }""")
    browser.drag((300, 200), (300, 215), (300, 260))
    assert advance(browser, 1)[:2] == [1, 1], browser.run("return came")


PULLED = "const { transform } = it.shadowRoot.querySelector('.view').style; return [transform, it.shadowRoot.querySelector('.background').style.opacity]"


def test_a_pull_moves_them_down_and_brings_them_back(browser, stories):
    stories(browser)
    browser.run("window.target = it.people[1].children[1]; pointer('pointerdown', 200, 100, 0); pointer('pointermove', 202, 130, 20); pointer('pointermove', 205, 250, 300)")
    assert browser.run(PULLED) == ["translateY(150px) scale(0.95)", "0.75"]
    before = browser.run("return it.people[1].progress")
    assert browser.run("time.advance(3); return it.people[1].progress") == before, "time waits"
    browser.run("pointer('pointermove', 205, 250, 500); pointer('pointerup', 205, 250, 520)")
    browser.run("await finish()")
    assert browser.run(PULLED) == ["", ""]
    assert browser.run("return [told, where()[1]]") == [[], 1]
    assert browser.run("time.advance(1); return it.people[1].progress") > before


@pytest.mark.parametrize("way, milliseconds, closes", [(150, 1000, False), (150.1, 1000, True), (30, 30, True), (30, 90, False)])
def test_beyond_a_quarter_of_their_height_or_by_a_flick_it_dismisses_them(chromium, stories, way, milliseconds, closes):
    stories(chromium)
    chromium.run(f"""pointer('pointerdown', 200, 100, 0); pointer('pointermove', 200, 100 + {way} / 2, {milliseconds} / 2);
    pointer('pointermove', 200, 100 + {way}, {milliseconds}); pointer('pointerup', 200, 100 + {way}, {milliseconds}); await finish();""")
    assert chromium.run("return told") == ["dwell-close"] * closes
    assert chromium.run(PULLED) == ["", ""]


def test_what_is_no_pull_moves_nothing(chromium, stories):
    stories(chromium)
    for x, y in [(200, 60), (260, 140), (200, 110), (160, 130)]:
        chromium.run(f"pointer('pointerdown', 200, 100, 0); pointer('pointermove', {x}, {y}, 20)")
        assert chromium.run(PULLED) == ["", ""], f"to {x}, {y}"
        chromium.run(f"pointer('pointermove', 200, 300, 400); pointer('pointerup', 200, 300, 900); await finish(); time.advance(2)")
        assert chromium.run("return told.filter((one) => one === 'dwell-close').length") == (1 if y == 110 else 0)
        chromium.run("told.length = 0; it.show(1, { animated: false })")


def test_content_that_is_scrolled_keeps_its_pulls(chromium, stories):
    long = '<dwell-carousel label="Dee"><div><div style="height: 300px; overflow: auto"><div style="height: 900px"></div></div></div></dwell-carousel>'
    stories(chromium, long)
    chromium.run("""const box = it.people[0].querySelector('div div');
    const pull = (type, y, at) => {
      const event = new PointerEvent(type, { clientX: 200, clientY: y, pointerId: 1, isPrimary: true, buttons: type === 'pointerup' ? 0 : 1, bubbles: true, composed: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      box.dispatchEvent(event);
    };
    window.tries = [50, 0].map((top) => {
      box.scrollTop = top;
      pull('pointerdown', 100, 0);
      pull('pointermove', 150, 100);
      const { transform } = it.shadowRoot.querySelector('.view').style;
      pull('pointerup', 150, 500);
      return transform;
    });""")
    assert chromium.run("return tries") == ["", "translateY(50px) scale(0.983333)"]


SCROLLED = '<dwell-carousel label="Dee"><div><div style="height: 500px; overflow: auto"><div style="height: 1500px"></div></div></div><p>d2</p></dwell-carousel>'
TOP = "const box = it.people[0].querySelector('div div');"


@pytest.fixture
def fingers(chromium):
    """Moves a finger along points in Chromium; returns how far content is scrolled then, and what a pull looks like."""

    def move(*points, when="true"):
        session = chromium.context.new_cdp_session(chromium.page)
        for number, point in enumerate(points):
            finger(session, "touchMove" if number else "touchStart", point)
        chromium.settle()
        shown = [chromium.run(f"{TOP} {until(when)} return box.scrollTop"), *chromium.run(PULLED)]
        finger(session, "touchEnd")
        chromium.run("await finish()")
        return shown

    return move


def test_a_finger_pulls_content_that_is_at_its_top(chromium, stories, fingers):
    stories(chromium, SCROLLED)
    assert fingers((200, 120), (200, 160), (200, 220), (201, 320)) == [0, "translateY(200px) scale(0.933333)", "0.666667"]
    assert chromium.run("return told") == ["dwell-close"]


@pytest.mark.parametrize("ways, scrolled", [((400, 360, 300, 200), 0), ((120, 160, 220, 320), 600)])
def test_a_finger_scrolls_content_where_it_can(chromium, stories, fingers, ways, scrolled):
    stories(chromium, SCROLLED)
    chromium.run(f"{TOP} box.scrollTop = {scrolled}")
    top, *looks = fingers(*[(200, y) for y in ways], when=f"box.scrollTop !== {scrolled}")
    assert looks == ["", ""]
    assert (top > scrolled) == (ways[-1] < ways[0])
    assert chromium.run("return told") == []


def test_a_pull_that_turns_back_up_moves_neither_beyond(chromium, stories, fingers):
    stories(chromium, SCROLLED)
    assert fingers((200, 120), (200, 200), (200, 100)) == [0, "translateY(0px) scale(1)", "1"]
    assert chromium.run("return told") == []


def test_with_reduced_motion_they_come_back_at_once(chromium, stories):
    stories(chromium, attributes="reduce-motion")
    chromium.run("pointer('pointerdown', 200, 100, 0); pointer('pointermove', 200, 200, 300); pointer('pointerup', 200, 200, 900)")
    durations = "return it.shadowRoot.querySelector('.view').getAnimations().map((one) => one.effect.getTiming().duration)"
    assert set(chromium.run(durations)) <= {0}


def test_a_pull_looks_as_in_the_core(chromium, show):
    show(chromium, "")
    looks = "const { begins, lookAt, dismisses } = await import('/src/pull.js'); return "
    assert chromium.run(looks + "[[0, 10.1], [0, 10], [10, 10.1], [11, 11], [-20, 15], [0, -20]].map((one) => begins(...one))") == [True, False, True, False, False, False]
    table = [(0, [0, 1, 1]), (100, [100, 0.975, 0.875]), (400, [400, 0.9, 0.5]), (800, [800, 0.8, 0]), (900, [900, 0.8, 0]), (-50, [0, 1, 1])]
    for distance, look in table:
        assert chromium.run(looks + f"Object.values(lookAt({distance}, 800))") == look
    table = [(200, 0, 0), (200.1, 0, 1), (20, 500, 0), (20, 501, 1), (300, -500, 1), (300, -501, 0), (0, 900, 0), (-20, 900, 0)]
    for distance, speed, closes in table:
        assert chromium.run(looks + f"dismisses({distance}, {speed}, 800)") == bool(closes)
