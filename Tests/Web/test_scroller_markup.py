"""Several elements for one scroll container, containers that come and go, third-party markup, and no script at all."""

import pytest
from scrolling import STYLE, TIMED, by_script, control, pages, rests, run
from serving import page
from test_articles import pages as pages_of
from test_lifetimes import Counter


def test_two_controls_of_one_container_show_the_same_state(browser, show):
    show(browser, STYLE + control('duration="4"') + control('name="second"') + control(name="dwell-segments") + pages())
    both = "return [...document.querySelectorAll('[for=s]')].map((one) => [one.pageCount, one.page, Math.round(one.progress * 1e6) / 1e6, one.shadowRoot.querySelector('[part~=toggle]').hidden])"
    run(browser, "time.advance(5)")
    rests(browser, 1, 400, 0)
    assert run(browser, both) == [[4, 1, 0.25, False], [4, 1, 0.25, True], [4, 1, 0.25, True]]
    box = browser.run("const box = document.querySelector('[name=second]').shadowRoot.querySelector('.root').getBoundingClientRect(); return [box.right - 12, box.top + 22]")
    browser.drag(box, box)
    rests(browser, 3, 1200, 0)
    assert [one[:2] for one in run(browser, both)] == [[4, 3]] * 3


@pytest.mark.parametrize("kind", ["track", "track positioned"])
def test_pages_in_a_list_inside_the_container_are_pages(browser, show, kind):
    items = "".join(f"<li>Page {n}</li>" for n in range(4))
    show(browser, STYLE + control('duration="4"') + f'<div id="s" class="pages {kind}"><ul>{items}</ul></div>')
    edge = 3 if "positioned" in kind else 0
    assert run(browser, "return [it.pageCount, it.page]") == [4, 0]
    run(browser, "time.advance(4.1)")
    rests(browser, 1, 420 + edge, 0)
    run(browser, f"box.scrollTo({{ left: {1220 + edge}, behavior: 'instant' }}); await until(() => it.page === 3)")
    rests(browser, 3, 1220 + edge, 0)
    run(browser, "box.firstChild.append(document.createElement('li')); await until(() => it.pageCount === 5)")
    assert run(browser, "return [it.pageCount, it.page]") == [5, 3]


def test_a_timer_draws_nothing_and_the_indicators_that_follow_it_have_its_button(browser, show):
    show(browser, STYLE + control() + control('duration="4"', "dwell-timer") + pages())
    state = "const marks = document.querySelector('dwell-page-control'); const button = marks.shadowRoot.querySelector('[part~=toggle]'); const timer = document.querySelector('dwell-timer');"
    run(browser, "time.advance(1)")
    assert run(browser, state + "return [marks.progress, timer.progress, getComputedStyle(timer).display, button.hidden, button.ariaLabel]") == [0.25, 0.25, "none", False, "Pause"]
    assert run(browser, state + "button.click(); time.advance(30); return [timer.paused, marks.paused, timer.page, button.ariaLabel]") == [True, True, 0, "Play"]
    assert run(browser, state + "button.click(); time.advance(3.1); return [timer.paused, timer.page, marks.page, button.ariaLabel]") == [False, 1, 1, "Pause"]
    rests(browser, 1, 400, 0)


def test_a_timer_plays_like_the_users_button_while_a_pointer_stays(chromium, show):
    show(chromium, STYLE + control('duration="4"', "dwell-timer") + pages())
    chromium.mouse.move(200, 150)
    run(chromium, "it.pause(); it.play(); time.advance(4.1)")
    assert run(chromium, "return [it.paused, it.page]") == [False, 1]


def test_an_added_or_removed_timer_takes_effect(browser, show):
    show(browser, STYLE + control('duration="9"') + pages())
    run(browser, "const one = document.createElement('dwell-timer'); one.htmlFor = 's'; one.duration = 2; document.body.append(one); await null; time.advance(2.1)")
    assert run(browser, "return document.querySelector('dwell-page-control').page") == 1
    rests(browser, 1, 400, 0)
    # The time may stand still until the browser has reported the turn's end.
    run(browser, "document.querySelector('dwell-timer').remove(); await until(() => time.waits.some((one) => one > 8.9)); time.advance(8)")
    rests(browser, 1, 400, 0)
    run(browser, "time.advance(1.1)")
    rests(browser, 2, 800, 0)


def test_a_container_that_is_added_later_or_replaced_is_found(browser, show):
    show(browser, STYLE + control('duration="4"'))
    made = """const make = (count) => {
      const made = document.createElement('div');
      Object.assign(made, { id: 's', className: 'pages' });
      made.append(...Array.from({ length: count }, () => document.createElement('p')));
      return made;
    };"""
    run(browser, made + "document.body.append(make(3))")
    browser.settle()
    run(browser, "time.advance(4.1)")
    assert run(browser, "await rest(); return [it.pageCount, it.page, at()[0]]") == [3, 1, 400]
    run(browser, made + "window.old = box; box.replaceWith(make(5))")
    browser.settle()
    assert run(browser, "return [it.pageCount, it.page]") == [5, 0]
    run(browser, "time.advance(4.1)")
    rests(browser, 1, 400, 0)
    run(browser, "document.body.append(old)")
    browser.settle()
    assert run(browser, "old.scrollTo({ left: 800, behavior: 'instant' }); await until(() => old.scrollLeft === 800); await rest(); return it.page") == 1
    run(browser, "old.remove(); box.remove()")
    browser.settle()
    assert run(browser, "return it.pageCount") == 0


def test_a_removed_element_releases_the_container(chromium, show):
    show(chromium, TIMED)
    run(chromium, "it.remove(); await null; await null; time.advance(30)")
    assert run(chromium, "await rest(); return at()") == [0, 0]
    assert chromium.errors == []


