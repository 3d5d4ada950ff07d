"""The buttons of `<dwell-carousel>`, a start delay and direct manipulation, in Chromium with a manual clock."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel > div { background: #147; }</style>"
PAGES = "".join(f"<div>Page {n}</div>" for n in range(3))


def carousel(attributes=""):
    """Returns a carousel of three pages."""
    return f'{STYLE}<dwell-carousel label="Things" {attributes}>{PAGES}</dwell-carousel>'


def run(browser, script):
    """Runs a script with the element in `it`, and its button with a name in `part(name)`."""
    return browser.run(
        "const it = document.querySelector('dwell-carousel'); const part = (name) => it.shadowRoot.querySelector(`[part=${name}]`);"
        + script
    )


PLACES = """return ['previous', 'next', 'toggle'].map((name) => {
  const one = part(name);
  const [box, outer] = [one.getBoundingClientRect(), it.getBoundingClientRect()];
  return one.hidden ? null : [box.left - outer.left, box.top - outer.top, box.width, box.height].map(Math.round);
});"""


def test_there_are_none_without_the_attribute(chromium, show):
    show(chromium, carousel('duration="4"'))
    previous, following, toggle = run(chromium, PLACES)
    assert previous is None and following is None and toggle is not None


@pytest.mark.parametrize(
    "attributes, direction, expected",
    [
        ("", "ltr", [[6, 128, 44, 44], [350, 128, 44, 44], [228, 246, 28, 44]]),
        ("", "rtl", [[350, 128, 44, 44], [6, 128, 44, 44], [144, 246, 28, 44]]),
        ('orientation="vertical"', "ltr", [[178, 6, 44, 44], [178, 250, 44, 44], [346, 178, 44, 28]]),
    ],
)
def test_they_are_where_the_core_puts_them_and_mirrored(chromium, show, attributes, direction, expected):
    show(chromium, carousel(f'duration="4" controls="previous next" {attributes}'), attributes=f'lang="en" dir="{direction}"')
    assert run(chromium, PLACES) == expected


def test_they_are_buttons_with_names_and_turn_pages_for_the_user(chromium, show):
    show(chromium, carousel('controls="previous next"'))
    assert run(chromium, "return ['previous', 'next'].map((name) => part(name).localName + part(name).ariaLabel)") == [
        "buttonPrevious page",
        "buttonNext page",
    ]
    cause = run(
        chromium,
        """let cause; it.addEventListener('dwell-change', ({ detail }) => { cause = detail.cause; });
        part('next').click(); return [it.page, cause]""",
    )
    assert cause == [1, "person"]
    assert run(chromium, "part('previous').click(); return it.page") == 0


def test_at_an_end_a_button_is_visible_but_disabled(chromium, show):
    show(chromium, carousel('controls="previous next"'))
    state = "return ['previous', 'next'].map((name) => part(name).getAttribute('aria-disabled'))"
    assert run(chromium, state) == ["true", "false"]
    assert run(chromium, "part('previous').click(); return it.page") == 0
    run(chromium, "it.page = 2; return 0")
    assert run(chromium, state) == ["false", "true"]
    run(chromium, "it.loop = true; return 0")
    assert run(chromium, state) == ["false", "false"]


def test_the_attribute_can_change_and_words_can_be_translated(chromium, show):
    show(chromium, carousel('controls="next" label-next="Vor"'))
    assert [one is not None for one in run(chromium, PLACES)] == [False, True, False]
    assert run(chromium, "return part('next').ariaLabel") == "Vor"
    run(chromium, "it.controls = null; return 0")
    assert run(chromium, PLACES) == [None, None, None]


def test_the_first_page_waits_once(chromium, show):
    show(chromium, carousel('duration="4" start-delay="2" loop'))
    chromium.run("time.advance(5.9)")
    assert run(chromium, "return it.page") == 0
    chromium.run("time.advance(0.2)")
    assert run(chromium, "return it.page") == 1
    chromium.run("time.advance(4)")
    assert run(chromium, "return it.page") == 2


def test_a_users_turn_pauses_permanently_if_requested(chromium, show):
    show(chromium, carousel('duration="4" after-interaction="pause" controls="next"'))
    run(chromium, "part('next').click(); return 0")
    assert run(chromium, "return it.paused && part('toggle').ariaLabel") == "Play"
    chromium.run("time.advance(30)")
    assert run(chromium, "return it.page") == 1
    run(chromium, "part('toggle').click(); return 0")
    chromium.run("time.advance(4.1)")
    assert run(chromium, "return it.page") == 2


def test_without_indicators_there_are_buttons_that_show_while_focused(browser, show):
    show(browser, carousel('indicator="none"'))
    state = "return ['previous', 'next'].map((name) => [part(name).hidden, getComputedStyle(part(name)).opacity, part(name).getAttribute('aria-disabled')])"
    assert run(browser, state) == [[False, "0", "true"], [False, "0", "false"]]
    browser.press("Tab")
    browser.press("Tab")
    assert run(browser, "return [it.shadowRoot.activeElement.ariaLabel, getComputedStyle(part('next')).opacity]") == ["Next page", "1"]
    run(browser, "part('next').click()")
    assert run(browser, "return it.page") == 1
    box, outer = run(browser, "return [part('previous'), part('next')].map((one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left, top, width, height]; })")
    assert [box, outer] == [[4, 128, 44, 44], [352, 128, 44, 44]]


def test_a_press_at_the_position_of_a_missing_button_belongs_to_the_page(chromium, show):
    show(chromium, carousel('indicator="none"'))
    chromium.mouse.click(374, 150)
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == 0


@pytest.mark.parametrize("body", [
    carousel('indicator="none" controls=""'), carousel(""), f'<dwell-page-control for="c"></dwell-page-control>{carousel("indicator=none id=c")}',
    f'{carousel("indicator=none id=c")}<dwell-page-control for="c"></dwell-page-control>', carousel('indicator="none"').replace(PAGES, "<p>One</p>"),
])  # fmt: skip
def test_such_buttons_do_not_appear_beside_indicators_or_when_the_app_disables_them(browser, show, body):
    show(browser, body)
    assert run(browser, "return ['previous', 'next'].map((name) => part(name).hidden)") == [True, True]


def test_buttons_without_indicators_are_where_the_core_puts_them(chromium, show):
    show(chromium, carousel('indicator="none" controls="previous next"'))
    assert run(chromium, PLACES)[:2] == [[6, 128, 44, 44], [350, 128, 44, 44]]
    assert run(chromium, "return getComputedStyle(part('next')).opacity") == "1"
