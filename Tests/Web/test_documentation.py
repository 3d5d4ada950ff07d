"""The documentation site in out/docs (`make docs`), in a folder of a host: its home page, its search and its pages."""

import functools
import http.server
import json
import threading

import pytest
from axe_playwright_python.sync_playwright import Axe
from serving import ROOT

SITE = ROOT / "out/docs"
WIDTHS = [1280, 390]
PAGES = [
    "",
    "search/?q=autoplay",
    "documentation/dwell/",
    "documentation/dwell/firstgtkcarousel/",
    "documentation/dwell/firstwebstory/",
    "documentation/dwell/customelements/",
    "documentation/dwell/comingfromelsewhere/",
    "documentation/dwell/scenariofiles/",
    "documentation/dwell/usecases/",
    "documentation/dwell/measured/",
    "documentation/dwell/upgrading/",
    "documentation/dwell/carousel/",
    "documentation/dwellswiftui/",
    "documentation/dwellswiftui/hostinuikitandappkit/",
    "documentation/dwellgtk/",
]


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """Serves the site in a folder, as project hosts do, and returns its address."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "Dwell").symlink_to(SITE)

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            """Logs nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/Dwell/"
    server.shutdown()


@pytest.fixture
def visit(chromium, host):
    """Opens a page of the site, and waits until its scripts have built the content."""

    def open_page(path, width=1280, **context):
        chromium.open(host + path, viewport={"width": width, "height": 844}, **context)
        chromium.page.wait_for_selector(".site-header")
        chromium.page.wait_for_selector("h1")
        if path.startswith("documentation"):
            chromium.page.wait_for_function("document.querySelector('.doc-content .content, .doc-content .container')")
        chromium.settle()
        return chromium

    return open_page


# Elements that are wider than their box, except for hidden ones.
TOO_WIDE = """const wide = [...document.querySelectorAll('pre, pre code, table, .table-wrapper, img, iframe')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 && getComputedStyle(one).display !== 'inline')
  .map((one) => `${one.localName}: ${one.scrollWidth} in ${one.clientWidth}: ${one.textContent.slice(0, 40)}`);
const { scrollWidth, clientWidth } = document.documentElement;
return scrollWidth > clientWidth ? [`the page: ${scrollWidth} in ${clientWidth}`, ...wide] : wide;"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_the_page(visit, path, width):
    browser = visit(path, width)
    assert browser.run(TOO_WIDE) == []
    assert [browser.errors, browser.messages] == [[], []]


def test_the_home_page_starts_with_the_fronts_and_its_links_work(visit, host):
    browser = visit("")
    headings = browser.run("return [...document.querySelectorAll('section h3')].map((one) => one.textContent)")
    assert headings[:3] == ["SwiftUI", "GTK 4", "The web"]
    links = browser.run("return [...document.querySelectorAll('main a, .site-header a')].map((one) => one.href)")
    assert len(links) > 30
    for link in set(links):
        path = link.removeprefix(host).split("#")[0]
        place = SITE / path
        assert (place / "index.html" if place.is_dir() else place).is_file(), link
    assert any(link.endswith("documentation/dwellgtk/") for link in links)


def test_the_gallery_in_it_is_live(visit):
    browser = visit("")
    browser.page.locator("iframe").scroll_into_view_if_needed()
    gallery = browser.page.frame_locator("iframe")
    gallery.locator("dwell-page-control").first.wait_for()
    assert gallery.locator("h1").inner_text() == "Page Control"


def results(visit, query):
    """The titles that the search finds, best first."""
    browser = visit(f"search/?q={query}")
    browser.page.wait_for_selector(".site-results a")
    return browser.run("return [...document.querySelectorAll('.site-results a')].map((one) => one.textContent)")


@pytest.mark.parametrize(
    "query, title",
    [
        ("autoplay", "Time a page"),
        ("pager", "PageControl"),
        ("bullets", "PageControl"),
        ("interval", "Time a page"),
        ("swiper", "Coming from elsewhere"),
        ("react", "Use the elements with React and Vue"),
        ("stories", "Show stories of several people"),
        ("peek", "Show neighbours, or fade pages"),
        ("uikit", "Host the views in UIKit and AppKit"),
        ("csp wasm", "Under a strict Content-Security-Policy"),
        ("video", "Drive progress from a video"),
        ("pageDuration", "pageDuration(_:for:)"),
    ],
)
def test_the_search_finds_synonyms(visit, query, title):
    found = results(visit, query)
    assert title in found[:8], found[:8]


@pytest.mark.parametrize(
    "query, title",
    [
        ("pageTimer", "pageTimer(_:)"),
        ("PageTimer", "PageTimer"),
        ("page control", "PageControl"),
        ("pageview", "PageView"),
        ("setPageCount", "Event.setPageCount(_:)"),
        ("Event.setPageCount(_:)", "Event.setPageCount(_:)"),
    ],
)
def test_the_search_finds_a_name_of_code_first(visit, query, title):
    assert results(visit, query)[0] == title


def test_a_search_result_shows_its_module_and_its_entire_summary(visit):
    browser = visit("search/?q=Event.advance")
    result = browser.page.locator(".site-results li").first
    result.wait_for()
    assert result.inner_text().split("\n\n") == [
        "Event.advance Case of Event, Dwell",
        "Advances to the next page, as when the time runs out. Also approves an advanceRequest.",
    ]


def test_every_result_of_the_search_is_a_page():
    index = json.loads((SITE / "search/index.json").read_text())
    assert len(index["pages"]) > 300 and len(index["vocabulary"]) > 20
    missing = [page["path"] for page in index["pages"] if not (SITE / page["path"] / "index.html").is_file()]
    assert missing == []


def test_the_search_reports_when_it_finds_nothing(visit):
    browser = visit("search/?q=zeppelin")
    browser.page.wait_for_function("document.querySelector('#status').textContent.startsWith('Nothing')")


def test_no_page_has_two_see_also_lists():
    twice = []
    for file in (SITE / "data/documentation").rglob("*.json"):
        page = json.loads(file.read_text())
        content = [block for section in page.get("primaryContentSections", []) for block in section.get("content", [])]
        written = any(block["type"] == "heading" and block["text"].lower() == "see also" for block in content)
        lists = {bool(group.get("generated")) for group in page.get("seeAlsoSections", [])}
        if written or len(lists) > 1:
            twice.append(file.name)
    assert twice == []


def test_pages_are_reached_from_one_another_without_loading_again(visit, host):
    browser = visit("documentation/dwell/")
    browser.page.get_by_role("link", name="Build a story in a web page").first.click()
    browser.page.wait_for_url(f"{host}documentation/dwell/firstwebstory*")
    browser.page.wait_for_selector("pre")
    assert browser.run("return document.querySelectorAll('.site-header').length") == 1
    assert browser.run("return document.querySelector('.site-header a').href") == host


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["", "search/?q=swipe"])
def test_axe_finds_nothing_on_our_own_pages(visit, path, scheme):
    browser = visit(path, color_scheme=scheme)
    found = Axe().run(browser.page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}, context={"exclude": [["iframe"]]})
    assert found.violations_count == 0, found.generate_report()
