"""Style sheets: lengths of any unit, and their changes; forced colours; space before the script has loaded."""

import pytest
from browsers import Firefox
from serving import page

CONTROL = '<section><dwell-page-control pages="4"></dwell-page-control></section>'


def run(browser, script):
    """Runs a script with the first element in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-page-control, dwell-carousel'); const root = it.shadowRoot; {script}")


def widths(browser):
    """Returns the widths of the indicators."""
    browser.settle()
    browser.run("time.advance(2)")
    return run(browser, "return [...root.querySelectorAll('[part~=indicator]')].map((mark) => Math.round(seen.inside(mark).width * 100) / 100)")


@pytest.mark.parametrize("size", ["10px", "10", ".5em", "calc(.25em + 5px)", "7.5pt", "calc(1px * var(--ten))", "max(1px, .5em)"])
def test_a_metric_is_a_length_of_any_unit(browser, show, size):
    show(browser, CONTROL, head=f"<style>section {{ font-size: 20px; --ten: 10; --dwell-dot-size: {size}; --dwell-pill-length: calc(2em + {size}) }}</style>")
    expected = [10, 10, 10, 10] if size == "10" else [50, 10, 10, 10]
    # A sum of a length and a number is invalid.
    if size == "10":
        assert widths(browser)[1:] == expected[1:]
    else:
        run(browser, "it.duration = 4")
        assert widths(browser) == expected


def test_a_metric_that_is_not_a_length_is_ignored(browser, show):
    show(browser, CONTROL, head="<style>section { --dwell-dot-size: large }</style>")
    assert widths(browser) == [8, 8, 8, 8]


CHANGES = [
    "it.style.setProperty('--dwell-dot-size', '12px')", "document.body.style.setProperty('--dwell-dot-size', '12px')",
    "document.querySelector('style[media]').media = 'all'", "document.body.className = 'large'", "document.body.style.fontSize = '24px'",
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("before", ["8px", ".5em"])
def test_a_changed_metric_takes_effect(browser, show, change, before):
    sheets = f'<style>body {{ font-size: 16px; --dwell-dot-size: {before} }} .large {{ --dwell-dot-size: 12px }}</style><style media="not all">body {{ --dwell-dot-size: 12px !important }}</style>'
    if before == "8px" and "fontSize" in change:
        pytest.skip("8px are 8px")
    show(browser, CONTROL, head=sheets)
    assert widths(browser) == [8, 8, 8, 8]
    run(browser, change)
    assert widths(browser) == [12, 12, 12, 12]


def test_a_new_metric_takes_effect(browser, show):
    show(browser, CONTROL)
    if not browser.run("return CSS.supports('transition-behavior', 'allow-discrete')"):
        pytest.skip("no transitions between what is and what isn't there")
    run(browser, "it.style.setProperty('--dwell-dot-size', '12px')")
    assert widths(browser) == [12, 12, 12, 12]
    run(browser, "it.style.removeProperty('--dwell-dot-size')")
    assert widths(browser) == [8, 8, 8, 8]


def test_a_media_query_takes_effect(chromium, show):
    show(chromium, CONTROL, head="<style>@media (max-width: 500px) { section { --dwell-dot-size: 12px } }</style>")
    assert widths(chromium) == [8, 8, 8, 8]
    chromium.tab.set_viewport_size({"width": 400, "height": 600})
    assert widths(chromium) == [12, 12, 12, 12]


PAGES = '<dwell-carousel no-contain effect="stack" controls="pause"><p>One</p><p>Two</p><p>Three</p><p>Four</p></dwell-carousel>'
FRAME = "p { margin: 0 } dwell-carousel { inline-size: 320px; block-size: 200px; %s }"


def boxes(browser):
    """Returns the start and the width of the pages in view, from the carousel's edge."""
    browser.settle()
    browser.run("time.advance(2)")
    return run(
        browser,
        """const start = it.getBoundingClientRect().left;
        return [...root.querySelectorAll('[part~=page]')].map((page) => page.getBoundingClientRect())
          .map((box) => [Math.round(box.left - start), Math.round(box.width)])
          .filter(([left, width]) => left < 320 && left + width > 0).sort(([one], [other]) => one - other);""",
    )


LAYOUTS = {
    "--dwell-effect: slide; --dwell-per-view: 3; --dwell-gap: 10px": [[0, 100], [110, 100], [220, 100]],
    "--dwell-effect: slide; --dwell-page-length: calc(10em - 60px); font-size: 20px; --dwell-inset: 20px": [[20, 140], [160, 140], [300, 140]],
    "--dwell-effect: cover; --dwell-page-length: 100px; --dwell-align: center": [[110, 100], [195, 80], [253, 64]],
}


