"""`<dwell-carousel fits-page>`: the height of its pages, with a manual clock."""

import pytest

STYLE = """<style>body { margin: 0; } dwell-carousel { width: 400px; } #below { height: 20px; }
.page { background: #147; color: white; }</style>"""
HEIGHTS = [200, 300, 120]


def carousel(attributes="", heights=HEIGHTS, content=""):
    """Returns a carousel of pages with these heights, above another element."""
    pages = "".join(f'<div class="page"><div style="height: {height}px">{content}</div></div>' for height in heights)
    return f'{STYLE}<dwell-carousel fits-page label="Things" {attributes}>{pages}</dwell-carousel><div id="below"></div>'


def run(browser, script):
    """Runs a script with the element in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot; {script}")


def height(browser):
    """Returns the element's height, which moves the content below it."""
    own, below = run(browser, "return [it.getBoundingClientRect().height, document.querySelector('#below').getBoundingClientRect().top]")
    assert own == pytest.approx(below, abs=0.01)
    return own


def test_a_carousel_is_as_high_as_the_page_at_rest_r204(browser, show):
    show(browser, carousel())
    assert height(browser) == 200
    run(browser, "it.go(1, { animated: false }); return 0")
    browser.settle()
    assert height(browser) == 300
    run(browser, "it.go(2, { animated: false }); return 0")
    browser.settle()
    assert height(browser) == 120


def test_between_pages_its_height_is_interpolated_by_the_position_r204(browser, show):
    show(browser, carousel())
    run(browser, "it.next(); time.advance(0); return 0")
    browser.settle()
    # The next page is measured when it comes into view.
    run(browser, "time.advance(0.15); return 0")
    position = run(browser, "return -it.children[0].getBoundingClientRect().left / 400")
    assert 0.1 < position < 0.9
    assert height(browser) == pytest.approx(200 + 100 * position, abs=1)
    run(browser, "time.advance(2); return 0")
    browser.settle()
    assert height(browser) == 300
    assert run(browser, "return root.querySelector('.root').getAnimations().length") == 0


def test_it_follows_a_finger_and_does_not_disturb_the_drag_r204(chromium, show):
    show(chromium, carousel())
    mouse = chromium.mouse
    mouse.move(300, 50)
    mouse.down()
    mouse.move(290, 50)
    mouse.move(200, 50)
    chromium.settle()
    left = run(chromium, "return it.children[0].getBoundingClientRect().left")
    assert left == pytest.approx(-100, abs=11)
    assert height(chromium) == pytest.approx(200 - left / 4, abs=0.5)
    mouse.move(120, 50)
    chromium.settle()
    assert height(chromium) == pytest.approx(200 - (left - 80) / 4, abs=0.5)
    mouse.up()


def test_it_follows_content_that_changes_and_no_error_is_reported(browser, show):
    show(browser, carousel())
    run(browser, "window.errors = []; addEventListener('error', ({ message }) => errors.push(message)); it.children[0].firstChild.style.height = '260px'; return 0")
    browser.settle()
    assert height(browser) == 260
    run(browser, "it.style.width = '300px'; return 0")
    browser.settle()
    assert run(browser, "return it.children[0].getBoundingClientRect().width") == 300
    assert browser.run("return errors") == []


def test_text_that_wraps_makes_it_higher(chromium, show):
    words = "Several words that need more than a line. " * 20
    show(chromium, carousel(heights=[100]).replace('<div style="height: 100px"></div>', words))
    before = height(chromium)
    run(chromium, "it.style.width = '200px'; return 0")
    chromium.settle()
    assert height(chromium) > before * 1.7


def test_added_removed_and_moved_pages_keep_their_heights(chromium, show):
    show(chromium, carousel('page="1"'))
    assert height(chromium) == 300
    run(chromium, "it.append(it.children[0]); it.children[1].remove(); return 0")
    chromium.settle()
    chromium.run("time.advance(2)")
    assert [run(chromium, "return it.page"), height(chromium)] == [0, 300]
    run(chromium, "it.children[0].remove(); return 0")
    chromium.settle()
    chromium.run("time.advance(2)")
    assert height(chromium) == 200


def test_its_indicators_are_at_the_edge_of_the_page_in_view(chromium, show):
    show(chromium, carousel())

    def distance():
        return run(
            chromium,
            "return it.getBoundingClientRect().bottom - root.querySelector('[part~=indicator]').getBoundingClientRect().bottom",
        )

    # The background's edge is 25 from the page's edge, and the indicators are 10 inside it.
    assert distance() == pytest.approx(35, abs=0.01)
    run(chromium, "it.go(1, { animated: false }); return 0")
    chromium.settle()
    assert distance() == pytest.approx(35, abs=0.01)


def test_the_height_is_that_of_the_highest_page_in_view(chromium, show):
    show(chromium, carousel('per-view="2"'))
    assert height(chromium) == 300


def test_the_attribute_is_a_property_and_can_come_and_go(browser, show):
    show(browser, carousel().replace(" fits-page", ""))
    assert height(browser) == 225, "16 to 9"
    run(browser, "it.fitsPage = true; return 0")
    browser.settle()
    assert [height(browser), run(browser, "return it.hasAttribute('fits-page')")] == [200, True]
    run(browser, "it.fitsPage = false; return 0")
    browser.settle()
    assert height(browser) == 225
    assert run(browser, "return it.children[0].getBoundingClientRect().height") == 225


def test_vertical_pages_determine_the_width(chromium, show):
    pages = "".join(f'<div class="page"><div style="width: {width}px">.</div></div>' for width in (150, 240))
    show(chromium, f'{STYLE}<dwell-carousel fits-page orientation="vertical" style="width: fit-content; height: 200px">{pages}</dwell-carousel>')
    assert run(chromium, "return it.getBoundingClientRect().width") == 150
    run(chromium, "it.go(1, { animated: false }); return 0")
    chromium.settle()
    assert run(chromium, "return it.getBoundingClientRect().width") == 240


def test_an_effect_makes_pages_smaller_but_not_their_content(chromium, show):
    show(chromium, carousel('effect="fade-and-scale"'))
    run(chromium, "it.next(); time.advance(0); return 0")
    chromium.settle()
    run(chromium, "time.advance(0.1); return 0")
    assert run(chromium, "return [...it.children].slice(0, 2).map((page) => page.firstChild.offsetHeight)") == [200, 300]
    box = run(chromium, "const { width, height } = it.children[0].getBoundingClientRect(); return [width / 400, height / 200]")
    assert box[0] < 1 and box[0] == pytest.approx(box[1], abs=1e-3)
