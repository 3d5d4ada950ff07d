"""First impressions: indicators, colours and buttons of elements with the fewest attributes, with a manual clock."""

import base64
import json

import pytest
from pictures import picture

PICTURE = "data:image/png;base64," + base64.b64encode(picture(20, 120, 60, 320, 200)).decode()
STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } .plain { background: white; color: rgb(20, 30, 40); }</style>"
IMAGE = f'<img src="{PICTURE}" alt="">'


def carousel(attributes="", count=5, page='<div class="plain">One</div>', style=""):
    """Returns a carousel of equal pages."""
    return f'{STYLE}<dwell-carousel {attributes} style="{style}">{page * count}</dwell-carousel>'


def run(browser, script):
    """Runs a script with the first element in `it` and its parts in `all(part)`."""
    return browser.run(
        """const it = document.querySelector('dwell-carousel, dwell-page-control, dwell-segments, dwell-meter');
        const root = it.shadowRoot;
        const all = (part) => [...root.querySelectorAll(`[part~=${part}]`)];
        const frame = () => new Promise(requestAnimationFrame);
        const round = (number) => Math.round(number * 100) / 100;
        const place = (one) => { const box = seen.box(one); const outer = it.getBoundingClientRect(); return [box.left - outer.left, box.top - outer.top, box.width, box.height].map(round); };
        const look = (one) => [getComputedStyle(one).backgroundColor, round(Number(getComputedStyle(one).opacity))];"""
        + script
    )


def opacities(browser):
    """Returns the opacities of the indicators."""
    return run(browser, "return all('indicator').map((one) => look(one)[1])")


def test_an_untimed_row_has_one_solid_indicator_r216(browser, show):
    show(browser, '<dwell-page-control pages="5" page="2"></dwell-page-control>')
    assert opacities(browser) == [0.35, 0.35, 1, 0.35, 0.35]
    run(browser, "it.go(4, { animated: false })")
    assert opacities(browser) == [0.35, 0.35, 0.35, 0.35, 1]


def test_a_timed_row_shows_the_seen_pages_r216(browser, show):
    show(browser, '<dwell-page-control pages="5" page="2" duration="4"></dwell-page-control>')
    assert opacities(browser) == [0.7, 0.7, 0.35, 0.35, 0.35]


TWO = "--dwell-color: #eeeeee; --dwell-progress-color: #388e3c"
TRACK, FILL = "rgb(238, 238, 238)", "rgb(56, 142, 60)"


@pytest.mark.parametrize("page", ["white", "black"])
@pytest.mark.parametrize("body", [f'<dwell-segments pages="4" page="1" duration="4" style="{TWO}"></dwell-segments>', carousel('page="1" duration="4" indicator="segments"', style=TWO)])
def test_two_colours_are_drawn_as_given_r218(browser, show, body, page):
    show(browser, f'<div style="background: {page}; color: {"black" if page == "white" else "white"}">{body}</div>')
    run(browser, "time.advance(1)")
    assert run(browser, "return all('indicator').map(look)")[0] == [TRACK, 1]
    assert run(browser, "return all('progress').map(look)")[0] == [FILL, 1]
    assert run(browser, "return getComputedStyle(all('toggle')[0]).color !== 'rgb(238, 238, 238)'"), "the pause button has the text's colour"


def test_seen_dots_mix_two_colours_r217(browser, show):
    show(browser, f'<dwell-page-control pages="5" page="2" duration="4" style="{TWO}"></dwell-page-control>')
    assert run(browser, "return all('seen').map(look)") == [[FILL, 0.54]] * 2
    assert {opacity for opacity in opacities(browser)[2:]} == {1}


def test_the_second_colour_may_be_added_later(chromium, show):
    show(chromium, '<dwell-segments pages="4" duration="4" style="--dwell-color: #eeeeee"></dwell-segments>')
    assert run(chromium, "return look(all('indicator')[0])") == [TRACK, 0.35]
    run(chromium, "it.style.setProperty('--dwell-progress-color', '#388e3c'); await new Promise((go) => setTimeout(go, 100)); time.advance(2)")
    assert run(chromium, "return look(all('indicator')[0])") == [TRACK, 1]


