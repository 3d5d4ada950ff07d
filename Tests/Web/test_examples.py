"""The use cases in Examples, opened from the file system."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsers import finger
from goldens import TOLERANCE, expect_golden, moved, numbers, shapes
from serving import CLOCK, ROOT

EXAMPLES = sorted(file.parent.name for file in (ROOT / "Examples").glob("*/index.html"))


@pytest.fixture
def example(chromium):
    """Opens an example by its name."""

    def open_page(name, **context):
        chromium.open((ROOT / "Examples" / name / "index.html").as_uri(), before=CLOCK, **context)
        assert chromium.run("return await Dwell.ready") is True
        # Where the other fronts have no pause button in the bar, the indicators are compared without it.
        if name in ["TimedLabs", "Onboarding", "Seeds"]:
            chromium.run("for (const it of document.querySelectorAll('dwell-carousel')) it.setAttribute('controls', 'pause-in-corner')")
        chromium.settle()
        return chromium

    return open_page


def run(browser, script):
    """Runs a script with the first element in `it` and its shadow in `root`."""
    find = "const it = document.querySelector('dwell-carousel, dwell-meter'); const root = it.shadowRoot;"
    return browser.run(f"{find} {script}")


def test_every_use_case_exists():
    assert EXAMPLES == sorted(file.parent.name for file in (ROOT / "Examples").glob("*/GTK.swift"))
    assert len(EXAMPLES) == 9
    for file, words in [("README.md", "has nine more screens"), ("README.md", "[nine screens on"), ("Sources/Dwell/Dwell.docc/UseCases.md", "Copy nine complete")]:
        assert words in (ROOT / file).read_text(), file


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_axe_finds_nothing_and_the_page_has_no_errors(example, name, scheme):
    browser = example(name, color_scheme=scheme, viewport={"width": 360, "height": 640})
    found = Axe().run(browser.tab)
    assert found.violations_count == 0, found.generate_report()
    browser.run("time.advance(6)")
    found = Axe().run(browser.tab)
    assert found.violations_count == 0, found.generate_report()
    assert browser.errors == []
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth"), "nothing overflows on a phone"


PHONE = {"width": 390, "height": 844}


def said(browser):
    """The accessible description of the indicators."""
    return browser.run(
        """for (const one of document.querySelectorAll('*')) {
          const slider = one.shadowRoot?.querySelector('[part~=slider]:not([hidden])');
          if (slider) return `says: ${slider.ariaLabel}: ${slider.getAttribute('aria-valuetext') ?? slider.getAttribute('aria-valuenow')}`;
        }"""
    )


def texts(browser):
    """The texts of the example."""
    return "texts: " + ", ".join(browser.run("return [...document.querySelectorAll('h1, h2, p, button, dwell-carousel > div')].map((one) => one.textContent.trim())"))


def test_timed_labs_have_their_indicators_28_points_up_for_4_s_each(example):
    browser = example("TimedLabs", viewport=PHONE)
    marks = shapes(browser, "dwell-carousel")
    moments, words = [("at the beginning", marks)], [texts(browser)]
    assert 844 - max(y + height for _, _, _, y, _, height, _ in marks) == pytest.approx(28), "R036"
    for seconds, moment in [(2, "amid the first page"), (4, "amid the second page")]:
        browser.run(f"time.advance({seconds})")
        moments.append((moment, shapes(browser, "dwell-carousel")))
        words.append(said(browser))
    expect_golden("TimedLabs", moments, words)
    pages = []
    for seconds in [1.9, 0.2, 3.8, 0.2]:
        browser.run(f"time.advance({seconds})")
        pages.append(run(browser, "return it.page"))
    assert pages == [1, 2, 2, 0], "R027 R032"


def test_the_onboarding_fills_one_track_with_32_points_at_its_sides(example):
    browser = example("Onboarding", viewport=PHONE)
    moments, words = [("at the beginning", shapes(browser, "dwell-carousel"))], [texts(browser)]
    for seconds, moment in [(2, "amid the first page"), (4, "amid the second page"), (34, "at the end")]:
        browser.run(f"time.advance({seconds})")
        moments.append((moment, shapes(browser, "dwell-carousel")))
        words.append(said(browser))
    expect_golden("Onboarding", moments, words)


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_time_is_held_while_a_finger_is_down_on_the_onboarding_and_continues_from_there(example, hand):
    browser = example("Onboarding", viewport=PHONE, has_touch=True)
    browser.run("time.advance(2)")
    before = shapes(browser, "dwell-carousel")
    session = browser.page.context.new_cdp_session(browser.page)
    if hand == "mouse":
        browser.mouse.move(200, 400)
        browser.mouse.down()
    else:
        finger(session, "touchStart", (200, 400))
    browser.settle()
    held = shapes(browser, "dwell-carousel")
    assert [numbers(shape) for shape in held] == [pytest.approx(numbers(shape), abs=TOLERANCE) for shape in before]
    progress = run(browser, "return it.progress")
    browser.run("time.advance(58)")
    assert run(browser, "return it.progress") == progress, "R132"
    assert shapes(browser, "dwell-carousel") == [], "R233: nothing lies above a page that is held"
    if hand == "mouse":
        browser.mouse.up()
        # The pointer leaves the window: over the pages, it would also hold the time.
        browser.mouse.move(-5, -5)
    else:
        finger(session, "touchEnd")
    browser.settle()
    pages = []
    for seconds in [1.9, 0.2]:
        browser.run(f"time.advance({seconds})")
        pages.append(run(browser, "return it.page"))
    assert pages == [0, 1], "R132: two seconds were left, and a long press turns nothing"


def test_the_dynamic_pages_have_their_background_25_points_up_behind_dots_and_a_number(example):
    browser = example("DynamicPages", viewport=PHONE)
    moments, words = [("six pages", shapes(browser, "dwell-carousel"))], [texts(browser), said(browser)]
    _, _, _, top, _, height, _ = moments[0][1][0]
    assert 844 - (top + height) == pytest.approx(25), "R112"
    browser.run("time.advance(60)")
    assert shapes(browser, "dwell-carousel") == moments[0][1], "nothing turns by itself"
    for _ in range(4):
        browser.tab.click("#add")
    browser.run("await new Promise((go) => setTimeout(go)); time.advance(2)")
    moments.append(("ten pages", shapes(browser, "dwell-carousel")))
    words.append(said(browser))
    expect_golden("DynamicPages", moments, words)


def test_a_ring_opens_the_stories_of_three_friends_which_follow_one_another_and_close(example):
    browser = example("Stories", viewport=PHONE)
    rings = "return [...document.querySelectorAll('dwell-story-ring')].map((one) => [...one.shadowRoot.querySelectorAll('path')].map((path) => path.getAttribute('opacity')))"
    assert [len(ring) for ring in browser.run(rings)] == [3, 2, 1]
    browser.tab.click("button >> nth=1")
    browser.settle()
    where = "const it = document.querySelector('dwell-stories'); return [it.person, it.people[it.person].page, document.querySelector('dialog').open]"
    shown = [browser.run(where)]
    for _ in range(8):
        browser.run("time.advance(2.5)")
        browser.settle()
        if browser.run(where) != shown[-1]:
            shown.append(browser.run(where))
    assert shown[:3] == [[1, 0, True], [1, 1, True], [2, 0, True]] and shown[-1][2] is False
    assert len({opacity for ring in browser.run(rings)[1:] for opacity in ring}) == 1, "all seen"
    browser.tab.click("button >> nth=0")
    browser.settle()
    marks = shapes(browser, "#ann")
    assert len({x for _, _, x, *_ in marks}) == 3 and {(y, height) for _, _, _, y, _, height, _ in marks} == {(12, 5)}, "segments above"


def test_the_results_rise_to_7_of_10_in_400_points_of_height(example):
    browser = example("ResultsScreen", viewport={"width": 390, "height": 400})
    left, top = browser.run("const box = document.querySelector('dwell-meter').getBoundingClientRect(); return [box.left + box.width / 2, box.top]")
    moments, words = [], [texts(browser), said(browser)]
    for seconds, moment in [(0, "at the beginning"), (2, "after two seconds"), (2, "after four seconds")]:
        browser.run(f"time.advance({seconds})")
        moments.append((moment, moved(shapes(browser, "dwell-meter"), left, top)))
    expect_golden("ResultsScreen", moments, words)


def test_the_scrubbing_control_has_an_image_for_the_first_page_and_a_pointer_selects_a_dot(example):
    browser = example("ScrubbingControl", viewport=PHONE)

    def look():
        """The shapes relative to the middle of the row, and that middle."""
        given = shapes(browser, "dwell-page-control")
        _, _, left, top, width, height, _ = given[0]
        return moved(given, left + width / 2, top + height / 2), (left + width / 2, top + height / 2), 844 - top - height

    given, (left, top), below = look()
    moments = [("at the beginning", given)]
    words = [texts(browser), said(browser), f"ground: {below:g} points up, middle at {left:g}"]
    _, _, x, y, width, height, _ = given[4]
    browser.mouse.click(left + x + width / 2, top + y + height / 2)
    browser.run("time.advance(2)")
    assert browser.run("return document.querySelector('dwell-carousel').page") == 3, "R171"
    browser.mouse.move(10, 10)
    browser.settle()
    browser.run("time.advance(2)")
    moments.append(("the fourth mark picked", look()[0]))
    words.append(said(browser))
    expect_golden("ScrubbingControl", moments, words)


def test_the_fewest_lines_give_each_seeds_look(example):
    browser = example("Seeds", viewport={"width": 390, "height": 1800})

    def look(element, origin="left"):
        """The shapes relative to the element's corner, or to the middle of its upper edge."""
        box = browser.run("const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.left, box.top, box.width]", element)
        return moved(shapes(browser, element), box[0] + (box[2] / 2 if origin == "middle" else 0), box[1])

    moments = {}
    for seconds in [2, 4, 6]:
        browser.run("time.advance(2)")
        if seconds == 2:
            moments["Pages"] = look("[label=Colours]")
        if seconds == 4:
            moments["Score"] = look("dwell-meter", "middle")
            browser.settle()
    moments["Timed pages"] = look("[label=Labs]")
    rows = look("dwell-segments")
    moments["Segments"] = moved(rows, 0, rows[0][3])
    marks = shapes(browser, "dwell-page-control")
    _, _, x, y, width, height, _ = marks[2]
    moments["Places"] = moved(marks, x + width / 2, y + height / 2)
    browser.tab.emulate_media(color_scheme="dark")
    browser.settle()
    browser.run("time.advance(2)")
    moments["Pages in the dark"] = look("[label=Colours]")
    browser.tab.emulate_media(color_scheme="light")
    browser.run("const it = document.querySelector('[label=Colours]'); it.append(...[...it.children].slice(0, 4).map((one) => one.cloneNode(true)))")
    browser.settle()
    browser.run("time.advance(2)")
    moments["Ten pages"] = look("[label=Colours]")
    names = ["Timed pages", "Score", "Pages", "Pages in the dark", "Ten pages", "Segments", "Places"]
    expect_golden("Seeds", [(name, moments[name]) for name in names], [])


