"""A carousel with `for`: a strip of thumbnails that has the page and time of the carousel that it names."""

import pytest
from gestures import play, scripts

STYLE = """<style>#main { width: 400px; height: 300px; } #strip:not([orientation=vertical]) { width: 400px; }
#strip > b { background: #147; } #strip > b:hover { color: red; }</style>"""
SCRIPT = """const [main, strip] = ['main', 'strip'].map((id) => document.getElementById(id));
const item = (n) => strip.children[n].assignedSlot.closest('.item');
const center = (n) => { const { left, top, width, height } = item(n).getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
const marked = () => [...strip.shadowRoot.querySelectorAll('[part~=current]')].map((one) => [...strip.children].findIndex((page, n) => page.assignedSlot?.closest('.item') === one));
const pages = () => [main.page, strip.page];
"""


@pytest.fixture
def linked(show):
    """Opens a carousel of eight pages with its strip, above it in the document or below."""

    def open_page(browser, main="", strip="", above=False, pages=8, thumbnails=8, **options):
        parts = [
            f'<dwell-carousel id="main" {main}>{"".join(f"<p>Page {n}</p>" for n in range(pages))}</dwell-carousel>',
            f'<dwell-carousel id="strip" for="main" {strip}>{"".join(f"<b>{n}</b>" for n in range(thumbnails))}</dwell-carousel>',
        ]
        show(browser, STYLE + "".join(reversed(parts) if above else parts), **options)
        return lambda script: browser.run(SCRIPT + script)

    return open_page


def click(browser, place):
    """Taps a place."""
    browser.drag(tuple(place))


@pytest.mark.parametrize("above", [False, True])
def test_it_shows_the_page_of_its_carousel(browser, linked, above):
    run = linked(browser, 'page="2"', above=above)
    assert run("return [...pages(), marked()]") == [2, 2, [2]]
    assert run("main.go(5); time.advance(2); return [...pages(), marked()]") == [5, 5, [5]]
    assert run("strip.next(); time.advance(2); return [...pages(), marked()]") == [6, 6, [6]]


def test_a_tap_on_a_thumbnail_turns_to_its_page(browser, linked):
    run = linked(browser)
    run("window.noted = []; main.addEventListener('dwell-change', ({ detail }) => noted.push([detail.to, detail.cause])); return 0")
    click(browser, run("return center(2)"))
    assert run("time.advance(2); return [...pages(), noted]") == [2, 2, [[2, "person"]]]


@pytest.mark.parametrize("file", scripts("thumbnails"))
def test_scripts_of_gestures_show_what_they_show_everywhere(browser, linked, file):
    run = linked(browser, 'duration="4" loop', pages=4, thumbnails=4)

    def perform(words):
        match words:
            case ["tap", page]: click(browser, run(f"return center({page})"))
            case ["select", page]: run(f"main.go({page}); return 0")

    play(file, perform, lambda seconds: run(f"time.advance({seconds}); return [main.page, ...marked()]"))


def test_a_link_or_button_in_a_thumbnail_keeps_its_own_action(chromium, linked):
    run = linked(chromium)
    run("window.clicks = 0; const one = document.createElement('button'); one.textContent = 'x'; one.onclick = () => { clicks += 1; }; strip.children[2].append(one); time.advance(0); return 0")
    click(chromium, run("const { left, top, width, height } = strip.querySelector('button').getBoundingClientRect(); return [left + width / 2, top + height / 2]"))
    assert run("time.advance(2); return [clicks, ...pages()]") == [1, 2, 2]


def test_quick_taps_leave_both_at_the_last(browser, linked):
    run = linked(browser)
    for page in [3, 1, 2, 0, 3]:
        click(browser, run(f"return center({page})"))
        run("time.advance(0.03); return 0")
    assert run("time.advance(3); return [...pages(), marked()]") == [3, 3, [3]]


def test_the_current_thumbnail_is_in_view(browser, linked):
    run = linked(browser)
    assert run("""return [7, 0, 4].map((page) => {
      main.go(page, { animated: false });
      time.advance(2);
      const [inner, outer] = [item(page), strip].map((one) => one.getBoundingClientRect());
      return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
    })""") == [True, True, True]


def test_a_drag_scrolls_the_strip_and_turns_no_page(chromium, linked):
    run = linked(chromium)
    run("window.noted = 0; document.addEventListener('dwell-change', () => { noted += 1; }); return 0")
    before = run("return center(3)[0]")
    chromium.drag((300, 330), (250, 330), (200, 330), (100, 330))
    assert run("time.advance(3); return [...pages(), marked(), noted]") == [0, 0, [0], 0]
    assert run("return center(3)[0]") < before
    # The next turn brings the current one back into view.
    assert run("main.next(); time.advance(3); const one = item(1).getBoundingClientRect(); return [one.left >= strip.getBoundingClientRect().left - 0.5, noted]") == [True, 1]