def test_an_author_opacity_always_applies_r217(browser, show):
    show(browser, f'<dwell-segments pages="4" duration="4" style="{TWO}; --dwell-inactive-opacity: 0.5"></dwell-segments>')
    assert run(browser, "return look(all('indicator')[0])") == [TRACK, 0.5]


def test_pages_without_an_attribute_have_plain_dots_on_a_background_r221(browser, show):
    show(browser, carousel('page="2"'))
    marks = run(browser, "return all('indicator').map(place)")
    assert [right[0] - left[0] for left, right in zip(marks, marks[1:])] == [18] * 4
    assert {tuple(mark[2:]) for mark in marks} == {(8, 8)}
    assert opacities(browser) == [0.4, 0.4, 1, 0.4, 0.4]
    assert run(browser, "return place(all('background')[0])") == [150, 247, 100, 28], "25 points above the edge"
    assert run(browser, "return [...look(all('background')[0]), getComputedStyle(all('background')[0]).borderRadius]") == ["rgb(20, 30, 40)", 0.2, "14px"]


def test_timed_pages_have_a_pill_r221(browser, show):
    show(browser, carousel('duration="4" page="2"'))
    assert run(browser, "return all('indicator').map((one) => place(one)[2])") == [8, 8, 36, 8, 8]
    assert run(browser, "return all('background').length") == 0
    assert opacities(browser) == [0.7, 0.7, 0.35, 0.35, 0.35]


@pytest.mark.parametrize("count, expected", [(0, []), (1, []), (9, ["indicator"]), (10, ["label"])])
def test_the_number_of_pages_determines_the_indicators_r221(browser, show, count, expected):
    show(browser, carousel(count=count))
    assert run(browser, "return ['indicator', 'label'].filter((part) => all(part).length)") == expected


@pytest.mark.parametrize("word, expected", [("none", []), ("segments", ["indicator"]), ("control", ["indicator"]), ("automatic", ["background", "indicator"])])
def test_one_word_hides_or_changes_the_indicators_r221(chromium, show, word, expected):
    show(chromium, carousel(f'indicator="{word}"'))
    assert run(chromium, "return ['background', 'indicator'].filter((part) => all(part).length)") == expected


MEDIA = {
    "an image": IMAGE,
    "an image in a figure": f'<figure style="margin: 0"><img src="{PICTURE}" alt="" style="width: 100%; height: 100%"></figure>',
    "a video": "<video></video>",
    "a canvas": "<canvas></canvas>",
    "a frame": "<iframe></iframe>",
    "a background image": f'<div style="background: url({PICTURE})"></div>',
    "a background image inside": f'<div><p style="margin: 0; height: 100%; background: url({PICTURE})">Words</p></div>',
}
PLAIN = {
    "a colour": '<div class="plain">One</div>',
    "a gradient": '<div style="background: linear-gradient(#111, #222); color: white">One</div>',
    "an icon": f'<div class="plain"><img src="{PICTURE}" width="40" height="40" alt=""></div>',
    "an image above": f'<div class="plain"><img src="{PICTURE}" style="display: block; width: 100%; height: 70%" alt=""></div>',
}
LOOK = "return [...look(all('indicator')[1]), ...all('background').flatMap(look), getComputedStyle(all('toggle')[0]).color]"


@pytest.mark.parametrize("page", MEDIA)
def test_over_media_indicators_are_white_on_black_r222(browser, show, page):
    show(browser, carousel('duration="4"', page=MEDIA[page]))
    run(browser, "time.advance(1)")
    assert run(browser, LOOK) == ["rgb(255, 255, 255)", 0.4, "rgb(0, 0, 0)", 0.75, "rgb(255, 255, 255)"]