def test_the_product_row_has_a_dot_for_each_snap_point(example):
    browser = example("ProductRow", viewport=PHONE)
    moments, words = [], [texts(browser)]
    turns = ["", "root.querySelector('[part=next]').click()", "it.page = 9"]
    for turn, moment in zip(turns, ["at the beginning", "three further", "at the end"]):
        run(browser, turn)
        browser.run("time.advance(2)")
        browser.run("time.advance(2)")
        moments.append((moment, shapes(browser, "dwell-carousel")))
        words.append(said(browser))
    expect_golden("ProductRow", moments, words)
    assert run(browser, "return it.page") == 9


def test_the_hero_carousel_shows_a_page_between_a_quarter_of_two_for_8_s_each_until_it_is_paused(example):
    # The page has a margin of 16 pixels around the carousel.
    browser = example("HeroCarousel", viewport={"width": 422, "height": 844})
    for _ in range(3):
        browser.run("time.advance(4)")
    marks = moved(shapes(browser, "dwell-carousel")[:7], 16, 16)
    expect_golden("HeroCarousel", [("amid the second page", marks)], [said(browser)])
    at = "const one = document.elementFromPoint(arguments[0], 100); return one.textContent.trim()"
    # A page of (390 - 4) / 1.5 in the middle; after gaps of 4, a quarter of each neighbour reaches the edge.
    left, right = (16 + 195 + side * 386 / 3 for side in (-1, 1))
    places = [(17, "Lisbon"), (left - 5, "Lisbon"), (left + 1, "Oslo"), (right - 1, "Oslo"), (right + 5, "Kyoto"), (405, "Kyoto")]
    assert [browser.run(at, x) for x, _ in places] == [name for _, name in places], "R207"
    run(browser, "root.querySelector('[part=toggle]').click()")
    for _ in range(20):
        browser.run("time.advance(4)")
    assert run(browser, "return [it.page, it.paused]") == [1, True], "R211"


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
    browser.tab.click("#add")
    assert run(browser, shown) == [1, "red", 7]
    browser.tab.click("#turn")
    assert run(browser, shown) == [5, "red", 7]
    browser.tab.click("#remove")
    assert run(browser, shown)[1:] == ["new 6", 6]
    for _ in range(4):
        browser.tab.click("#add")
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
    mouse = browser.mouse
    mouse.move(left + 16, top)
    mouse.down()
    pages = set()
    for step in range(40):
        mouse.move(left + 16 + step * width / 39, top)
        pages.add(run(browser, "return it.page"))
    mouse.up()
    assert pages == set(range(6))
