"""The elements as React, Preact, Vue and Lit use them: properties at any time, lists with keys, components that mount and unmount."""

import subprocess

import pytest
from serving import ROOT

NODE = "/usr/share/nodejs/"
REACT = [NODE + "react/umd/react.production.min.js", NODE + "react-dom/umd/react-dom.production.min.js"]
STRICT_REACT = [NODE + "react/umd/react.development.js", NODE + "react-dom/umd/react-dom.development.js"]
VUE = ["/usr/share/javascript/vue/vue.min.js"]


def load(browser, files):
    """Runs scripts like those of the page."""
    for file in files:
        with open(file, encoding="utf-8") as source:
            browser.run("const one = document.createElement('script'); one.textContent = arguments[0]; document.head.append(one)", source.read())


@pytest.fixture(scope="session")
def preact(tmp_path_factory):
    """Preact as one script."""
    out = tmp_path_factory.mktemp("preact") / "preact.js"
    entry = NODE + "preact/src/preact.js"
    subprocess.run(["esbuild", entry, "--bundle", "--format=iife", "--global-name=preact", f"--outfile={out}"], check=True, capture_output=True, cwd=ROOT)
    return [str(out)]


def test_members_of_elements_have_unique_names(chromium, show):
    show(chromium, "")
    short = chromium.run(
        """const names = [];
        for (const tag of ['dwell-carousel', 'dwell-page-control', 'dwell-segments', 'dwell-meter']) {
          const it = document.createElement(tag);
          for (let one = it; one !== HTMLElement.prototype; one = Object.getPrototypeOf(one)) names.push(...Object.getOwnPropertyNames(one));
        }
        // Frameworks' own members have short names, too, but none begins with a dollar sign.
        return names.filter((name) => name.length < 3 && name !== 'go' && name[0] !== '$');"""
    )
    assert short == []


@pytest.mark.parametrize("name, attribute, value", [
    ("pages", "pages", 7), ("loop", "loop", True), ("label", "label", "Things"), ("effect", "effect", "cover"), ("fill", "fill", "page"),
    ("duration", "duration", 4), ("indicatorSide", "indicator-side", "start"), ("noScrub", "no-scrub", True), ("htmlFor", "for", "c"),
    ("pageImages", "page-images", "1 2"), ("max", "max", 10), ("reduceMotion", "reduce-motion", True),
])  # fmt: skip
def test_attributes_are_properties(chromium, show, name, attribute, value):
    show(chromium, "<dwell-page-control></dwell-page-control>")
    told = chromium.run(
        """const it = document.querySelector('dwell-page-control');
        const [name, attribute, value] = arguments;
        it[name] = value;
        const told = [it.getAttribute(attribute), it[name]];
        it[name] = value === true ? false : null;
        return [...told, it.hasAttribute(attribute)];""",
        name, attribute, value,
    )
    assert told == ["" if value is True else f"{value}", value, False]


def test_properties_set_before_the_definition_are_kept(browser, server):
    browser.open(server.put("<!doctype html><dwell-carousel><p>a</p><p>b</p><p>c</p></dwell-carousel><dwell-page-control></dwell-page-control>"))
    browser.run(
        """const [one, other] = document.body.children;
        Object.assign(one, { page: 2, duration: 4, loop: true });
        Object.assign(other, { pages: 5, page: 3 });
        const script = document.createElement('script');
        script.src = '/dist/dwell.js';
        await new Promise((go) => { script.onload = go; document.head.append(script); });
        await Dwell.ready;"""
    )
    kept = browser.run("const [one, other] = document.body.children; return [one.page, one.getAttribute('duration'), one.loop, other.pageCount, other.page]")
    assert kept == [2, "4", True, 5, 3]


def test_state_set_before_connecting_or_while_away_is_kept(browser, show):
    show(browser, "")
    states = browser.run(
        """const it = document.createElement('dwell-page-control');
        Object.assign(it, { pages: 5, page: 3, duration: 4, progress: .5, seen: 'marked' });
        it.mark(1);
        it.pause();
        const state = () => [it.page, it.progress, it.paused];
        const states = [state()];
        document.body.append(it);
        time.advance(1);
        states.push(state());
        it.remove();
        await null;
        it.page = 1;
        it.resume();
        document.body.append(it);
        states.push([it.page, it.paused]);
        it.remove();
        await null;
        it.setAttribute('page', 4);
        document.body.append(it);
        states.push([it.page]);
        return states;"""
    )
    assert states == [[3, 0.5, True], [3, 0.5, True], [1, False], [4]]


def test_lit_sets_properties_of_an_element_in_a_fragment(browser, show):
    show(browser, "<main></main>")
    page = browser.run(
        """const template = document.createElement('template');
        template.innerHTML = '<dwell-page-control></dwell-page-control>';
        const fragment = document.importNode(template.content, true);
        const it = fragment.firstChild;
        Object.assign(it, { pages: 4, page: 2, loop: true });
        document.querySelector('main').append(fragment);
        return [it.page, it.pageCount, it.hasAttribute('loop')];"""
    )
    assert page == [2, 4, True]