@pytest.mark.parametrize("page", PLAIN)
def test_over_plain_pages_indicators_have_the_text_colour_and_no_bar_r222(browser, show, page):
    show(browser, carousel('duration="4"', page=PLAIN[page]))
    run(browser, "time.advance(1)")
    color = "rgb(255, 255, 255)" if "gradient" in page else "rgb(20, 30, 40)"
    assert run(browser, LOOK) == [color, 0.35, color]


@pytest.mark.parametrize("page, opacities", [(PLAIN["an icon"], []), (PLAIN["an image above"], []), (MEDIA["an image in a figure"], [0.75]), (IMAGE, [0.75])])
def test_the_first_frame_has_the_final_look_r222(browser, show, page, opacities):
    show(browser, STYLE)
    added = f"const one = document.createElement('dwell-carousel'); one.setAttribute('duration', '4'); one.innerHTML = {json.dumps(page * 3)}; document.body.append(one); await null;"
    assert browser.run(f"{added} return [...one.shadowRoot.querySelectorAll('[part~=background]')].map((bar) => Number(getComputedStyle(bar).opacity))") == opacities


@pytest.mark.parametrize("page, value, color", [(IMAGE, "false", "rgb(0, 0, 0)"), ('<div class="plain">One</div>', "true", "rgb(255, 255, 255)"), ('<div class="plain">One</div>', "", "rgb(255, 255, 255)")])
def test_the_author_may_define_the_kind_of_pages_r222(browser, show, page, value, color):
    show(browser, carousel(f'duration="4" over-media="{value}"', page=page))
    assert run(browser, LOOK)[0] == color


def test_indicators_change_with_their_background_r222(browser, show):
    show(browser, carousel('duration="4"', count=1, page=f'<div class="plain">One</div>{IMAGE}'))
    assert run(browser, "return look(all('indicator')[1])[0]") == "rgb(20, 30, 40)"
    run(browser, "it.go(1); await frame(); time.advance(2)")
    assert run(browser, "return look(all('indicator')[0])[0]") == "rgb(255, 255, 255)"
    run(browser, "it.go(0); await frame(); time.advance(2)")
    assert run(browser, "return look(all('indicator')[1])[0]") == "rgb(20, 30, 40)"


def test_an_image_that_loads_late_changes_the_indicators_r222(browser, show):
    show(browser, carousel('duration="4"', page='<div class="plain"><img alt="" style="display: block"></div>'))
    assert run(browser, "return look(all('indicator')[1])[0]") == "rgb(20, 30, 40)"
    run(browser, f"const one = it.children[0].firstChild; one.src = '{PICTURE}'; await one.decode(); one.width = 400; one.height = 300; one.dispatchEvent(new Event('load')); await frame(); time.advance(2)")
    assert run(browser, "return look(all('indicator')[1])[0]") == "rgb(255, 255, 255)"


def test_an_author_colour_is_kept_over_media_r222(browser, show):
    show(browser, carousel('duration="4"', page=IMAGE, style="--dwell-color: gold"))
    assert run(browser, "return look(all('indicator')[1])[0]") == "rgb(255, 215, 0)"


def test_there_is_a_scrim_only_on_request_r222(chromium, show):
    scrim = "return getComputedStyle(root.querySelector('.group'), '::after').backgroundImage"
    show(chromium, carousel('duration="4" indicator="segments"', page=IMAGE))
    assert run(chromium, scrim) == "none"
    show(chromium, carousel('duration="4"', page=IMAGE, style="--dwell-scrim: linear-gradient(red, blue)"))
    assert run(chromium, scrim).startswith("linear-gradient")


