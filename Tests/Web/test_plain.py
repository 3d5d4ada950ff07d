"""A page whose policy forbids WebAssembly: carousels scroll and snap, with marks and two buttons."""

import pytest
from browsers import until

POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
SCRIPTS = ['<script src="/dist/dwell.js" defer></script>', '<script type="module" src="/dist/dwell.mjs"></script>']
STATE = """const it = document.querySelector('dwell-carousel');
const root = it.shadowRoot;
const [previous, next] = root.querySelectorAll('button');
const state = () => {
  const marks = [...root.querySelectorAll('i')].map((one) => one.matches('[aria-current]'));
  return [marks.length ? marks.indexOf(true) : root.querySelector('p').textContent, ...[previous, next].map((one) => one.ariaDisabled === 'true')];
};
const turn = async (button) => {
  const before = `${state()}`;
  button.click();
  for (let n = 0; n < 200 && `${state()}` === before; n += 1) await new Promise((go) => setTimeout(go, 20));
  // A browser that is short of time begins to scroll late.
  const away = () => ['left', 'top'].some((side) => Math.abs(it.children[state()[0]].getBoundingClientRect()[side] - it.getBoundingClientRect()[side]) > 0.1);
  for (let n = 0, last = NaN; n < 200 && (away() || last !== it.scrollLeft + it.scrollTop); n += 1) {
    last = it.scrollLeft + it.scrollTop;
    await new Promise((go) => setTimeout(go, 50));
  }
  return state();
};"""


@pytest.fixture
def plain(server):
    """Opens a carousel under the policy, and waits for its buttons."""

    def open_page(browser, attributes="", count=3, script=SCRIPTS[0]):
        pages = "".join(f"<p>{n}</p>" for n in range(count))
        html = f'<!doctype html><title>Dwell</title><link rel="stylesheet" href="/dist/dwell.css">{script}<div style="width: 320px"><dwell-carousel {attributes}>{pages}</dwell-carousel></div>'
        browser.open(server.put(html, {"Content-Security-Policy": POLICY}))
        browser.run(until("document.querySelector('dwell-carousel').shadowRoot?.querySelector('[aria-label]')"))

    return open_page


@pytest.mark.parametrize("script", SCRIPTS, ids=["classic", "module"])
@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"'])
def test_buttons_turn_pages_and_marks_show_them(browser, plain, attributes, script):
    plain(browser, attributes, script=script)
    assert browser.run(STATE + "return [state(), await turn(next), await turn(next), await turn(previous)]") == [[0, True, False], [1, False, False], [2, False, True], [1, False, False]]


def test_a_loop_goes_round(chromium, plain):
    plain(chromium, "loop")
    assert chromium.run(STATE + "return [state(), await turn(previous), await turn(next)]") == [[0, False, False], [2, False, False], [0, False, False]]


def test_the_user_scrolls_and_many_pages_have_a_number(browser, plain):
    plain(browser, count=12)
    assert browser.run(STATE + "const first = state(); it.scrollTo({ left: 640, behavior: 'instant' }); for (let n = 0; n < 200 && state()[0] === '1/12'; n += 1) await new Promise((go) => setTimeout(go, 20)); return [first, state()]") == [["1/12", True, False], ["3/12", False, False]]


@pytest.mark.parametrize("attributes", ["", 'dir="rtl"', 'orientation="vertical"'])
def test_the_row_stays_where_it_is_and_takes_no_room(browser, plain, attributes):
    plain(browser, attributes)
    boxes = """const boxes = () => [it, root.querySelector('nav'), ...it.children].map((one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left, top, width, height].map(Math.round); });"""
    before, after = browser.run(STATE + boxes + "const before = boxes(); await turn(next); await turn(next); return [before, boxes()]")
    assert before[0] == before[1] == after[0] == after[1]
    assert before[2][:3] == after[4][:3] == before[0][:3], "pages are where they would be without it"
    assert browser.run("const it = document.querySelector('dwell-carousel'); return [document.documentElement.scrollWidth <= innerWidth, it.clientWidth, it.clientHeight]") == [True, 320, 180]


def test_pages_that_come_are_counted_and_carousels_that_come_have_buttons(browser, plain):
    plain(browser)
    script = "it.append(document.createElement('p')); document.body.append(document.querySelector('dwell-carousel').cloneNode(true)); await new Promise((go) => setTimeout(go)); return [...document.querySelectorAll('dwell-carousel')].map((one) => one.shadowRoot.querySelectorAll('i').length)"
    assert browser.run(STATE + script) == [4, 4]


def test_without_an_indicator_there_is_none(chromium, plain):
    plain(chromium)
    chromium.run("const one = document.createElement('div'); document.body.append(one); const it = document.createElement('dwell-carousel'); it.setAttribute('indicator', 'none'); one.append(it); await new Promise((go) => setTimeout(go))")
    assert chromium.run("return document.querySelector('[indicator=none]').shadowRoot") is None
