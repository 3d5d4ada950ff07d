"""The pages and examples of the articles about the web, unchanged."""

import base64
import json
import re
import subprocess

import pytest
import serving
from articles import blocks, pages
from axe_playwright_python.sync_playwright import Axe
from browsers import until
from pictures import picture
from serving import CLOCK, ROOT
from stories import expect_hold_to_pause, run

ARTICLES = ["FirstWebStory", "NeighboursAndFades", "ReactAndVue", "ServerRendering", "ContentSecurityPolicy", "TuneTheSwipe"]
BEFORE = (ROOT / "Tests/Web/violations.js").read_text() + CLOCK
PAGES = [(article, number) for article in ARTICLES for number in range(len(pages(article)))]
STEPS = len(pages("FirstWebStory"))

VIDEO = """const canvas = document.createElement('canvas');
const paint = canvas.getContext('2d');
const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
const parts = [];
recorder.ondataavailable = ({ data }) => parts.push(data);
recorder.start();
for (let n = 0; n < 20; n += 1) {
  paint.fillRect(n, n, 9, 9);
  await new Promise((go) => setTimeout(go, 50));
}
await new Promise((go) => { recorder.onstop = go; recorder.stop(); });
const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
return btoa(String.fromCharCode(...bytes));"""


@pytest.fixture(scope="session")
def folder(chromium, server, tmp_path_factory):
    """The folder of the tutorial: the built files, pictures, and a video of one second."""
    into = tmp_path_factory.mktemp("article")
    for name in ("dwell.js", "dwell.mjs", "stories.js", "zoom.js", "dwell.wasm.gz", "more.wasm.gz", "dwell.css"):
        (into / name).write_bytes((ROOT / "Web/dist" / name).read_bytes())
    for number, name in enumerate(["lisbon", "porto", "faro"]):
        (into / f"{name}.jpg").write_bytes(picture(60 * number, 90, 160))
    chromium.open(server.put("<!doctype html>"))
    (into / "harbour.webm").write_bytes(base64.b64decode(chromium.run(VIDEO)))
    serving.FOLDERS["/article/"] = into
    yield into
    del serving.FOLDERS["/article/"]


@pytest.fixture
def article(chromium, server, folder):
    """Opens a page of an article with a manual clock, and waits for its elements if they are expected to be defined."""

    def open_page(name, number, headers=None, ready=True, **context):
        html, own = pages(name)[number]
        path = "/article/story.html"
        server.http.pages[path] = {"html": html, "headers": headers or own}
        chromium.open(f"http://127.0.0.1:{server.http.server_port}{path}", before=BEFORE, **context)
        if ready:
            chromium.run("await Promise.all([...document.querySelectorAll(':not(:defined)')].map((one) => customElements.whenDefined(one.localName)))")
        else:
            chromium.run("await new Promise((go) => setTimeout(go, 300))")
        chromium.settle()
        return chromium

    return open_page


def expect_silence(browser):
    """Expects no errors, no console messages, and no policy violations."""
    assert [browser.errors, browser.messages, browser.run("return violations")] == [[], [], []]


def test_the_articles_have_pages():
    assert STEPS == 6 and len(pages("ContentSecurityPolicy")) == 4 and len(pages("ServerRendering")) == 1
    assert len(pages("NeighboursAndFades")) == 2 and len(pages("StoryViewer")) == 1
    assert all(headers for _, headers in pages("ContentSecurityPolicy"))


@pytest.mark.parametrize("name, number", PAGES)
def test_every_page_of_an_article_shows_its_elements_and_turns_by_a_key(article, name, number):
    browser = article(name, number)
    assert run(browser, "return [it.pageCount, it.page, it.matches(':defined'), root.querySelectorAll('[part~=page]').length > 0]") == [3, 0, True, True]
    browser.run("[...document.querySelectorAll('dwell-page-control, dwell-carousel')].map((one) => one.shadowRoot.querySelector('[part~=slider]')).find((one) => !one.hidden).focus()")
    browser.press("ArrowRight")
    assert run(browser, "return it.page") == 1
    expect_silence(browser)


