"""What dwell.mjs and control.mjs fetch: the core, as a gzip stream, and what only some pages need, where they do."""

import gzip
import json
import re

import pytest
from browsers import until
from serving import ROOT

DIST = ROOT / "Web/dist"
SCRIPT = {"Content-Type": "text/javascript"}
FILES = {"dwell.mjs": SCRIPT, "scroller.mjs": SCRIPT, "dwell.wasm.gz": {"Content-Type": "application/gzip"}, "more.wasm.gz": {"Content-Type": "application/gzip"}}
SCROLLER = """<div id="s" style="width: 200px; height: 100px; display: flex; overflow: auto; scroll-snap-type: x mandatory">
%s</div>""" % ('<p style="flex: none; width: 100%; margin: 0; scroll-snap-align: start">a</p>' * 3)
CONTROL = '<dwell-page-control for="s"></dwell-page-control>'
CAROUSEL = '<dwell-carousel id="s"><p>a</p><p>b</p></dwell-carousel>'
FETCHED = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => /scroller|wasm/.test(name)).sort()"
MORE = ["dwell.wasm.gz", "more.wasm.gz"]
COUNT = "document.querySelector('dwell-page-control').pageCount"


@pytest.fixture
def load(server):
    """Serves the files of the modules as a server might, some of them changed or missing, and opens a page with a module."""

    def open_page(browser, body, module="dwell", headers=None, **changed):
        folder = f"/modules-{len(server.http.pages)}/"
        for name, own in FILES.items():
            content, other = changed.get(name.replace(".", "_"), ((DIST / name.replace("dwell", module)).read_bytes(), {}))
            if content is not None:
                server.http.pages[folder + name.replace("dwell", module)] = {"html": content, "headers": {**own, **other}}
        start = f"import {{ ready }} from './{module}.mjs'; globalThis.done = ready;"
        server.http.pages[folder + "start.mjs"] = {"html": start, "headers": SCRIPT}
        script = f'<script type="module" nonce="r4nd0m" src="{folder}start.mjs"></script>'
        browser.open(server.put(f"<!doctype html><title>Dwell</title>{body}{script}", headers))
        is_ready = browser.run(until("globalThis.done") + " return await globalThis.done")
        browser.settle()
        return is_ready

    return open_page


@pytest.mark.parametrize("module", ["dwell", "control"])
def test_the_core_is_fetched_compressed_and_the_scroller_only_where_pages_are_in_one(browser, load, module):
    core = f"{module}.wasm.gz"
    assert load(browser, '<dwell-page-control pages="3"></dwell-page-control>', module) is True
    assert browser.run(FETCHED) == [core]
    assert load(browser, CONTROL + SCROLLER, module) is True
    assert browser.run(FETCHED) == [core, "scroller.mjs"]
    assert browser.run(f"return {COUNT}") == 3


def test_a_control_of_a_carousel_needs_no_scroller(browser, load):
    assert load(browser, CONTROL + CAROUSEL) is True
    assert [browser.run(FETCHED), browser.run(f"return {COUNT}")] == [["dwell.wasm.gz"], 2]


def test_a_control_that_comes_later_gets_the_scroller(browser, load):
    load(browser, SCROLLER)
    assert browser.run(FETCHED) == ["dwell.wasm.gz"]
    browser.run(f"document.body.insertAdjacentHTML('beforeend', '{CONTROL}'); {until(f'{COUNT} === 3')}")
    assert browser.run(f"const it = document.querySelector('dwell-page-control'); it.go(1, {{ animated: false }}); return [it.page, document.querySelector('#s').scrollLeft]") == [1, 200]


def test_a_control_that_waits_for_the_scroller_keeps_the_page_that_the_app_asks_for(browser, load):
    load(browser, SCROLLER)
    asked = CONTROL.replace("for", 'page="2" for')
    assert browser.run(f"document.body.insertAdjacentHTML('beforeend', '{asked}'); {until(f'{COUNT} === 3')} return [document.querySelector('dwell-page-control').page, document.querySelector('#s').scrollLeft]") == [2, 400]


def test_a_missing_scroller_is_named_and_the_rest_works(chromium, load):
    assert load(chromium, CONTROL + SCROLLER + CAROUSEL.replace("id=", "class="), scroller_mjs=(None, {})) is True
    assert any("scroller.mjs is missing" in message for message in chromium.messages)
    assert chromium.run("return document.querySelector('dwell-carousel').pageCount") == 2