def test_added_and_removed_controls_and_containers_leak_nothing(chromium, show):
    show(chromium, STYLE + "<main></main>", clock=False)
    counter = Counter(chromium)
    script = f"""const main = document.querySelector('main');
    for (let n = 0; n < arguments[0]; n += 1) {{
      main.innerHTML = `{control('duration="4"')}{pages(2)}{control('duration="4"', "dwell-timer")}`;
      await new Promise((go) => setTimeout(go));
    }}
    main.innerHTML = '';
    await new Promise((go) => setTimeout(go, 100));"""
    chromium.run(script, 20)
    heap, nodes, listeners, module = counter.count()
    chromium.run(script, 300)
    more_heap, more_nodes, more_listeners, more_module = counter.count()
    assert [more_nodes - nodes < 100, more_listeners - listeners < 100, more_heap - heap < 500_000, more_module == module] == [True] * 4


# Bootstrap 6's markup, with the rules that lay it out.
BOOTSTRAP = """<style>
.carousel { position: relative; display: flex; flex-direction: column; gap: .75rem; inline-size: 400px; }
.carousel-inner { box-sizing: border-box; display: flex; gap: var(--bs-carousel-items-gap); width: 100%; padding-inline: var(--bs-carousel-items-peek); overflow-x: auto;
  overscroll-behavior-x: contain; scroll-snap-type: x mandatory; scroll-padding-inline: var(--bs-carousel-items-peek); scrollbar-width: none; scroll-behavior: smooth; }
.carousel-item { flex: 0 0 calc((100% - (var(--bs-carousel-items) - 1) * var(--bs-carousel-items-gap)) / var(--bs-carousel-items)); min-width: 0;
  scroll-snap-align: start; scroll-snap-stop: always; block-size: 120px; }
.carousel { --bs-carousel-items: 1; --bs-carousel-items-gap: 0px; --bs-carousel-items-peek: 0px; }
</style><div id="cities" class="carousel slide" style="VARIABLES">
  <div class="carousel-inner rounded-5">
    <div class="carousel-item active">One</div><div class="carousel-item">Two</div><div class="carousel-item">Three</div><div class="carousel-item">Four</div>
  </div>
  <div class="d-flex"><button class="btn-icon" type="button" data-bs-target="#cities" data-bs-slide="next"><span class="carousel-icon-next"></span></button>
    <div class="carousel-indicators"><button type="button" data-bs-target="#cities" data-bs-slide-to="0" class="active" aria-label="Slide 1"></button></div></div>
</div><dwell-page-control for="cities" duration="4" loop></dwell-page-control>"""


@pytest.mark.parametrize(
    "variables, stops",
    [("", [0, 400, 800, 1200]), ("--bs-carousel-items: 2; --bs-carousel-items-gap: 16px", [0, 208, 416]), ("--bs-carousel-items-peek: 40px", [0, 320, 640, 960])],
    ids=["one", "two", "peek"],
)
def test_bootstraps_markup_is_timed_unchanged(browser, show, variables, stops):
    show(browser, BOOTSTRAP.replace("VARIABLES", variables))
    assert run(browser, "return [it.pageCount, it.page]") == [len(stops), 0]
    for number in [*range(1, len(stops)), 0]:
        run(browser, "time.advance(4.01)")
        rests(browser, number, stops[number], 0)
    run(browser, f"box.scrollTo({{ left: {stops[2]} }})")
    rests(browser, 2)


# Without a script, or without WebAssembly


@pytest.mark.parametrize("policy", ["default-src 'none'; style-src 'self' 'unsafe-inline'", "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'"])
def test_without_scripts_or_webassembly_the_pages_scroll(browser, server, policy):
    body = STYLE + control('duration="4"') + control('duration="4"', "dwell-timer") + pages()
    browser.open(server.put(page(body, clock=False), {"Content-Security-Policy": policy}))
    browser.settle()
    heights = "return ['dwell-page-control', 'dwell-timer'].map((name) => document.querySelector(name).getBoundingClientRect().height)"
    assert browser.run(heights) == [44, 0], "what will be shown has its room"
    assert by_script(browser, 500)[1:] == [400, 0] and run(browser, "return it.page ?? 0") == 0


def test_the_small_script_has_the_control_and_the_timer(browser, show):
    show(browser, STYLE + control() + control('duration="4"', "dwell-timer") + pages(), script="/dist/control.js")
    run(browser, "time.advance(4.1)")
    rests(browser, 1, 400, 0)
    assert browser.run("return document.querySelector('dwell-page-control').page") == 1


def test_the_articles_page_works(chromium, server):
    [(html, _)] = pages_of("TimeForAnyScroller")
    chromium.open(server.put(html.replace("dwell.css", "/dist/dwell.css").replace("control.js", "/dist/control.js")))
    chromium.run("return await Dwell.ready")
    chromium.settle()
    state = """const cities = document.querySelector('#cities');
    await until(() => cities.scrollLeft === cities.clientWidth && it.progress > 0);
    return [cities.scrollLeft / cities.clientWidth, it.progress > 0];"""
    assert run(chromium, "it.next();" + state) == [1, True]


def test_segments_follow_a_carousel(browser, show):
    show(browser, '<dwell-segments for="c"></dwell-segments><dwell-carousel id="c" duration="4" style="width: 400px; height: 200px"><p>a</p><p>b</p><p>c</p></dwell-carousel>')
    script = "const [segments, it] = document.querySelectorAll('dwell-segments, dwell-carousel');"
    assert browser.run(f"{script} time.advance(5); return [segments.pageCount, segments.page, segments.progress]") == [3, 1, 0.25]
    browser.run(f"{script} segments.next()")
    assert browser.run(f"{script} return [segments.page, it.page]") == [2, 2]