BAR = "const [toggle] = all('toggle'); return [toggle.classList.contains('in-bar'), ...place(toggle)]"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("page", [IMAGE, '<div class="plain">One</div>'])
def test_the_pause_button_is_in_the_bar_r223(browser, show, page, direction):
    show(browser, carousel('duration="4" page="1"', page=page), attributes=f'lang="en" dir="{direction}"')
    is_in_bar, left, top, width, height = run(browser, BAR)
    assert [is_in_bar, width, height] == [True, 28, 44]
    marks = run(browser, "return all('indicator').map(place)")
    ends = [min(mark[0] for mark in marks), max(mark[0] + mark[2] for mark in marks)]
    ends = [ends[0] - 10, ends[1] + 10]
    assert left == (ends[1] if direction == "ltr" else ends[0] - 28), "after the marks and their padding"
    assert top + 22 == marks[0][1] + marks[0][3] / 2, "in the middle of the marks"
    assert (min(ends[0], left) + max(ends[1], left + width)) / 2 == 200, "marks and button are in the middle together"
    if page == IMAGE:
        bar = run(browser, "return place(all('background')[0])")
        assert bar[2:] == [ends[1] - ends[0] + 28, 28], "one background for both"


@pytest.mark.parametrize("attributes", ['indicator="none"', 'controls="pause-in-corner"'])
def test_without_indicators_or_on_request_it_is_in_the_corner_r223(browser, show, attributes):
    show(browser, carousel(f'duration="4" {attributes}'))
    assert run(browser, BAR) == [False, 350, 6, 44, 44]


def test_the_pause_button_in_the_bar_works_r223(browser, show):
    show(browser, carousel('duration="4"'))
    browser.press("Tab")
    assert run(browser, "const one = root.activeElement; return [one.localName, one.ariaLabel, it.paused]") == ["button", "Play", True], "the keyboard's focus pauses"
    run(browser, "root.activeElement.click()")
    assert run(browser, "return it.paused") is False


def test_a_single_controls_background_shows_during_interaction_and_scrubbing_works_r219(chromium, show):
    show(chromium, '<dwell-page-control pages="5" input-profile="pointer"></dwell-page-control>')
    assert run(chromium, "return all('background').length") == 0
    x, y = run(chromium, "const box = all('indicator')[0].getBoundingClientRect(); return [box.left + 4, box.top + 4]")
    chromium.mouse.move(x, y)
    chromium.run("time.advance(1)")
    assert run(chromium, "return all('background').map(look)") == [["rgb(0, 0, 0)", 0.2]]
    chromium.drag((x, y), (x + 15, y), (x + 28, y), (x + 42, y))
    assert run(chromium, "return it.page") == 3


SHOWN = '<dwell-page-control current="2" count="5" progress="0.4" label="Labs"></dwell-page-control>'


def test_a_display_only_row_has_neither_input_nor_time_nor_focus_r225(browser, show):
    show(browser, SHOWN)
    assert run(browser, "return all('indicator').map((one) => place(one)[2])") == [8, 8, 36, 8, 8]
    assert opacities(browser) == [0.7, 0.7, 0.35, 0.35, 0.35]
    slider = "const [one] = all('slider'); return [one.getAttribute('role'), one.getAttribute('aria-label'), one.tabIndex, one.ariaValueNow, root.querySelector('button').hidden]"
    assert run(browser, slider) == ["img", "Labs, page 3 of 5", -1, None, True]
    share = "const [fill] = all('progress'); const [inner, outer] = [seen.box(fill), seen.box(fill.parentElement)]; return round((inner.right - outer.left) / outer.width)"
    assert run(browser, share) == 0.4
    run(browser, "time.advance(60)")
    assert run(browser, "return [it.page, it.progress]") == [2, 0.4]
    x, y = run(browser, "const box = all('indicator')[4].getBoundingClientRect(); return [box.left + 4, box.top + 4]")
    browser.drag((x, y), (x, y))
    assert run(browser, "return it.page") == 2


def test_its_values_can_change_r225(chromium, show):
    show(chromium, SHOWN)
    run(chromium, "it.current = 4; it.progress = 2; it.count = 6; time.advance(2)")
    assert run(chromium, "return [it.page, Math.round(it.progress * 1000) / 1000, all('indicator').length, it.getAttribute('progress')]") == [4, 1, 6, "2"]
    events = run(chromium, "let count = 0; for (const name of ['dwell-change', 'dwell-end', 'dwell-advance']) it.addEventListener(name, () => { count += 1; }); time.advance(10); return count")
    assert events == 0


