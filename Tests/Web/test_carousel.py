"""`<dwell-carousel>`, `<dwell-segments>` and `<dwell-meter>` in Chromium, with a manual clock."""

import pytest
from serving import ROOT

STYLE = """<style>dwell-carousel { width: 400px; height: 300px; }
.page { font: 30px sans-serif; background: #147; color: white; }</style>"""
PAGES = "".join(f'<div class="page" id="p{n}">Page {n} <a href="#x{n}">link</a></div>' for n in range(4))


def carousel(attributes="", pages=PAGES):
    """Returns a carousel of four pages."""
    return f'{STYLE}<dwell-carousel label="Things" {attributes}>{pages}</dwell-carousel>'


def run(browser, script):
    """Runs a script with the element in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot; {script}")


def seen(browser, of=".item"):
    """Returns the laid-out pages, as index and left edge."""
    return run(
        browser,
        f"""return [...it.children].filter((page) => page.assignedSlot?.closest('{of}')).map((page) => {{
          const box = page.getBoundingClientRect();
          return [[...it.children].indexOf(page), Math.round(box.left - it.getBoundingClientRect().left)];
        }});""",
    )


def reachable(browser):
    """Returns the same for the pages that are in the accessibility tree. Others stay outside the view until the next turn."""
    return seen(browser, ".item:not([inert])")


def test_only_pages_near_the_visible_ones_are_laid_out(chromium, show):
    show(chromium, carousel())
    assert seen(chromium) == [[0, 0]]


def test_the_indicators_contrast_with_any_image_1_4_11(chromium, show):
    show(chromium, carousel('over-media="true"'))
    look = """const of = (part) => getComputedStyle(root.querySelector(`[part~=${part}]`));
    return [of('background').backgroundColor, of('background').opacity, of('indicator').backgroundColor, of('indicator').opacity]"""
    assert run(chromium, look) == ["rgb(0, 0, 0)", "0.75", "rgb(255, 255, 255)", "1"]


def test_the_timer_turns_the_page_and_the_browser_animates_the_turn(chromium, show):
    show(chromium, carousel('duration="4"'))
    chromium.run("time.advance(4.1)")
    (one, left), (other, right), (third, last) = seen(chromium)
    assert (one, other, third) == (0, 1, 2), "the spring overshoots into the page after the next one"
    assert -400 < left < 0 and [right, last] == pytest.approx([left + 400, left + 800], abs=1)
    chromium.run("time.advance(1.5)")
    assert reachable(chromium) == [[1, 0]]
    assert chromium.run("return time.wakeUps") == 1, "the turn"


@pytest.mark.parametrize("attribute, value", [("label", "Others"), ("gap", "0"), ("taps", "turn"), ("input-profile", "pointer"), ("duration", "7"), ("indicator-side", "start")])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_page_turn_continues_when_an_attribute_changes(chromium, show, attribute, value, direction):
    show(chromium, carousel('duration="4"'), attributes=f'lang="en" dir="{direction}"')
    chromium.run("time.advance(4.1)")
    before = seen(chromium)
    assert 0 < abs(before[0][1]) < 400
    run(chromium, f"it.setAttribute('{attribute}', '{value}'); time.advance(0)")
    # A page is placed at the nearest sample of its motion.
    assert seen(chromium) == [[page, pytest.approx(left, abs=2)] for page, left in before]
    chromium.run("time.advance(1.5)")
    assert reachable(chromium) == [[1, 0]]


def test_the_timer_turns_pages_without_indicators_and_without_earlier_wake_ups(chromium, show):
    show(chromium, carousel('duration="4" indicator="none"'))
    chromium.run("time.advance(3.9)")
    assert [run(chromium, "return it.page"), chromium.run("return time.wakeUps")] == [0, 0]
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == 1
    assert chromium.run("return time.wakeUps") == 1, "only the turn: the compositor ends the pages' motion"


def test_a_page_can_have_its_own_duration(chromium, show):
    show(chromium, carousel('duration="4"', '<p data-duration="1">a</p><p>b</p><p>c</p>'))
    chromium.run("time.advance(1.5)")
    assert run(chromium, "return it.page") == 1
    run(chromium, "it.children[1].dataset.duration = 2")
    chromium.settle()
    chromium.run("time.advance(1.8)")
    assert run(chromium, "return it.page") == 2, "the progress is kept: an eighth"


@pytest.mark.parametrize("direction, distance, expected", [("ltr", -250, 1), ("ltr", 250, 0), ("rtl", 250, 1), ("rtl", -250, 0)])
def test_a_drag_turns_the_page_r092(chromium, show, direction, distance, expected):
    show(chromium, carousel(), attributes=f'lang="en" dir="{direction}"')
    box = run(chromium, "const { left } = it.getBoundingClientRect(); return left")
    chromium.drag((box + 200, 150), *((box + 200 + distance * n / 5, 150) for n in range(1, 6)))
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == expected


def test_pages_follow_the_finger_and_the_timer_is_paused_r088(chromium, show):
    show(chromium, carousel('duration="4"'))
    mouse = chromium.mouse
    mouse.move(300, 150)
    mouse.down()
    mouse.move(280, 150)
    mouse.move(200, 150)
    chromium.run("time.advance(10)")
    (_, left), (_, right) = seen(chromium)
    assert left == pytest.approx(-100, abs=11) and right == left + 400
    assert run(chromium, "return it.page") == 0
    mouse.up()


def test_a_drag_is_not_a_click(chromium, show):
    show(chromium, carousel())
    run(chromium, "window.clicks = 0; it.addEventListener('click', (event) => { event.preventDefault(); clicks += 1; })")
    link = run(chromium, "const box = it.querySelector('a').getBoundingClientRect(); return [box.left + 5, box.top + 5]")
    chromium.drag(link, (link[0] - 30, link[1]), (link[0] - 60, link[1]))
    assert chromium.run("return clicks") == 0
    chromium.run("time.advance(3)")
    chromium.mouse.click(*run(chromium, "const box = it.querySelector('a').getBoundingClientRect(); return [box.left + 5, box.top + 5]"))
    assert chromium.run("return clicks") == 1


def test_the_document_can_be_scrolled(chromium, show):
    show(chromium, carousel() + '<div style="height: 3000px"></div>')
    assert run(chromium, "return getComputedStyle(root.querySelector('.root')).touchAction") == "pan-y pinch-zoom"
    chromium.mouse.move(200, 150)
    chromium.mouse.wheel(0, 120)
    chromium.tab.wait_for_function("scrollY > 0")
    assert run(chromium, "return it.page") == 0


def test_insertions_and_removals_keep_the_current_page(chromium, show):
    show(chromium, carousel('page="2"'))
    run(chromium, "it.prepend(document.createElement('p')); it.children[4].remove(); it.append(it.children[1])")
    chromium.settle()
    chromium.run("time.advance(2)")
    state = run(chromium, "return [it.pageCount, it.page, it.children[it.page].id]")
    assert state == [4, 2, "p2"]
    run(chromium, "it.children[it.page].remove()")
    chromium.settle()
    assert run(chromium, "return [it.pageCount, it.page]") == [3, 2]


def test_a_separate_control_follows_and_turns_pages(chromium, show):
    show(chromium, '<dwell-page-control for="c"></dwell-page-control>' + carousel('id="c" duration="4" indicator="none"'))
    control = "document.querySelector('dwell-page-control')"
    chromium.run("time.advance(5)")
    assert chromium.run(f"return [{control}.page, Math.round({control}.progress * 1e6) / 1e6]") == [1, 0.25]
    box = chromium.run(f"const box = {control}.shadowRoot.querySelector('.root').getBoundingClientRect(); return [box.right - 12, box.top + 22]")
    chromium.mouse.click(*box)
    chromium.mouse.move(700, 500)
    chromium.run("time.advance(1)")
    assert run(chromium, "return [it.page, it.progress]") == [3, 0.25]
    assert chromium.run(f"return {control}.page") == 3


def test_it_works_from_a_file(chromium, tmp_path):
    (tmp_path / "dwell.js").write_bytes((ROOT / "Web/dist/dwell.js").read_bytes())
    (tmp_path / "story.html").write_text(f'<!doctype html><script src="dwell.js"></script>{carousel()}')
    chromium.open((tmp_path / "story.html").as_uri())
    assert chromium.run("return await Dwell.ready")
    chromium.settle()
    assert seen(chromium) == [[0, 0]]


def test_the_parts_have_roles_and_labels(chromium, show):
    show(chromium, carousel('duration="4"'))
    roles = run(
        chromium,
        """const attributes = (one, ...names) => names.map((name) => one.getAttribute(name));
        return [attributes(root.querySelector('.frame'), 'role', 'aria-roledescription', 'aria-label'),
          attributes(root.querySelector('[part~=page]'), 'role', 'aria-roledescription', 'aria-label'),
          attributes(root.querySelector('.root'), 'aria-live')];""",
    )
    assert roles == [["group", "carousel", "Things"], ["group", "slide", "1 of 4"], ["off"]]
    run(chromium, "it.pause()")
    assert run(chromium, "return root.querySelector('.root').ariaLive") == "polite"


def test_the_button_is_first_in_the_tab_order_and_focus_stops_the_rotation(chromium, show):
    show(chromium, carousel('duration="4"'))
    chromium.press("Tab")
    assert run(chromium, "return root.activeElement.ariaLabel") == "Play"
    chromium.press("Tab")
    assert chromium.run("return document.activeElement.getAttribute('href')") == "#x0"
    chromium.run("time.advance(30)")
    assert run(chromium, "return it.page") == 0


def test_hovering_does_not_pause_after_the_button_has_started_playback(chromium, show):
    show(chromium, '<dwell-page-control for="c"></dwell-page-control>' + carousel('id="c" duration="4" indicator="none"'))
    run(chromium, "const button = root.querySelector('[part~=toggle]'); button.click(); button.click()")
    for x, y in ((200, 200), (210, 200)):
        chromium.mouse.move(x, y)
        chromium.run("time.advance(4.01)")
    assert run(chromium, "return it.page") == 2, "a pointer that comes from the button, and stays"
    for x, y in ((790, 590), (200, 200)):
        chromium.mouse.move(x, y)
    chromium.run("time.advance(10)")
    assert run(chromium, "return it.page") == 2, "until it has left and come back"


def test_print_shows_every_page(chromium, show):
    style = "<style>dwell-carousel { height: 30px; aspect-ratio: 2; overflow: hidden; }</style>"
    show(chromium, carousel('duration="4"') + f"<p>after</p>{style}")
    chromium.run("dispatchEvent(new Event('beforeprint'))")
    chromium.page.emulate_media(media="print")
    tops = run(chromium, "return [...it.children, it.nextElementSibling].map((one) => one.getBoundingClientRect().top)")
    assert tops == sorted(set(tops)) and len(tops) == 5, "one below the other, and before what follows"
    chromium.page.emulate_media(media="screen")
    chromium.run("dispatchEvent(new Event('afterprint'))")
    chromium.settle()
    assert seen(chromium) == [[0, 0]]


def test_printed_pages_have_their_shape_or_are_as_high_as_their_content(chromium, show):
    style = "<style>dwell-carousel { width: 400px; height: 100px; } .page { position: relative } .page * { position: absolute; inset: 0 }</style>"
    image = "<img src='data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2230%22 height=%2220%22/>'>"
    show(chromium, f"<dwell-carousel><div class='page'><p>placed</p></div>{image}<p style='line-height: 300px'>high</p></dwell-carousel>{style}")
    chromium.run("dispatchEvent(new Event('beforeprint'))")
    chromium.page.emulate_media(media="print")
    assert run(chromium, "return [...it.children].map((one) => [one.offsetWidth, one.offsetHeight])") == [[400, 100], [400, 267], [400, 300]]
    run(chromium, "it.setAttribute('fits-page', ''); it.style.height = 'auto'; it.children[0].textContent = 'low'; dispatchEvent(new Event('beforeprint'))")
    assert run(chromium, "return it.children[0].offsetHeight < 50"), "pages that decide on the height keep their own"


def test_a_video_drives_the_progress_of_its_page(chromium, show):
    show(chromium, carousel('duration="4"', "<video muted></video><p>after</p>"))
    driven = run(
        chromium,
        """const video = it.children[0];
        let at = 0;
        let playing = true;
        const own = (name, get) => Object.defineProperty(video, name, { get, set() {}, configurable: true });
        own('currentTime', () => at);
        own('duration', () => 10);
        own('paused', () => !playing);
        const emit = (type) => video.dispatchEvent(new Event(type));
        const log = [];
        emit('playing');
        time.advance(1);
        log.push(it.progress);
        at = 1;
        emit('waiting');
        time.advance(5);
        log.push(it.progress);
        emit('playing');
        time.advance(2);
        log.push(it.progress);
        own('ended', () => true);
        emit('ended');
        log.push(it.page);
        return log.map((number) => Math.round(number * 1e6) / 1e6);""",
    )
    assert driven == [0.1, 0.1, 0.3, 1]


def test_segments_fill_one_after_another_r115(chromium, show):
    show(chromium, '<dwell-segments pages="4" duration="4" style="width: 400px"></dwell-segments>')
    shown = """const root = document.querySelector('dwell-segments').shadowRoot;
    return [...root.querySelectorAll('[part~=indicator]')].map((one) => Math.round(one.getBoundingClientRect().width))"""
    widths = chromium.run(shown)
    assert len(widths) == 4 and len(set(widths)) == 1
    chromium.run("time.advance(5)")
    assert chromium.run("return document.querySelector('dwell-segments').page") == 1


def test_the_meter_exposes_its_level_and_is_revealed_in_four_seconds_r061(chromium, show):
    show(chromium, '<dwell-meter label="Score" value="7" max="10" style="height: 344px"></dwell-meter>')
    meter = "const root = document.querySelector('dwell-meter').shadowRoot; const s = root.querySelector('[role]');"
    assert chromium.run(meter + "return [s.role, s.ariaLabel, s.ariaValueNow, s.ariaValueMax]") == ["meter", "Score", "7", "10"]
    height = meter + "return Math.round(seen.inside(root.querySelector('[part~=progress]')).height)"
    assert chromium.run(height) == 0
    chromium.run("time.advance(5)")
    assert chromium.run(height) == 210
    chromium.run("document.querySelector('dwell-meter').value = 9; time.advance(5)")
    assert chromium.run(height) == 270


def pages_in_view(browser):
    """Returns the pages in view: index, left edge and width."""
    return run(
        browser,
        """const own = it.getBoundingClientRect();
        return [...it.children].map((page, index) => [page, index]).filter(([page]) => page.assignedSlot?.closest('.item'))
          .map(([page, index]) => { const box = page.getBoundingClientRect();
            return [index, Math.round(box.left - own.left), Math.round(box.width)]; });""",
    )


def test_several_pages_are_in_view_and_turn_together(chromium, show):
    pages = "".join(f'<div class="page">Page {n}</div>' for n in range(10))
    show(chromium, carousel('per-view="3" gap="8" per-turn="3"', pages))
    assert pages_in_view(chromium) == [[0, 0, 128], [1, 136, 128], [2, 272, 128]]
    run(chromium, "it.next(); return 0")
    chromium.run("time.advance(2)")
    assert run(chromium, "return it.page") == 3
    assert pages_in_view(chromium) == [[3, 0, 128], [4, 136, 128], [5, 272, 128]]
    run(chromium, "it.setAttribute('per-view', 2); return 0")
    chromium.run("time.advance(1)")
    assert [page[2] for page in pages_in_view(chromium)] == [196, 196]


def test_a_narrow_page_is_laid_out_in_its_width_and_not_scaled_down(chromium, show):
    show(chromium, carousel('per-view="3" gap="8"'))
    assert run(chromium, "return [it.children[1].offsetWidth, it.children[1].offsetHeight]") == [128, 300]
    run(chromium, "it.setAttribute('effect', 'fade-and-scale'); return 0")
    chromium.run("time.advance(1)")
    assert run(chromium, "return [it.children[1].offsetWidth, it.children[1].offsetHeight]") == [128, 300]
    assert pages_in_view(chromium)[1] == [1, 149, 102]


def test_neighbours_extend_into_the_insets(chromium, show):
    show(chromium, carousel('inset="40" gap="10" align="center"'))
    run(chromium, "it.go(1, { animated: false }); return 0")
    chromium.run("time.advance(1)")
    assert pages_in_view(chromium) == [[0, -290, 320], [1, 40, 320], [2, 370, 320]]


def test_pages_have_a_length(chromium, show):
    show(chromium, carousel('page-length="150"'))
    assert pages_in_view(chromium) == [[0, 0, 150], [1, 150, 150], [2, 300, 150]]
