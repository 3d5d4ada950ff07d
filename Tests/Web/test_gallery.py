"""The output of `dwell gallery`: every option has its effect on every page that has it."""

import json
import os
import re
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsers import until


@pytest.fixture(scope="session")
def file(tmp_path_factory):
    """The gallery's address."""
    path = tmp_path_factory.mktemp("gallery") / "gallery.html"
    subprocess.run([os.environ["DWELL"], "gallery", "-o", path], check=True, capture_output=True)
    return path.as_uri()


@pytest.fixture(scope="session")
def pages(file):
    """The gallery's data."""
    text = open(file.removeprefix("file://"), encoding="utf-8").read()
    return json.loads(re.search(r"globalThis\.gallery = (.*);\n", text)[1])["pages"]


@pytest.fixture
def gallery(chromium, file):
    """Opens a page of the gallery, paused at its start."""

    def open_page(name, **context):
        chromium.open(f"{file}#{name}", **context)
        assert chromium.run("return await Dwell.ready") is True
        chromium.settle()
        at(chromium, 0)
        return chromium

    return open_page


def at(browser, seconds):
    """Sets the time scale."""
    browser.run("const scale = document.querySelector('#scale'); scale.value = arguments[0]; scale.dispatchEvent(new Event('input'))", seconds)
    browser.settle()


def switch(browser, label, value):
    """Sets an option: the text of a choice, the number of a range, or whether it is on."""
    control = browser.tab.locator(".panel").get_by_label(label, exact=True)
    kind = control.evaluate("(one) => one.type")
    if kind == "checkbox":
        control.set_checked(value)
    elif kind == "range":
        control.evaluate("(one, value) => { one.value = value; one.dispatchEvent(new Event('input')) }", value)
    else:
        control.select_option(label=value)
    browser.settle()


