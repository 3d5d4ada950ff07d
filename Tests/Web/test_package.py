"""The package, unpacked in an empty folder: imported on a server, bundled, and loaded by a browser."""

import json
import re
import subprocess

import pytest
import serving
import typescript
from browsers import until
from serving import ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An empty folder in which the package is installed."""
    archive = subprocess.run([ROOT / "Scripts/web.sh", "package"], check=True, capture_output=True, text=True).stdout.strip()
    into = tmp_path_factory.mktemp("app") / "node_modules" / "dwell"
    into.mkdir(parents=True)
    subprocess.run(["tar", "-xzf", ROOT / archive, "--strip-components=1", "-C", into], check=True)
    app = into.parents[1]
    (app / "package.json").write_text('{ "type": "module" }')
    return app


@pytest.fixture
def served(folder, server):
    """Serves that folder."""
    serving.FOLDERS["/app/"] = folder
    yield folder
    del serving.FOLDERS["/app/"]


def test_every_export_is_a_file(folder):
    package = json.loads((folder / "node_modules/dwell/package.json").read_text())
    for export in package["exports"].values():
        for file in export.values() if isinstance(export, dict) else [export]:
            assert (folder / "node_modules/dwell" / file).is_file(), file
        if isinstance(export, dict):
            assert export["types"] == export.get("default", export["types"]).replace(".mjs", ".d.ts")


def test_its_readme_lists_every_attribute_and_links_to_files_of_the_package(folder):
    package = folder / "node_modules/dwell"
    readme = (package / "README.md").read_text()
    manifest = json.loads((package / "custom-elements.json").read_text())
    for element in (one for module in manifest["modules"] for one in module["declarations"] if one.get("customElement")):
        (part,) = re.findall(rf"^### {element['tagName']}$(.*?)(?=^###? )", readme, re.M | re.S)
        assert [a["name"] for a in element["attributes"] if f"| `{a['name']}` |" not in part] == [], element["tagName"]
    for target in re.findall(r"\]\(([^)#]+)\)", readme):
        assert target.startswith("https://") or (package / target).is_file(), target


def test_its_homepage_is_the_one_in_the_readme(folder):
    package = json.loads((folder / "node_modules/dwell/package.json").read_text())
    (place,) = re.findall(r'\.package\(url: "([^"]+)"', (ROOT / "README.md").read_text())
    # Capitals stand for a location that isn't known yet.
    assert package.get("homepage") == (None if re.search(r"/[A-Z]+/Dwell$", place) else f"{place}#readme")


def test_an_import_on_a_server_provides_the_classes_silently(folder):
    script = """import { DwellCarousel, DwellPageControl, ready, words } from 'dwell';
    import * as control from 'dwell/control';
    console.log(JSON.stringify([typeof DwellCarousel, DwellPageControl.name.length > 0, await ready, await control.ready, words.pause]));"""
    (folder / "server.mjs").write_text(script)
    result = subprocess.run(["node", "server.mjs"], cwd=folder, check=True, capture_output=True, text=True)
    assert [json.loads(result.stdout), result.stderr] == [["function", True, False, False, "Pause"], ""]


def names(folder, module):
    """The names that a module of the package exports."""
    (folder / "names.mjs").write_text(f"console.log(Object.keys(await import('{module}')).join())")
    return subprocess.run(["node", "names.mjs"], cwd=folder, check=True, capture_output=True, text=True).stdout.strip().split(",")


def test_the_module_of_neighbours_has_types(folder):
    assert names(folder, "dwell/neighbours") == ["bindNeighbours"]
    script = """import { bindNeighbours } from 'dwell/neighbours';
    const carousel = document.querySelector('dwell-carousel')!;
    const options = { around: 7, next: (day: number) => day + 1, previous: (day: number) => (day > 1 ? day - 1 : null), create: () => document.createElement('p') };
    export const day: number = bindNeighbours(carousel, options).current;"""
    right, wrong = compiled(folder, script, script.replace("'p')", "'p').id"))
    assert right == "" and "not assignable" in wrong


def test_the_module_of_stories_has_types(folder):
    assert names(folder, "dwell/stories") == ["DwellStories", "DwellStoryRing"]
    script = """import { DwellStories } from 'dwell/stories';
    const stories: DwellStories = document.createElement('dwell-stories');
    stories.addEventListener('dwell-close', (event) => event.preventDefault());
    stories.show(1, { animated: false });
    export const pages: number = stories.people[stories.person].pageCount;"""
    right, wrong = compiled(folder, script, script.replace("stories.show(1", "stories.show('1'"))
    assert right == "" and "not assignable" in wrong


def test_the_module_of_zoom_has_types(folder):
    assert names(folder, "dwell/zoom") == ["DwellZoom"]
    script = """import { DwellZoom } from 'dwell/zoom';
    const zoom: DwellZoom = document.createElement('dwell-zoom');
    document.querySelector('dwell-carousel')!.addEventListener('dwell-zoom', ({ detail }) => { const scale: number = detail.scale; zoom.scale = scale; });
    zoom.reset({ animated: false });"""
    right, wrong = compiled(folder, script, script.replace("= scale", "= 'large'"))
    assert right == "" and "not assignable" in wrong


@pytest.mark.parametrize("module", ["dwell", "dwell/control"])
def test_exported_names_are_declared(folder, module):
    exported = names(folder, module)
    assert {"DwellElement", "DwellPageControl", "DwellTimer", "clock", "ready", "words"} <= set(exported)
    others = {"DwellCarousel", "DwellMeter", "DwellSegments"} - set(exported)
    right, wrong = compiled(folder, *(f"export {{ {', '.join(group)} }} from '{module}';" for group in (exported, others)))
    assert right == "" and wrong.count("has no exported member") == len(others)


TYPED = """import { DwellCarousel, clock, ready, words } from 'dwell';
import { DwellPageControl } from 'dwell/page-control';
const carousel: DwellCarousel = document.createElement('dwell-carousel');
carousel.effect = 'stack';
carousel.addEventListener('dwell-change', ({ detail }) => { const to: number = detail.to; carousel.go(to); });
const control: DwellPageControl = new DwellPageControl();
control.background = 'minimal';
words.pause = 'Anhalten';
export const [time, isReady]: [number, boolean] = [clock.now(), await ready];
"""


def compiled(folder, *scripts):
    """The errors that TypeScript finds in modules that import the package, in each of them; one of the package's own types is everybody's."""
    files = [f"app{number}.ts" for number in range(len(scripts))]
    for file, script in zip(files, scripts):
        (folder / file).write_text(script)
    found = typescript.errors(folder, files)
    return ["\n".join(error for place, errors in found.items() if place == file or place not in files for error in errors) for file in files]


def test_typescript_finds_the_types_and_mistakes(folder):
    right, value, name = compiled(folder, TYPED, TYPED.replace("'stack'", "'shuffle'"), TYPED.replace("DwellCarousel,", "DwellCarousels,"))
    assert right == "" and "is not assignable" in value and "has no exported member" in name


LISTENING = """import type { DwellChangeEvent } from 'dwell';
const turned = (event: DwellChangeEvent) => { console.log(event.detail.to.toFixed()); };
const carousel = document.querySelector('dwell-carousel')!;
carousel.addEventListener('dwell-change', function ({ detail }) { this.go(detail.from); });
carousel.addEventListener('dwell-change', turned);
carousel.removeEventListener('dwell-change', turned);
document.addEventListener('dwell-change', turned);
document.removeEventListener('dwell-change', turned);
window.addEventListener('dwell-advance', (event) => { if (event.detail.to === 0) event.preventDefault(); }, { once: true });
document.body.addEventListener('click', ({ clientX }) => console.log(clientX));
"""


def test_typescript_has_types_for_the_events_on_every_target(folder):
    right, wrong = compiled(folder, LISTENING, LISTENING.replace("document.addEventListener('dwell-change'", "document.addEventListener('click'"))
    assert right == "" and "not assignable" in wrong


CLASSIC = """/// <reference types="dwell" />
{
  Dwell.words.pause = 'Anhalten';
  Dwell.ready.then((isReady: boolean) => console.log(isReady, Dwell.clock.now().toFixed()));
  const carousel = document.querySelector('dwell-carousel')!;
  window.Dwell.clock.now = () => carousel.page;
}
"""


def test_typescript_has_types_for_the_globals_of_the_classic_script(folder):
    right, wrong = compiled(folder, CLASSIC, CLASSIC.replace("ready.then", "start.then"))
    assert right == "" and "does not exist" in wrong


@pytest.mark.parametrize("script", ["dwell", "control"])
def test_the_types_of_the_globals_are_also_those_of_each_script(folder, script):
    assert compiled(folder, CLASSIC.replace('types="dwell"', f'types="dwell/{script}.js"')) == [""]


HTML = '<!doctype html><dwell-carousel><p>a</p><p>b</p></dwell-carousel><script src="%s"></script>'
APP = """import { DwellCarousel, ready } from 'dwell';
globalThis.done = ready.then((isReady) => [isReady, document.querySelector('dwell-carousel') instanceof DwellCarousel, document.querySelector('dwell-carousel').pageCount]);"""


def opened(browser, server, script, head=""):
    """Opens a page with a module, and returns the app's message when the elements are ready."""
    browser.open(server.put(HTML.replace("<!doctype html>", "<!doctype html>" + head) % script))
    return browser.run(until("globalThis.done") + " return await globalThis.done")


