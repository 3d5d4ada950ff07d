"""Marks as buttons or as tabs, in every browser: their names, states, keys and focus, and axe-core's rules."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsers import until
from rings import MARKS, contrasts, has_ring
from test_accessibility import computed
from test_focus import GROUNDS, STYLE
from test_modules import FILES, SCRIPT, load

TITLES = ["Lisbon", "", "Porto"]
TARGETS = "const host = document.querySelector('%s'); const marks = [...host.shadowRoot.querySelectorAll('.target')];"
NAMES = ["aria-label", "role", "aria-selected", "aria-current", "aria-posinset", "aria-setsize", "tabindex"]


def pages(count):
    """Returns pages, some of which have a title."""
    return "".join(f'<p data-title="{TITLES[n]}">Page</p>' if n < 3 and TITLES[n] else "<p>Page</p>" for n in range(count))


def carousel(count, attributes):
    """Returns a carousel with pages."""
    return f'<main><h1>Cities</h1><dwell-carousel label="Cities" {attributes}>{pages(count)}</dwell-carousel></main>'


def marks(browser, host="dwell-carousel", names=NAMES):
    """Returns attributes of each mark, without those that it lacks."""
    found = browser.run(TARGETS % host + f"return marks.map((one) => {names}.map((name) => one.getAttribute(name)));")
    return [{name: value for name, value in zip(names, values) if value is not None} for values in found]


def slider(browser, host="dwell-carousel"):
    """Returns the attributes of the marks' parent."""
    return browser.run(f"""const one = document.querySelector('{host}').shadowRoot.querySelector('[part=slider]');
      return Object.fromEntries(one.getAttributeNames().filter((name) => /role|aria|tab/.test(name)).map((name) => [name, one.getAttribute(name)]));""")


def focused(browser, host="dwell-carousel"):
    """Returns the name of the mark with the focus; null without one."""
    return browser.run(f"return document.querySelector('{host}').shadowRoot.activeElement?.getAttribute('aria-label') ?? null")


def page(browser, host="dwell-carousel"):
    """Returns the current page."""
    return browser.run(f"return document.querySelector('{host}').page")


def press_until(browser, key, name, host="dwell-carousel"):
    """Presses a key until the focus is on a mark."""
    for _ in range(12):
        browser.press(key)
        if focused(browser, host) == name:
            return
    raise AssertionError(f"{key} doesn't lead to {name}")


def test_marks_are_one_slider_by_default_r232(browser, show):
    show(browser, carousel(3, ""))
    assert marks(browser) == []
    assert slider(browser)["role"] == "slider"


def test_each_mark_is_a_button_with_the_page_s_title_or_number_r232(browser, show):
    show(browser, carousel(3, 'indicator-role="buttons"'))
    assert slider(browser) == {"role": "group", "aria-label": "Cities"}
    assert marks(browser) == [
        {"aria-label": "Lisbon", "aria-current": "true", "tabindex": "0"},
        {"aria-label": "page 2 of 3", "tabindex": "0"}, {"aria-label": "Porto", "tabindex": "0"},
    ]
    browser.run(TARGETS % "dwell-carousel" + "marks[2].click(); time.advance(1)")
    assert page(browser) == 2
    assert [one.get("aria-current") for one in marks(browser)] == [None, None, "true"]


def test_each_mark_is_a_tab_whose_panel_is_the_page_r232(browser, show):
    show(browser, carousel(3, 'indicator-role="tabs"'))
    assert slider(browser) == {"role": "tablist", "aria-label": "Cities", "aria-orientation": "horizontal"}
    shared = {"role": "tab", "aria-setsize": "3"}
    assert marks(browser) == [
        {"aria-label": "Lisbon", "aria-selected": "true", "aria-posinset": "1", "tabindex": "0", **shared},
        {"aria-label": "page 2 of 3", "aria-selected": "false", "aria-posinset": "2", "tabindex": "-1", **shared},
        {"aria-label": "Porto", "aria-selected": "false", "aria-posinset": "3", "tabindex": "-1", **shared},
    ]
    panel = """const root = document.querySelector('dwell-carousel').shadowRoot;
      const [tab] = root.querySelectorAll('[aria-selected=true]'); const panel = root.getElementById(tab.getAttribute('aria-controls'));
      return [panel.getAttribute('role'), panel.getAttribute('aria-roledescription'), panel.getAttribute('aria-label')]"""
    assert browser.run(panel) == ["tabpanel", None, "Lisbon, 1 of 3"]
    browser.run("document.querySelector('dwell-carousel').go(2); time.advance(1)")
    assert browser.run(panel) == ["tabpanel", None, "Porto, 3 of 3"]