@pytest.mark.parametrize("kind", ["application/gzip", "application/x-gzip", "application/wasm", "application/octet-stream"])
def test_a_server_may_take_the_name_for_that_of_an_encoding(browser, load, kind):
    core = (DIST / "dwell.wasm.gz").read_bytes(), {"Content-Encoding": "gzip", "Content-Type": kind}
    assert load(browser, CAROUSEL, dwell_wasm_gz=core) is True


def test_a_server_may_compress_it_again(browser, load):
    core = gzip.compress((DIST / "dwell.wasm.gz").read_bytes()), {"Content-Encoding": "gzip"}
    assert load(browser, CAROUSEL, dwell_wasm_gz=core) is True


@pytest.mark.parametrize("is_plain", [True, False])
def test_without_decompression_a_plain_core_loads_and_a_compressed_one_is_reported(browser, load, is_plain):
    core = (DIST / "dwell.wasm.gz").read_bytes()
    body = "<script>delete globalThis.DecompressionStream; globalThis.said = []; console.warn = (...all) => said.push(all.join(' '));</script>"
    assert load(browser, body + CAROUSEL, dwell_wasm_gz=(gzip.decompress(core) if is_plain else core, {})) is is_plain
    said = browser.run("return said.map((one) => /WebAssembly is not available, so pages only scroll.*DecompressionStream/.test(one))")
    assert said == ([] if is_plain else [True])


@pytest.mark.parametrize("scripts", ["'self'", "'nonce-r4nd0m'", "'nonce-r4nd0m' 'strict-dynamic'"])
def test_policies_that_allow_the_module_allow_the_scroller(browser, load, scripts):
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src {scripts} 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
    assert load(browser, CONTROL + SCROLLER, headers={"Content-Security-Policy": policy}) is True
    assert browser.run(f"return {COUNT}") == 3


# What needs the core's second part, and how each of them shows that it has come.
PAGES = "<p>a</p><p>b</p><p>c</p>"
DRAWN = "document.querySelector('#it')?.shadowRoot.querySelectorAll('[part~=root] > *, .root > *').length > 0"
NEEDING = ['<dwell-segments id="it" pages="3"></dwell-segments>', '<dwell-meter id="it" value="40" max="100"></dwell-meter>', *(
    f'<dwell-carousel id="it" {attribute}>{PAGES}</dwell-carousel>' for attribute in ('indicator="segments"', 'snap="none"', 'speed="20"')
)]


@pytest.mark.parametrize("element", NEEDING)
def test_what_needs_the_second_part_fetches_it_before_it_is_defined(browser, load, element):
    assert load(browser, element) is True
    assert browser.run(FETCHED) == MORE
    assert browser.run(f"return {DRAWN}") is True


@pytest.mark.parametrize("element", NEEDING)
def test_what_comes_later_waits_for_the_second_part(browser, load, element):
    load(browser, CAROUSEL)
    assert browser.run(FETCHED) == ["dwell.wasm.gz"]
    script = f"document.body.insertAdjacentHTML('beforeend', {json.dumps(element)}); const it = document.querySelector('#it'); const before = [it.page, it.progress, it.paused];"
    assert browser.run(f"{script} {until(DRAWN)} return before") == [0, 0, False]
    assert browser.run(FETCHED) == MORE


def test_what_an_app_asks_of_an_element_that_waits_is_kept(browser, load):
    load(browser, CAROUSEL)
    script = """const it = document.createElement('dwell-segments'); it.id = 'it'; it.pages = 4; it.duration = 8;
    document.body.append(it); it.go(2); it.pause(); it.mark(0); it.setAttribute('label', 'Steps'); it.remove(); document.body.append(it);"""
    assert browser.run(f"{script} {until(DRAWN)} return [it.page, it.paused, it.shadowRoot.querySelector('[role=slider]').getAttribute('aria-label')]") == [2, True, "Steps"]


