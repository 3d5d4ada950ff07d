"""The page's, user's and system's preferences, in every browser that offers them."""

import pytest
from browsers import WebKit
from serving import page

CAROUSEL = """<style>dwell-carousel { width: 400px; height: 300px; } p { margin: 0; }</style>
<dwell-carousel label="Things" duration="4" loop><p>One</p><p>Two</p><p>Three</p></dwell-carousel>"""
CONTROL = '<dwell-page-control pages="5" duration="4"></dwell-page-control>'


def element(browser, script):
    """Runs a script with the first element in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-page-control, dwell-carousel'); const root = it.shadowRoot; {script}")


@pytest.fixture
def firefox_with(firefox, server):
    """Opens a page in Firefox with preferences, and restores them."""
    before = {}

    def open_page(body, preferences):
        for name, value in preferences.items():
            before[name] = firefox.driver.get_pref(name)
            firefox.driver.set_pref(name, value)
        firefox.open(server.put(page(body)))
        firefox.run("await Dwell.ready")
        firefox.settle()
        return firefox

    yield open_page
    for name, value in before.items():
        if value is None:
            firefox.driver.clear_pref(name)
        else:
            firefox.driver.set_pref(name, value)


@pytest.fixture
def webkit_with(show):
    """Opens a page in a separate WebKit with the user's preferences, as environment variables."""
    browsers = []

    def open_page(body, environment, **options):
        browsers.append(WebKit(environment))
        return show(browsers[-1], body, **options)

    yield open_page
    for browser in browsers:
        browser.close()


@pytest.mark.parametrize("body", [CAROUSEL, CONTROL], ids=["carousel", "control"])
def test_a_hidden_page_keeps_its_progress(browser, show, body):
    show(browser, body)
    browser.run("time.advance(1); Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange')); time.advance(60)")
    assert element(browser, "return [it.progress, time.waits.length]") == [0.25, 0]
    browser.run("delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); time.advance(1)")
    assert element(browser, "return it.progress") == 0.5


def test_an_element_out_of_view_is_paused(browser, show):
    show(browser, CAROUSEL + '<div style="height: 4000px"></div>')
    browser.run("time.advance(1); scrollTo(0, 3000)")
    # The frames in which it scrolls and in which observers see the scroll.
    for _ in range(2):
        browser.settle()
    browser.run("time.advance(60)")
    assert element(browser, "return it.progress") == 0.25


def assert_reduced_motion(browser):
    """Asserts that pages don't advance automatically, and that page turns by the app fade."""
    browser.run("time.advance(9)")
    assert element(browser, "return [it.page, it.paused]") == [0, True]
    places = element(
        browser,
        """it.next(); time.advance(.1);
        return [...root.querySelectorAll('[part~=page]')].map((one) => Math.round(one.getBoundingClientRect().left - it.getBoundingClientRect().left))""",
    )
    assert set(places) == {0}, "it fades"


def test_reduced_motion_in_firefox(firefox_with):
    assert_reduced_motion(firefox_with(CAROUSEL, {"ui.prefersReducedMotion": 1}))


def test_reduced_motion_in_webkit(webkit_with, tmp_path):
    settings = tmp_path / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")
    assert_reduced_motion(webkit_with(CAROUSEL, {"XDG_CONFIG_HOME": str(tmp_path)}))


def test_more_contrast_in_webkit(webkit_with):
    opacity = "return Math.min(...[...root.querySelectorAll('[part~=indicator]')].map((mark) => +getComputedStyle(mark).opacity))"
    usual, strong = (element(webkit_with(CONTROL, {"GTK_THEME": theme}), opacity) for theme in ["Adwaita", "HighContrast"])
    assert 0 < usual < strong, "the faintest mark"


def test_forced_colours_in_firefox(firefox_with):
    firefox = firefox_with(CONTROL, {"browser.display.document_color_use": 2})
    assert firefox.run("return matchMedia('(forced-colors: active)').matches")
    colors = element(
        firefox,
        """const one = document.body.appendChild(document.createElement('i'));
        one.style.cssText = 'background: CanvasText; forced-color-adjust: none';
        return [getComputedStyle(one).backgroundColor, ...[...root.querySelectorAll('[part~=indicator]')].map((mark) => getComputedStyle(mark).backgroundColor)]""",
    )
    assert set(colors) == {colors[0]}