def test_the_role_changes_back_and_forth_r232(browser, show):
    show(browser, carousel(3, 'indicator-role="tabs"'))
    role = "const host = document.querySelector('dwell-carousel'); host.indicatorRole = %s; await new Promise(requestAnimationFrame); time.advance(1); return [...host.shadowRoot.querySelectorAll('[part~=page]')].map((one) => `${one.getAttribute('role')} ${one.getAttribute('aria-roledescription')}`)"
    assert set(browser.run(role % "'buttons'")) == {"group slide"}
    assert slider(browser)["role"] == "group"
    assert set(browser.run(role % "'tabs'")) == {"tabpanel null"}
    assert set(browser.run(role % "null")) == {"group slide"}
    assert marks(browser) == []
    assert slider(browser)["role"] == "slider" and slider(browser)["tabindex"] == "0"


@pytest.mark.parametrize("host", ["dwell-page-control", "dwell-segments"])
def test_keys_reach_each_button_and_press_it_r232(browser, show, host):
    show(browser, f'<{host} pages="3" page="2" duration="4" indicator-role="buttons"></{host}><input>')
    for n, key in [(0, "Enter"), (1, " "), (2, "Enter")]:
        press_until(browser, "Tab", f"page {n + 1} of 3", host)
        browser.press(key)
        browser.settle()
        assert page(browser, host) == n
        assert focused(browser, host) == f"page {n + 1} of 3"
    assert browser.run(f"return document.querySelector('{host}').paused") is True, "the focus pauses, and the space bar is the button's"


@pytest.mark.parametrize("attributes, forward, back", [("", "ArrowRight", "ArrowLeft"), ('dir="rtl"', "ArrowLeft", "ArrowRight"), ('orientation="vertical"', "ArrowDown", "ArrowUp")])
def test_arrows_select_tabs_which_are_one_stop_r232(browser, show, attributes, forward, back):
    show(browser, f'<dwell-page-control pages="4" indicator-role="tabs" {attributes}></dwell-page-control><input>')
    press_until(browser, "Tab", "page 1 of 4", "dwell-page-control")
    for key, expected in [(forward, 1), (forward, 2), (back, 1), ("End", 3), ("Home", 0)]:
        browser.press(key)
        assert (page(browser, "dwell-page-control"), focused(browser, "dwell-page-control")) == (expected, f"page {expected + 1} of 4")
    across = "ArrowDown" if "Right" in forward + back else "ArrowRight"
    browser.press(across)
    assert page(browser, "dwell-page-control") == 0, "arrows across the tabs are the document's"
    browser.press("Tab")
    assert browser.run("return document.activeElement.localName") == "input"


@pytest.mark.parametrize("role", ["buttons", "tabs"])
@pytest.mark.parametrize("count", [1, 3, 12, 1000])
@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"', 'indicator="segments"', 'indicator="control" duration="4"'])
def test_axe_finds_nothing_r232(chromium, show, role, count, attributes):
    show(chromium, carousel(count, f'indicator-role="{role}" {attributes}'))
    found = Axe().run(chromium.tab, options={"rules": {"target-size": {"enabled": True}}})
    assert found.violations_count == 0, found.generate_report()
    names = [one["aria-label"] for one in marks(chromium)]
    is_row = "segments" in attributes
    assert len(names) == {1: 1 if is_row else 0, 3: 3, 12: 12 if is_row else 9, 1000: 9}[count]
    boxes = chromium.run(TARGETS % "dwell-carousel" + "return marks.map((one) => { const { width, height } = one.getBoundingClientRect(); return [width, height]; })")
    assert all(min(box) >= 24 for box in boxes)


@pytest.mark.parametrize("kind", ["firefox", "webkit"])
def test_other_browsers_expose_the_same_roles_and_names_r232(request, show, kind):
    body = carousel(3, 'indicator-role="tabs"') + '<dwell-segments pages="3" indicator-role="buttons"></dwell-segments>'
    browser = show(request.getfixturevalue(kind), body)
    for host, expected in {"dwell-carousel": ("tab", "Lisbon"), "dwell-segments": ("button", "page 1 of 3")}.items():
        shadow = browser.driver.find_element("css selector", host).shadow_root
        assert computed(browser, shadow.find_element("css selector", ".target")) == expected
    shadow = browser.driver.find_element("css selector", "dwell-carousel").shadow_root
    assert computed(browser, shadow.find_element("css selector", "[part~=slider]")) == ("tablist", "Cities")
    assert computed(browser, shadow.find_element("css selector", "[part~=page]")) == ("tabpanel", "Lisbon, 1 of 3")


