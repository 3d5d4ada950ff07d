"""Many elements in one page: how often the browser computes styles and layouts is independent of their number."""

import pytest
from browsers import until

CAROUSEL = '<dwell-carousel duration="4" style="width: 200px"><p>a</p><p>b</p></dwell-carousel>'
CONTROL = '<dwell-page-control pages="3" duration="4"></dwell-page-control>'
SEGMENTS = '<dwell-segments pages="3" duration="4"></dwell-segments>'
METER = '<dwell-meter value="3" max="4"></dwell-meter>'
PAIR = '<dwell-carousel id="c%d" duration="4" style="width: 200px"><p>a</p></dwell-carousel><dwell-page-control for="c%d"></dwell-page-control>'
NAMES = ("LayoutCount", "RecalcStyleCount")


def counted(browser, script, *arguments):
    """The layouts and style recalculations while a script runs."""
    session = browser.context.new_cdp_session(browser.page)
    session.send("Performance.enable")
    counts = lambda: [one["value"] for name in NAMES for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == name]  # noqa: E731
    before = counts()
    browser.run(script, *arguments)
    return [after - then for after, then in zip(counts(), before)]


def eventually(condition, count):
    """Checks that counts fulfil a condition: frames of the browser's own, of which there are more on a busy machine, add to them, so
    it may try again."""
    counts = []
    while len(counts) < 20:
        counts.append(count())
        if condition(*counts[-1]):
            return
    raise AssertionError(f"layouts and styles: {counts}")


# WebKit's driver runs scripts in a way in which each element ends a task.
PAGE = "await new Promise((go) => setTimeout(go));"
INSERT = "document.querySelector('main').innerHTML = arguments[0];"


@pytest.mark.parametrize("html", [CAROUSEL, CONTROL, SEGMENTS, METER])
@pytest.mark.parametrize("count", [1, 40])
def test_elements_of_one_task_start_with_three_layouts(chromium, show, html, count):
    show(chromium, "<main></main>", clock=False)
    chromium.run(INSERT, html)
    chromium.settle()
    # Those out of sight would start later.
    chromium.run("window.requestIdleCallback = () => {};")
    eventually(lambda layouts, styles: layouts <= 3 and styles <= 6, lambda: counted(chromium, INSERT, html * count))
    assert chromium.run("return [...document.querySelectorAll('main > *')].every((one) => one.shadowRoot)")


def test_as_many_layouts_when_a_control_follows_each_carousel(chromium, show):
    show(chromium, "<main></main>", clock=False)
    chromium.run("window.requestIdleCallback = () => {};")
    few, many = ["".join(PAIR % (n, n) for n in range(count)) for count in (3, 6)]
    eventually(lambda few, many: many == few, lambda: [counted(chromium, INSERT, html) for html in (few, many)])


def test_as_many_layouts_when_all_are_reported_or_change_their_style(chromium, show):
    show(chromium, f"<main>{CONTROL * 40}</main>", clock=False)
    narrow = "const main = document.querySelector('main'); main.style.width = `${main.clientWidth - 10}px`;"
    rest = "await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 50))));"
    eventually(lambda layouts, styles: layouts <= 8 and styles <= 12, lambda: counted(chromium, narrow + rest))


def test_carousels_out_of_sight_start_when_the_browser_is_idle_and_when_they_are_asked(browser, show):
    show(browser, f"<main>{CAROUSEL * 40}</main>", clock=False)
    drawn = "const drawn = () => [...document.querySelectorAll('dwell-carousel')].filter((one) => one.shadowRoot.querySelector('[part~=page]')).length;"
    browser.run(drawn + until("drawn() === 40"))
    assert browser.run(drawn + "return drawn()") == 40
    script = (
        drawn
        + PAGE
        + """window.requestIdleCallback = () => {};
        const main = document.querySelector('main');
        main.innerHTML = arguments[0];
        await null;
        const first = drawn();
        const last = main.lastElementChild;
        last.next();
        return [first > 0 && first < 40, drawn() - first, last.page];"""
    )
    assert browser.run(script, CAROUSEL * 40) == [True, 1, 1]


