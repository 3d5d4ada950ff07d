"""Presses whose release isn't reported, because a menu, a dialog or a script has taken the pointer. No press may outlast its button."""

import pytest

STYLE = "<style>body { min-height: 500px; } dwell-carousel { width: 400px; height: 300px; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(5))
CAROUSEL = f'{STYLE}<dwell-carousel duration="1" loop>{PAGES}</dwell-carousel>'
SCRUBBED = '<dwell-page-control pages="9" duration="1" style="width: 400px"></dwell-page-control>'


def run(browser, script):
    """Runs a script with the element in `it`, its drawing in `area`, and functions for pointer events."""
    return browser.run(
        """const it = document.querySelector('dwell-carousel, dwell-page-control');
        const area = it.shadowRoot.querySelector('.root');
        const left = () => Math.round(it.children[it.page].getBoundingClientRect().left);
        const send = (type, x, more, target = area) => target.dispatchEvent(new PointerEvent(type, {
          pointerType: 'mouse', pointerId: 1, isPrimary: true, clientX: x, clientY: 150, buttons: 1, bubbles: true, composed: true, ...more,
        }));
        """
        + script
    )


@pytest.fixture
def mouse(chromium):
    """Returns a function that sends a mouse's events, optionally without the release."""
    session = None

    def send(kind, x, y=150, *, button="none", buttons=0):
        nonlocal session
        session = session or chromium.context.new_cdp_session(chromium.page)
        session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": int(button != "none")})

    return send


def begin(mouse, to=200):
    """Starts a drag at 300, and moves it."""
    mouse("mouseMoved", 300)
    mouse("mousePressed", 300, button="left", buttons=1)
    for x in range(290, to - 1, -10):
        mouse("mouseMoved", x, button="left", buttons=1)


def goes_on(browser):
    """Moves the pointer away, and returns whether time passes."""
    return run(browser, "const { page } = it; time.advance(2); return it.page !== page")


@pytest.mark.parametrize("to, page", [(200, 0), (60, 1)])
def test_a_move_without_a_button_ends_a_drag_where_it_was(chromium, show, mouse, to, page):
    show(chromium, CAROUSEL)
    begin(mouse, to)
    # The release goes to a menu or a dialog.
    mouse("mouseMoved", 350)
    assert run(chromium, "time.advance(.9); return [it.page, left()]") == [page, 0]
    for x in (300, 200, 100):
        mouse("mouseMoved", x)
    assert run(chromium, "return left()") == 0, "the pages don't follow without a button"
    mouse("mouseMoved", 700, 500)
    assert goes_on(chromium)


def test_a_second_button_ends_a_drag_and_the_pages_return(chromium, show, mouse):
    show(chromium, CAROUSEL)
    begin(mouse, 60)
    mouse("mousePressed", 60, button="right", buttons=3)
    for x in (50, 40, 30):
        mouse("mouseMoved", x, button="left", buttons=3)
    mouse("mouseReleased", 30, button="left", buttons=2)
    mouse("mouseReleased", 30, button="right")
    assert run(chromium, "time.advance(.9); return [it.page, left()]") == [0, 0]
    mouse("mouseMoved", 700, 500)
    assert goes_on(chromium)


def test_a_press_whose_release_is_lost_is_not_a_tap(chromium, show, mouse):
    show(chromium, CAROUSEL.replace("loop", 'loop taps="turn"'))
    begin(mouse, 300)
    mouse("mouseMoved", 310)
    assert run(chromium, "time.advance(.5); return it.page") == 0
    mouse("mouseMoved", 700, 500)
    assert goes_on(chromium)


def test_a_control_stays_where_it_was_scrubbed_to(chromium, show, mouse):
    show(chromium, SCRUBBED)
    x, y = run(chromium, "const box = area.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]")
    mouse("mouseMoved", x, y)
    mouse("mousePressed", x, y, button="left", buttons=1)
    for n in range(1, 5):
        mouse("mouseMoved", x + 10 * n, y, button="left", buttons=1)
    scrubbed = run(chromium, "return it.page")
    assert scrubbed > 0
    for n in (-40, -20, 0):
        mouse("mouseMoved", x + n, y)
    assert run(chromium, "return it.page") == scrubbed
    mouse("mouseMoved", 700, 500)
    assert goes_on(chromium)


