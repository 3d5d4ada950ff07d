"""What dwell.mjs and control.mjs fetch: the core, as a gzip stream, and what times scroll containers, where there is one."""

import gzip

import pytest
from browsers import until
from serving import ROOT

DIST = ROOT / "Web/dist"
SCRIPT = {"Content-Type": "text/javascript"}
FILES = {"dwell.mjs": SCRIPT, "scroller.mjs": SCRIPT, "dwell.wasm.gz": {"Content-Type": "application/gzip"}}
SCROLLER = """<div id="s" style="width: 200px; height: 100px; display: flex; overflow: auto; scroll-snap-type: x mandatory">
%s</div>""" % ('<p style="flex: none; width: 100%; margin: 0; scroll-snap-align: start">a</p>' * 3)
CONTROL = '<dwell-page-control for="s"></dwell-page-control>'
CAROUSEL = '<dwell-carousel id="s"><p>a</p><p>b</p></dwell-carousel>'
FETCHED = "return performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => /scroller|wasm/.test(name)).sort()"
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
