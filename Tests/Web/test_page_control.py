"""`<dwell-page-control>` in Chromium, with a manual clock."""

import pytest
from serving import page

ROOT = "document.querySelector('dwell-page-control').shadowRoot"
TIMED = '<dwell-page-control pages="5" duration="4"></dwell-page-control>'


def marks(browser):
    """Returns the visible part of every indicator, in order, as left edge, width and opacity."""
    return browser.run(
        f"""const root = {ROOT}.querySelector('.root');
        const corner = root.getBoundingClientRect();
        return [...root.querySelectorAll('[part~=indicator]')].map((mark) => {{
          const box = seen.inside(mark);
          return [box.left - corner.left, box.width, Number(getComputedStyle(mark).opacity)]
            .map((number) => Math.round(number * 100) / 100);
        }});"""
    )


def fill(browser):
    """Returns the visibly filled share of the current indicator."""
    return browser.run(
        f"""const fill = {ROOT}.querySelector('[part~=progress]');
        const [inner, all] = [fill, fill.parentElement].map((one) => seen.box(one));
        return Math.round((inner.right - all.left) / all.width * 1000) / 1000;"""
    )


def control(browser, script):
    """Runs a script with the element in `control`."""
    return browser.run(f"const control = document.querySelector('dwell-page-control'); {script}")


@pytest.fixture
def timed(chromium, show):
    return show(chromium, TIMED)


def test_the_row_has_the_metrics_of_the_timed_page_indicator_r005_to_r009(timed):
    assert marks(timed) == [[10, 36, 0.35], [52, 8, 0.35], [66, 8, 0.35], [80, 8, 0.35], [94, 8, 0.35]]


def test_the_pill_fills_without_scripts_r015(timed):
    seen = []
    for _ in range(4):
        seen.append(fill(timed))
        timed.run("time.advance(1)")
    assert seen == [0, 0.25, 0.5, 0.75]
    assert timed.run("return time.wakeUps") == 1, "only the turn at the end of the page"
    assert control(timed, "return control.page") == 1


def test_the_turn_is_sampled_once_and_animated_by_the_browser_r024_r025(timed):
    timed.run("time.advance(4)")
    assert timed.run("return time.waits.length") == 1
    timed.run("time.advance(0.15)")
    (_, old, _), (_, new, _), *rest = marks(timed)
    assert 8 < old < 36 and 8 < new < 36 and old + new == pytest.approx(44, abs=0.05)
    assert all(width == 8 for _, width, _ in rest)
    timed.run("time.advance(1)")
    assert marks(timed)[:2] == [pytest.approx(mark, abs=0.05) for mark in [[10, 8, 0.7], [24, 36, 0.35]]]
    assert timed.run("return time.wakeUps") == 1, "the turn"


def test_a_turn_uses_a_few_keyframes_with_a_curve(browser, show):
    show(browser, TIMED)
    keyframes = """const root = control.shadowRoot.querySelector('.root');
        return root.getAnimations({ subtree: true }).map((one) => one.effect.getKeyframes())
          .map((all) => [all.length, all[0].easing.startsWith('linear(')]);"""
    turning = control(browser, "control.next(); time.advance(0.1);" + keyframes)
    assert turning and all(count <= 5 and is_curve for count, is_curve in turning)


def test_browsers_without_curves_have_a_keyframe_for_each_sample(chromium, show):
    show(chromium, TIMED, head="<script>CSS.supports = () => false</script>")
    control(chromium, "control.next(); time.advance(0.15)")
    (_, old, _), (_, new, _), *_ = marks(chromium)
    assert 8 < old < 36 and 8 < new < 36 and old + new == pytest.approx(44, abs=0.05)
    assert control(chromium, "return control.shadowRoot.querySelector('.root').getAnimations({ subtree: true })[0].effect.getKeyframes().length") > 12


def test_a_control_at_rest_schedules_nothing(chromium, show):
    show(chromium, '<dwell-page-control pages="5"></dwell-page-control>')
    assert chromium.run("return time.waits") == []
    assert chromium.run(f"return {ROOT}.querySelector('.root').getAnimations({{ subtree: true }}).length") == 0


def test_all_elements_share_one_timeout(chromium, show):
    show(chromium, "".join(f'<dwell-page-control pages="3" duration="{n + 1}"></dwell-page-control>' for n in range(20)))
    assert chromium.run("return time.waits.map(Math.round)") == [1]


def test_twenty_pages_keep_their_period_despite_late_wake_ups(chromium, show):
    show(chromium, '<dwell-page-control pages="30" duration="1.237"></dwell-page-control>')
    drift = control(
        chromium,
        """const begin = time.now; let last;
        control.addEventListener('dwell-change', ({ detail }) => { last = detail; });
        while (control.page < 20) time.advance(0.5, 0.004);
        return last.time - begin - 20 * 1.237;""",
    )
    assert drift == pytest.approx(0, abs=1e-9)


