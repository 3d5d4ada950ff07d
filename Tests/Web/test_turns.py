"""What a turn costs Chromium, by counts: animations begun, those left to the main thread, layouts forced."""

import pytest

PAGES = "".join(f"<p>{n}</p>" for n in range(30))
# Counts the animations that a script begins from here on.
COUNT = """const animate = Element.prototype.animate;
globalThis.begun = [];
Element.prototype.animate = function begin(frames, ...rest) {
  begun.push(...Object.keys(frames).filter((name) => !['offset', 'easing'].includes(name)));
  return animate.call(this, frames, ...rest);
};"""
FRAMES = "for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame)"


def trace(browser, script):
    """Runs a script and returns Chromium's events of it: a name and its data."""
    events, isOver = [], []
    session = browser.browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: isOver.append(True))
    categories = ["devtools.timeline", "blink.animations", "blink.user_timing", "benchmark", "rail"]
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": categories}})
    browser.run(script)
    session.send("Tracing.end")
    while not isOver:
        browser.settle()
    session.detach()
    return sorted(events, key=lambda event: event["ts"])


@pytest.mark.parametrize("element", [
    f'<dwell-carousel page="15" duration="60">{PAGES}</dwell-carousel>',
    f'<dwell-carousel page="15" effect="cover">{PAGES}</dwell-carousel>',
    f'<dwell-carousel page="15" effect="hero">{PAGES}</dwell-carousel>',
    '<dwell-page-control pages="30" page="15" duration="60"></dwell-page-control>',
    '<dwell-page-control pages="30" page="15"></dwell-page-control>',
    '<dwell-segments pages="9" page="4" duration="60"></dwell-segments>',
])
def test_the_main_thread_has_no_part_in_a_turn(chromium, show, element):
    show(chromium, element, clock=False)
    turn = f"document.querySelector('[page]').next(); {FRAMES}"
    failed = [
        event["args"]["data"]["unsupportedProperties"]
        for event in trace(chromium, turn)
        if event["name"] == "Animation" and "unsupportedProperties" in event.get("args", {}).get("data", {})
    ]
    assert [one for one in failed if one] == []


def test_a_turn_forces_no_layout_and_no_style(chromium, show):
    show(chromium, f'<dwell-carousel page="15" duration="60">{PAGES}</dwell-carousel>', clock=False)
    events = trace(chromium, "performance.mark('begins'); document.querySelector('dwell-carousel').next(); performance.mark('ends')")
    begins, ends = [next(n for n, event in enumerate(events) if event["name"] == name) for name in ("begins", "ends")]
    assert [event["name"] for event in events[begins:ends] if event["name"] in ("Layout", "UpdateLayoutTree")] == []


def test_dots_in_a_moving_window_are_scaled_and_not_clipped(chromium, show):
    show(chromium, '<dwell-page-control pages="30" page="15"></dwell-page-control>')
    assert set(chromium.run(f"{COUNT} document.querySelector('[page]').next(); return begun")) == {"transform", "opacity"}


def test_a_turn_begins_its_animations_at_once_and_then_the_fill(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60">{"<p>Page</p>" * 5}</dwell-carousel>')
    begun = chromium.run(f"{COUNT} document.querySelector('[page]').next(); const first = begun; begun = []; time.advance(1); return [first.length, begun]")
    assert begun == [9, ["transform"]]
