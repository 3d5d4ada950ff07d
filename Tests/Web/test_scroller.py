"""Time for the pages of scroll containers, in every browser."""

import pytest
from scrolling import STYLE, TIMED, by_script, control, pages, resting, rests, run
from serving import page

LAYOUTS = pytest.mark.parametrize(
    "kind, attributes, offsets",
    [
        ("", "", [[0, 0], [400, 0], [800, 0], [1200, 0]]),
        ("", 'dir="rtl"', [[0, 0], [-400, 0], [-800, 0], [-1200, 0]]),
        ("reversed", "", [[0, 0], [-400, 0], [-800, 0], [-1200, 0]]),
        ("vertical", "", [[0, 0], [0, 200], [0, 400], [0, 600]]),
        ("plain", "", [[0, 0], [400, 0], [800, 0], [1200, 0]]),
        ("peeking", "", [[0, 0], [280, 0], [600, 0], [880, 0]]),
        ("centred", "", [[0, 0], [310, 0], [620, 0], [930, 0]]),
    ],
    ids=["ltr", "rtl", "reversed", "vertical", "plain", "peeking", "centred"],
)


@LAYOUTS
def test_time_fills_the_indicators_and_turns_the_pages(browser, show, kind, attributes, offsets):
    show(browser, STYLE + control('duration="4"') + pages(4, kind, attributes))
    assert run(browser, "time.advance(1); return [it.pageCount, it.page, it.progress]") == [4, 0, 0.25]
    for number, offset in enumerate(offsets[1:], 1):
        run(browser, f"time.advance({number == 1 and 3.1 or 4})")
        rests(browser, number, *offset)


@LAYOUTS
def test_the_page_is_the_one_that_is_scrolled_to(browser, show, kind, attributes, offsets):
    show(browser, STYLE + control() + pages(4, kind, attributes))
    for number in (2, 3, 1, 0):
        assert by_script(browser, *offsets[number]) == [number, *offsets[number]]


def test_each_snap_point_is_a_page(browser, show):
    show(browser, STYLE + control('duration="4" loop') + pages(6, "thirds"))
    assert run(browser, "return it.pageCount") == 4
    for number in (1, 2, 3, 0):
        run(browser, "time.advance(4.01)")
        rests(browser, number, 400 / 3 * number, 0)


def test_only_snapping_children_are_pages_if_there_are_any(browser, show):
    show(browser, f"{STYLE}<style>#s > :nth-child(3n + 2), #s > :nth-child(3n) {{ scroll-snap-align: none; }}</style>{control()}{pages(6, 'thirds')}")
    assert run(browser, "return it.pageCount") == 2
    run(browser, "it.next()")
    rests(browser, 1, 400, 0)


def test_a_timed_turn_is_one_change(browser, show):
    show(browser, TIMED)
    run(browser, "window.seen = []; it.addEventListener('dwell-change', ({ detail }) => seen.push([detail.from, detail.to, detail.cause])); time.advance(4.1)")
    rests(browser, 1)
    assert browser.run("return seen") == [[0, 1, "timer"]]


def test_the_app_can_keep_the_page(browser, show):
    show(browser, TIMED)
    run(browser, "it.addEventListener('dwell-advance', (event) => event.preventDefault()); time.advance(4.1)")
    rests(browser, 0, 0, 0)


def test_the_last_page_is_followed_by_the_first_in_a_loop_and_otherwise_by_the_end(browser, show):
    for loop, expected in (("loop", [0, 0, 0]), ("", [3, 1200, 0])):
        show(browser, STYLE + control(f'duration="4" page="3" {loop}') + pages())
        rests(browser, 3, 1200, 0)
        ends = run(browser, "let ends = 0; it.addEventListener('dwell-end', () => { ends += 1; }); time.advance(4.1); return ends")
        assert ends == (0 if loop else 1)
        rests(browser, *expected)


def test_it_starts_with_the_page_that_is_scrolled_to_or_that_the_app_requests(browser, show):
    show(browser, STYLE + pages())
    by = "box.scrollTo({ left: 800, behavior: 'instant' }); const one = document.createElement('dwell-page-control'); one.htmlFor = 's';"
    run(browser, f"{by} document.body.append(one)")
    rests(browser, 2, 800, 0)
    run(browser, "window.seen = []; addEventListener('dwell-change', () => seen.push(1)); const one = document.createElement('dwell-timer'); one.htmlFor = 's'; one.page = 1; one.duration = 4; document.body.append(one)")
    rests(browser, 1, 400, 0)
    assert browser.run("return seen") == []


def test_a_page_that_the_app_requests_can_be_added_later(browser, show):
    show(browser, STYLE + control('page="2"'))
    run(browser, "const made = document.createElement('div'); Object.assign(made, { id: 's', className: 'pages' }); document.body.append(made)")
    for n in range(4):
        run(browser, "box.append(document.createElement('p'))")
        browser.settle()
    rests(browser, 2, 800, 0)


@pytest.mark.parametrize("way, expected", [("it.next()", 1), ("it.page = 3", 3), ("it.go(2)", 2), ("it.go(3, { animated: false })", 3), ("it.setAttribute('page', 2)", 2)])
def test_the_app_turns_pages(browser, show, way, expected):
    show(browser, TIMED)
    run(browser, way)
    rests(browser, expected, 400 * expected, 0)


def test_a_turn_without_animation_is_immediate(browser, show):
    show(browser, TIMED)
    assert run(browser, "it.go(3, { animated: false }); return at()") == [1200, 0]


def test_with_reduced_motion_turns_are_immediate_and_the_time_is_paused(browser, show):
    show(browser, STYLE + control('duration="4" reduce-motion') + pages())
    assert run(browser, "time.advance(20); return [it.paused, it.page]") == [True, 0]
    assert run(browser, "it.resume(); time.advance(4.1); return at()") == [400, 0]


