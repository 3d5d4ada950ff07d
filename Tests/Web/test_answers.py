"""What an app does when it is asked whether a page may advance (`dwell-advance`)."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
PAGES = "<p>a</p><p>b</p><p>c</p>"
SCRIPT = """const it = document.querySelector('[duration]');
const told = [];
for (const name of ['dwell-advance', 'dwell-change', 'dwell-end']) it.addEventListener(name, ({ type, detail }) => told.push([type, detail.to ?? null]));
"""
BODIES = pytest.mark.parametrize("body", [
    f'{STYLE}<dwell-carousel duration="4" loop>{PAGES}</dwell-carousel>', '<dwell-page-control pages="3" duration="4" loop></dwell-page-control>', '<dwell-segments pages="3" duration="4" loop></dwell-segments>',
], ids=["carousel", "page control", "segments"])  # fmt: skip


@BODIES
def test_a_page_that_the_app_keeps_begins_again(browser, show, body):
    show(browser, body)
    told = browser.run(
        SCRIPT
        + """it.addEventListener('dwell-advance', (event) => event.preventDefault(), { once: true });
        time.advance(5);
        const kept = [it.page, it.progress];
        time.advance(3.5);
        return [...kept, it.page, told];"""
    )
    assert told == [0, 0.25, 1, [["dwell-advance", 1], ["dwell-advance", 1], ["dwell-change", 1]]]


@BODIES
@pytest.mark.parametrize("keeps", ["event.preventDefault()", ""], ids=["and keeps the page", "alone"])
def test_a_page_to_which_the_app_turns_instead_stays(browser, show, body, keeps):
    show(browser, body)
    told = browser.run(
        SCRIPT
        + f"""it.addEventListener('dwell-advance', (event) => {{ it.go(2); {keeps}; }}, {{ once: true }});
        time.advance(5);
        return [it.page, it.progress, told];"""
    )
    assert told == [2, 0.25, [["dwell-advance", 1], ["dwell-change", 2]]]