@pytest.mark.parametrize("styles", LAYOUTS)
def test_style_sheets_set_the_layout_and_the_effect_of_pages(browser, show, styles):
    show(browser, PAGES, head=f"<style>{FRAME % styles}</style>")
    assert boxes(browser) == LAYOUTS[styles]


def test_a_media_query_changes_layout_effect_and_buttons(chromium, show):
    wide = "--dwell-effect: slide; --dwell-per-view: 2; --dwell-controls: previous next"
    show(chromium, PAGES, head=f"<style>{FRAME % ''} @media (min-width: 600px) {{ dwell-carousel {{ {wide} }} }}</style>")
    buttons = "return ['toggle', 'previous', 'next'].filter((name) => !root.querySelector(`[part=${name}]`).hidden)"
    run(chromium, "it.duration = 4")
    assert boxes(chromium) == [[0, 160], [160, 160]]
    assert run(chromium, buttons) == ["toggle", "previous", "next"]
    assert run(chromium, "return getComputedStyle(root.querySelector('[part=next]')).opacity") == "1", "always shown"
    chromium.tab.set_viewport_size({"width": 400, "height": 600})
    assert boxes(chromium)[0] == [0, 320], "the attributes apply"
    assert run(chromium, buttons) == ["toggle"]


def test_meaningless_words_keep_the_attribute(browser, show):
    show(browser, PAGES, head=f"<style>{FRAME % '--dwell-effect: sparkle; --dwell-align: 3; --dwell-per-view: many'}</style>")
    assert boxes(browser)[0] == [0, 320]


@pytest.mark.parametrize("change", ["document.querySelector('section').dir = 'rtl'", "document.querySelector('section').style.direction = 'rtl'", "document.body.dir = 'rtl'", "it.dir = 'rtl'"])
def test_the_direction_of_any_ancestor_takes_effect(browser, show, change):
    show(browser, CONTROL)
    first = "const box = root.querySelector('.root').getBoundingClientRect(); const mark = root.querySelector('[part~=indicator]').getBoundingClientRect(); return mark.left < box.left + box.width / 2"
    assert run(browser, first) is True
    run(browser, change)
    browser.settle()
    browser.run("time.advance(2)")
    assert run(browser, first) is False


def test_a_transition_inside_a_page_configures_nothing(chromium, show):
    show(chromium, '<style>p { transition: opacity 1ms; }</style><dwell-carousel><p id="p">One</p><p>Two</p></dwell-carousel>')
    count = run(
        chromium,
        """let count = 0;
        const configure = globalThis.getComputedStyle;
        document.querySelector('#p').style.opacity = .5;
        globalThis.getComputedStyle = (...names) => { count += 1; return configure(...names); };
        await new Promise((go) => setTimeout(go, 100));
        globalThis.getComputedStyle = configure;
        return count;""",
    )
    assert count == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("body", ['<dwell-page-control pages="3" duration="4"></dwell-page-control>', '<dwell-carousel duration="4"><p>One</p><p>Two</p></dwell-carousel>'])
def test_the_pause_button_has_the_colours_of_buttons_where_colours_are_forced(chromium, server, body, scheme):
    chromium.open(server.put(page(body)), forced_colors="active", color_scheme=scheme)
    chromium.run("await Dwell.ready")
    chromium.settle()
    colors = run(
        chromium,
        """const one = document.body.appendChild(document.createElement('i'));
        one.style.cssText = 'background: ButtonFace; color: ButtonText; forced-color-adjust: none';
        const icon = getComputedStyle(root.querySelector('[part~=toggle] svg'));
        const system = getComputedStyle(one);
        return [icon.backgroundColor, icon.fill, system.backgroundColor, system.color];""",
    )
    assert colors[:2] == colors[2:] and colors[0] != colors[1]


CARDS = "".join(f"<div><h2>Card {n}</h2><p>{'Some words in a row. ' * 8 * (n + 1)}</p></div>" for n in range(3))
ELEMENTS = [
    f"<dwell-carousel>{CARDS}</dwell-carousel>", '<dwell-carousel orientation="vertical"><p>One</p><p>Two</p></dwell-carousel>', f'<dwell-carousel class="own">{CARDS}</dwell-carousel>',
    f'<div style="display: grid; place-items: center"><dwell-carousel>{CARDS}</dwell-carousel></div>',
    '<dwell-page-control pages="5"></dwell-page-control>', '<dwell-page-control pages="5" duration="4"></dwell-page-control>',
    '<dwell-segments pages="5"></dwell-segments>', '<dwell-segments pages="5" duration="4"></dwell-segments>',
    '<dwell-meter value="3" max="4"></dwell-meter>', '<dwell-meter value="3" max="4" orientation="horizontal"></dwell-meter>',
]  # fmt: skip