def test_a_progress_that_is_not_a_number_is_0_with_one_message_r225(chromium, show):
    show(chromium, SHOWN.replace("0.4", "half"))
    assert run(chromium, "return it.progress") == 0
    run(chromium, "it.setAttribute('progress', 'NaN')")
    messages = [message for message in chromium.messages if "progress=" in message]
    assert len(messages) == 1 and "counts as 0: give one of 0 to 1" in messages[0]
    chromium.messages.clear()


GRADIENT = "return getComputedStyle(all('progress')[0]).backgroundImage"


@pytest.mark.parametrize("colors, expected", [
    ("hue", ["rgb(255, 0, 0)", "rgb(138, 230, 46)"]), ("vermilion-to-blue", ["rgb(213, 94, 0)", "rgb(53, 109, 133)"]),
    ("red, rgb(0 0 255)", ["rgb(255, 0, 0)", "rgb(64, 0, 191)"]), ("black, hsl(0 0% 100%) 50%, #00f", ["rgb(0, 0, 0)", "rgb(128, 128, 255)"]),
])  # fmt: skip
def test_a_meter_can_have_any_colour_scale_r229(browser, show, colors, expected):
    show(browser, f'<dwell-meter value="0.75" colors="{colors}"></dwell-meter>')
    run(browser, "time.advance(5)")
    assert [color in run(browser, GRADIENT) for color in expected] == [True, True], run(browser, GRADIENT)


@pytest.mark.parametrize("colors", ["red", "red, wood", "red 50%, blue 20%", "red, lime, blue, red, lime, blue"])
def test_a_scale_that_cannot_be_used_is_reported_r229(chromium, show, colors):
    show(chromium, f'<dwell-meter value="0.75" colors="{colors}"></dwell-meter>')
    run(chromium, "time.advance(5)")
    assert "rgb(255, 0, 0)" in run(chromium, GRADIENT)
    assert any(f'colors="{colors}" is not a scale' in message for message in chromium.messages)
    chromium.messages.clear()


def test_a_meter_may_have_round_ends_r229(browser, show):
    show(browser, '<dwell-meter value="0.75" style="--dwell-corner-radius: 8px"></dwell-meter>')
    for step in (1, 5):
        run(browser, f"time.advance({step})")
        assert run(browser, "return getComputedStyle(all('border')[0]).borderRadius") == "10px"


POSITION = """return ['dwell-carousel', 'dwell-page-control'].map((name) => [...document.querySelector(name).shadowRoot.querySelectorAll('[part~=indicator]')]
  .map((one) => Math.round(Number(getComputedStyle(one).opacity) * 20) / 20));"""


def test_indicators_of_another_element_follow_a_drag_r224(chromium, show):
    show(chromium, '<dwell-page-control for="pages"></dwell-page-control>' + carousel('id="pages" indicator="control"'))
    chromium.mouse.move(300, 150)
    chromium.mouse.down()
    for x in (280, 240, 200, 180):
        chromium.mouse.move(x, 150)
    inside, beside = chromium.run(POSITION)
    assert inside == beside and 0.35 < beside[1] < 1
    chromium.run("time.advance(3)")
    assert chromium.run(POSITION)[1] == beside, "they stay where the finger is"
    chromium.mouse.up()
    chromium.run("time.advance(3)")
    assert chromium.run(POSITION)[1] == [1, 0.35, 0.35, 0.35, 0.35], "and return with the pages"


def test_positions_are_reported_during_a_drag_r224(chromium, show):
    show(chromium, carousel("progress-events"))
    chromium.run("globalThis.positions = []; document.querySelector('dwell-carousel').addEventListener('dwell-progress', ({ detail }) => positions.push(detail.position))")
    chromium.mouse.move(300, 150)
    chromium.mouse.down()
    chromium.mouse.move(280, 150)
    chromium.mouse.move(180, 150)
    chromium.settle()
    assert 0.2 < chromium.run("return positions.at(-1)") < 0.4
    chromium.mouse.up()
