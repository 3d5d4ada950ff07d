"""The page of an article that records which pages were seen, and for how long."""

import re

from serving import CLOCK, ROOT
from stories import run


def test_a_page_records_seen_pages_and_durations_and_starts_with_the_first_unseen_page(chromium, server):
    (text,) = re.findall(r"^```html\n(.*?)^```$", (ROOT / "Sources/Dwell/Dwell.docc/TimeAPage.md").read_text(), re.M | re.S)
    for name in ("dwell.js", "dwell.css"):
        text = text.replace(f'"{name}"', f'"/dist/{name}"')
    browser = chromium
    browser.open(server.put(text), before=CLOCK)
    browser.run("await Dwell.ready")
    browser.settle()
    kept = "return JSON.parse(localStorage.getItem('tour'))"
    hide = "Object.defineProperty(document, 'hidden', { configurable: true, value: %s }); document.dispatchEvent(new Event('visibilitychange'));"
    browser.run("time.advance(5.5)")
    browser.run(hide % "true")
    browser.run("time.advance(60)")
    assert browser.run(kept) == {"seen": [0, 1], "seconds": {"0": 4, "1": 1.5}}, "the turn was due after four seconds"
    browser.run(hide % "false" + "time.advance(1)")
    assert run(browser, "return it.page") == 1
    opacities = "return [...root.querySelectorAll('[part~=indicator]')].map((mark) => getComputedStyle(mark).opacity)"
    marks = run(browser, opacities)
    browser.page.reload()
    browser.run("await Dwell.ready")
    browser.settle()
    assert run(browser, "return it.page") == 2
    first, second, _ = run(browser, opacities)
    assert first == second == marks[0] != marks[2], "both were seen"
    browser.run("time.advance(3)" + ";" + hide % "true")
    assert browser.run(kept) == {"seen": [0, 1, 2], "seconds": {"0": 4, "1": 2.5, "2": 3}}
    browser.page.reload()
    browser.run("await Dwell.ready")
    assert run(browser, "return it.page") == 0, "once everything was seen"
    assert [browser.errors, browser.messages] == [[], []]