def test_only_marks_in_view_are_buttons_and_keep_the_focus_r232(browser, show):
    show(browser, '<dwell-page-control pages="1000" page="500" indicator-role="tabs"></dwell-page-control>')
    assert [one["aria-posinset"] for one in marks(browser, "dwell-page-control")] == [str(n) for n in range(497, 506)]
    browser.press("Tab")
    for key, expected in [("ArrowRight", 502), ("End", 1000), ("Home", 1)]:
        browser.press(key)
        assert focused(browser, "dwell-page-control") == f"page {expected:,} of 1,000"
        browser.run("time.advance(1)")
    assert len(marks(browser, "dwell-page-control")) == 9


@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"'])
def test_a_button_is_over_its_mark_and_a_tap_there_selects_its_page_r232(chromium, show, attributes):
    show(chromium, f'<dwell-page-control pages="5" input-profile="touch" indicator-role="buttons" {attributes}></dwell-page-control>')
    drawn = "[...host.shadowRoot.querySelectorAll('[part~=indicator]')].map((one) => seen.inside(one))"
    over = TARGETS % "dwell-page-control" + f"""const drawn = {drawn}; return marks.map((one, n) => {{
      const [target, shape] = [one.getBoundingClientRect(), drawn[n]];
      const middle = [target.left + target.width / 2, target.top + target.height / 2];
      return [Math.abs(middle[0] - shape.left - shape.width / 2) < .6 && Math.abs(middle[1] - shape.top - shape.height / 2) < .6, ...middle];
    }})"""
    for n in [3, 1, 4, 0]:
        found = chromium.run(over)
        assert all(is_over for is_over, *_ in found)
        chromium.mouse.click(*found[n][1:])
        chromium.run("time.advance(1)")
        assert page(chromium, "dwell-page-control") == n


def test_a_follower_s_buttons_turn_its_carousel_r232(browser, show):
    show(browser, f'<dwell-carousel id="c" indicator="none">{pages(3)}</dwell-carousel><dwell-page-control for="c" indicator-role="tabs"></dwell-page-control>')
    assert [one["aria-label"] for one in marks(browser, "dwell-page-control")] == ["Lisbon", "page 2 of 3", "Porto"]
    causes = "const causes = []; document.querySelector('#c').addEventListener('dwell-change', ({ detail }) => causes.push(detail.cause));"
    assert browser.run(causes + TARGETS % "dwell-page-control" + "marks[2].click(); time.advance(1); return causes") == ["person"]
    assert page(browser) == 2


def test_marks_of_several_pages_are_named_by_number_and_a_number_is_a_slider_r232(browser, show):
    show(browser, carousel(6, 'indicator-role="buttons" per-view="2" per-turn="2"'))
    assert [one["aria-label"] for one in marks(browser)] == ["page 1 of 3", "page 2 of 3", "page 3 of 3"]
    browser.run(TARGETS % "dwell-carousel" + "marks[1].click(); time.advance(1)")
    assert page(browser) == 2
    show(browser, carousel(12, 'indicator-role="buttons" overflow="label"'))
    assert marks(browser) == []
    assert slider(browser)["role"] == "slider"


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("page_size", [1, 2])
def test_the_ring_around_a_button_is_visible_on_any_background_r220_r232(chromium, show, ground, page_size):
    head = STYLE % (GROUNDS[ground], "white" if ground == "black" else "black")
    show(chromium, '<dwell-page-control pages="5" page="2" indicator-role="buttons" style="padding: 20px"></dwell-page-control>', head=head)
    ring = MARKS + "const edge = 4; Object.assign(box, { x: box.x - edge, y: box.y - edge, width: box.width + 2 * edge, height: box.height + 2 * edge });"
    chromium.run(TARGETS % "dwell-page-control" + "marks[2].setAttribute('part', 'current-target')")
    assert has_ring(contrasts(chromium, "current-target", ring))


def test_the_modules_fetch_it_only_where_it_is_used_r232(browser, load):
    fetched = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => /targets/.test(name))"
    FILES["targets.mjs"] = SCRIPT
    try:
        load(browser, '<dwell-page-control pages="3"></dwell-page-control>', "control")
        assert browser.run(fetched) == []
        load(browser, '<dwell-page-control pages="3" indicator-role="buttons"></dwell-page-control>', "control")
        browser.run(until("document.querySelector('dwell-page-control').shadowRoot.querySelector('.target')"))
        assert browser.run(fetched) == ["targets.mjs"]
        assert [one["aria-label"] for one in marks(browser, "dwell-page-control")] == ["page 1 of 3", "page 2 of 3", "page 3 of 3"]
    finally:
        del FILES["targets.mjs"]


def test_without_the_module_marks_are_a_slider_and_the_console_says_why_r232(chromium, load):
    load(chromium, '<dwell-page-control pages="3" indicator-role="buttons"></dwell-page-control>', "control")
    assert slider(chromium, "dwell-page-control")["role"] == "slider"
    assert any("targets.mjs is missing" in message for message in chromium.messages)