def test_a_veto_keeps_the_page_and_restarts_its_time(timed):
    control(timed, "control.addEventListener('dwell-advance', (event) => event.preventDefault(), { once: true })")
    timed.run("time.advance(4.5)")
    assert control(timed, "return [control.page, control.progress]") == [0, 0.125]
    timed.run("time.advance(3.5)")
    assert control(timed, "return control.page") == 1


def test_without_loop_the_last_page_stays_full(chromium, show):
    show(chromium, '<dwell-page-control pages="2" page="1" duration="4"></dwell-page-control>')
    ended = control(
        chromium,
        "let ended = 0; control.addEventListener('dwell-end', () => ended += 1); time.advance(9); return ended",
    )
    assert ended == 1 and fill(chromium) == 1


def test_with_loop_the_first_page_follows_the_last_r032(chromium, show):
    show(chromium, '<dwell-page-control pages="2" page="1" duration="4" loop></dwell-page-control>')
    chromium.run("time.advance(4.5)")
    assert control(chromium, "return control.page") == 0


@pytest.mark.parametrize(
    "direction, key, page",
    [("ltr", "ArrowRight", 3), ("ltr", "ArrowLeft", 1), ("rtl", "ArrowRight", 1), ("rtl", "ArrowLeft", 3)]
    + [(direction, key, page) for direction in ("ltr", "rtl") for key, page in (("Home", 0), ("End", 4), ("ArrowUp", 3), ("ArrowDown", 1))],
)
def test_keys_are_those_of_a_slider(chromium, show, direction, key, page):
    show(chromium, '<dwell-page-control pages="5" page="2"></dwell-page-control>', attributes=f'lang="en" dir="{direction}"')
    chromium.press("Tab")
    chromium.press(key)
    slider = chromium.run(f"const s = {ROOT}.activeElement; return [s.role, s.ariaValueNow, s.ariaValueText]")
    assert slider == ["slider", f"{page + 1}", f"page {page + 1} of 5"]


def test_right_to_left_is_the_mirror_image(chromium, show):
    show(chromium, TIMED, attributes='lang="en" dir="rtl"')
    assert [mark[0] for mark in marks(chromium)] == [66, 52, 38, 24, 10]


def test_a_change_of_direction_takes_effect(timed):
    timed.run("document.documentElement.dir = 'rtl'")
    timed.settle()
    assert [mark[0] for mark in marks(timed)] == [66, 52, 38, 24, 10]


def test_a_vertical_row_runs_downwards(chromium, show):
    show(chromium, '<dwell-page-control orientation="vertical" pages="3" duration="4"></dwell-page-control>')
    boxes = chromium.run(
        f"""return [...{ROOT}.querySelectorAll('[part~=indicator]')].map((mark) => {{
          const {{ width, height }} = mark.getBoundingClientRect(); return [width, height]; }})"""
    )
    assert boxes == [[8, 36], [8, 8], [8, 8]]
    assert chromium.run(f"return {ROOT}.querySelector('[role=slider]').ariaOrientation") == "vertical"


def row(browser):
    """Returns the row's left edge and vertical centre."""
    return browser.run(f"const r = {ROOT}.querySelector('.root').getBoundingClientRect(); return [r.left, r.top + r.height / 2]")


def test_scrubbing_turns_pages_in_sequence_without_motion_r172_r175(timed):
    left, middle = row(timed)
    control(timed, "window.seen = []; control.addEventListener('dwell-change', ({ detail }) => seen.push([detail.to, detail.continuous, detail.cause]))")
    timed.drag((left + 28, middle), (left + 43, middle), (left + 57, middle), (left + 71, middle))
    assert timed.run("return seen") == [[1, True, "person"], [2, True, "person"], [3, True, "person"]]


def test_a_press_pauses_and_its_end_resumes(timed):
    left, middle = row(timed)
    timed.run("time.advance(1)")
    timed.mouse.move(left + 28, middle)
    timed.mouse.down()
    timed.run("time.advance(10)")
    assert control(timed, "return control.progress") == 0.25
    timed.mouse.up()
    timed.mouse.move(0, 500)
    timed.run("time.advance(1)")
    assert control(timed, "return control.progress") == 0.5


def test_a_click_selects_the_indicator_under_it_r171(timed):
    left, middle = row(timed)
    timed.mouse.click(left + 84, middle)
    assert control(timed, "return control.page") == 3


