"""Pages that aren't shown are found by their text and by fragments, in every browser."""

import pytest
from browsers import until
from serving import page

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
PAGES = "".join(f'<div><p>Page {n}</p><p id="x{n}" style="margin-top: 200px">needle{n} <a href="#x{n}">link</a></p></div>' for n in range(5))
BODY = f'{STYLE}<a id="out" href="#x3">Three</a><dwell-carousel>{PAGES}</dwell-carousel>'
SHOWN = """return [it.page, [...it.children].flatMap((one, n) => one.assignedSlot?.closest('.item') ? [n] : [])]"""


def run(browser, script):
    """Runs a script with the carousel in `it` and the container of the pages that aren't shown in `rest`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const rest = it.shadowRoot.querySelector('.flat'); {script}")


def settle(browser, number=None):
    """Waits until the browser has reported a new selection or fragment: until a page is the current one; without a number,
    when no page may turn, for a moment."""
    if number is None:
        browser.run("await new Promise((go) => setTimeout(go, 150))")
    else:
        run(browser, until(f"it.page === {number}"))
    browser.settle()
    browser.run("time.advance(2)")


def test_the_browser_finds_text_on_every_page(firefox, show):
    # Chromium's `find` doesn't show hidden text; its search and text fragments do.
    show(firefox, BODY)
    assert firefox.run("return find('needle3')") is True
    settle(firefox, 3)
    assert run(firefox, SHOWN) == [3, [3]]


@pytest.mark.parametrize("number", [0, 1, 4])
@pytest.mark.parametrize("words", ["Page%20", "needle"])
def test_a_fragment_of_text_turns_to_its_page(chromium, server, number, words):
    chromium.open(server.put(page(BODY, css=False)) + f"#:~:text={words}{number}")
    chromium.run("return await Dwell.ready")
    settle(chromium, number)
    assert run(chromium, SHOWN) == [number, [number]]


def test_a_selection_by_script_turns_to_its_page(browser, show):
    show(browser, BODY)
    browser.run("getSelection().selectAllChildren(document.querySelector('#x2'))")
    settle(browser, 2)
    assert run(browser, SHOWN) == [2, [2]]


@pytest.mark.parametrize("block", ["start", "center", "end", "nearest"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_match_in_the_browsers_own_search_turns_to_its_page(chromium, show, number, block):
    show(chromium, BODY)
    # The steps of a browser's own search: it sends an event, shows the hidden text, and scrolls.
    run(
        chromium,
        f"""rest.dispatchEvent(new Event('beforematch'));
        rest.removeAttribute('hidden');
        document.querySelector('#x{number}').scrollIntoView({{ block: '{block}' }})""",
    )
    settle(chromium, number)
    assert run(chromium, SHOWN) == [number, [number]]
    assert run(chromium, "return rest.getAttribute('hidden')") == "until-found"


@pytest.mark.parametrize("way", ["location.hash = 'x3'", "document.querySelector('#out').click()"])
def test_a_fragment_turns_to_its_page_again_and_again(browser, show, way):
    show(browser, BODY)
    browser.run(way)
    settle(browser, 3)
    assert run(browser, SHOWN) == [3, [3]]
    run(browser, "it.go(0)")
    settle(browser, 0)
    browser.run("location.hash = 'x1'")
    settle(browser, 1)
    assert run(browser, SHOWN) == [1, [1]]
    run(browser, "history.back()")
    settle(browser, 3)
    assert run(browser, SHOWN) == [3, [3]]


def test_a_fragment_of_the_address_is_the_first_page(browser, server):
    browser.open(server.put(page(BODY)) + "#x2")
    browser.run("return await Dwell.ready")
    settle(browser, 2)
    assert run(browser, SHOWN) == [2, [2]]


def test_text_in_view_or_outside_the_carousel_turns_nothing(browser, show):
    show(browser, f'{BODY}<p id="else">else</p>')
    for way in ["getSelection().selectAllChildren(document.querySelector('#x0'))", "getSelection().selectAllChildren(document.querySelector('#else'))", "location.hash = 'else'", "location.hash = 'x0'"]:
        browser.run(way)
        settle(browser)
        assert run(browser, SHOWN) == [0, [0]], way


def test_pages_that_are_not_shown_have_no_tab_stops(chromium, show):
    show(chromium, BODY)
    chromium.run("document.querySelector('#out').focus()")
    stops = []
    for _ in range(3):
        chromium.press("Tab")
        stops.append(chromium.run("return document.activeElement.getAttribute('href') ?? document.activeElement.localName"))
    assert stops == ["#x0", "dwell-carousel", "body"]


def test_added_and_removed_pages_can_be_found(browser, show):
    show(browser, BODY)
    rest = "return [...rest.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements()).map((one) => [...it.children].indexOf(one)).sort()"
    assert run(browser, rest) == [1, 2, 3, 4]
    run(browser, "it.go(2, { animated: false }); it.append(document.createElement('p')); it.children[1].remove()")
    settle(browser)
    assert run(browser, rest) == [0, 2, 3, 4]


def test_the_slots_of_removed_pages_are_removed(browser, show):
    show(browser, BODY)
    for n in range(4):
        run(browser, "it.go(1, { animated: false }); it.children[0].remove(); it.append(document.createElement('p'))")
        settle(browser)
    assert run(browser, "return it.shadowRoot.querySelectorAll('slot').length") <= 3
    run(browser, "it.go(4)")
    settle(browser, 4)
    assert run(browser, SHOWN) == [4, [4]]


def test_a_turn_does_not_change_the_slots_of_other_pages(browser, show):
    show(browser, BODY)
    calls = run(
        browser,
        """let given = 0;
        const { assign } = HTMLSlotElement.prototype;
        HTMLSlotElement.prototype.assign = function (...pages) { given += pages.length; return assign.apply(this, pages); };
        for (let n = 0; n < 8; n += 1) { it.page = (it.page + 1) % 5; time.advance(2); }
        HTMLSlotElement.prototype.assign = assign;
        return given;""",
    )
    assert calls <= 5
    assert run(browser, SHOWN) == [3, [3]]