def test_the_systems_reduced_motion_setting_applies(chromium, server):
    chromium.open(server.put(page(TIMED)), reduced_motion="reduce")
    chromium.run("return await Dwell.ready")
    chromium.settle()
    assert run(chromium, "return it.paused") is True
    assert run(chromium, "it.resume(); time.advance(4.1); return at()") == [400, 0]


def test_a_click_on_an_indicator_scrolls(browser, show):
    show(browser, STYLE + control() + pages())
    box = browser.run("const box = document.querySelector('dwell-page-control').shadowRoot.querySelector('.root').getBoundingClientRect(); return [box.right - 12, box.top + 22]")
    browser.drag(box, box)
    rests(browser, 3, 1200, 0)


# Indicators during a scroll


def between(browser, *offset):
    """
    Scrolls to a place between pages; returns the page, whether time passes, and the widths of the first control's marks and
    whether those of all others are alike.
    """
    return run(
        browser,
        f"""const scrolled = new Promise((go) => box.addEventListener('scroll', go, {{ once: true }}));
        box.scrollTo({{ left: {offset[0]}, top: {offset[-1]}, behavior: 'instant' }});
        await scrolled;
        const before = it.progress;
        time.advance(0.2);
        const widths = [...document.querySelectorAll('dwell-page-control')].map((one) => [...one.shadowRoot.querySelectorAll('[part~=indicator]')]
          .map((mark) => Math.round(Math.max(seen.box(mark).width, seen.box(mark).height) * 10) / 10));
        return [it.page, it.progress !== before, widths[0], widths.every((one) => `${{one}}` === `${{widths[0]}}`)];""",
    )


@LAYOUTS
def test_the_indicators_follow_a_scroll_between_two_pages_and_the_time_is_held(browser, show, kind, attributes, offsets):
    free = "<style>#s { scroll-snap-type: none; } #s.vertical { overflow-x: hidden; }</style>"
    show(browser, STYLE + free + control('duration="4"') * 2 + pages(4, kind, attributes))
    (left, top), (next_left, next_top) = offsets[1:3]
    for share, page_, widths in ((0.25, 1, [8, 29, 15, 8]), (0.75, 2, [8, 15, 29, 8])):
        place = left + share * (next_left - left), top + share * (next_top - top)
        number, runs, seen, are_alike = between(browser, *place)
        assert (number, runs, are_alike) == (page_, False, True)
        assert seen == [pytest.approx(width, abs=0.3) for width in widths]
    number, _, seen, are_alike = between(browser, *offsets[2])
    assert (number, seen, are_alike) == (2, [pytest.approx(width, abs=0.3) for width in [8, 8, 36, 8]], True)
    run(browser, "await new Promise((go) => setTimeout(go, 1200))")
    assert run(browser, "const before = it.progress; time.advance(1); return it.progress - before") == 0.25


# Added and removed pages


def test_edits_keep_the_page_its_progress_and_its_place(browser, show):
    show(browser, STYLE + control('duration="4" page="1"') + pages())
    resting(browser)
    run(browser, "time.advance(1); const one = document.createElement('div'); box.prepend(one); box.append(document.createElement('div'))")
    browser.settle()
    rests(browser, 2, 800, 0)
    assert run(browser, "return [it.pageCount, it.progress]") == [6, 0.25]
    run(browser, "box.firstChild.remove()")
    browser.settle()
    rests(browser, 1, 400, 0)
    run(browser, "document.querySelector('#p1').remove()")
    browser.settle()
    assert run(browser, "await rest(); return [it.pageCount, it.page, document.elementFromPoint(200, 150).id]") == [4, 1, "p2"]


@pytest.mark.parametrize("kind", ["", "plain"])
def test_a_page_that_moves_among_others_stays_in_view(browser, show, kind):
    show(browser, STYLE + control('page="1"') + pages(4, kind))
    resting(browser)
    for move, expected in (("append", [3, 1200, 0]), ("prepend", [0, 0, 0])):
        run(browser, f"box.{move}(document.querySelector('#p1'))")
        browser.settle()
        rests(browser, *expected)


def test_pages_can_have_their_own_durations(browser, show):
    show(browser, TIMED.replace('id="p0"', 'id="p0" data-duration="1"'))
    run(browser, "time.advance(1.1)")
    rests(browser, 1)
    run(browser, "document.querySelector('#p1').dataset.duration = 2")
    browser.settle()
    run(browser, "time.advance(2)")
    rests(browser, 2)


def test_a_new_size_keeps_the_page(browser, show):
    show(browser, STYLE + control() + pages())
    by_script(browser, 1200)
    for width in (300, 500):
        run(browser, f"box.style.width = '{width}px'")
        browser.settle()
        rests(browser, 3, 3 * width, 0)


def test_hidden_pages_have_their_positions_once_shown(browser, show):
    show(browser, STYLE + control('duration="4"') + pages(4, "", 'hidden style="display: none"'))
    assert run(browser, "time.advance(30); return it.page") == 0
    run(browser, "box.style.display = ''")
    browser.settle()
    run(browser, "time.advance(4.1)")
    rests(browser, 1, 400, 0)


def test_a_page_that_is_requested_while_pages_are_hidden_is_shown_with_them(browser, show):
    show(browser, STYLE + control('page="2"') + pages(4, "", 'style="display: none"'))
    assert run(browser, "return it.page") == 2
    run(browser, "it.page = 3; box.style.display = ''")
    browser.settle()
    rests(browser, 3, 1200, 0)
    run(browser, "box.style.display = 'none'")
    browser.settle()
    run(browser, "it.page = 1; box.style.display = ''")
    browser.settle()
    rests(browser, 1, 400, 0)