@pytest.mark.parametrize("name, number", [*PAGES, ("StoryViewer", 0), ("ZoomInAPage", 0)])
def test_a_page_of_scripts_that_are_no_modules_opens_from_disk(chromium, folder, name, number):
    html, _ = pages(name)[number]
    assert ('type="module"' in html) == ((name, number) == ("ContentSecurityPolicy", 1)), "which needs a server"
    if 'type="module"' in html:
        return
    (folder / "disk.html").write_text(html)
    chromium.open((folder / "disk.html").as_uri(), before=BEFORE)
    names = chromium.run("return [...new Set([...document.querySelectorAll('*')].map((one) => one.localName).filter((name) => name.includes('-')))]")
    assert names and chromium.run("return document.querySelectorAll(':not(:defined)').length") == 0, names
    assert chromium.errors == []


@pytest.mark.parametrize("name, number", PAGES)
def test_every_timed_page_of_an_article_turns_automatically(article, name, number):
    browser = article(name, number)
    if "dwell.mjs" in pages(name)[number][0]:
        # The module's clock isn't a global.
        run(browser, until("it.page"))
    else:
        seconds = run(browser, "return it.duration")
        browser.run("if (Number.isFinite(arguments[0])) time.advance(arguments[0] + .1)", seconds)
    assert run(browser, "return it.page") == (1 if "duration" in pages(name)[number][0] else 0)
    expect_silence(browser)


def test_a_page_of_the_story_has_a_duration_of_its_own(article):
    browser = article("FirstWebStory", 1)
    turns = []
    for seconds in (4.9, 0.2, 7.8, 0.2):
        browser.run("time.advance(arguments[0])", seconds)
        turns.append(run(browser, "return it.page"))
    assert turns == [0, 1, 1, 2]


@pytest.mark.parametrize("step", range(1, STEPS))
def test_a_hold_pauses_the_story_and_a_tap_turns_it(article, step):
    browser = article("FirstWebStory", step)
    expect_hold_to_pause(browser, 400, 250)
    assert run(browser, "return it.page") == 0, "a long press turns nothing"
    mouse = browser.mouse
    mouse.click(500, 250)
    assert run(browser, "return it.page") == 1
    browser.run("time.advance(.5)")
    mouse.click(200, 250)
    assert run(browser, "return it.page") == 0


@pytest.mark.parametrize("step", [3, 4, 5])
def test_the_page_with_the_video_stays_until_it_has_ended(article, step):
    browser = article("FirstWebStory", step)
    run(browser, "it.querySelector('video').addEventListener('ended', () => { it.title = 'over' })")
    assert run(browser, "time.advance(5.1); return it.page") == 1
    browser.run("time.advance(.1)")
    # The video has ended before its event arrives.
    run(browser, until("it.title && it.page === 2"))
    assert run(browser, "return [it.title, it.page]") == ["over", 2]
    expect_silence(browser)


@pytest.mark.parametrize("step", [4, 5])
def test_the_story_names_its_page_and_starts_again(article, step):
    browser = article("FirstWebStory", step)
    run(browser, "it.go(2, { animated: false })")
    said = "const [where, again] = ['#where', '#again'].map((id) => document.querySelector(id)); return [where.textContent, again.hidden]"
    assert browser.run(said) == ["Page 3 of 3", True]
    browser.run("time.advance(5.1)")
    assert browser.run(said) == ["Page 3 of 3", False]
    browser.tab.click("#again")
    assert browser.run(said) == ["Page 1 of 3", True]
    browser.mouse.move(2, 2)
    browser.run("time.advance(5.1)")
    assert run(browser, "return it.page") == 1


def test_the_story_starts_paused_with_reduced_motion(article):
    browser = article("FirstWebStory", STEPS - 1, reduced_motion="reduce")
    browser.run("time.advance(20)")
    assert run(browser, "return [it.page, it.paused, root.querySelector('[part~=toggle]').ariaLabel]") == [0, True, "Play"]
    assert run(browser, "return getComputedStyle(it.querySelector('img')).animationName") == "none"
    run(browser, "root.querySelector('[part~=toggle]').click()")
    browser.run("time.advance(5.1)")
    assert run(browser, "return it.page") == 1


