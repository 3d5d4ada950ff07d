"""What the children of a carousel can be, and how they are laid out."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
# Margins of the first and last lines would collapse with those of their page.
PAGES = {
    "link": "<a href='#x'>link</a>",
    "text": "<span>text</span>",
    "article": "<article><h2>Title</h2><p>text</p></article>",
    "long article": f"<article><h2>Title</h2>{'<p>text</p>' * 20}</article>",
    "image": "<img alt=''>",
    "table": "<table><tr><td>cell</td></tr></table>",
}


@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"', 'style="writing-mode: vertical-rl"'])
def test_a_page_of_any_kind_fills_the_carousel(browser, show, attributes):
    show(browser, STYLE + "".join(f"<dwell-carousel {attributes}>{page}<p>after</p></dwell-carousel>" for page in PAGES.values()))
    places = browser.run("""return [...document.querySelectorAll('dwell-carousel')].map((it) => {
      const [own, page] = [it, it.firstElementChild].map((one) => one.getBoundingClientRect());
      return [page.left - own.left, page.top - own.top, page.width, page.height];
    })""")
    assert dict(zip(PAGES, places)) == dict.fromkeys(PAGES, [0, 0, 400, 300])


@pytest.mark.parametrize("orientation, length", [("horizontal", "height"), ("vertical", "width")])
def test_a_carousel_that_fits_its_pages_has_room_for_their_margins(browser, show, orientation, length):
    pages = "<div><p style='margin: 30px; width: 100px; height: 100px'></p></div><div>after</div>"
    place = "width: 400px" if orientation == "horizontal" else "height: 400px; aspect-ratio: auto"
    show(browser, f'<dwell-carousel fits-page orientation="{orientation}" style="{place}">{pages}</dwell-carousel>')
    sizes = "const it = document.querySelector('dwell-carousel'); return [it, it.firstElementChild].map((one) => one.getBoundingClientRect()[arguments[0]])"
    assert browser.run(sizes, length) == [160, 160]
    browser.run("document.querySelector('p').style.margin = '20px'")
    browser.settle()
    assert browser.run(sizes, length) == [140, 140]
