"""The use cases in Examples, opened from the file system."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from serving import CLOCK, ROOT

EXAMPLES = sorted(file.parent.name for file in (ROOT / "Examples").glob("*/index.html"))


@pytest.fixture
def example(chromium):
    """Opens an example by its name."""

    def open_page(name, **context):
        chromium.open((ROOT / "Examples" / name / "index.html").as_uri(), before=CLOCK, **context)
        assert chromium.run("return await Dwell.ready") is True
        chromium.settle()
        return chromium

    return open_page


def run(browser, script):
    """Runs a script with the first element in `it` and its shadow in `root`."""
    find = "const it = document.querySelector('dwell-carousel, dwell-meter'); const root = it.shadowRoot;"
    return browser.run(f"{find} {script}")


def test_every_use_case_exists():
    assert EXAMPLES == sorted(file.parent.name for file in (ROOT / "Examples").glob("*/GTK.swift"))
    assert len(EXAMPLES) == 5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_axe_finds_nothing_and_the_page_has_no_errors(example, name, scheme):
    browser = example(name, color_scheme=scheme, viewport={"width": 360, "height": 640})
    found = Axe().run(browser.page)
    assert found.violations_count == 0, found.generate_report()
    browser.run("time.advance(6)")
    found = Axe().run(browser.page)
    assert found.violations_count == 0, found.generate_report()
    assert browser.errors == []
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth"), "nothing overflows on a phone"


def test_the_second_lab_stays_longer(example):
    browser = example("TimedLabs")
    pages = []
    for _ in range(4):
        browser.run("time.advance(4.5)")
        pages.append(run(browser, "return it.page"))
    assert pages == [1, 1, 2, 0]


def test_the_score_is_revealed(example):
    browser = example("ResultsScreen")
    browser.run("time.advance(5)")
    shares = """const fill = root.querySelector('[part~=progress]').getBoundingClientRect();
    const cover = root.querySelector('[part~=progress]').parentElement.getBoundingClientRect();
    return Math.round(Math.min(fill.bottom, cover.bottom) - Math.max(fill.top, cover.top))"""
    assert run(browser, shares) == round((400 - 44) * 0.7), "seven tenths of the length without the padding"


def test_pages_are_added_and_removed_around_the_current_one(example):
    browser = example("DynamicPages")
    shown = "await new Promise((go) => setTimeout(go)); return [it.page, it.children[it.page].textContent, it.pageCount]"
    assert run(browser, shown) == [0, "red", 6]
    browser.page.click("#add")
    assert run(browser, shown) == [1, "red", 7]
    browser.page.click("#turn")
    assert run(browser, shown) == [5, "red", 7]
    browser.page.click("#remove")
    assert run(browser, shown)[1:] == ["new 6", 6]
    for _ in range(4):
        browser.page.click("#add")
    browser.run("time.advance(2)")
    assert run(browser, "return root.querySelector('[part~=label]')?.textContent") == "10/10", "a number from ten on"


def test_first_steps_end_once(example):
    browser = example("Onboarding", has_touch=True)
    page = browser.page
    page.touchscreen.tap(600, 300)
    browser.run("time.advance(1)")
    assert run(browser, "return it.page") == 1
    page.touchscreen.tap(100, 300)
    browser.run("time.advance(1)")
    assert run(browser, "return it.page") == 0
    browser.run("for (let n = 0; n < 40; n += 1) time.advance(.5)")
    assert run(browser, "return [it.page, document.querySelector('dialog').open]") == [3, True]
    page.click("dialog button")
    assert browser.run("return document.querySelector('dialog').open") is False


def test_a_drag_along_the_row_scrubs_through_all_places(example):
    browser = example("ScrubbingControl")
    box = "const box = document.querySelector('dwell-page-control').shadowRoot.querySelector('.root').getBoundingClientRect();"
    left, top, width = browser.run(box + "return [box.left, box.top + box.height / 2, box.width]")
    images = "return [...document.querySelector('dwell-page-control').shadowRoot.querySelectorAll('[part~=indicator]')].filter((one) => one.style.mask || one.style.webkitMask).length"
    assert browser.run(images) == 1
    mouse = browser.page.mouse
    mouse.move(left + 16, top)
    mouse.down()
    pages = set()
    for step in range(40):
        mouse.move(left + 16 + step * width / 39, top)
        pages.add(run(browser, "return it.page"))
    mouse.up()
    assert pages == set(range(6))