def load(browser):
    """Loads the script into a page that was opened without it."""
    browser.run("const one = document.createElement('script'); one.src = '/dist/dwell.js'; document.head.append(one); await new Promise((go) => { one.onload = go; }); await Dwell.ready")
    browser.settle()


@pytest.mark.parametrize("body", ELEMENTS)
def test_nothing_moves_when_the_script_has_loaded(browser, server, body):
    browser.open(server.put(page(f"<main>{body}</main><p>after</p>", script=None, head="<style>.own { aspect-ratio: 3 / 1 }</style>")))
    top = "const box = document.querySelector('body > p').getBoundingClientRect(); return box.top"
    before = browser.run(top)
    load(browser)
    assert browser.run(top) == before


SHRINKING = ["display: flex", "display: grid; place-items: center", "display: inline-block", "float: left", "position: absolute", "inline-size: max-content"]


@pytest.mark.parametrize("is_loaded", [False, True], ids=["before the script", "after it"])
@pytest.mark.parametrize("style", SHRINKING)
def test_a_carousel_has_a_width_in_a_shrink_to_fit_parent(browser, server, style, is_loaded):
    browser.open(server.put(page(f'<main style="{style}"><dwell-carousel>{CARDS}</dwell-carousel></main>', script=None)))
    if is_loaded:
        load(browser)
    size = "const { width, height } = document.querySelector('dwell-carousel').getBoundingClientRect(); return [width, height]"
    assert browser.run(size) == [300, 168.75]
    if "grid" not in style:
        browser.run("document.querySelector('main').style.maxWidth = '200px'")
        assert browser.run(size) == [200, 112.5], "where there is less room"


@pytest.mark.parametrize("is_loaded", [False, True], ids=["before the script", "after it"])
@pytest.mark.parametrize("style", [*SHRINKING, "display: flex; flex-direction: column; align-items: center"])
def test_segments_and_a_horizontal_meter_have_a_width_there_too(browser, server, style, is_loaded):
    elements = ['<dwell-segments pages="4" duration="4"></dwell-segments>', '<dwell-meter orientation="horizontal" value="3"></dwell-meter>']
    browser.open(server.put(page("".join(f'<main style="{style}">{element}</main><hr>' for element in elements), script=None)))
    if is_loaded:
        load(browser)
    widths = "return [...document.querySelectorAll('main > *')].map((one) => one.getBoundingClientRect().width)"
    assert browser.run(widths) == [300, 300]
    if "grid" not in style:
        browser.run("for (const one of document.querySelectorAll('main')) one.style.maxWidth = '200px'")
        assert browser.run(widths) == [200, 200], "where there is less room"


IMAGE = "<img src='data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%22500%22 height=%22900%22/>'>"
# What a carousel's own style and its container's, 400 x 300, make of its size.
PLACES = [
    ("", "", [400, 225]),
    ("block-size: 100px", "", [400, 100]),
    ("min-block-size: 250px", "", [400, 250]),
    ("max-block-size: 150px", "", [400, 150]),
    ("inline-size: 160px", "", [160, 90]),
    ("inline-size: 160px; block-size: 120px", "", [160, 120]),
    ("aspect-ratio: 4", "", [400, 100]),
    ("aspect-ratio: 1", "", [400, 400]),
    ("aspect-ratio: 2; block-size: 100px", "", [200, 100]),
    ("block-size: 100%", "", [400, 300]),
    ("position: absolute; inset: 0", "", [400, 300]),
    ("flex: 1", "display: flex", [400, 300]),
    ("flex: 1", "display: flex; flex-direction: column", [400, 300]),
    ("", "display: grid", [400, 300]),
    ("block-size: 100px", "display: grid", [400, 100]),
]


@pytest.mark.parametrize("is_loaded", [False, True], ids=["before the script", "after it"])
@pytest.mark.parametrize("orientation", ["horizontal", "vertical"])
@pytest.mark.parametrize(("own", "container", "size"), PLACES)
def test_a_carousel_fills_its_container_unless_its_style_says_otherwise(browser, server, own, container, size, orientation, is_loaded):
    place = f"position: relative; inline-size: 400px; block-size: 300px; {container}"
    browser.open(server.put(page(f'<main style="{place}"><dwell-carousel orientation="{orientation}" style="{own}"><p>One</p>{IMAGE}{CARDS}</dwell-carousel></main>', script=None)))
    if is_loaded:
        load(browser)
    script = """const it = document.querySelector('dwell-carousel');
    const [size, first] = [it, it.firstElementChild].map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]);
    return [size, first.map((length, axis) => length - [it.clientWidth, it.clientHeight][axis])];"""
    found = browser.run(script)
    assert found[0] == size
    # In Firefox, rows before the script have the height without the limit.
    if is_loaded or orientation == "horizontal" or "max" not in own or not isinstance(browser, Firefox):
        assert found[1] == [0, 0], "the page in it"
    if is_loaded:
        assert browser.run("const it = document.querySelector('dwell-carousel'); it.scrollTop = 9; return it.scrollTop") == 0


