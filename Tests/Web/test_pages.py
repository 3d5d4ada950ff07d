"""The possible children of a carousel, and their layout."""

import pytest
from browsers import until

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
    # Those out of sight start when the browser is idle, or as they are asked.
    browser.run("for (const it of document.querySelectorAll('dwell-carousel')) it.go(0, { animated: false })")
    browser.settle()
    places = browser.run("""return [...document.querySelectorAll('dwell-carousel')].map((it) => {
      const [own, page] = [it, it.firstElementChild].map((one) => one.getBoundingClientRect());
      return [page.left - own.left, page.top - own.top, page.width, page.height];
    })""")
    assert dict(zip(PAGES, places)) == dict.fromkeys(PAGES, [0, 0, 400, 300])


@pytest.mark.parametrize("orientation, length", [("horizontal", "height"), ("vertical", "width")])
def test_a_carousel_that_fits_its_pages_has_room_for_their_margins(browser, show, orientation, length):
    pages = "<div><p style='margin: 30px; width: 100px; height: 100px'></p></div><div>after</div>"
    place = "width: 400px" if orientation == "horizontal" else "height: 400px"
    show(browser, f'<dwell-carousel fits-page orientation="{orientation}" style="{place}">{pages}</dwell-carousel>')
    sizes = "const it = document.querySelector('dwell-carousel'); return [it, it.firstElementChild].map((one) => one.getBoundingClientRect()[arguments[0]])"
    assert browser.run(sizes, length) == [160, 160]
    browser.run("document.querySelector('p').style.margin = '20px'")
    browser.settle()
    assert browser.run(sizes, length) == [140, 140]


@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"', 'per-view="2"'])
def test_pages_cover_a_carousel_of_fractional_size(browser, show, attributes):
    sizes = [(100.2, 60.4), (333.33, 60.3), (90.5, 70.49), (91.75, 70.02)]
    show(browser, "".join(f'<dwell-carousel {attributes} style="width: {width}px; height: {height}px"><p>a</p><p>b</p><p>c</p></dwell-carousel>' for width, height in sizes))
    gaps = """const boxOf = (one) => one.getBoundingClientRect();
    return [...document.querySelectorAll('dwell-carousel')].flatMap((it) => {
      const shown = [...it.children].filter((one) => one.assignedSlot?.closest('.item')).map(boxOf);
      const [own, most, least] = [boxOf(it), ...[Math.max, Math.min].map((of) => (edge) => of(...shown.map((one) => one[edge])))];
      return [own.right - most('right'), own.bottom - most('bottom'), least('left') - own.left, least('top') - own.top].filter((gap) => gap > 0.02);
    })"""
    assert browser.run(gaps) == []
    browser.run("document.body.style.scale = 0.5")
    browser.settle()
    assert browser.run(gaps) == []


# Waits for pictures; returns the loaded ones.
LOADED = """const loaded = () => [...document.querySelectorAll('img')].flatMap((one, n) => one.complete && one.naturalWidth ? [n] : []);
""" + until("arguments.every((one) => loaded().includes(one))") + "return loaded()"


def pictures(server, markup, count=9):
    """Returns pages with a picture each that no browser has loaded before."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
    return "".join(markup % server.put(svg, {"Content-Type": "image/svg+xml"}) for _ in range(count))


@pytest.mark.parametrize("markup", ["<img loading='lazy' src='%s'>", "<figure><img loading='lazy' src='%s'></figure>"], ids=["image", "figure"])
def test_a_lazy_picture_is_loaded_before_its_page_slides_in(browser, show, server, markup):
    show(browser, STYLE + f'<dwell-carousel duration="4">{pictures(server, markup)}</dwell-carousel>')
    assert {0, 1} <= set(browser.run(LOADED, 0, 1)), "the next one, while the first page dwells"
    assert 8 not in browser.run(LOADED), "the last one isn't needed yet"
    browser.run("const it = document.querySelector('dwell-carousel'); it.go(5, { animated: false }); it.pause()")
    assert {4, 5, 6} <= set(browser.run(LOADED, 4, 5, 6)), "those beside a page that is jumped to"


def test_lazy_pictures_of_a_carousel_far_below_are_not_loaded(chromium, show, server):
    show(chromium, f"""{STYLE}<div style="height: 9000px"></div>
    <dwell-carousel duration="4">{pictures(server, "<img loading='lazy' src='%s'>")}</dwell-carousel>""")
    chromium.run("time.advance(9)")
    chromium.settle()
    assert chromium.run(LOADED) == []
    chromium.run("document.querySelector('dwell-carousel').scrollIntoView()")
    assert chromium.run(LOADED, 0, 1) == [0, 1]