def test_a_dialog_during_a_drag_ends_it(chromium, show):
    show(chromium, CAROUSEL)
    chromium.page.on("dialog", lambda dialog: dialog.accept())
    run(chromium, "let last = 0; addEventListener('pointermove', ({ clientX }) => { if (clientX === 200) alert('Hello'); })")
    chromium.mouse.move(300, 150)
    chromium.mouse.down()
    for x in (280, 260, 240, 220, 200):
        chromium.mouse.move(x, 150)
    chromium.settle()
    # The browser no longer reports a release of this press.
    run(chromium, "send('pointermove', 100, { buttons: 0 })")
    assert run(chromium, "time.advance(.9); return [it.page, left()]") == [0, 0]
    chromium.mouse.up()
    chromium.mouse.move(700, 500)
    assert goes_on(chromium)


def test_a_script_that_takes_the_pointer_ends_the_drag(browser, show):
    show(browser, CAROUSEL + '<div id="other" style="height: 100px"></div>')
    run(
        browser,
        """addEventListener('pointermove', (event) => {
          if (event.buttons && event.clientX < 220) document.getElementById('other').setPointerCapture(event.pointerId);
        })""",
    )
    browser.drag((300, 150), *((x, 150) for x in range(280, 40, -20)), (700, 480))
    assert run(browser, "time.advance(.9); return [it.page, left()]") == [0, 0]
    assert goes_on(browser)


def test_a_press_that_opens_a_menu_is_over(browser, show):
    """Like a press with the control key on a Mac, and one of the right button during a drag on Windows."""
    show(browser, CAROUSEL)
    for way in ([], [280, 250, 200]):
        run(
            browser,
            f"""area.setPointerCapture = () => {{}};
            send('pointerdown', 300, {{ ctrlKey: true }});
            for (const x of {way}) send('pointermove', x);
            area.dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, composed: true }}));
            for (let x = 200; x > 40; x -= 20) send('pointermove', x);""",
        )
        assert run(browser, "time.advance(.9); return left()") == 0
        assert goes_on(browser)


def test_a_nested_carousel_that_loses_the_pointer_frees_the_one_around_it(browser, show):
    inner = f'<dwell-carousel id="inner" style="width: 300px; height: 200px">{PAGES}</dwell-carousel>'
    show(browser, CAROUSEL.replace("<p>Page 0</p>", f"<div>{inner}</div>"))
    run(
        browser,
        """const c = document.getElementById('inner').shadowRoot.querySelector('.root');
        c.setPointerCapture = () => {};
        send('pointerdown', 200, {}, c);
        for (const x of [180, 150, 100]) send('pointermove', x, {}, c);
        send('lostpointercapture', 100, {}, c);""",
    )
    assert run(browser, "time.advance(.9); return [it.page, document.getElementById('inner').page]") == [0, 0]
    assert goes_on(browser)


def test_after_any_sequence_of_events_a_pointer_without_a_button_holds_nothing(chromium, show):
    """All sequences of four: at their end the pointer passes without a button, and time passes again."""
    show(chromium, CAROUSEL.replace("loop", 'loop indicator="none"'))
    failures, count = run(
        chromium,
        """area.setPointerCapture = () => {};
        let x = 300;
        const steps = {
          press: () => send('pointerdown', x = 300), move: () => send('pointermove', x -= 60), up: () => send('pointerup', x, { buttons: 0 }),
          cancel: () => send('pointercancel', x), lose: () => send('lostpointercapture', x), drop: () => send('lostpointercapture', x, { buttons: 0 }),
          both: () => send('pointermove', x, { buttons: 3 }), right: () => send('pointerdown', x, { button: 2, buttons: 2 }),
          menu: () => send('contextmenu', x, { button: 2 }), leave: () => send('pointerleave', x), pass: () => send('pointermove', x, { buttons: 0 }),
        };
        const names = Object.keys(steps);
        const failures = [];
        let count = 0;
        const walk = (sequence) => {
          if (sequence.length === 3) {
            for (const name of ['press', ...sequence]) steps[name]();
            steps.pass();
            steps.leave();
            count += 1;
            const before = it.progress;
            time.advance(.7);
            if (it.progress === before) failures.push(sequence.join(' '));
            return;
          }
          for (const name of names) walk([...sequence, name]);
        };
        walk([]);
        return [failures.slice(0, 5), count];""",
    )
    assert failures == [] and count == 11**3
