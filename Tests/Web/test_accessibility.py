"""axe-core's rules, including WCAG 2.2 A and AA, on pages with every element."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PAGES = '<p style="background: #fff; color: #000">One</p><p style="background: #147; color: #fff">Two</p><p>Three</p>'
BODY = f"""<main><h1>Things</h1>
<dwell-carousel label="Things" duration="4" loop>{PAGES}</dwell-carousel>
<dwell-carousel label="Others" indicator="segments">{PAGES}</dwell-carousel>
<dwell-carousel id="c" label="More" indicator="none" orientation="vertical">{PAGES}</dwell-carousel>
<dwell-page-control for="c" label="Pages of more"></dwell-page-control>
<dwell-page-control pages="5" duration="4"></dwell-page-control>
<dwell-page-control pages="20" overflow="label" background="prominent"></dwell-page-control>
<dwell-segments pages="4" duration="4"></dwell-segments>
<dwell-meter label="Score" value="7" max="10"></dwell-meter></main>"""


@pytest.mark.parametrize("then", ["", "time.advance(4.1)", "document.querySelectorAll('[duration]').forEach((one) => one.pause())"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(chromium, show, scheme, then):
    show(chromium, BODY, head=f'<meta name="color-scheme" content="{scheme}">')
    chromium.tab.emulate_media(color_scheme=scheme)
    chromium.run(then)
    found = Axe().run(chromium.tab)
    assert found.violations_count == 0, found.generate_report()


def test_every_target_is_at_least_24_points_large_2_5_8(chromium, show):
    show(chromium, BODY)
    small = chromium.run(
        """return [...document.querySelectorAll('*')].filter((one) => one.shadowRoot).flatMap((one) =>
          [...one.shadowRoot.querySelectorAll('button:not([hidden]), [role=slider]')].map((target) => {
            const { width, height } = target.getBoundingClientRect();
            return [one.localName, width, height];
          })).filter(([, width, height]) => Math.min(width, height) < 24);"""
    )
    assert small == []


COMPUTED = {
    ("dwell-carousel", ".frame"): ("group", "Things"),
    ("dwell-carousel", "[part~=page]"): ("group", "1 of 3"),
    ("dwell-carousel", "[part~=slider]"): ("slider", "Things"),
    ("dwell-carousel", "[part=toggle]"): ("button", "Pause"),
    ("[for]", "[part~=slider]"): ("slider", "Pages of more"),
    ("dwell-segments", "[part~=slider]"): ("slider", "Pages"),
    ("dwell-meter", "[part~=slider]"): ("meter", "Score"),
}


def computed(browser, element):
    """The role and the name that the browser exposes."""
    if hasattr(element, "aria_role"):
        return element.aria_role, element.accessible_name
    ask = browser.driver._send_message
    return tuple(ask(f"WebDriver:GetComputed{what}", {"id": element.id}, key="value") for what in ("Role", "Label"))


@pytest.mark.parametrize("kind", ["firefox", "webkit"])
def test_other_browsers_expose_the_same_roles_and_names(request, show, kind):
    browser = show(request.getfixturevalue(kind), BODY)
    for (host, part), expected in COMPUTED.items():
        shadow = browser.driver.find_element("css selector", host).shadow_root
        assert computed(browser, shadow.find_element("css selector", part)) == expected, (host, part)
