"""The address follows the user's turns, and pages follow the address, with `hash`."""

import pytest
from scrolling import STYLE as SCROLLING
from scrolling import run

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel > * { margin: 0; }</style>"
PAGES = '<p id="lisbon">a</p><p id="são">b</p><p id="a:b">c</p><p>d</p>'
SCRIPT = """const it = document.querySelector('dwell-carousel');
const press = (key, one = it) => one.shadowRoot.querySelector('[part~=slider]').dispatchEvent(new KeyboardEvent('keydown', { key }));
const hash = () => decodeURIComponent(location.hash);
const told = [];
const tell = (action) => { action(); time.advance(1); told.push(hash()); };
"""


def carousel(attributes="hash", more=""):
    """Returns a carousel of four pages, three of which have an id."""
    return f'{STYLE}<dwell-carousel id="c" {attributes}>{PAGES}</dwell-carousel>{more}'


def test_a_turn_by_the_user_writes_the_pages_id(browser, show):
    show(browser, carousel())
    entries = browser.run("return history.length")
    told = browser.run(
        SCRIPT
        + """history.replaceState({ own: 1 }, '');
        for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) tell(() => press(key));
        return [told, history.length, history.state, scrollY];"""
    )
    # A page without an id takes away that of another page.
    assert told == [["", "#lisbon", "#são", "#a:b", ""], entries, {"own": 1}, 0]


def test_other_turns_write_nothing(browser, show):
    show(browser, carousel('hash loop duration="4"'))
    told = browser.run(SCRIPT + "tell(() => time.advance(5)); tell(() => it.next()); tell(() => { it.page = 0; }); return [told, it.page]")
    assert told == [["", "", ""], 0]
    show(browser, carousel(""))
    assert browser.run(SCRIPT + "tell(() => press('ArrowRight')); return [told, it.page]") == [[""], 1]


def test_a_fragment_of_something_else_stays(chromium, show):
    show(chromium, carousel(more='<h1 id="top">Top</h1>'))
    assert chromium.run(SCRIPT + "location.hash = 'top'; tell(() => press('End')); return told") == ["#top"]


def test_several_turns_are_written_once(chromium, show):
    show(chromium, carousel())
    told = chromium.run(
        SCRIPT
        + """let count = 0;
        const { replaceState } = history;
        history.replaceState = (...values) => { count += 1; replaceState.apply(history, values); };
        for (let n = 0; n < 20; n += 1) { press(n % 2 ? 'ArrowLeft' : 'ArrowRight'); time.advance(0.05); }
        press('ArrowRight');
        tell(() => {});
        return [told, count];"""
    )
    assert told == [["#são"], 1]


def test_an_element_that_has_left_writes_nothing(chromium, show):
    show(chromium, carousel())
    assert chromium.run(SCRIPT + "press('ArrowRight'); it.remove(); await null; await null; tell(() => {}); return told") == [""]


def test_a_base_does_not_change_the_address(chromium, show):
    show(chromium, carousel(), head='<base href="/elsewhere/">')
    assert chromium.run(SCRIPT + "const { pathname } = location; tell(() => press('ArrowRight')); return [told, location.pathname === pathname]") == [["#são"], True]


def test_a_turn_in_a_control_is_the_users(browser, show):
    show(browser, carousel(more='<dwell-page-control for="c"></dwell-page-control>'))
    told = browser.run(
        SCRIPT
        + """const causes = [];
        it.addEventListener('dwell-change', ({ detail }) => causes.push(detail.cause));
        tell(() => press('ArrowRight', document.querySelector('dwell-page-control')));
        return [told, causes, it.page];"""
    )
    assert told == [["#são"], ["person"], 1]


@pytest.mark.parametrize("name, page", [("a:b", 2), ("s%C3%A3o", 1), ("nothing", 0), ("100%", 0)])
def test_a_hash_at_the_start_selects_its_page(browser, server, name, page):
    address = server.put(f'<!doctype html><meta charset="utf-8">{carousel()}<script src="/dist/dwell.js"></script>')
    browser.open("about:blank")
    browser.open(f"{address}#{name}")
    browser.run("await Dwell.ready")
    browser.settle()
    assert browser.run("return document.querySelector('dwell-carousel').page") == page


def test_a_hash_that_changes_selects_its_page(browser, show):
    show(browser, carousel('hash inset="60"'))
    pages = browser.run(
        SCRIPT
        + """const pages = [];
        const go = async (name) => { location.hash = name; await new Promise((done) => setTimeout(done, 50)); pages.push(it.page); };
        await go('a:b');
        tell(() => press('Home'));
        // The browser's own target is still the other page.
        await go('top');
        await go('são');
        const back = () => new Promise((done) => { addEventListener('popstate', () => setTimeout(done, 50), { once: true }); history.back(); });
        await back();
        await back();
        return [...pages, it.page, told];"""
    )
    # A neighbour of the current page is in view, in part.
    assert pages == [2, 0, 1, 0, ["#lisbon"]]


def test_a_page_in_a_shadow_tree_is_found_too(chromium, show):
    show(chromium, f"<main></main>{STYLE}")
    page = chromium.run(
        """const root = document.querySelector('main').attachShadow({ mode: 'open' });
        root.innerHTML = arguments[0];
        await null;
        location.hash = 'a:b';
        await new Promise((done) => setTimeout(done, 50));
        return root.querySelector('dwell-carousel').page;""",
        carousel(),
    )
    assert page == 2


def test_a_scroll_containers_pages_are_written_too(browser, show):
    pages = '<div id="s" class="pages"><div id="p0">0</div><div id="p1">1</div><div id="p2">2</div></div>'
    show(browser, SCROLLING + '<dwell-page-control for="s" hash></dwell-page-control>' + pages)
    told = run(
        browser,
        """it.shadowRoot.querySelector('[part~=slider]').dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
        await rest();
        time.advance(1);
        const written = location.hash;
        location.hash = 'p1';
        await rest();
        return [written, at()];""",
    )
    assert told == ["#p2", [400, 0]]