@pytest.mark.parametrize("direction, distance, expected", [("rtl", 220, 1), ("rtl", -220, 2), ("ltr", -220, 1), ("ltr", 220, 2)])
def test_a_drag_follows_the_layout_direction(browser, show, direction, distance, expected):
    show(browser, CAROUSEL, attributes=f'lang="en" dir="{direction}"')
    left = element(browser, "return it.getBoundingClientRect().left")
    start = left + 200 - distance / 2
    browser.drag((start, 150), *((start + distance * n / 5, 150) for n in range(1, 6)))
    browser.run("time.advance(.8)")
    assert element(browser, "return it.page") == expected


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_scrolled_pages_upgrade_without_a_jump(browser, server, direction):
    browser.open(server.put(page(CAROUSEL, script=None, attributes=f'lang="en" dir="{direction}"')))
    script = "const it = document.querySelector('dwell-carousel');"
    browser.run(f"{script} it.scrollTo({400 if direction == 'ltr' else -400}, 0); await new Promise((go) => setTimeout(go, 400))")
    before = browser.run(f"{script} const box = it.children[1].getBoundingClientRect(); return [box.left, box.top, box.width]")
    browser.run("const one = document.createElement('script'); one.src = '/dist/dwell.js'; document.head.append(one); await new Promise((go) => { one.onload = go; }); await Dwell.ready")
    browser.settle()
    after = browser.run(f"{script} const box = it.children[1].getBoundingClientRect(); return [box.left, box.top, box.width]")
    assert browser.run(f"{script} return it.page") == 1
    assert after == before


SCHEMES = '<meta name="color-scheme" content="light dark">'
COLOR = "return getComputedStyle(root.querySelector('[part~=indicator]')).backgroundColor"


@pytest.mark.parametrize("scheme, color", [("light", "rgb(0, 0, 0)"), ("dark", "rgb(255, 255, 255)")])
def test_system_colours_are_used(chromium, server, scheme, color):
    chromium.open(server.put(page(CONTROL, head=SCHEMES)), color_scheme=scheme)
    chromium.run("await Dwell.ready")
    chromium.settle()
    assert element(chromium, COLOR) == color


@pytest.mark.parametrize("theme, color", [("Adwaita", "rgb(0, 0, 0)"), ("Adwaita:dark", "rgb(255, 255, 255)")])
def test_system_colours_are_used_in_webkit(webkit_with, theme, color):
    assert element(webkit_with(CONTROL, {"GTK_THEME": theme}, head=SCHEMES), COLOR) == color


def test_an_app_can_request_reduced_motion(chromium, show):
    show(chromium, CAROUSEL)
    element(chromium, "it.setAttribute('reduce-motion', '')")
    assert element(chromium, "return it.paused") is True
    element(chromium, "it.resume(); time.advance(4.05)")
    places = "return [...root.querySelectorAll('[part~=page]')].map((one) => Math.round(one.getBoundingClientRect().left - it.getBoundingClientRect().left))"
    assert set(element(chromium, places)) == {0} and element(chromium, "return it.page") == 1
    element(chromium, "it.removeAttribute('reduce-motion'); it.resume(); time.advance(4.05)")
    assert len(set(element(chromium, places))) > 1


# Moves the first element into another document, and returns its state there: how many indicators have the style sheet,
# whether their animations run on time (ms since each began), and the length of a property from a style sheet.
DRAWN = """const drawn = (it) => {
  const items = [...it.shadowRoot.querySelectorAll('.item')];
  const times = items.flatMap((one) => one.getAnimations()).map(({ currentTime }) => currentTime);
  const dot = it.shadowRoot.querySelector('[part~=indicator]');
  const isStyled = items.length > 4 && items.every((one) => getComputedStyle(one).position === 'absolute');
  const isOnTime = times.length > 0 && times.every((time) => time > -20 && time < 10000);
  return [isStyled, isOnTime, Math.round(dot.getBoundingClientRect().height)];
};
const it = document.querySelector('dwell-page-control');
const settle = () => new Promise((go) => setTimeout(go));
"""


@pytest.mark.parametrize("wait", ["", "await settle();"], ids=["at once", "after a while"])
def test_an_element_moved_to_another_document_and_back_is_drawn_as_before(browser, show, wait):
    control = CONTROL.replace('"4"', '"100" style="--dwell-dot-size: 10mm"')
    show(browser, control + "<template></template>", clock=False)
    assert browser.run(
        DRAWN
        + f"""const frame = document.body.appendChild(document.createElement('iframe'));
        const found = [];
        const there = frame.contentDocument.body, inert = document.querySelector('template').content;
        for (const place of [document.body, there, document.body, inert, document.body]) {{
          it.remove();
          {wait}
          place.append(it);
          await null;
          if (it.isConnected) found.push(drawn(it));
        }}
        return found"""
    ) == [[True, True, 38]] * 4