@pytest.mark.parametrize("attributes", ["", 'orientation="vertical"', 'dir="rtl"'])
@pytest.mark.parametrize("style", ["display: grid", "display: grid; grid-template-columns: auto 1fr", "display: flex", "display: table"])
def test_a_carousel_is_as_narrow_as_its_container(browser, server, style, attributes):
    browser.open(server.put(page(f'<main style="{style}; width: 200px"><section style="padding: 10px"><dwell-carousel {attributes}>{CARDS}{IMAGE}</dwell-carousel></section></main>', script=None)))
    sizes = "const it = document.querySelector('dwell-carousel'); const { width, height } = it.getBoundingClientRect(); return [document.querySelector('main').scrollWidth, width, height]"
    assert browser.run(sizes) == [200, 180, 101.25]
    # In pages of its own width, beside which scroll bars may have room.
    places = """const it = document.querySelector('dwell-carousel'); const { clientWidth: width, clientHeight: height } = it;
    const lefts = [...it.children].map((one) => (one.getBoundingClientRect().left - it.firstElementChild.getBoundingClientRect().left) / width);
    return [lefts.map(Math.abs), [...it.children].every((one) => one.getBoundingClientRect().width === width), it.lastElementChild.getBoundingClientRect().height - height];"""
    assert browser.run(places) == [[0, 0, 0, 0] if "vertical" in attributes else [0, 1, 2, 3], True, pytest.approx(0, abs=1)]
    load(browser)
    assert browser.run(sizes) == [200, 180, 101.25]


def test_cards_longer_than_their_space_scroll_without_a_script(browser, server):
    browser.open(server.put(page(f'<dwell-carousel style="width: 300px">{CARDS}</dwell-carousel>', script=None)))
    room = browser.run("const it = document.querySelector('dwell-carousel'); it.scrollTo(0, 9999); return [it.scrollHeight > it.clientHeight, it.scrollTop > 0]")
    assert room == [True, True]


def test_pages_have_forced_colours_like_the_document(chromium, server):
    chromium.open(server.put(page('<dwell-carousel><p style="background: rgb(1, 2, 3); color: rgb(4, 5, 6)">One</p></dwell-carousel>')), forced_colors="active")
    chromium.run("return await Dwell.ready")
    chromium.settle()
    colours = chromium.run(
        """const one = document.body.appendChild(document.createElement('i'));
        one.style.cssText = 'background: rgb(1, 2, 3); color: rgb(4, 5, 6)';
        return [one, document.querySelector('p')].map((it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color])"""
    )
    assert colours[1] == colours[0]


def test_changes_while_an_element_is_not_shown_take_effect(browser, show):
    show(browser, CONTROL, head="<style>section { --dwell-dot-size: 8px }</style>")
    for size in (12, 10):
        run(browser, "it.parentNode.hidden = true")
        browser.settle()
        browser.run(f"document.querySelector('section').style.setProperty('--dwell-dot-size', '{size}px')")
        browser.settle()
        run(browser, "it.parentNode.hidden = false")
        assert widths(browser) == [size] * 4


def test_a_carousel_that_changes_while_it_has_no_box_for_a_moment_shows_its_pages(browser, show):
    show(browser, f"<main><dwell-carousel>{'<p>page</p>' * 3}</dwell-carousel></main>")
    # As when it moves into another element's slot: before the next frame nothing of that is reported.
    run(browser, "it.parentNode.hidden = true; it.setAttribute('duration', '3'); await null; await null; it.parentNode.hidden = false")
    browser.settle()
    shown = "const [page, area] = [it.children[0], it].map((one) => one.getBoundingClientRect()); return [page.left - area.left, page.top - area.top, page.width - area.width]"
    assert run(browser, shown) == [0, 0, 0]


def test_a_media_query_that_changes_while_a_carousel_is_not_shown_takes_effect(chromium, show):
    show(chromium, f"<main hidden><dwell-carousel>{'<p></p>' * 4}</dwell-carousel></main>", head="<style>dwell-carousel { width: 400px; } @media (min-width: 700px) { dwell-carousel { --dwell-per-view: 2 } }</style>")
    chromium.tab.set_viewport_size({"width": 600, "height": 600})
    chromium.run("document.querySelector('main').hidden = false")
    chromium.settle()
    assert run(chromium, "return it.children[0].getBoundingClientRect().width") == 400