def test_two_preact_elements_have_separate_listeners(browser, show, preact):
    show(browser, "<main></main>")
    load(browser, preact)
    told = browser.run(
        """const { h, render } = preact;
        const told = [];
        const one = (name) => h('dwell-page-control', { id: name, pages: 3, page: 1, fill: 'page', 'onDwell-change': () => told.push(name) });
        render(h('div', null, one('a'), one('b')), document.querySelector('main'));
        const [a, b] = document.querySelectorAll('dwell-page-control');
        const pages = [a.page, b.pageCount, a.fill];
        a.next();
        b.next();
        b.previous();
        return [pages, told];"""
    )
    assert told == [[1, 3, "page"], ["a", "b", "b"]]


REACT_ROOT = """const h = React.createElement;
const flush = ReactDOM.flushSync;
const root = ReactDOM.createRoot(document.querySelector('main'));
const it = () => document.querySelector('dwell-carousel');
const settle = () => new Promise((go) => setTimeout(go, 50));"""


def test_react_reorders_pages_by_their_keys_and_the_current_one_stays(browser, show):
    show(browser, "<style>dwell-carousel { width: 400px; height: 300px }</style><main></main>")
    load(browser, REACT)
    seen = browser.run(
        REACT_ROOT
        + """const slides = (names) => h('dwell-carousel', { page: 1 }, [...names].map((name) => h('p', { key: name, id: name }, name)));
        const shown = () => [it().children[it().page].id, it().pageCount];
        const seen = [];
        for (const names of ['abc', 'cba', 'xbca', 'bx']) {
          flush(() => root.render(slides(names)));
          await settle();
          seen.push(shown());
        }
        const old = it();
        root.unmount();
        await settle();
        return [seen, old.component];"""
    )
    assert seen == [[["b", 3], ["b", 3], ["b", 4], ["b", 2]], None]


def test_react_mounts_twice_in_strict_mode(browser, show):
    show(browser, "<main></main>")
    load(browser, STRICT_REACT)
    told = browser.run(
        REACT_ROOT
        + """const told = [];
        const App = () => {
          const ref = React.useRef();
          React.useEffect(() => {
            const tell = ({ detail }) => told.push(detail.to);
            ref.current.addEventListener('dwell-change', tell);
            return () => ref.current?.removeEventListener('dwell-change', tell);
          }, []);
          return h('dwell-carousel', { ref }, h('p', null, 'a'), h('p', null, 'b'));
        };
        flush(() => root.render(h(React.StrictMode, null, h(App))));
        await settle();
        it().next();
        return [told, it().page];"""
    )
    assert told == [[1], 1]


def test_react_hydrates_what_a_server_wrote(browser, show):
    show(browser, '<main><dwell-carousel page="1" label="Things"><p>a</p><p>b</p></dwell-carousel></main>')
    load(browser, STRICT_REACT)
    result = browser.run(
        """const h = React.createElement;
        const faults = [];
        console.error = (...texts) => faults.push(texts.join(' '));
        const before = document.querySelector('dwell-carousel');
        ReactDOM.hydrateRoot(document.querySelector('main'), h('dwell-carousel', { page: '1', label: 'Things' }, h('p', null, 'a'), h('p', null, 'b')), { onRecoverableError: (error) => faults.push(`${error}`) });
        await new Promise((go) => setTimeout(go, 100));
        return [faults, before === document.querySelector('dwell-carousel'), before.page];"""
    )
    assert result == [[], True, 1]


def test_vue_binds_properties_and_events(browser, show):
    show(browser, "<style>dwell-carousel { width: 400px; height: 300px }</style><main></main>")
    load(browser, VUE)
    seen = browser.run(
        """Vue.config.ignoredElements = [/^dwell-/];
        const app = new Vue({
          data: { page: 1, names: ['a', 'b', 'c'], told: [] },
          render(h) {
            return h('dwell-carousel', { domProps: { page: this.page, loop: true }, on: { 'dwell-change': ({ detail }) => { this.told.push(detail.to); } } },
              this.names.map((name) => h('p', { key: name, attrs: { id: name } }, name)));
          },
        }).$mount('main');
        const it = app.$el;
        const settle = () => new Promise((go) => setTimeout(go, 50));
        await settle();
        const seen = [[it.page, it.loop]];
        app.page = 2;
        await settle();
        seen.push(it.page);
        app.names = ['c', 'a', 'b'];
        await settle();
        seen.push(it.children[it.page].id);
        return [seen, app.told[0]];"""
    )
    assert seen == [[[1, True], 2, "c"], 2]