def run(browser, script):
    """Runs a script with the element on stage in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('.stage [label]'); const root = it.shadowRoot; {script}")


PROGRESS = "return Math.round(it.progress * 1e4) / 1e4"
LEFTS = "return [...root.querySelectorAll('[part~=indicator]')].map((one) => one.getBoundingClientRect()).map(({ left, top }) => [left, top])"
NAMES = [
    "page-control", "page-view", "page-layouts", "page-effects", "segmented-progress", "progress-meter", "carousel",
    "carousel-controls", "thumbnails", "free-scrolling", "calendar", "stories", "zoom",
    "seeds", "timed-labs", "onboarding", "dynamic-pages", "scrubbing-control", "product-row", "hero-carousel",
    "results-screen",
]
TIMED = ["page-control", "segmented-progress", "carousel", "timed-labs", "onboarding"]


def test_every_component_and_every_use_case_has_a_page(pages):
    assert [page["name"] for page in pages] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_page_opens_without_errors_and_axe_finds_nothing(gallery, name):
    for scheme in ["light", "dark"]:
        browser = gallery(name, color_scheme=scheme)
        found = Axe().run(browser.tab)
        assert found.violations_count == 0, found.generate_report()
        assert browser.errors == []


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_on_a_phone(gallery, name, width):
    browser = gallery(name, viewport={"width": width, "height": 800})
    overflowing = "return document.documentElement.scrollWidth - innerWidth"
    assert browser.run(overflowing) == 0
    link = browser.run("return document.querySelector('nav [aria-current]').getBoundingClientRect().toJSON()")
    assert link["left"] >= 0 and link["right"] <= width, "its link is in view"
    browser.run("document.documentElement.style.fontSize = '200%'")
    assert browser.run(overflowing) == 0, "nor with text twice as large"


@pytest.mark.parametrize("width", [390, 1280])
def test_a_page_around_the_gallery_stays_where_it_is(chromium, server, file, width):
    address = server.put(open(file.removeprefix("file://"), encoding="utf-8").read())
    around = f'<!doctype html><title>Page</title><p style="height: 600px"></p><iframe src="{address}#onboarding" width="{width}" height="800"></iframe>'
    chromium.open(server.put(around), viewport={"width": width, "height": 500})
    frame = chromium.tab.frames[1]
    assert frame.evaluate("Dwell.ready") is True
    frame.wait_for_selector("nav [aria-current]")
    assert chromium.run("return scrollY") == 0


@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("name", NAMES)
def test_no_word_is_cut_off_on_a_small_phone(gallery, name, size):
    browser = gallery(name, viewport={"width": 320, "height": 800})
    browser.run("document.documentElement.style.fontSize = arguments[0]", size)
    browser.settle()
    cut = """const titles = [...document.querySelectorAll('.tile strong')].filter((one) => one.offsetWidth > one.parentNode.clientWidth);
    const selects = [...document.querySelectorAll('.panel select')].filter((one) => {
      const { offsetWidth } = one;
      one.style.inlineSize = 'max-content';
      const isCut = one.offsetWidth > offsetWidth + 1;
      one.style.inlineSize = '';
      return isCut;
    });
    return [...titles, ...selects].map((one) => one.textContent)"""
    assert browser.run(cut) == []


@pytest.mark.parametrize("name", TIMED)
def test_the_scale_shows_any_time(gallery, name):
    browser = gallery(name)
    for seconds, page, progress in [(1, 0, 0.25), (3, 0, 0.75), (2, 0, 0.5), (6, 1, 0.5), (0, 0, 0)]:
        at(browser, seconds)
        assert run(browser, "return it.page") == page
        assert run(browser, PROGRESS) == progress


@pytest.mark.parametrize("name", TIMED)
def test_duration(gallery, name):
    browser = gallery(name)
    switch(browser, "Duration", 8)
    at(browser, 2)
    assert run(browser, PROGRESS) == 0.25


@pytest.mark.parametrize("name", ["page-control", "segmented-progress", "carousel"])
def test_direction_and_axis(gallery, name):
    browser = gallery(name)
    lefts = [left for left, _ in run(browser, LEFTS)]
    assert lefts == sorted(lefts)
    switch(browser, "Direction", "Right to left")
    lefts = [left for left, _ in run(browser, LEFTS)]
    assert lefts == sorted(lefts, reverse=True)
    switch(browser, "Axis", "Vertical")
    tops = [top for _, top in run(browser, LEFTS)]
    assert tops == sorted(tops, reverse=True), "upwards"
    switch(browser, "Direction", "Downwards")
    tops = [top for _, top in run(browser, LEFTS)]
    assert tops == sorted(tops) and len({left for left, _ in run(browser, LEFTS)}) == 1


@pytest.mark.parametrize("name", ["page-control", "page-view", "segmented-progress", "carousel", "dynamic-pages", "scrubbing-control"])
def test_the_page_count(gallery, name):
    browser = gallery(name)
    for label in ["1", "3", "12", "1,000"]:
        switch(browser, "Pages", label)
        assert run(browser, "return it.pageCount") == int(label.replace(",", ""))
    # At most as many elements as a document can handle; up to a million indicators.
    most = "10,000" if name in ["page-view", "carousel", "dynamic-pages"] else "1,000,000"
    switch(browser, "Pages", most)
    assert run(browser, "return it.pageCount") == int(most.replace(",", ""))


def test_background(gallery):
    browser = gallery("page-control")
    background = "return root.querySelectorAll('[part~=background]').length > 0 && +getComputedStyle(root.querySelector('[part~=background]')).opacity > 0"
    assert run(browser, background) is False
    switch(browser, "Background", "Prominent")
    assert run(browser, background) is True
    switch(browser, "Background", "Minimal")
    assert run(browser, background) is False


def test_profile(gallery):
    browser = gallery("page-control")
    for profile in ["Touch", "Remote", "Gaze", "Crown", "Pointer"]:
        switch(browser, "Profile", profile)
        assert run(browser, "return it.getAttribute('input-profile')") == profile.lower()
    size = "return root.querySelector('[part~=indicator]').getBoundingClientRect().height"
    assert run(browser, size) > 0


@pytest.mark.parametrize("name", ["page-control", "segmented-progress", "carousel"])
def test_indicator_role(gallery, name):
    browser = gallery(name)
    roles = "return [...root.querySelectorAll('.target')].map((one) => one.getAttribute('role') ?? one.localName)"
    for label, role in [("Tabs", "tab"), ("Buttons", "button")]:
        switch(browser, "Indicator role", label)
        assert run(browser, roles) == [role] * run(browser, "return it.pageCount")
    switch(browser, "Indicator role", "Slider")
    assert run(browser, roles) == []


def test_thumbnails_follow_the_pages_in_both_directions(gallery):
    browser = gallery("thumbnails")
    strip = "const strip = document.querySelector('dwell-carousel[for]'); "
    current = strip + "return strip.shadowRoot.querySelector('[part~=current]').getBoundingClientRect().left - strip.getBoundingClientRect().left"
    at(browser, 1)
    first = browser.run(current)
    at(browser, 5)
    assert browser.run(current) > first
    switch(browser, "Direction", "Right to left")
    assert browser.run(strip + "return [strip.dir, document.querySelector('.screen-frame > dwell-carousel').dir]") == ["rtl", "rtl"]


def test_a_story_leads_to_the_next_person_in_the_gallery(gallery):
    browser = gallery("stories")
    stories = "const stories = document.querySelector('dwell-stories'); "
    assert browser.run(stories + "return stories.people.map((one) => [one.getAttribute('label'), one.pageCount])") == [["Ann", 3], ["Bob", 2], ["Cem", 3]]
    at(browser, 11)
    assert browser.run(stories + "return [stories.person, stories.people[0].page]") == [0, 2]
    box = browser.run(stories + "const { right, top, height } = stories.getBoundingClientRect(); return [right - 40, top + height / 2]")
    browser.mouse.click(*box)
    browser.run(stories + until("stories.person === 1"))
    switch(browser, "Direction", "Right to left")
    assert browser.run(stories + "return [stories.dir, stories.people[0].dir]") == ["rtl", "rtl"]
    browser.run(stories + "stories.close()")
    browser.run(stories + until("stories.person === 0"))


def test_days_have_no_first_and_no_last(gallery):
    browser = gallery("calendar")
    assert run(browser, "return it.children[it.page].textContent") == "MonDay 0"
    for way, days in [("previous", ["SunDay -1", "SatDay -2"]), ("next", ["SunDay -1", "MonDay 0", "TueDay 1"])]:
        for day in days:
            run(browser, f"it.{way}(); " + until(f"it.children[it.page].textContent === '{day}'"))
    assert run(browser, "return [it.getAttribute('indicator'), it.pageCount > 10]") == ["none", True]
    assert "next: (day) => day + 1" in browser.run("return document.querySelector('code').textContent")


def test_pages_can_be_zoomed_in_the_gallery(gallery):
    browser = gallery("zoom")
    zoom = "const zoom = document.querySelector('dwell-zoom'); "
    assert run(browser, "return it.querySelectorAll(':scope > dwell-zoom').length") == run(browser, "return it.pageCount") == 4
    browser.run(zoom + "zoom.focus(); zoom.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }))")
    browser.run(zoom + until("zoom.scale > 1"))
    assert "<dwell-zoom>" in browser.run("return document.querySelector('code').textContent")


def test_reduced_motion_fades_where_pages_moved(gallery):
    browser = gallery("carousel")
    at(browser, 4.1)
    places = "return [...root.querySelectorAll('[part~=page]')].map((one) => Math.round(one.getBoundingClientRect().left - it.getBoundingClientRect().left))"
    assert any(place != 0 for place in run(browser, places))
    switch(browser, "Reduce motion", True)
    # Out of sight the carousel would be paused.
    browser.run("scrollTo(0, 0)")
    at(browser, 4.1)
    assert set(run(browser, places)) == {0}
    assert run(browser, "return it.page") == 1, "durations and page turns are kept"


@pytest.mark.parametrize("word, color", [("Light", "rgb(245, 245, 248)"), ("Dark", "rgb(16, 17, 20)")])
def test_appearance(gallery, word, color):
    browser = gallery("page-control", color_scheme="light" if word == "Dark" else "dark")
    switch(browser, "Appearance", word)
    assert browser.run("return getComputedStyle(document.body).backgroundColor") == color
    mark_color = "return getComputedStyle(root.querySelector('[part~=indicator]')).backgroundColor"
    assert run(browser, mark_color) == ("rgb(23, 24, 28)" if word == "Light" else "rgb(241, 241, 245)")


def test_value(gallery):
    browser = gallery("progress-meter")
    switch(browser, "Value", 10)
    at(browser, 4.5)
    assert run(browser, "return [it.value, root.querySelector('[role=meter]').ariaValueNow]") == [10, "10"]
    assert browser.tab.locator(".score strong").text_content() == "10 of 10"


def test_the_events_of_looks_are_played(gallery, pages):
    for page in pages:
        for look in page["looks"][1:]:
            browser = gallery(page["name"])
            switch(browser, "Look", look["title"])
            before = run(browser, "return [it.page, it.value]")
            at(browser, look["end"] or 1)
            moved = {event[1] for event in look["events"]} & {"step", "select", "setValue", "release"}
            if moved and look["title"] != "At the edge":
                assert run(browser, "return [it.page, it.value]") != before, look["title"]
            assert browser.errors == []


# A window clock that only a test advances, with the delays of timers.
MANUAL_CLOCK = """let now = 1000;
performance.now = () => now;
globalThis.advance = (seconds) => { now += seconds * 1000; };
const { setTimeout: wait } = globalThis;
globalThis.delays = [];
globalThis.setTimeout = (action, delay, ...more) => { delays.push(delay); return wait(action, delay, ...more); };"""


def test_time_runs_at_the_selected_speed(gallery):
    browser = gallery("page-control", before=MANUAL_CLOCK)
    switch(browser, "Speed", "1/10×")
    browser.run("delays.length = 0")
    browser.tab.get_by_role("button", name="Resume time").click()
    progress = "const before = it.progress; advance(5); return it.progress - before"
    assert run(browser, progress) == pytest.approx(0.5 / 4), "half a second of the page's four has elapsed"
    assert 40_000 in browser.run("return delays"), "the end of the page's time is ten times as far away"
    rates = "return root.querySelector('.root').getAnimations({ subtree: true }).map((one) => [one.playState, one.playbackRate])"
    # The playback rate changes at the next frame.
    browser.settle()
    assert run(browser, rates) == [["running", 0.1]], "the drawing has the same rate"
    browser.tab.get_by_role("button", name="Pause time").click()
    assert run(browser, progress) == 0
    assert [state for state, _ in run(browser, rates)] == ["paused"]


def test_switches_work_while_time_runs(gallery):
    browser = gallery("carousel")
    browser.tab.get_by_role("button", name="Resume time").click()
    for label, value in [("Duration", 2), ("Pages", "12"), ("Direction", "Right to left"), ("Axis", "Vertical"), ("Background", "Minimal"), ("Reduce motion", True), ("Look", "Stories")]:
        switch(browser, label, value)
        assert run(browser, "return it.paused") is False
    assert browser.errors == []


def test_with_reduced_motion_time_is_paused_at_first(chromium, file):
    chromium.open(f"{file}#carousel", reduced_motion="reduce")
    assert chromium.run("return await Dwell.ready") is True
    assert chromium.tab.get_by_role("button", name="Resume time").is_visible()
    assert run(chromium, "const before = it.progress; await new Promise((go) => setTimeout(go, 200)); return it.progress - before") == 0
    at(chromium, 6)
    assert run(chromium, "return it.page") == 1


def test_the_markup_matches_the_element(gallery):
    browser = gallery("page-control")
    switch(browser, "Duration", 2)
    switch(browser, "Direction", "Right to left")
    assert browser.tab.locator("pre").text_content() == (
        '<dwell-page-control label="Page Control" loop duration="2" dir="rtl" pages="5" background="automatic" transition="morph" number-label="automatic" input-profile="pointer"></dwell-page-control>'
    )


def test_it_runs_in_every_browser(browser, file):
    browser.open(f"{file}#carousel")
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    assert run(browser, "return it.localName") == "dwell-carousel"
    at(browser, 6)
    assert run(browser, "return it.page") == 1