def test_a_thumbnail_beside_the_current_one_is_in_view_too(chromium, linked):
    run = linked(chromium)
    for page in range(7):
        assert run(f"main.go({page}); time.advance(3); return item({page + 1}).getBoundingClientRect().right <= strip.getBoundingClientRect().right + 0.5"), page


def test_what_follows_the_strip_has_the_same_page(chromium, linked, show):
    run = linked(chromium)
    run("const one = document.createElement('dwell-page-control'); one.setAttribute('for', 'strip'); one.id = 'dots'; document.body.append(one); return 0")
    assert run("main.go(5); time.advance(3); return document.getElementById('dots').page") == 5
    assert run("document.getElementById('dots').next(); time.advance(3); return pages()") == [6, 6]


def test_they_have_one_time_and_one_pause(chromium, linked):
    run = linked(chromium, 'duration="4"')
    assert run("time.advance(4.5); return pages()") == [1, 1]
    assert run("strip.pause(); time.advance(9); return [...pages(), main.paused, strip.paused]") == [1, 1, True, True]
    assert run("strip.resume(); time.advance(4); return pages()") == [2, 2]
    # A press on the strip pauses the pages.
    chromium.mouse.move(*run("return center(2)"))
    chromium.mouse.down()
    assert run("time.advance(9); return pages()") == [2, 2]
    chromium.mouse.up()


def test_screen_readers_have_one_slider_and_the_keyboard_one_stop(chromium, linked):
    run = linked(chromium, 'duration="4"')
    sliders = """return [main, strip].map(({ shadowRoot }) => {
      const one = shadowRoot.querySelector('[part~=slider]');
      return one.checkVisibility() && !one.closest('[aria-hidden]');
    })"""
    assert run(sliders) == [True, False]
    assert run("return strip.shadowRoot.querySelector('[part=frame]').getAttribute('aria-hidden')") == "true"
    assert run("return [...strip.shadowRoot.querySelectorAll('button, [tabindex]')].filter((one) => one.checkVisibility()).length") == 0
    # Without `for` it is a carousel like others.
    run("strip.removeAttribute('for'); time.advance(1); return 0")
    assert run(sliders) == [True, True]
    assert run("return strip.shadowRoot.querySelector('[part=frame]').hasAttribute('aria-hidden')") is False
    assert run("strip.go(3); main.go(6); time.advance(2); return [...pages(), marked()]") == [6, 3, []]


def test_fewer_or_more_thumbnails_than_pages_are_no_error(chromium, linked):
    run = linked(chromium, thumbnails=3)
    assert run("main.go(7); time.advance(2); return [...pages(), marked()]") == [7, 7, []]
    assert run("main.go(1); time.advance(2); return pages()") == [1, 1]
    run("for (let n = 3; n < 12; n += 1) { const one = document.createElement('b'); strip.append(one); } return 0")
    assert run("main.go(7); time.advance(2); return pages()") == [7, 7]
    assert run("strip.go(11); time.advance(2); return pages()") == [7, 7]


def test_edits_keep_both_at_the_same_page(chromium, linked):
    run = linked(chromium)
    run("main.go(4); time.advance(2); main.children[0].remove(); strip.children[0].remove(); return 0")
    assert run("time.advance(2); return [...pages(), marked()]") == [3, 3, [3]]


@pytest.mark.parametrize("orientation, size", [("horizontal", [400, 64, 96, 64]), ("vertical", [96, 300, 96, 64])])
def test_its_size_without_a_style_is_that_of_thumbnails(chromium, linked, orientation, size):
    run = linked(chromium, strip=f'orientation="{orientation}" style="{"height: 300px" if orientation == "vertical" else ""}"')
    assert run("return [strip, item(1)].flatMap((one) => [one.offsetWidth, one.offsetHeight])") == size


def test_a_name_that_leads_nowhere_is_told(chromium, show):
    show(chromium, '<div id="main" style="overflow: auto"><p>a</p></div><dwell-carousel id="strip" for="main"><b>a</b></dwell-carousel>')
    assert any('for="main" must name a carousel' in one for one in chromium.messages)


def test_without_its_carousel_it_is_a_carousel_of_its_own_and_follows_the_next_one(chromium, linked):
    run = linked(chromium, 'duration="4"')
    run("window.main = document.getElementById('main'); main.go(2); time.advance(1); main.remove(); return 0")
    chromium.settle()
    run_strip = "const strip = document.getElementById('strip'); "
    assert chromium.run(run_strip + "strip.next(); time.advance(2); return strip.shadowRoot.querySelector('[part~=current]')") is None
    chromium.run("document.body.prepend(main)")
    chromium.settle()
    assert run("main.go(6); time.advance(1); return [...pages(), marked()]") == [6, 6, [6]]
    assert chromium.errors == []