def test_a_running_carousel_keeps_its_marks_until_the_second_part_has_come(browser, load):
    load(browser, CAROUSEL.replace("<p>", '<p style="height: 80px">'))
    script = """const it = document.querySelector('#s'); it.go(1, { animated: false }); const marks = () => it.shadowRoot.querySelectorAll('[role=slider]').length;
    it.setAttribute('indicator', 'segments'); it.setAttribute('loop', ''); const before = it.page; it.next();"""
    fetched = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('more.wasm.gz'))"
    assert browser.run(f"{script} {until(fetched)} return [before, marks()]") == [1, 1]
    browser.settle()
    assert browser.run(FETCHED) == MORE


def test_a_follower_shows_the_pages_of_a_carousel_that_waits(browser, load):
    load(browser, CONTROL)
    body = f'<dwell-carousel id="s" indicator="segments">{PAGES}</dwell-carousel>'
    script = f"document.body.insertAdjacentHTML('beforeend', {json.dumps(body)}); document.querySelector('#s').go(2, {{ animated: false }});"
    shown = f"{COUNT} === 3 && document.querySelector('dwell-page-control').page === 2"
    assert browser.run(f"{script} {until(shown)} return document.querySelector('#s').page") == 2


def test_stories_fetch_the_second_part_at_once(chromium, load):
    assert load(chromium, f"<dwell-stories><dwell-carousel>{PAGES}</dwell-carousel></dwell-stories>") is True
    assert chromium.run(FETCHED) == MORE


def test_a_missing_second_part_is_named_and_the_rest_works(chromium, load):
    assert load(chromium, "".join(NEEDING) + CAROUSEL, more_wasm_gz=(None, {})) is True
    assert sum("more.wasm.gz is missing" in message for message in chromium.messages) == 1
    assert chromium.errors == []
    script = "const it = document.querySelector('#s'); it.next(); const other = document.querySelector('#it'); other.go(1); other.pause();"
    assert chromium.run(f"{script} return [it.page, other.page, other.paused]") == [1, 1, True]


def uses():
    """An element for each value of each attribute of carousels and page controls, but for those that need the second part."""
    manifest = json.loads((ROOT / "Web/Generated/custom-elements.json").read_text())
    for declaration in (one for module in manifest["modules"] for one in module["declarations"]):
        name = declaration.get("tagName")
        if name not in ("dwell-carousel", "dwell-page-control"):
            continue
        for attribute in declaration["attributes"]:
            words = re.findall(r"'([^']+)'", attribute["type"]["text"])
            for text in [attribute["x-example"], *(f'<{name} {attribute["name"]}="{word}">' for word in words)]:
                opening = text.split(">")[0]
                timed = "" if "duration=" in opening else ' duration="4"'
                if not re.search(r'indicator="segments"|snap="none"|speed=| for=', opening):
                    yield f"{opening}{timed} data-test>{PAGES}</{name}>"


# What an app does to every element, which are turned, edited, resized and mirrored, pressed, scrolled and left.
USE = """const all = [...document.querySelectorAll('[data-test]')];
const each = async (action) => { for (const one of all) action(one); for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); };
for (const one of all) { one.style.inlineSize = '200px'; one.style.blockSize = '60px'; }
await each((one) => one.next());
await each((one) => { one.insertAdjacentHTML('beforeend', '<p>d</p><p>e</p>'); one.firstElementChild?.remove(); one.pages = 5; });
await each((one) => { one.go(3); one.mark(1); });
await each((one) => { one.dir = 'rtl'; one.style.inlineSize = '90px'; one.previous(); });
await each((one) => one.dispatchEvent(new WheelEvent('wheel', { deltaX: 30, deltaY: 2, bubbles: true, cancelable: true })));
await each((one) => { for (const key of ['ArrowRight', 'End', 'Home', ' ']) one.shadowRoot.querySelector('[role=slider]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); });
await each((one) => { one.progress = 0.5; one.toggle(); });
await each((one) => { one.remove(); document.body.append(one); });
return all.length;"""


def test_no_option_of_the_others_needs_the_second_part(chromium, load):
    assert load(chromium, "".join(uses()), more_wasm_gz=(None, {})) is True
    assert chromium.run(USE) > 100
    box = chromium.run("const { x, y, width, height } = document.querySelector('dwell-carousel').getBoundingClientRect(); return [x, y, width, height]")
    points = [(box[0] + box[2] * share, box[1] + box[3] / 2) for share in (0.8, 0.6, 0.4, 0.2)]
    chromium.drag(*points)
    chromium.settle()
    assert chromium.errors == []
    assert chromium.run(FETCHED) == ["dwell.wasm.gz"]
