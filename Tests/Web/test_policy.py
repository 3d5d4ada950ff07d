"""The elements under a strict Content-Security-Policy, in every browser."""

import pytest

ELEMENTS = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dwell</title>
<script src="/tests/violations.js"></script><link rel="stylesheet" href="/dist/dwell.css">
<script src="/dist/dwell.js"></script></head><body>
<dwell-carousel label="Things" duration="4" taps="turn" loop><p>One</p><p>Two</p></dwell-carousel>
<dwell-page-control pages="5" duration="4"></dwell-page-control><dwell-segments pages="3" duration="4"></dwell-segments>
<dwell-meter value="3" max="4"></dwell-meter></body></html>"""
POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'"


@pytest.fixture
def under(browser, server):
    """Opens the elements under a policy."""

    def open_page(policy):
        browser.open(server.put(ELEMENTS, {"Content-Security-Policy": policy}))
        ready = browser.run("return await Dwell.ready")
        browser.settle()
        return ready

    return open_page


def test_the_only_exception_that_elements_need_is_wasm(browser, under):
    assert under(POLICY + " 'wasm-unsafe-eval'") is True
    assert browser.run("return violations") == []
    look = "const dot = document.querySelector('dwell-page-control').shadowRoot.querySelector('[part~=indicator]');"
    assert browser.run(look + "return getComputedStyle(dot).position") == "absolute"


def test_presses_have_their_positions_under_a_policy(browser, under):
    assert under(POLICY + " 'wasm-unsafe-eval'") is True
    box = browser.run("const { left, top, width, height } = document.querySelector('dwell-carousel').getBoundingClientRect(); return [left, top, width, height]")
    for share, page in [(0.8, 1), (0.2, 0)]:
        browser.drag((box[0] + share * box[2], box[1] + box[3] / 2))
        browser.settle()
        assert browser.run("return document.querySelector('dwell-carousel').page") == page
    assert browser.run("return violations") == []


def test_where_wasm_is_forbidden_pages_scroll_and_snap(browser, under):
    assert under(POLICY) is False
    lefts = "return [...document.querySelectorAll('p')].map((page) => Math.round(page.getBoundingClientRect().left / page.offsetWidth))"
    assert browser.run(lefts) == [0, 1]
    assert browser.run("return getComputedStyle(document.querySelector('dwell-carousel')).scrollSnapType") == "x mandatory"


def test_trusted_types_forbid_nothing(browser, under):
    assert under("require-trusted-types-for 'script'; trusted-types 'none'") is True
    assert browser.run("return violations") == []
    look = "return [...document.querySelectorAll('dwell-carousel, dwell-page-control')].map((one) => [one.shadowRoot.querySelectorAll('[part~=indicator]').length, one.shadowRoot.querySelector('path').getAttribute('d').length > 9])"
    assert browser.run(look) == [[2, True], [5, True]]
