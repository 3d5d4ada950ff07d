"""`<dwell-carousel page-length="auto">`: each page as long as its content, measured; dots count places of rest."""

import pytest

STYLE = """<style>dwell-carousel { width: 400px; height: 100px; } dwell-carousel[orientation] { width: 100px; height: 400px; }
b { display: block; box-sizing: border-box; background: #147; }</style>"""
SCRIPT = """const it = document.querySelector('dwell-carousel');
const boxes = () => [...it.children].map((one) => { const box = one.getBoundingClientRect(); const outer = it.getBoundingClientRect(); return one.assignedSlot?.closest('.item') ? [box.left - outer.left, box.width].map(Math.round) : null; });
const dots = () => { const one = it.shadowRoot.querySelector('[role=slider]'); return one.hidden ? 0 : Number(one.ariaValueMax); };
const at = () => it.shadowRoot.querySelector('[role=slider]').ariaValueNow - 1;
"""


@pytest.fixture
def strip(show):
    """Opens a carousel of pages of these lengths."""

    def open_page(browser, lengths, attributes="", direction="ltr", property="width"):
        pages = "".join(f'<b style="{property}: {length}px"></b>' for length in lengths)
        show(browser, f'{STYLE}<dwell-carousel page-length="auto" {attributes}>{pages}</dwell-carousel>', attributes=f'lang="en" dir="{direction}"')
        browser.settle()
        return lambda script: browser.run(SCRIPT + script)

    return open_page


def test_pages_lie_one_after_the_other_in_their_own_lengths_r194(browser, strip):
    run = strip(browser, [100, 150, 60, 200, 120], 'gap="10"')
    assert run("return boxes().slice(0, 4)") == [[0, 100], [110, 150], [270, 60], [340, 200]]


def test_from_right_to_left_they_are_mirrored(browser, strip):
    run = strip(browser, [100, 150, 60, 200, 120], 'gap="10"', direction="rtl")
    assert run("return boxes().slice(0, 4)") == [[300, 100], [140, 150], [70, 60], [-140, 200]]


def test_dots_count_places_of_rest_r197(browser, strip):
    # 630 pixels and 4 gaps of 10 in a view of 400: the last rest is 270 from the start, where the third page would rest, too.
    run = strip(browser, [100, 150, 60, 200, 120], 'gap="10"')
    assert run("return dots()") == 3
    assert run("it.next(); time.advance(2); return [at(), it.children[1].getBoundingClientRect().left - it.getBoundingClientRect().left]") == [1, 0]
    assert run("it.next(); time.advance(2); const outer = it.getBoundingClientRect(); return [at(), Math.round(it.children[4].getBoundingClientRect().right - outer.right)]") == [2, 0]


def test_a_page_that_grows_moves_those_after_it(browser, strip):
    run = strip(browser, [100, 150, 60, 200, 120])
    run("it.children[0].style.width = '180px'; return 0")
    browser.settle()
    assert run("return boxes().slice(0, 3)") == [[0, 180], [180, 150], [330, 60]]


def test_pages_that_come_are_measured(browser, strip):
    run = strip(browser, [100, 150])
    run("const one = document.createElement('b'); one.style.width = '90px'; it.insertBefore(one, it.children[1]); return 0")
    browser.settle()
    assert run("return boxes()") == [[0, 100], [100, 90], [190, 150]]
    # All of them are in view, so there is nowhere to turn to.
    assert run("return dots()") == 0


def test_vertical_pages_have_their_own_heights(browser, strip):
    run = strip(browser, [100, 150, 60, 200, 120], 'orientation="vertical"', property="height")
    assert run("return [...it.children].slice(0, 4).map((one) => [one.getBoundingClientRect().top - it.getBoundingClientRect().top, one.offsetHeight, one.offsetWidth])") == [[0, 100, 100], [100, 150, 100], [250, 60, 100], [310, 200, 100]]


def test_text_and_pictures_have_the_length_of_their_content(browser, show):
    picture = "data:image/svg+xml," + "%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E"
    show(browser, f'{STYLE}<dwell-carousel page-length="auto"><p>A</p><img src="{picture}" alt=""><p>{"long " * 200}</p><img style="height: 100%" src="{picture.replace("300", "2000")}" alt=""></dwell-carousel>')
    browser.settle()
    short, image, long, wide = browser.run(SCRIPT + "return [...it.children].map((one) => one.getBoundingClientRect().width)")
    assert short < 40
    assert image == pytest.approx(150, abs=0.5)
    # No page is longer than the carousel.
    assert long == pytest.approx(400, abs=1)
    assert wide == pytest.approx(400, abs=1)


def test_the_attribute_can_change(chromium, strip):
    run = strip(chromium, [100, 150, 60])
    assert run("return [it.pageLength, boxes()[1]]") == ["auto", [100, 150]]
    run("it.pageLength = 200; return 0")
    chromium.settle()
    assert run("return [it.pageLength, boxes()[1][0]]") == [200, 200]
    run("it.pageLength = 'auto'; return 0")
    chromium.settle()
    assert run("return boxes()[1]") == [100, 150]


def test_a_thousand_pages_are_measured_in_one_layout(chromium, strip):
    run = strip(chromium, [60 + n % 50 for n in range(1000)])
    assert run("return it.pageCount") == 1000
    last = run("it.go(999, { animated: false }); return Math.round(it.children[999].getBoundingClientRect().right - it.getBoundingClientRect().right)")
    assert last == 0


def test_all_pages_are_measured_when_the_attribute_is_set_later(browser, show):
    pages = "".join(f'<b style="width: {60 + n % 50}px"></b>' for n in range(600))
    show(browser, f"{STYLE}<dwell-carousel>{pages}</dwell-carousel>")
    browser.run(SCRIPT + "it.pageLength = 'auto'; return 0")
    browser.settle()
    # A page that hasn't been measured would be as long as the carousel.
    assert browser.run(SCRIPT + "it.go(599, { animated: false }); return boxes().slice(597)") == [[400 - 109 - 108 - 107, 107], [400 - 109 - 108, 108], [400 - 109, 109]]
