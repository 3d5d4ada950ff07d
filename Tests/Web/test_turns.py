"""The cost of a turn in Chromium, by counts: animations started, those that stay on the main thread, forced layouts."""

import pytest

PAGES = "".join(f"<p>{n}</p>" for n in range(30))
# Counts the animations that a script starts from here on.
COUNT = """const animate = Element.prototype.animate;
globalThis.begun = [];
Element.prototype.animate = function begin(frames, ...rest) {
  begun.push(...Object.keys(frames).filter((name) => !['offset', 'easing'].includes(name)));
  return animate.call(this, frames, ...rest);
};"""
FRAMES = "for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame)"


def trace(browser, script):
    """Runs a script and returns Chromium's trace events: a name and its data."""
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
def test_the_main_thread_does_no_work_during_a_turn(chromium, show, element):
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


def test_a_turn_starts_its_animations_and_the_fill_immediately(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60">{"<p>Page</p>" * 5}</dwell-carousel>')
    begun = chromium.run(f"{COUNT} document.querySelector('[page]').next(); const first = begun; begun = []; time.advance(50); return [first, begun]")
    assert begun == [["transform", "clipPath", "opacity", "clipPath", "transform", "opacity"], []]


def test_a_part_at_its_target_is_not_redrawn_while_the_fill_continues(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60">{"<p>Page</p>" * 5}</dwell-carousel>')
    # Chromium repaints a clip in every frame in which an animation of it advances, even between equal values.
    easings = """document.querySelector('[page]').next(); time.advance(1);
    return document.querySelector('[page]').shadowRoot.getAnimations().map((one) => one.effect.getKeyframes().at(-2).easing.replace(/\\d+/, 'n'))"""
    assert set(chromium.run(easings)) == {"steps(n)"}


def test_without_indicators_nothing_runs_after_a_timed_turn(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60" indicator="none">{"<p>Page</p>" * 5}</dwell-carousel>')
    lasting = "document.querySelector('[page]').next(); return document.querySelector('[page]').shadowRoot.getAnimations().map((one) => one.effect.getComputedTiming().endTime)"
    assert 0 < max(chromium.run(lasting)) < 1000
    assert chromium.run("time.advance(2); return time.wakeUps") == 0


def test_the_indicators_of_a_moving_window_move_together(chromium, show):
    show(chromium, f'<dwell-carousel page="15" indicator="control">{PAGES}</dwell-carousel>')
    begun = chromium.run(f"{COUNT} document.querySelector('[page]').next(); return begun.filter((name) => name === 'transform').length")
    assert begun == 10, "the pages, the row, and the four marks at each of its ends, which grow and shrink"


def test_no_frame_is_drawn_between_the_starts_of_two_turns(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60">{"<p>Page</p>" * 5}</dwell-carousel>')
    chromium.run("globalThis.before = time.wakeUps; document.querySelector('[page]').next(); time.advance(58)")
    assert chromium.run("return time.wakeUps - before") == 0
    assert chromium.run("time.advance(2); return [time.wakeUps - before, document.querySelector('[page]').page]") == [1, 3]


def test_a_page_out_of_view_cannot_be_reached_while_the_fill_continues(chromium, show):
    pages = "".join(f'<p><a href="#x{n}">Link {n}</a></p>' for n in range(5))
    show(chromium, f'<dwell-carousel page="1" duration="60" effect="cover">{pages}</dwell-carousel>')
    reachable = """const it = document.querySelector('[page]'); it.next(); time.advance(5);
    return [...it.querySelectorAll('a')].map((link) => { link.focus(); return document.activeElement === link; })"""
    assert chromium.run(reachable) == [False, False, True, False, False]
    hit = "const { left, top, width } = it.getBoundingClientRect(); return document.elementFromPoint(left + 20, top + 20).textContent"
    assert chromium.run(f"const it = document.querySelector('[page]'); {hit}") == "Link 2"


@pytest.mark.parametrize("effect", ["slide", "cover", "stack", "cube", "hero"])
@pytest.mark.parametrize("layout", ["", 'per-view="2"', 'orientation="vertical"', 'indicator="none"'])
def test_after_a_timed_turn_pages_are_exactly_where_a_new_drawing_puts_them(chromium, show, effect, layout):
    show(chromium, f'<dwell-carousel page="1" duration="60" effect="{effect}" {layout}>{"<p>Page</p>" * 5}</dwell-carousel>')
    seen = """const it = document.querySelector('[page]');
    const seen = () => [...it.shadowRoot.querySelectorAll('[part~=page]:not([inert])')].map((page) => {
      const { left, top, width, height } = page.getBoundingClientRect();
      return [page.querySelector('slot').name, ...[left, top, width, height].map((length) => Math.round(length * 200) / 200)];
    });"""
    kept, drawn = chromium.run(f"{seen} it.next(); time.advance(30); const kept = seen(); it.pause(); return [kept, seen()]")
    assert kept == drawn


def test_a_pause_during_a_turn_holds_the_fill_that_has_begun(chromium, show):
    show(chromium, f'<dwell-carousel page="1" duration="60">{"<p>Page</p>" * 5}</dwell-carousel>')
    ends = """const it = document.querySelector('[page]');
    const end = () => Math.max(...[...it.shadowRoot.querySelectorAll('[part~=progress]')].map((one) => one.getBoundingClientRect().right));
    const pill = () => Math.max(...[...it.shadowRoot.querySelectorAll('.group:has(> [part~=progress])')].map((one) => one.getBoundingClientRect().right));"""
    held = chromium.run(f"{ends} it.next(); time.advance(.2); it.pause(); time.advance(1); const at = end(); time.advance(20); return [end() - at, pill() - at]")
    assert held[0] == 0
    assert held[1] > 34
    went = chromium.run(f"{ends} const at = end(); it.resume(); time.advance(10); return end() - at")
    assert 5 < went < 7