@pytest.mark.parametrize("html", [CONTROL, SEGMENTS, METER])
def test_other_elements_out_of_sight_have_their_size_at_once_and_are_drawn_later(browser, show, html):
    show(browser, "<main></main>", clock=False)
    script = PAGE + """const idle = [];
        window.requestIdleCallback = (action) => idle.push(action);
        const main = document.querySelector('main');
        const drawn = () => [...main.children].filter((one) => one.shadowRoot.querySelector('.item')).length;
        main.innerHTML = arguments[0];
        const { firstElementChild: first, lastElementChild: last } = main;
        await null;
        const [height, begun] = [main.clientHeight, drawn()];
        for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
        const later = drawn() - begun;
        last.pause();
        const asked = drawn() - begun;
        while (idle.length) idle.shift()();
        return [begun > 0 && begun < 30, later, asked, drawn(), height === main.clientHeight, last.clientHeight === first.clientHeight];"""
    assert browser.run(script, html * 40) == [True, 0, 1, 40, True, True]


def test_the_time_of_elements_that_are_drawn_later_stands_still(browser, show):
    show(browser, "<main></main>")
    script = PAGE + """window.requestIdleCallback = () => {};
        const main = document.querySelector('main');
        main.innerHTML = arguments[0];
        await null;
        time.advance(1);
        return [main.firstElementChild.progress, main.lastElementChild.progress];"""
    assert browser.run(script, CONTROL * 40) == [0.25, 0]


def test_a_carousel_out_of_sight_starts_at_once_if_it_contains_the_target(browser, show):
    show(browser, "<main></main>", clock=False)
    browser.run("location.hash = '#here'; window.requestIdleCallback = () => {};")
    script = PAGE + "document.querySelector('main').innerHTML = arguments[0]; location.hash = '#there'; location.hash = '#here'; await null; return document.querySelector('main').lastElementChild.page"
    assert browser.run(script, CAROUSEL * 40 + CAROUSEL.replace("<p>b", '<p id="here">b')) == 1


def test_elements_that_leave_before_they_start_never_do(browser, show):
    show(browser, "<main></main>", clock=False)
    script = """const main = document.querySelector('main');
    main.innerHTML = arguments[0];
    const [one] = main.children;
    one.remove();
    await null;
    const parts = one.shadowRoot.querySelectorAll('[part~=page]').length;
    main.append(one);
    return [parts, one.page, one.shadowRoot.querySelectorAll('[part~=page]').length];"""
    assert browser.run(script, CAROUSEL) == [0, 0, 1]


def test_all_carousels_are_printed(chromium, show):
    show(chromium, "<main></main>", clock=False)
    script = """window.requestIdleCallback = () => {};
    document.querySelector('main').innerHTML = arguments[0];
    dispatchEvent(new Event('beforeprint'));
    const flat = document.querySelectorAll('dwell-carousel');
    return [...flat].filter((one) => one.shadowRoot.querySelector('.is-flat')).length;"""
    assert chromium.run(script, CAROUSEL * 40) == 40


def test_an_element_is_looked_at_once_after_it_has_been_drawn(chromium, show):
    show(chromium, "<main></main>", clock=False)
    count = """let count = 0;
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function counted() { count += 1; return measure.call(this); };
    document.querySelector('main').innerHTML = arguments[0];
    await null;
    count = 0;
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
    Element.prototype.getBoundingClientRect = measure;
    return count;"""
    # When an observer reports that it is in view; its size is the one in which it has been drawn.
    assert [chromium.run(count, html * 3) for html in (CONTROL, SEGMENTS, METER, CAROUSEL)] == [3, 3, 3, 3]
