"""Edits of pages: pages that stay keep the state of their content, in every browser."""

import pytest

STYLE = """<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }
@keyframes turn { to { rotate: 1turn; } } b { display: inline-block; animation: turn 100s linear infinite; }</style>"""
PAGES = '<p id="a"><b>One</b></p><p id="b"><b>Two</b></p><p id="c"><b>Three</b></p>'
EDITS = {
    "text": "it.querySelector('b').textContent = n;",
    "nodes": "it.children[0].append(document.createElement('i'));",
    "attributes": "it.children[0].dataset.count = n;",
    "duration": "it.children[0].dataset.duration = n + 2;",
    "append": "it.append(document.createElement('p'));",
    "prepend": "it.prepend(document.createElement('p'));",
    "remove": "it.lastElementChild.remove(); it.append(document.createElement('p'));",
    "move": "it.append(it.children[1]);",
}


def run(browser, script):
    """Runs a script with the element in `it`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); {script}")


@pytest.mark.parametrize("attributes", ["", 'effect="fade-and-scale"', "reduce-motion"])
@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_keeps_the_animations_of_a_page_running(browser, show, edit, attributes):
    show(browser, f"{STYLE}<dwell-carousel {attributes}>{PAGES}</dwell-carousel>")
    kept = run(
        browser,
        """const b = document.querySelector('#a b');
        const [first] = b.getAnimations();
        let starts = 0;
        b.addEventListener('animationstart', () => { starts += 1; });
        await first.ready;
        await new Promise((go) => setTimeout(go, 50));
        starts = 0;
        for (let n = 0; n < 4; n += 1) { %s await new Promise((go) => requestAnimationFrame(() => setTimeout(go))); }
        await new Promise((go) => setTimeout(go, 50));
        return [starts, b.getAnimations()[0] === first, it.children[it.page].id];"""
        % EDITS[edit],
    )
    assert kept == [0, True, "a"]


def test_labels_follow_edits(browser, show):
    show(browser, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    label = "return it.shadowRoot.querySelector('[part~=page]').ariaLabel"
    assert run(browser, label) == "1 of 3"
    run(browser, "it.prepend(document.createElement('p')); await null; await null;")
    assert run(browser, label) == "2 of 4"


def test_a_replaced_page_is_followed_by_the_next_one(browser, show):
    show(browser, f"{STYLE}<dwell-carousel>{PAGES}</dwell-carousel>")
    run(browser, "it.children[0].replaceWith(document.createElement('p'))")
    browser.settle()
    browser.run("time.advance(2)")
    assert run(browser, "return [it.pageCount, it.page, [...it.children].map((one) => !!one.assignedSlot?.closest('.item'))]") == [3, 1, [False, True, False]]


def test_a_video_that_is_added_later_drives_its_page(chromium, show):
    show(chromium, f'{STYLE}<dwell-carousel duration="4">{PAGES}</dwell-carousel>')
    # It loads until it is removed, and then reports the interruption.
    run(
        chromium,
        """const video = document.createElement('video');
        video.play = () => new Promise((_, fail) => { video.interrupt = fail; });
        it.children[0].append(video)""",
    )
    chromium.settle()
    chromium.run("time.advance(9)")
    assert run(chromium, "return it.page") == 0
    run(chromium, "const video = it.querySelector('video'); video.remove(); await null; await null; video.interrupt(new Error('interrupted'))")
    chromium.settle()
    chromium.run("time.advance(5)")
    assert run(chromium, "return [it.page, it.paused]") == [1, False]