def test_a_browser_imports_it_without_a_bundler(browser, server, served):
    (served / "app.mjs").write_text(APP)
    head = '<script type="importmap">{ "imports": { "dwell": "/app/node_modules/dwell/dwell.mjs" } }</script>'
    assert opened(browser, server, '/app/app.mjs" type="module', head) == [True, True, 2]


@pytest.mark.parametrize("form, kind", [("esm", "module"), ("iife", "text/javascript")])
def test_a_bundle_finds_both_parts_of_the_core_next_to_it(browser, server, served, form, kind):
    (served / "app.mjs").write_text(APP)
    subprocess.run(["esbuild", "app.mjs", "--bundle", f"--format={form}", "--outfile=out/app.js", "--log-level=error"], cwd=served, check=True)
    for name in ("dwell.wasm.gz", "more.wasm.gz"):
        (served / "out" / name).write_bytes((served / "node_modules/dwell" / name).read_bytes())
    assert opened(browser, server, f'/app/out/app.js" type="{kind}') == [True, True, 2]
    script = "const it = document.createElement('dwell-segments'); it.pages = 3; it.label = 'Steps'; document.body.append(it);"
    named = "it.shadowRoot.querySelector('[role=slider]')?.ariaLabel === 'Steps'"
    assert browser.run(f"{script} {until(named)} return it.page") == 0


def test_a_missing_core_file_is_named(chromium, server, served):
    (served / "app.mjs").write_text(APP)
    subprocess.run(["esbuild", "app.mjs", "--bundle", "--format=esm", "--outfile=bare/app.js", "--log-level=error"], cwd=served, check=True)
    chromium.open(server.put("<!doctype html>"))
    # Playwright waits for the message, for half a minute at most.
    with chromium.page.expect_console_message(lambda message: "/app/bare/dwell.wasm.gz is missing: copy it" in message.text):
        chromium.run("const one = document.createElement('script'); one.type = 'module'; one.src = '/app/bare/app.js'; document.head.append(one); await new Promise((go) => { one.onload = go; })")
