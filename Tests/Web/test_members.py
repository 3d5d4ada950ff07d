"""Properties, methods and insertions by apps, in every browser."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
PAGES = "<p>One</p><p>Two</p><p>Three</p>"


@pytest.mark.parametrize("body", [
    f"<dwell-carousel>{PAGES}</dwell-carousel>", '<dwell-page-control pages="3"></dwell-page-control>', '<dwell-segments pages="3"></dwell-segments>',
])  # fmt: skip
def test_the_cause_of_next_and_previous_is_the_app(browser, show, body):
    show(browser, STYLE + body)
    causes = browser.run(
        """const it = document.body.querySelector('[pages], dwell-carousel');
        const causes = [];
        it.addEventListener('dwell-change', ({ detail }) => causes.push([detail.to, detail.cause]));
        it.next();
        it.next();
        it.previous();
        it.shadowRoot.querySelector('[part~=slider]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
        return causes;"""
    )
    assert causes == [[1, "app"], [2, "app"], [1, "app"], [0, "person"]]


def test_a_controls_methods_turn_the_carousel_that_it_follows(browser, show):
    show(browser, f'{STYLE}<dwell-page-control for="c"></dwell-page-control><dwell-carousel id="c">{PAGES}</dwell-carousel>')
    pages = browser.run(
        """const [control, it] = document.querySelectorAll('dwell-page-control, dwell-carousel');
        const pages = [];
        for (const turn of [() => control.next(), () => control.go(2), () => control.previous(), () => { control.page = 0; }]) {
          turn();
          time.advance(2);
          pages.push([control.page, it.page]);
        }
        return pages;"""
    )
    assert pages == [[1, 1], [2, 2], [1, 1], [0, 0]]


def test_a_control_follows_the_element_that_replaces_its_leader(browser, show):
    show(browser, f'{STYLE}<dwell-page-control for="c"></dwell-page-control><dwell-carousel id="c">{PAGES}</dwell-carousel>')
    counts = browser.run(
        """const control = document.querySelector('dwell-page-control');
        const carousel = (count) => {
          const it = document.createElement('dwell-carousel');
          it.id = 'c';
          it.append(...Array.from({ length: count }, () => document.createElement('p')));
          return it;
        };
        const settle = () => new Promise((go) => setTimeout(go));
        const counts = [];
        document.querySelector('#c').replaceWith(carousel(5));
        await settle();
        counts.push(control.pageCount);
        const [old, other] = [document.querySelector('#c'), carousel(7)];
        old.after(other);
        old.remove();
        await settle();
        counts.push(control.pageCount);
        other.id = 'd';
        counts.push(control.pageCount);
        control.htmlFor = 'd';
        counts.push(control.pageCount);
        other.next();
        counts.push(control.page);
        return counts;"""
    )
    assert counts == [5, 7, 0, 7, 1]


@pytest.mark.parametrize("order", [["control.js", "dwell.js"], ["dwell.js", "control.js"]])
@pytest.mark.parametrize("body", [
    '<dwell-page-control for="c"></dwell-page-control><dwell-carousel id="c">%s</dwell-carousel>',
    '<dwell-carousel id="c">%s</dwell-carousel><dwell-page-control for="c"></dwell-page-control>',
])  # fmt: skip
def test_scripts_and_elements_can_come_in_any_order(browser, server, order, body):
    browser.open(server.put(f"<!doctype html>{STYLE}{body % PAGES}"))
    for script in order:
        browser.run(
            """const script = document.createElement('script');
            script.src = `/dist/${arguments[0]}`;
            await new Promise((go) => { script.onload = go; document.head.append(script); });
            await Dwell.ready;""",
            script,
        )
    browser.settle()
    script = "const [control, it] = ['dwell-page-control', 'dwell-carousel'].map((name) => document.querySelector(name));"
    assert browser.run(f"{script} it.next(); return [control.pageCount, control.page]") == [3, 1]


@pytest.mark.parametrize("scripts", [["dwell.js", "dwell.js"], ["dwell.js", "control.js"], ["control.js", "dwell.js"], ["dwell.js", "dwell.mjs"]])
def test_several_scripts_share_words_and_a_clock(browser, server, scripts):
    browser.open(server.put("<!doctype html>"))
    words = browser.run(
        """const [first, second] = arguments[0].map((name) => `/dist/${name}`);
        const load = (src) => new Promise((go) => { document.head.append(Object.assign(document.createElement('script'), { src, onload: go })); });
        await load(first);
        await Dwell.ready;
        const { clock } = Dwell;
        const { words, ...other } = await (second.endsWith('mjs') ? import(second) : load(second).then(() => Dwell));
        await other.ready;
        words.pause = 'Anhalten';
        document.body.innerHTML = '<dwell-page-control pages="3" duration="4"></dwell-page-control>';
        await null;
        return [document.querySelector('dwell-page-control').shadowRoot.querySelector('[part~=toggle]').ariaLabel, other.clock === clock];""",
        scripts,
    )
    assert words == ["Anhalten", True]


def test_hidden_children_are_not_pages(browser, show):
    show(browser, f"{STYLE}<dwell-carousel><p hidden>zero</p>{PAGES}</dwell-carousel>")
    script = "const it = document.querySelector('dwell-carousel');"
    assert browser.run(f"{script} it.page = 1; time.advance(2); return [it.pageCount, it.page]") == [3, 1]
    browser.run(f"{script} it.firstElementChild.hidden = false; it.lastElementChild.hidden = true; it.children[2].append(Object.assign(document.createElement('b'), {{ hidden: true }}))")
    browser.settle()
    assert browser.run(f"{script} return [it.pageCount, it.page, it.children[2].checkVisibility(), it.lastElementChild.checkVisibility()]") == [3, 2, True, False]
    browser.run(f"{script} it.children[2].hidden = true")
    browser.settle()
    assert browser.run(f"{script} time.advance(2); return [it.pageCount, it.page, it.children[1].checkVisibility()]") == [2, 1, True]


def test_styles_scripts_and_templates_are_not_pages(browser, show):
    show(browser, f"{STYLE}<dwell-carousel><style></style><script></script>{PAGES}<template></template></dwell-carousel>")
    script = "const it = document.querySelector('dwell-carousel');"
    assert browser.run(f"{script} return it.pageCount") == 3
    browser.run(f"{script} it.prepend(document.createElement('style'))")
    browser.settle()
    assert browser.run(f"{script} return [it.pageCount, it.page]") == [3, 0]


@pytest.mark.parametrize("value, isTimed", [("abc", False), ("", False), ("4", True), ("0.5s", True), ("external", True)])
def test_only_a_number_or_external_times_pages(browser, show, value, isTimed):
    show(browser, f'{STYLE}<dwell-carousel duration="{value}">{PAGES}</dwell-carousel><dwell-page-control pages="3" duration="{value}"></dwell-page-control>')
    browser.run("time.advance(20)")
    told = browser.run("return [...document.querySelectorAll('dwell-carousel, dwell-page-control')].map((it) => [it.page > 0, !it.shadowRoot.querySelector('[part~=toggle]').hidden])")
    assert told == [[isTimed and value != "external", isTimed]] * 2


def test_many_durations_are_read_in_one_pass(chromium, show):
    show(chromium, "")
    steps = chromium.run(
        """const walk = Array.prototype.indexOf;
        const it = document.createElement('dwell-carousel');
        it.duration = 4;
        for (let n = 0; n < 1000; n += 1) it.append(Object.assign(document.createElement('p'), { className: n }));
        for (const page of it.children) page.dataset.duration = 2;
        let steps = 0;
        Array.prototype.indexOf = function (...values) { steps += this.length; return walk.apply(this, values); };
        document.body.append(it);
        await null;
        Array.prototype.indexOf = walk;
        time.advance(2.1);
        return [steps < 2000, it.page];"""
    )
    assert steps == [True, 1]


def test_a_carousel_counts_its_pages_before_it_is_connected_and_after(browser, show):
    show(browser, f'<main></main><dwell-page-control for="c"></dwell-page-control>{STYLE}')
    counts = browser.run(
        """const errors = [];
        addEventListener('error', ({ message }) => errors.push(message));
        const main = document.querySelector('main');
        main.innerHTML = `<dwell-carousel id="c">${arguments[0]}</dwell-carousel>`;
        const [it] = main.children;
        const counts = [it.pageCount, document.querySelector('dwell-page-control').pageCount];
        it.remove();
        await null;
        it.append(document.createElement('p'));
        return [...counts, it.pageCount, document.createElement('dwell-carousel').pageCount, errors];""",
        PAGES,
    )
    assert counts == [3, 3, 4, 0, []]


@pytest.mark.parametrize("value, shown", [("7", 7), ("'7'", 7), ("NaN", 0), ("'seven'", 0), ("Infinity", 10), ("-Infinity", 0), ("undefined", 0), ("null", 0)])
def test_a_meter_shows_its_value(browser, show, value, shown):
    show(browser, '<dwell-meter value="4" max="10"></dwell-meter>')
    script = "const it = document.querySelector('dwell-meter'); const level = () => Number(it.shadowRoot.querySelector('[role=meter]').ariaValueNow);"
    assert browser.run(f"{script} it.value = {value}; return [Math.min(Math.max(it.value, 0), 10), level()]") == [shown, shown]
    assert browser.run(f"{script} it.value = 5; it.removeAttribute('value'); return [it.value, level()]") == [0, 0]