@pytest.mark.parametrize("scheme, colour", [("light", "rgb(0, 0, 0)"), ("dark", "rgb(255, 255, 255)")])
def test_the_story_follows_the_colour_scheme_and_axe_finds_nothing(article, scheme, colour):
    browser = article("FirstWebStory", STEPS - 1, color_scheme=scheme)
    assert run(browser, "return getComputedStyle(root.querySelector('[part~=indicator]')).color") == colour
    # A story has no headings and landmarks of its own; the surrounding page has.
    found = Axe().run(browser.tab, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("number, moves", [(0, 0), (1, -40)])
def test_the_cards_of_the_article_rest_and_its_ticker_passes(article, number, moves):
    browser = article("FreeScrolling", number, viewport={"width": 600, "height": 400})
    left = "return [it.children.length, Math.round(it.children[0].getBoundingClientRect().left)]"
    count, before = run(browser, left)
    browser.run("time.advance(1)")
    assert [count, before + moves] == run(browser, left) and count == 6


def test_neighbours_peek_in_and_fading_pages_stay_in_place(article):
    # The last child is laid out first: in a loop, it precedes the first page.
    lefts = "return [...it.children].map((page) => Math.round(page.getBoundingClientRect().left))"
    middle, right, left = run(article("NeighboursAndFades", 0), lefts)
    assert left < 0 < middle < right < 800 and middle - left == right - middle, "one in the middle, parts of both neighbours"
    browser = article("NeighboursAndFades", 1)
    browser.run("time.advance(4.1)")
    leaving, coming, _ = run(browser, lefts)
    assert leaving == coming, "in one place during the turn"
    alike = run(browser, "return [...it.children].slice(0, 2).map((page) => +getComputedStyle(page.assignedSlot.closest('[part~=page]')).opacity)")
    assert all(0 < opacity <= 1 for opacity in alike) and min(alike) < 1


def test_the_stories_of_several_people_follow_one_another(article):
    browser = article("StoryViewer", 0)
    state = "const it = document.querySelector('dwell-stories'); return [it.person, it.people[it.person].page]"
    shown = []
    for _ in range(27):
        browser.run("time.advance(1.25)")
        browser.settle()
        shown.append(browser.run(state))
    assert [[0, 1], [0, 2], [1, 0], [1, 1], [2, 0]] == [one for at, one in enumerate(shown[3:]) if one != shown[at + 2]], "each from its beginning"
    assert browser.run("return document.querySelectorAll('[data-seen]').length") == 6
    expect_silence(browser)


def test_a_page_is_zoomed_and_its_time_waits(article):
    browser = article("ZoomInAPage", 0)
    browser.run("time.advance(1); const [zoom] = document.querySelectorAll('dwell-zoom'); zoom.scale = 2; time.advance(9)")
    assert run(browser, "return [it.page, it.querySelector('dwell-zoom').scale]") == [0, 2]
    browser.run("document.querySelector('dwell-zoom').reset(); time.advance(1); time.advance(5.5)")
    assert run(browser, "return it.page") == 1
    expect_silence(browser)


def test_the_test_with_virtual_time_passes(chromium, server, folder):
    (text,) = [text for language, text in blocks("TestTimedScreens") if language == "python"]
    (tour,) = re.findall(r"^```html tour\.html\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    server.http.pages["/article/tour.html"] = {"html": tour, "headers": {}}
    chromium.open(server.put("<!doctype html>"))
    names = {}
    exec(text.replace("http://localhost:8000/", f"http://127.0.0.1:{server.http.server_port}/article/"), names)
    names["test_the_second_page_follows_after_its_time"](chromium.page)
    # The other version differs only in the language.
    (script,) = [text for language, text in blocks("TestTimedScreens") if language == "js"]
    plain = [re.sub(r"[^a-z0-9]", "", text.lower()) for text in (script, text)]
    for word in ("clockinstall", "clockrunfor8000", "gotohttplocalhost8000tourhtml", "whendefineddwellcarousel"):
        assert all(word in one for one in plain), word


def without_script(browser):
    """Opens the page again, without the elements' script."""
    browser.context.route("**/dwell.js", lambda route: route.abort())
    browser.tab.reload()


def test_nothing_moves_when_the_elements_are_defined(article):
    browser = article("ServerRendering", 0)
    places = "return [...document.body.children].map((one) => [one.localName, one.offsetTop, one.offsetHeight])"
    defined = browser.run(places)
    without_script(browser)
    assert browser.run("return document.querySelectorAll(':not(:defined)').length") == 3
    assert browser.run(places) == defined


def scrolled(browser):
    """Scrolls a carousel that isn't defined to its second page, and returns its snapping and its page."""
    return browser.run("const it = document.querySelector('dwell-carousel'); it.scrollTo(it.clientWidth, 0); return [getComputedStyle(it).scrollSnapType, it.scrollLeft / it.clientWidth]")


def test_without_the_script_the_reader_scrolls(article):
    browser = article("ServerRendering", 0)
    without_script(browser)
    assert scrolled(browser) == ["x mandatory", 1]


@pytest.mark.parametrize("number, exception", [(0, " 'wasm-unsafe-eval'"), (1, " 'wasm-unsafe-eval'"), (1, "; connect-src 'self'"), (2, " 'wasm-unsafe-eval'")])
def test_without_its_exception_pages_scroll_under_a_policy(article, number, exception):
    policy = pages("ContentSecurityPolicy")[number][1]["Content-Security-Policy"]
    assert exception in policy
    browser = article("ContentSecurityPolicy", number, {"Content-Security-Policy": policy.replace(exception, "")}, ready=False)
    assert any("pages only scroll" in message for message in browser.messages)
    assert scrolled(browser) == ["x mandatory", 1]


def test_elements_look_the_same_where_their_style_sheet_is_forbidden(article):
    browser = article("ContentSecurityPolicy", 0, {"Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"})
    assert run(browser, "return [it.pageCount, getComputedStyle(root.querySelector('[part~=indicator]')).position]") == [3, "absolute"]


NODE = "/usr/share/nodejs"
# Debian's React sets properties and listens to events as React 19 does.
APP = """import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ready } from 'dwell';
import { Tour } from './tour.jsx';
ready.then(() => {
  const root = createRoot(document.querySelector('main'));
  globalThis.show = (cities) => root.render(createElement(StrictMode, null, createElement(Tour, { cities })));
  show(['Lisbon', 'Porto', 'Faro']);
});"""


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_for_react_keep_their_state_in_sync(chromium, server, folder, number):
    tour = [text for language, text in blocks("ReactAndVue") if language == "jsx"][number]
    app = folder / f"react-{number}"
    app.mkdir()
    (app / "tour.jsx").write_text(tour)
    (app / "app.jsx").write_text(APP)
    command = ["esbuild", "app.jsx", "--bundle", "--format=esm", "--jsx=automatic", "--outfile=app.js", "--log-level=error"]
    alias = [f"--alias:dwell={ROOT}/Web/dist/dwell.mjs", '--define:process.env.NODE_ENV="development"']
    subprocess.run(command + alias, cwd=app, check=True, env={"NODE_PATH": NODE, "PATH": "/usr/bin:/bin"})
    for name in ("dwell.wasm.gz", "more.wasm.gz"):
        (app / name).write_bytes((folder / name).read_bytes())
    path = f"/article/react-{number}/index.html"
    server.http.pages[path] = {"html": '<!doctype html><main></main><script type="module" src="app.js"></script>', "headers": {}}
    chromium.open(f"http://127.0.0.1:{server.http.server_port}{path}")
    chromium.tab.wait_for_selector("output")
    said = "return [it.page, it.pageCount, it.loop, it.duration, document.querySelector('output').textContent]"
    for step, number in ("", 0), ("it.next();", 1):
        text = f"{number + 1} of 3"
        told = until(f"document.querySelector('output').textContent === '{text}'")
        assert run(chromium, step + told + said) == [number, 3, True, 4, text]
    run(chromium, "show(['Evora', 'Lisbon', 'Porto', 'Faro']);" + until("document.querySelector('output').textContent === '3 of 4'"))
    assert run(chromium, "return it.children[it.page].textContent") == "Porto"
    assert run(chromium, said) == [2, 4, True, 4, "3 of 4"]
    run(chromium, "show(['Porto']);" + until("document.querySelector('output').textContent === '1 of 1'"))
    assert run(chromium, said) == [0, 1, True, 4, "1 of 1"]
    assert [chromium.errors, chromium.messages] == [[], []]


ENTRIES = [
    (one["tagName"], one["x-example"], kind, entry)
    for module in json.loads((ROOT / "Web/Generated/custom-elements.json").read_text())["modules"]
    for one in module["declarations"] if one.get("customElement")
    for kind in ("attributes", "members", "events", "slots", "cssProperties", "cssParts")
    for entry in one.get(kind, [])
]  # fmt: skip


def test_every_example_of_the_manifest_works(chromium, show):
    show(chromium, '<script type="module" src="/dist/stories.mjs"></script><script type="module" src="/dist/zoom.mjs"></script>')
    chromium.run("await customElements.whenDefined('dwell-story-ring'); await customElements.whenDefined('dwell-zoom')")
    for tag, markup, kind, entry in ENTRIES:
        name, example = entry["name"], entry["x-example"]
        chromium.run("document.body.innerHTML = arguments[0]", example if kind in ("attributes", "slots") else markup)
        if kind == "attributes":
            attribute = "const it = document.querySelector(arguments[0]); return [it.hasAttribute(arguments[1]), it.matches(':defined'), arguments[2] == null || it[arguments[2]] != null]"
            assert chromium.run(attribute, tag, name, entry.get("fieldName")) == [True, True, True], example
        elif kind == "members":
            kind_of = "const it = document.querySelector(arguments[0]); const kind = typeof it[arguments[1]]; eval(arguments[2]); return [arguments[1] in it, kind === 'function']"
            assert chromium.run(kind_of, tag, name, example) == [True, entry["kind"] == "method"], example
        elif kind == "events":
            assert name in example
            chromium.run("const it = document.querySelector(arguments[0]); eval(arguments[1])", tag, example)
        elif kind in ("cssProperties", "cssParts"):
            rules = "const sheet = new CSSStyleSheet(); sheet.replaceSync(arguments[0]); return [...sheet.cssRules].map((rule) => [rule.selectorText, rule.style.length > 0])"
            # The visible part of an indicator may be one of its pseudo-elements.
            [[selector, isStyled]] = chromium.run(rules, example)
            assert selector.removesuffix("::before") == (tag if kind == "cssProperties" else f"{tag}::part({name})") and isStyled, example
    assert chromium.errors == []


VARIABLES = [
    one for one in json.loads((ROOT / "Web/Generated/custom-elements.json").read_text())["modules"][0]["declarations"] if one["kind"] == "variable"
]  # fmt: skip


def test_every_example_of_the_module_works(chromium, server):
    chromium.open(server.put("<!doctype html>"))
    assert [one["name"] for one in VARIABLES] == ["ready", "words", "clock"]
    for one in VARIABLES:
        script = "const module = await import('/dist/dwell.mjs'); const { ready, words, clock } = module; await (async () => { %s })(); return module[arguments[0]] != null"
        assert chromium.run(script % one["x-example"], one["name"]) is True
    # The same properties exist on the global object.
    chromium.open(server.put('<!doctype html><script src="/dist/dwell.js"></script>'))
    assert chromium.run("return arguments.filter((name) => !(name in Dwell))", *[one["name"] for one in VARIABLES]) == []


def test_the_reference_has_a_row_for_every_entry():
    reference = subprocess.run([ROOT / "Scripts/docs.sh", "elements"], check=True, capture_output=True, text=True).stdout
    sections = {text.split("\n")[0]: text for text in reference.split("### ")[1:]}
    for tag, _, kind, entry in ENTRIES:
        row = {"slots": "| the default |"}.get(kind, f"| `{entry['name']}")
        assert row in sections[tag], entry["name"]
    module = reference.split("### The module")[1]
    for one in VARIABLES:
        assert f"| `{one['name']}` |" in module and f"| `{one['x-example']}` |" in module