def test_hovering_pauses_and_leaving_resumes(timed):
    left, middle = row(timed)
    timed.mouse.move(left + 28, middle)
    timed.run("time.advance(9)")
    assert control(timed, "return control.progress") == 0
    timed.mouse.move(0, 500)
    timed.run("time.advance(1)")
    assert control(timed, "return control.progress") == 0.25


def test_keyboard_focus_stops_the_rotation_until_it_is_restarted(timed):
    timed.press("Tab")
    assert timed.run(f"return {ROOT}.activeElement.ariaLabel") == "Play", "the button comes first"
    timed.run("time.advance(9)")
    assert control(timed, "return [control.page, control.paused]") == [0, True]
    timed.press("Enter")
    timed.run("time.advance(1)")
    assert control(timed, "return [control.progress, control.paused]") == [0.25, False]
    assert timed.run(f"return {ROOT}.activeElement.ariaLabel") == "Pause"


def test_a_control_scrolled_out_of_view_is_paused(chromium, show):
    show(chromium, TIMED + '<div style="height: 3000px"></div>')
    chromium.run("time.advance(1); scrollTo(0, 2000)")
    chromium.settle()
    chromium.run("time.advance(60)")
    assert control(chromium, "return control.progress") == 0.25
    chromium.run("scrollTo(0, 0)")
    chromium.settle()
    chromium.run("time.advance(1)")
    assert control(chromium, "return control.progress") == 0.5


def test_reduced_motion_starts_paused_and_fades(chromium, server):
    chromium.open(server.put(page(TIMED)), reduced_motion="reduce")
    chromium.run("await Dwell.ready")
    chromium.settle()
    chromium.run("time.advance(9)")
    assert control(chromium, "return [control.page, control.paused]") == [0, True]
    control(chromium, "control.next(); time.advance(0.1)")
    widths = {width for _, width, _ in marks(chromium)}
    assert widths == {8, 36}, "two static states, and nothing in between"
    assert chromium.run(f"return {ROOT}.querySelectorAll('[part~=leaving]').length") > 0


def test_forced_colours_show_every_indicator(chromium, server):
    chromium.open(server.put(page(TIMED)), forced_colors="active")
    chromium.run("await Dwell.ready")
    chromium.settle()
    colors = chromium.run(
        f"""const {{ backgroundColor: text }} = getComputedStyle(Object.assign(document.body.appendChild(document.createElement('i')), {{ style: 'background: CanvasText; forced-color-adjust: none' }}));
        return [text, ...[...{ROOT}.querySelectorAll('[part~=indicator]')].map((mark) => getComputedStyle(mark).backgroundColor)]"""
    )
    assert set(colors) == {colors[0]}


def test_metrics_and_colours_come_from_style_sheets(chromium, show):
    show(
        chromium, TIMED,
        head="<style>dwell-page-control { --dwell-dot-size: 10px; --dwell-pill-length: 50px; --dwell-color: rgb(1, 2, 3); }"
        "dwell-page-control::part(progress) { background: rgb(4, 5, 6); }</style>",
    )
    assert [mark[1] for mark in marks(chromium)] == [50, 10, 10, 10, 10]
    look = "return getComputedStyle({}.querySelector('[part~={}]')).backgroundColor"
    assert chromium.run(look.format(ROOT, "indicator")) == "rgb(1, 2, 3)"
    assert chromium.run(look.format(ROOT, "progress")) == "rgb(4, 5, 6)"


def test_a_thousand_pages_have_nine_indicators(chromium, show):
    show(chromium, '<dwell-page-control pages="1000" page="500"></dwell-page-control>')
    assert len(marks(chromium)) == 9


def test_attributes_can_change(timed):
    control(timed, "time.advance(1); control.setAttribute('pages', 3); control.setAttribute('background', 'prominent')")
    assert len(marks(timed)) == 3
    assert control(timed, "return control.progress") == 0.25
    assert timed.run(f"return {ROOT}.querySelectorAll('[part~=background]').length") == 1
    control(timed, "control.duration = 2")
    assert control(timed, "time.advance(0.5); return control.progress") == 0.5


def test_seen_marks_are_kept_when_an_attribute_changes(chromium, show):
    show(chromium, '<dwell-page-control pages="5" seen="marked"></dwell-page-control>')
    control(chromium, "control.mark(3)")
    opacities = [opacity for *_, opacity in marks(chromium)]
    assert opacities == [1, 0.35, 0.35, 0.7, 0.35]
    control(chromium, "control.setAttribute('inputProfile', 'pointer'); control.setAttribute('loop', '')")
    assert [opacity for *_, opacity in marks(chromium)] == opacities


