"""What belongs to a page is said on the page: its title, and the image of its dot, for every element that shows the page (R226)."""

import pytest
from scrolling import STYLE as SCROLLING
from test_plain import plain  # noqa: F401, a fixture

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel > * { margin: 0; }</style>"


def icon(path):
    """Returns the address of an image."""
    return f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n<path d='{path}'/></svg>"


STAR, HOME = icon("m0 9 4-9 5 9"), icon("M0 0h9v9H0z")
PAGES = f'<p data-title="Lisbon &amp; $&amp;" data-image="{STAR}">a</p><p>b</p><p data-title="Faro" data-image="{HOME}">c</p>'
CAROUSEL = f'<dwell-carousel id="c">{PAGES}</dwell-carousel>'
SCROLLER = f'<div id="c" class="pages">{PAGES}</div>'
CONTROLS = '<dwell-page-control for="c"></dwell-page-control><dwell-segments id="s" for="c"></dwell-segments><dwell-page-control for="s"></dwell-page-control>'
SCRIPT = """const all = (selector) => [...document.querySelectorAll(selector)];
const said = () => all('dwell-carousel, dwell-page-control, dwell-segments').map((it) => it.shadowRoot.querySelector('[role=slider]').ariaValueText);
const names = () => [...document.querySelector('dwell-carousel').shadowRoot.querySelectorAll('[part~=page]')].map((one) => one.ariaLabel);
const imagesOf = (it) => [...it.shadowRoot.querySelectorAll('[part~=indicator]')].flatMap(({ style }) => {
  const image = style.mask || style.webkitMask;
  return image ? [image.match(/m0 9|M0 0|--dwell-image-[0-9]+/)[0]] : [];
});
const images = () => all('dwell-carousel, dwell-page-control').map(imagesOf);
const settle = () => new Promise((go) => setTimeout(go));
"""


def test_screen_readers_speak_the_title(browser, show):
    show(browser, STYLE + CAROUSEL + CONTROLS)
    titled, plain = "Lisbon & $&, page 1 of 3", "page 2 of 3"
    assert browser.run(SCRIPT + "return [said(), names()[0]]") == [[titled] * 4, "Lisbon & $&, 1 of 3"]
    turned = browser.run(SCRIPT + "document.querySelector('dwell-carousel').page = 1; time.advance(2); return [said(), names()]")
    assert turned == [[plain] * 4, ["2 of 3"]]


def test_a_title_that_changes_is_spoken(browser, show):
    show(browser, STYLE + CAROUSEL + CONTROLS)
    change = "document.querySelector('#c p').dataset.title = 'Porto'; await settle();"
    assert browser.run(f"{SCRIPT} {change} return [said(), names()[0]]") == [["Porto, page 1 of 3"] * 4, "Porto, 1 of 3"]


def test_a_title_is_put_into_the_strings_of_the_language(chromium, show):
    show(chromium, STYLE + f'<dwell-carousel id="c" lang="ja">{PAGES}</dwell-carousel>')
    loaded = "await import('/dist/words.js'); await settle();"
    assert chromium.run(f"{SCRIPT} {loaded} return said()[0]") == "Lisbon & $&、3ページ中1ページ目"
    show(chromium, STYLE + f'<dwell-carousel id="c" label-titled="{{position}}: {{title}}">{PAGES}</dwell-carousel>')
    assert chromium.run(SCRIPT + "return said()[0]") == "page 1 of 3: Lisbon & $&"


@pytest.mark.parametrize("pages", [CAROUSEL, SCROLLER], ids=["carousel", "scroller"])
def test_images_stand_in_place_of_dots(browser, show, pages):
    show(browser, STYLE + SCROLLING + CONTROLS + pages)
    expected = ["m0 9", "M0 0"]
    assert browser.run(SCRIPT + "return images().every((all) => `${all}` === `${arguments[0]}`)", expected)


@pytest.mark.parametrize("pages", [CAROUSEL, SCROLLER], ids=["carousel", "scroller"])
def test_images_come_go_and_move_with_their_pages(browser, show, pages):
    show(browser, STYLE + SCROLLING + CONTROLS + pages)
    told = browser.run(
        SCRIPT
        + """const list = document.querySelector('#c');
        const told = [];
        const tell = async () => { await settle(); time.advance(2); told.push([...new Set(images().map((one) => one.join()))]); };
        list.append(list.firstElementChild);
        await tell();
        list.children[1].removeAttribute('data-image');
        await tell();
        list.prepend(Object.assign(document.createElement('p'), { textContent: 'd' }));
        list.firstChild.dataset.image = arguments[0];
        await tell();
        list.lastElementChild.remove();
        await tell();
        return told;""",
        HOME,
    )
    assert told == [["M0 0,m0 9"], ["m0 9"], ["M0 0,m0 9"], ["M0 0"]]


def test_what_was_an_image_is_a_dot_again(browser, show):
    show(browser, '<dwell-page-control pages="3" current-image="1"></dwell-page-control>')
    turned = "document.querySelector('dwell-page-control').page = 1; time.advance(2); return images()"
    assert browser.run(f"{SCRIPT} const before = images()[0]; {turned.replace('images()', '[before, images()[0]]')}") == [["--dwell-image-1"]] * 2


def test_a_control_says_what_pages_do_not(chromium, show):
    show(chromium, STYLE + CAROUSEL + '<dwell-page-control for="c" page-images="- 4 5"></dwell-page-control>')
    assert chromium.run(SCRIPT + "return images()") == [["m0 9", "M0 0"], ["m0 9", "--dwell-image-4", "--dwell-image-5"]]


def test_a_carousels_images_are_those_of_its_pages(chromium, show):
    show(chromium, STYLE + '<dwell-carousel page-images="1 2"><p>a</p><p>b</p></dwell-carousel>')
    assert chromium.run(SCRIPT + "return [...images(), document.querySelector('dwell-carousel').pageImages ?? null]") == [[], None]


def test_the_visit_of_a_scrolled_page_goes_on_when_its_number_changes(chromium, show):
    show(chromium, STYLE + SCROLLING + '<dwell-page-control for="c" duration="9"></dwell-page-control>' + SCROLLER)
    told = chromium.run(
        SCRIPT
        + """const it = document.querySelector('dwell-page-control');
        const told = [];
        it.addEventListener('dwell-visit', ({ detail }) => told.push([detail.page, Math.round(detail.shown)]));
        time.advance(2);
        document.querySelector('#c').prepend(document.createElement('p'));
        await settle();
        time.advance(3);
        const before = told.length;
        it.go(2, { animated: false });
        return [before, told, it.page];"""
    )
    assert told == [0, [[1, 5]], 2]


def test_without_the_core_the_title_is_spoken_too(chromium, plain):  # noqa: F811
    plain(chromium)
    label = "const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot;"
    told = chromium.run(f"{label} it.firstElementChild.dataset.title = 'Porto'; it.setAttribute('loop', ''); await null; return root.querySelector('[role=status]').ariaLabel")
    assert told == "Porto, page 1 of 3"
