"""What elements tell of their pages beside their turns: states, drags, rests and visits; and what buttons can ask of them."""

import pytest

PAGES = "<p>a</p><p>b</p><p>c</p>"
STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
NOTE = """window.noted = [];
for (const name of ['dwell-change', 'dwell-drag', 'dwell-settle', 'dwell-visit']) {
  document.addEventListener(name, ({ type, detail }) => noted.push([type.slice(6), detail.phase ?? detail.to ?? detail.page, ...'shown' in detail ? [detail.shown, detail.running, detail.completions].map((one) => Math.round(one * 100) / 100) : []]));
}
window.it = document.querySelector('dwell-carousel');"""


@pytest.fixture
def carousel(show):
    """Opens a carousel whose events are noted."""

    def open_page(browser, attributes="", pages=PAGES):
        show(browser, f"{STYLE}<dwell-carousel {attributes}>{pages}</dwell-carousel>")
        browser.run(NOTE)

    return open_page


def test_pages_settle_once_after_each_turn(browser, carousel):
    carousel(browser, "settle-events")
    names = "return noted.filter(([name]) => name !== 'visit')"
    assert browser.run("it.next(); time.advance(0.1);" + names) == [["change", 1]]
    assert browser.run("time.advance(5);" + names) == [["change", 1], ["settle", 1]]
    assert browser.run("it.go(0, { animated: false });" + names)[2:] == [["change", 0], ["settle", 0]]
    assert browser.run("time.advance(5); it.next(); time.advance(0.05); it.next(); time.advance(5);" + names)[4:] == [["change", 1], ["change", 2], ["settle", 2]]


def test_without_the_attribute_no_script_runs_at_the_end_of_a_turn(browser, carousel):
    carousel(browser, 'duration="60" indicator="none"')
    assert browser.run("it.next(); const { wakeUps } = time; time.advance(5); return [time.wakeUps - wakeUps, noted.some(([name]) => name === 'settle')]") == [0, False]


def test_timed_pages_settle_too(browser, carousel):
    carousel(browser, 'duration="4" settle-events')
    assert browser.run("time.advance(4.1); return noted.filter(([name]) => name !== 'visit')") == [["change", 1]]
    assert browser.run("time.advance(3); return noted.filter(([name]) => name !== 'visit')") == [["change", 1], ["settle", 1]]


def test_a_drag_begins_and_ends_and_then_pages_settle(chromium, carousel):
    carousel(chromium, "settle-events")
    page = chromium.page
    state = "return it.matches(':state(dragging)')"
    page.mouse.move(300, 150)
    page.mouse.down()
    assert chromium.run(state) is False
    for n in range(1, 6):
        page.mouse.move(300 - 50 * n, 150)
    assert [chromium.run(state), chromium.run("return noted")] == [True, [["drag", "begin"]]]
    page.mouse.up()
    assert chromium.run(state) is False
    assert chromium.run("time.advance(5); return noted.filter(([name]) => name !== 'visit')") == [["drag", "begin"], ["drag", "end"], ["change", 1], ["settle", 1]]


def test_a_tap_is_no_drag(browser, carousel):
    carousel(browser, 'taps="none"')
    browser.drag((200, 150))
    assert browser.run("return noted") == []


def test_visits_have_the_seconds_in_sight_and_running(browser, carousel):
    carousel(browser, 'duration="4"')
    browser.run("time.advance(1); it.pause(); time.advance(2); it.resume(); time.advance(3.5);")
    assert browser.run("return noted.filter(([name]) => name === 'visit')") == [["visit", 0, 6, 4, 1]]
    assert browser.run("it.go(0); return noted.filter(([name]) => name === 'visit')")[1:] == [["visit", 1, 0.5, 0.5, 0]]
    # A page that leaves the document is left.
    assert browser.run("it.addEventListener('dwell-visit', ({ detail }) => noted.push(['gone', detail.page])); time.advance(1); it.remove(); await null; return noted.at(-1)") == ["gone", 0]


def test_hidden_pages_are_not_visited(browser, carousel):
    carousel(browser, 'duration="9"')
    browser.run("time.advance(1); it.style.display = 'none'")
    browser.settle()
    assert browser.run("return noted.filter(([name]) => name === 'visit')") == [["visit", 0, 1, 1, 0]]
    browser.run("time.advance(5); it.style.display = ''")
    browser.settle()
    assert browser.run("time.advance(2); it.next(); return noted.filter(([name]) => name === 'visit')")[1:] == [["visit", 0, 2, 2, 0]]


def test_states_style_the_element(browser, carousel):
    if not browser.run("return CSS.supports('selector(:state(first))')"):
        pytest.skip("the browser has no states")
    carousel(browser, 'duration="4"')
    states = "return ['first', 'last', 'paused'].map((name) => it.matches(`:state(${name})`))"
    assert browser.run(states) == [True, False, False]
    assert browser.run("it.go(2); it.pause();" + states) == [False, True, True]
    assert browser.run("it.next(); it.resume(); it.previous();" + states) == [False, False, False]


COMMANDS = ["--next", "--previous", "--pause", "--play"]
BUTTONS = "".join(f'<button commandfor="c" command="{one}">{one}</button>' for one in COMMANDS)


def test_buttons_command_the_element_that_they_name(browser, show):
    show(browser, f'{STYLE}{BUTTONS}<dwell-carousel id="c" duration="9">{PAGES}</dwell-carousel>')
    browser.run("window.it = document.querySelector('dwell-carousel'); window.causes = []; it.addEventListener('dwell-change', ({ detail }) => causes.push(detail.cause))")
    press = "for (const name of arguments) document.querySelector(`[command='${name}']`).click(); return [it.page, it.paused]"
    assert browser.run(press, "--next", "--next", "--previous", "--pause") == [1, True]
    assert browser.run(press, "--play") == [1, False]
    assert browser.run("return causes") == ["person"] * 3


def test_commands_reach_the_element_that_a_control_follows(browser, show):
    show(browser, f'{STYLE}{BUTTONS.replace(chr(34) + "c" + chr(34), chr(34) + "d" + chr(34))}<dwell-carousel id="c">{PAGES}</dwell-carousel><dwell-page-control id="d" for="c"></dwell-page-control>')
    assert browser.run("document.querySelector(`[command='--next']`).click(); return document.querySelector('dwell-carousel').page") == 1


def test_clicks_are_commands_where_browsers_know_none(chromium, server):
    before = "delete HTMLButtonElement.prototype.commandForElement; addEventListener('command', (event) => { if (event.isTrusted) event.stopImmediatePropagation(); }, true);"
    chromium.open(server.put(f'<!doctype html>{STYLE}<script>{before}</script><script src="/dist/dwell.js"></script>{BUTTONS}<dwell-carousel id="c">{PAGES}</dwell-carousel>'))
    chromium.run("await Dwell.ready")
    assert chromium.run("document.querySelector(`[command='--next']`).click(); return document.querySelector('dwell-carousel').page") == 1