@pytest.mark.parametrize("profile, page", [("pointer", 4), ("remote", 0)])
def test_the_input_profile_is_set_by_the_attribute(chromium, show, profile, page):
    show(chromium, f'<dwell-page-control pages="5" input-profile="{profile}"></dwell-page-control>')
    box = control(
        chromium,
        """const box = control.shadowRoot.querySelectorAll('[part~=indicator]')[4].getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];""",
    )
    chromium.mouse.click(*box)
    assert control(chromium, "return control.page") == page, "a pointer selects the mark, a remote has keys only"


@pytest.mark.parametrize("attribute, value", [("label", "Slides"), ("input-profile", "pointer"), ("loop", ""), ("duration", "7"), ("fill", "page")])
def test_a_turn_continues_when_an_attribute_changes(timed, attribute, value):
    control(timed, "control.next(); time.advance(0.15)")
    before = marks(timed)
    assert 8 < before[1][1] < 36
    control(timed, f"control.setAttribute('{attribute}', '{value}'); time.advance(0)")
    # The state between two samples of the motion becomes a sample.
    assert [mark[:2] for mark in marks(timed)] == [pytest.approx(mark[:2], abs=0.15) for mark in before]
    control(timed, "time.advance(0.05)")
    assert before[1][1] < marks(timed)[1][1]
    control(timed, "time.advance(1)")
    assert marks(timed)[1][1] == pytest.approx(36, abs=0.05)


def test_a_new_label_keeps_every_animation(timed):
    same, label = control(
        timed,
        """control.next(); time.advance(0.1);
        const root = control.shadowRoot.querySelector('.root');
        const before = root.getAnimations({ subtree: true });
        control.setAttribute('label', 'Slides');
        const after = root.getAnimations({ subtree: true });
        return [before.length > 0 && before.length === after.length && before.every((one, n) => one === after[n]),
          control.shadowRoot.querySelector('[role=slider]').ariaLabel];""",
    )
    assert (same, label) == (True, "Slides")


def test_a_press_continues_when_an_attribute_changes(timed):
    left, middle = row(timed)
    timed.mouse.move(left + 84, middle)
    timed.mouse.down()
    control(timed, "control.setAttribute('background', 'prominent'); time.advance(9)")
    assert control(timed, "return [control.page, control.progress]") == [0, 0], "the timer is paused"
    timed.mouse.up()
    assert control(timed, "return control.page") == 3


def test_a_full_page_stays_full_when_an_attribute_changes(timed):
    control(timed, "control.pause(); control.progress = 1; control.setAttribute('background', 'prominent')")
    assert control(timed, "return [control.page, control.progress]") == [0, 1]
    control(timed, "control.resume(); time.advance(0.01)")
    assert control(timed, "return control.page") == 1


def test_progress_events_are_sent_only_on_request(timed):
    control(timed, "window.sent = 0; control.addEventListener('dwell-progress', () => sent += 1)")
    timed.settle()
    assert timed.run("return sent") == 0
    sent, frames = control(
        timed,
        """control.setAttribute('progress-events', '');
        let frames = 0;
        const count = async () => new Promise((go) => requestAnimationFrame(() => go(frames += 1)));
        while (frames < 10) await count();
        return [sent, frames];""",
    )
    assert sent == pytest.approx(frames, abs=1), "once a frame"


def test_a_moved_element_continues(timed):
    control(timed, "time.advance(1); const box = document.body.appendChild(document.createElement('div')); box.append(control)")
    timed.settle()
    assert control(timed, "return control.progress") == 0.25


def test_a_reconnected_element_shows_its_page(timed):
    control(timed, "control.page = 3; control.remove(); window.kept = control")
    timed.settle()
    timed.run("document.body.append(kept)")
    timed.settle()
    assert control(timed, "return control.page") == 3
    assert marks(timed)[3][1] == 36


def test_a_transition_moves_one_indicator_with_its_own_part_r210(chromium, show):
    show(chromium, '<dwell-page-control pages="3" duration="4" transition="slide"></dwell-page-control>')
    places = f"return [...{ROOT}.querySelectorAll('[part=mark]')].map((one) => Math.round(seen.box(one).width))"
    assert chromium.run(places) == [36]
    chromium.run(f"globalThis.mark = {ROOT}.querySelector('[part=mark]'); time.advance(4.1)")
    assert chromium.run(places) == [36]
    assert chromium.run(f"return mark === {ROOT}.querySelector('[part=mark]')"), "the same element on its way"
    control(chromium, "control.transition = 'morph'; time.advance(2); return 0")
    assert chromium.run(places) == []


def test_a_number_is_shown_for_any_number_of_pages_r215(chromium, show):
    show(chromium, '<dwell-page-control pages="3" number-label="always"></dwell-page-control>')
    number = f"return {ROOT}.querySelector('[part=label]')?.textContent ?? null"
    assert chromium.run(number) == "1/3"
    control(chromium, "control.numberLabel = 'never'; return 0")
    assert chromium.run(number) is None
