"""`<dwell-zoom>`: a page's content is scaled (R240) and moved (R241), resists at its limits (R242), and holds the page's time (R243)."""

import pytest
from browsers import until
from gestures import numbers, play, scripts

PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='{height}'%3E%3Crect width='800' height='{height}' fill='%23369'/%3E%3C/svg%3E"
STYLE = "<style>dwell-carousel, .alone { position: absolute; left: 0; top: 0; width: 400px; height: 300px; } p { margin: 0; }</style>"
ZOOM = "<dwell-zoom{0}><p>one</p></dwell-zoom>"
SETUP = """window.it = document.querySelector('dwell-zoom');
window.carousel = document.querySelector('dwell-carousel');
// What is shown, as the core's transform: the scale, and how far the middle has moved.
window.shown = () => { const { a, e, f } = new DOMMatrix(getComputedStyle(it.shadowRoot.querySelector('div')).transform); return [a, e, f].map((one) => Math.round(one * 1e4) / 1e4 + 0); };
window.told = [];
document.addEventListener('dwell-zoom', ({ detail }) => told.push(detail.scale));
window.at = 1000;
// A finger's event, after some milliseconds.
window.finger = (type, x, y, { id = 1, after = 20, on = it } = {}) => {
  at += after;
  const isUp = type === 'up' || type === 'cancel';
  const event = new PointerEvent(`pointer${type}`, { clientX: x, clientY: y, pointerId: id, isPrimary: id === 1, pointerType: 'touch', buttons: isUp ? 0 : 1, bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  on.dispatchEvent(event);
};
window.tap = (x, y, options) => { finger('down', x, y, options); finger('up', x, y); };
window.doubleTap = (x, y) => { tap(x, y, { after: 1000 }); tap(x, y); };
window.drag = (...points) => { points.forEach(([x, y], n) => finger(n ? 'move' : 'down', x, y)); finger('up', ...points.at(-1), { after: 500 }); };
// Pinches from two fingers to two others.
window.pinch = (one, two, to, other, isReleased = true) => {
  finger('down', ...one); finger('down', ...two, { id: 2 }); finger('move', ...to); finger('move', ...other, { id: 2 });
  if (isReleased) { finger('up', ...other, { id: 2 }); finger('up', ...to, { after: 500 }); }
};
window.wheel = (deltaX, deltaY, x, y, options) => { const event = new WheelEvent('wheel', { deltaX, deltaY, clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true, ...options }); it.firstElementChild.dispatchEvent(event); return event.defaultPrevented; };
"""


@pytest.fixture
def zoom(show):
    """Opens a carousel with a zoomed page in a browser, or other content."""

    def open_page(browser, body=f"<dwell-carousel>{ZOOM.format('')}<p>two</p></dwell-carousel>", **options):
        show(browser, STYLE + body + '<script type="module" src="/dist/zoom.mjs"></script>', **options)
        browser.run("await customElements.whenDefined('dwell-zoom'); " + SETUP)
        browser.settle()
        return browser

    return open_page


def shown(browser, seconds=0):
    """What is shown after some seconds."""
    return browser.run(f"time.advance({seconds}); return shown()")


def test_a_double_tap_zooms_in_about_its_point_and_another_one_back(browser, zoom):
    zoom(browser)
    for point, transform in [("200, 150", [2.5, 0, 0]), ("100, 75", [2.5, 150, 112.5]), ("1, 1", [2.5, 298.5, 223.5]), ("399, 299", [2.5, -298.5, -223.5])]:
        browser.run(f"doubleTap({point})")
        assert shown(browser, 1) == transform
        assert browser.run("doubleTap(200, 150); time.advance(1); return [...shown(), it.scale]") == [1, 0, 0, 1]
    assert browser.run("return told") == [2.5, 1] * 4, "each scale is reported once it is there"


def test_it_moves_on_the_spring_of_the_core(browser, zoom):
    zoom(browser)
    browser.run("doubleTap(100, 75)")
    for seconds, scale in [(0, 1), (0.05, 1.33996), (0.05, 1.8036), (0.1, 2.31004)]:
        assert abs(shown(browser, seconds)[0] - scale) < 2e-3, "between the samples it is straight"
    assert browser.run("return [it.scale, told.length]") == [2.5, 0]


def test_a_double_click_zooms_too_and_slow_or_distant_taps_do_not(browser, zoom):
    zoom(browser)
    browser.drag((100, 75))
    browser.drag((100, 75))
    assert shown(browser, 1)[0] in (1, 2.5), "the driver's clicks may be slow"
    browser.run("it.reset({ animated: false }); tap(100, 75, { after: 1000 }); tap(100, 75, { after: 400 }); tap(100, 75, { after: 1000 }); tap(150, 75)")
    assert shown(browser, 1) == [1, 0, 0]


def test_the_point_under_two_fingers_stays_under_them(browser, zoom):
    zoom(browser)
    for fingers, transform in [
        ("[150, 150], [250, 150], [100, 150], [300, 150]", [2, 0, 0]), ("[150, 150], [250, 150], [120, 140], [320, 140]", [2, 20, -10]),
        ("[50, 150], [150, 150], [0, 150], [200, 150]", [2, 100, 0]), ("[150, 150], [250, 150], [0, 150], [400, 150]", [4, 0, 0]),
        ("[175, 150], [225, 150], [0, 150], [400, 150]", [6, 0, 0]), ("[100, 150], [300, 150], [170, 150], [270, 150]", [0.75, 20, 0]),
    ]:  # fmt: skip
        browser.run(f"pinch({fingers}, false)")
        assert shown(browser) == transform
        browser.run("finger('up', 300, 150, { id: 2 }); finger('up', 100, 150); it.reset({ animated: false })")


def test_beyond_the_limits_a_pinch_springs_back(browser, zoom):
    zoom(browser)
    browser.run("pinch([75, 150], [125, 150], [-100, 150], [300, 150])")
    assert shown(browser, 2) == [4, 300, 0]
    browser.run("it.reset({ animated: false }); pinch([100, 150], [300, 150], [150, 150], [250, 150])")
    assert shown(browser, 0)[0] < 1
    assert browser.run("return it.hasAttribute('zoomed')")
    assert shown(browser, 2) == [1, 0, 0]
    assert not browser.run("return it.hasAttribute('zoomed')")


def test_after_a_pinch_the_other_finger_moves_content(browser, zoom):
    zoom(browser)
    browser.run("pinch([150, 150], [250, 150], [100, 150], [300, 150], false); finger('up', 300, 150, { id: 2 }); finger('move', 130, 140)")
    assert shown(browser) == [2, 30, -10]
    browser.run("finger('up', 130, 140, { after: 500 })")
    assert browser.run("time.advance(1); return [...shown(), carousel.page]") == [2, 30, -10, 0]


def test_a_drag_moves_zoomed_content_and_not_the_pages(browser, zoom):
    zoom(browser)
    browser.run("it.scale = 2; time.advance(1); window.drags = 0; carousel.addEventListener('dwell-drag', () => drags++)")
    browser.run("drag([300, 200], [280, 200], [250, 190])")
    assert shown(browser, 1) == [2, -30, -10]
    browser.run("drag([300, 200], [320, 200], [900, 200])")
    assert browser.run("time.advance(1); return [...shown(), drags, carousel.page]") == [2, 200, -10, 0, 0], "up to the edge, and no further"


def test_a_mouse_does_the_same_without_clicks(browser, zoom):
    zoom(browser)
    browser.run("it.scale = 2; time.advance(1); window.clicks = 0; it.addEventListener('click', () => clicks++)")
    browser.drag((300, 200), (280, 200), (250, 200), (200, 200))
    scale, x, y = shown(browser, 4)
    assert scale == 2 and x <= -70 and y == 0
    assert browser.run("return [clicks, carousel.page]") == [0, 0]


def test_a_drag_that_begins_at_the_edge_turns_the_page(browser, zoom):
    zoom(browser)
    browser.run("it.scale = 2; time.advance(1); drag([350, 200], [330, 200], [50, 200])")
    assert browser.run("time.advance(1); return [...shown(), carousel.page]") == [2, -200, 0, 0], "not one that reaches it"
    browser.run("drag([350, 200], [330, 200], [50, 200])")
    assert browser.run("time.advance(2); return carousel.page") == 1
    browser.settle()
    assert browser.run("return [it.scale, it.hasAttribute('zoomed'), told]") == [1, False, [2, 1]], "and what has left is whole again"


def test_at_scale_1_pages_turn(browser, zoom):
    zoom(browser)
    browser.run("drag([350, 200], [330, 200], [50, 200])")
    assert browser.run("time.advance(2); return carousel.page") == 1


def test_a_second_finger_takes_a_drag_of_pages_over(browser, zoom):
    zoom(browser)
    browser.run("""finger('down', 150, 150); finger('move', 120, 150); finger('move', 100, 150);
    finger('down', 200, 150, { id: 2 }); finger('move', 300, 150, { id: 2 });""")
    assert browser.run("return shown()[0]") == 2
    browser.run("finger('up', 300, 150, { id: 2 }); finger('up', 100, 150, { after: 500 })")
    assert browser.run("time.advance(2); return [carousel.page, it.scale]") == [0, 2]


def test_a_released_drag_glides(browser, zoom):
    zoom(browser)
    browser.run("it.scale = 2; time.advance(1); finger('down', 300, 150); finger('move', 280, 150); finger('move', 272, 150); finger('up', 272, 150, { after: 0 })")
    # Eight pixels after the drag's beginning at 280, and 28 in 40 ms: 700 pixels per second, for 0.325 s.
    assert abs(shown(browser, 0.325)[1] + 8 + 192 * (1 - 2.718281828 ** (-0.325 * 700 / 192))) < 1
    assert shown(browser, 5) == [2, -200, 0], "as far as the edge"


def test_a_picture_that_shows_whole_is_centred_where_it_is_smaller(browser, zoom):
    zoom(browser, f'<dwell-zoom class="alone"><img alt="" src="{PICTURE.format(height=400)}"></dwell-zoom>')
    browser.run("await it.firstElementChild.decode(); await new Promise((done) => setTimeout(done, 50)); doubleTap(200, 51)")
    assert shown(browser, 1) == [2.5, 0, 100]
    browser.run("it.reset({ animated: false }); it.firstElementChild.style.objectFit = 'cover'; it.style.width = '402px'; await new Promise((done) => setTimeout(done, 50)); it.style.width = '400px'; await new Promise((done) => setTimeout(done, 50)); doubleTap(200, 50)")
    assert shown(browser, 1) == [2.5, 0, 150]


def test_a_wheel_with_the_control_key_zooms_at_the_pointer(browser, zoom):
    zoom(browser)
    assert browser.run("return wheel(0, -10, 100, 150, { ctrlKey: true })"), "the browser doesn't zoom the page"
    scale, x, y = shown(browser)
    assert abs(scale - 1.10517) < 1e-4 and abs(x - 100 * (scale - 1)) < 1e-2 and y == 0
    browser.run("for (let n = 0; n < 10; n += 1) wheel(0, -120, 100, 150, { ctrlKey: true })")
    assert shown(browser) == [4, 300, 0]
    browser.run("for (let n = 0; n < 10; n += 1) wheel(0, 120, 100, 150, { ctrlKey: true })")
    assert shown(browser) == [1, 0, 0]
    assert browser.run("return carousel.page") == 0


def test_a_wheel_scrolls_zoomed_content_and_turns_pages_otherwise(browser, zoom):
    zoom(browser)
    browser.run("it.scale = 2; time.advance(1)")
    assert browser.run("return [wheel(150, 10, 200, 150), wheel(150, 0, 200, 150), ...shown()]") == [True, True, 2, -200, -10]
    assert browser.run("return [wheel(30, 0, 200, 150), time.advance(1), carousel.page]") == [True, None, 0], "the rest of a swipe is none"
    browser.run("await new Promise((done) => setTimeout(done, 300)); wheel(120, 0, 200, 150)")
    assert browser.run("time.advance(2); return carousel.page") == 1


def test_a_pinch_that_safari_reports_as_a_gesture_zooms(chromium, zoom):
    zoom(chromium)
    chromium.run("""window.gesture = (type, scale) => it.dispatchEvent(Object.assign(new Event(`gesture${type}`, { cancelable: true }), { scale, clientX: 100, clientY: 150 }));
    gesture('start', 1); gesture('change', 2);""")
    assert shown(chromium) == [2, 100, 0]
    chromium.run("gesture('change', 8); gesture('end', 8)")
    assert shown(chromium, 2) == [4, 300, 0]


def test_keys_zoom_the_page_of_a_focused_carousel(browser, zoom):
    zoom(browser)
    browser.run("carousel.shadowRoot.querySelector('[role=slider]').focus()")
    for key, transform in [("+", [1.5, 0, 0]), ("+", [2.25, 0, 0]), ("-", [1.5, 0, 0]), ("ArrowRight", [1.5, -100, 0]), ("ArrowUp", [1.5, -100, 75]), ("0", [1, 0, 0])]:
        browser.press(key)
        assert shown(browser, 2) == transform, key
    browser.press("+")
    browser.press("ArrowRight")
    assert browser.run("time.advance(2); return carousel.page") == 0
    browser.press("ArrowRight")
    assert browser.run("time.advance(2); return carousel.page") == 1, "at the edge arrows turn the page"
    browser.press("+")
    browser.run("time.advance(2)")
    # Once the page has left the view, which the browser tells with a later frame.
    browser.run(until("it.scale === 1"))


def test_keys_zoom_a_focused_element(browser, zoom):
    zoom(browser, '<dwell-zoom class="alone" tabindex="0"><p>one <input></p></dwell-zoom>')
    browser.run("it.focus()")
    browser.press("+")
    assert shown(browser, 2) == [1.5, 0, 0]
    browser.run("it.querySelector('input').focus()")
    browser.press("0")
    assert browser.run("time.advance(2); return [it.scale, it.querySelector('input').value]") == [1.5, "0"], "what is typed is the field's"


def test_focus_in_zoomed_content_moves_it_into_view(chromium, zoom):
    zoom(chromium, '<dwell-zoom class="alone" tabindex="0"><p>one<button style="position: absolute; right: 0; bottom: 0; width: 40px; height: 20px">two</button></p></dwell-zoom>')
    chromium.run("it.focus(); it.scale = 2; time.advance(1)")
    chromium.press("Tab")
    assert shown(chromium) == [2, -200, -150]
    assert chromium.run("return [it.scrollLeft, it.scrollTop]") == [0, 0]


def test_the_time_of_a_zoomed_page_is_paused(browser, zoom):
    zoom(browser, f'<dwell-carousel duration="4">{ZOOM.format("")}<p>two</p></dwell-carousel>')
    browser.run("time.advance(1); doubleTap(200, 150)")
    before = browser.run("return carousel.progress")
    assert browser.run("time.advance(9); return [carousel.page, carousel.progress, carousel.paused]") == [0, before, False]
    browser.run("carousel.append(document.createElement('p')); await null; await null; time.advance(9)")
    assert browser.run("return carousel.progress") == before, "also after an edit"
    browser.run("it.reset(); time.advance(0.1)")
    assert browser.run("return carousel.progress") == before, "until it is whole again"
    assert browser.run("time.advance(2); return carousel.progress") > before
    assert browser.run("time.advance(4); return carousel.page") == 1


@pytest.mark.parametrize("attributes, scales", [
    ("", [2.5, 4]), (' max-scale="2"', [2, 2]), (' max-scale="8" double-tap-scale="3"', [3, 8]), (' max-scale="1"', [1, 1]), (' max-scale="x" double-tap-scale=""', [2.5, 4]),
])  # fmt: skip
def test_attributes_set_the_scales(chromium, zoom, attributes, scales):
    zoom(chromium, f"<dwell-carousel>{ZOOM.format(attributes)}</dwell-carousel>")
    assert chromium.run("doubleTap(200, 150); time.advance(1); const { scale } = it; it.scale = 99; time.advance(1); return [scale, it.scale]") == scales
    chromium.run("it.setAttribute('max-scale', '1.5')")
    assert chromium.run("return it.scale") == min(scales[1], 1.5)


def test_with_reduced_motion_it_is_there_at_once(browser, zoom):
    zoom(browser, f"<dwell-carousel reduce-motion>{ZOOM.format('')}</dwell-carousel>")
    browser.run("doubleTap(100, 75)")
    assert browser.run("return [...shown(), told, it.shadowRoot.querySelector('div').getAnimations().length]") == [2.5, 150, 112.5, [2.5], 0]
    browser.run("finger('down', 300, 150); finger('move', 280, 150); finger('move', 272, 150); finger('up', 272, 150, { after: 0 })")
    assert shown(browser, 1) == [2.5, 142, 112.5], "and stays where a drag ends"


def test_it_adds_nothing_to_what_is_announced(chromium, zoom):
    zoom(chromium, '<dwell-carousel><dwell-zoom><img alt="Lisbon" src=""></dwell-zoom></dwell-carousel>')
    assert chromium.run("return [it.getAttributeNames(), it.shadowRoot.querySelectorAll('[role], [tabindex]').length]") == [[], 0]


def test_nothing_scrolls_and_no_gap_shows_at_the_corners(browser, zoom):
    zoom(browser, f"<dwell-carousel>{ZOOM.format('')}</dwell-carousel>", attributes='dir="rtl"')
    for way, corner in [("1000, 1000", [200, 150]), ("-1000, -1000", [-200, -150])]:
        browser.run(f"it.reset({{ animated: false }}); it.scale = 2; time.advance(1); finger('down', 200, 150); finger('move', 205, 165); finger('move', {way}); finger('up', {way}, {{ after: 500 }})")
        assert shown(browser, 1)[1:] == corner
        box = "const box = it.shadowRoot.querySelector('div').getBoundingClientRect(); return [box.left <= 0, box.top <= 0, box.right >= 400, box.bottom >= 300]"
        assert browser.run(box) == [True] * 4
    assert browser.run("return [it.scrollWidth, it.scrollHeight, document.documentElement.scrollWidth].map((one) => one > innerWidth)") == [False] * 3


@pytest.mark.parametrize("file", scripts("zoom"))
def test_scripts_of_gestures_show_what_they_show_everywhere(browser, zoom, file):
    zoom(browser)
    browser.run("""window.fingers = null;
    // Two fingers, 100 pixels apart at first.
    window.spread = (factor, x, y) => {
      const isNew = !fingers;
      if (isNew) [[x - 50, y], [x + 50, y]].forEach((point, n) => finger('down', ...point, { id: n + 1 }));
      fingers = [[x - 50 * factor, y], [x + 50 * factor, y]];
      fingers.forEach((point, n) => finger('move', ...point, { id: n + 1 }));
    };
    window.lift = () => { fingers.forEach((point, n) => finger('up', ...point, { id: n + 1, after: 500 })); fingers = null; };
    window.pull = (x, y) => { const start = 200 + 12 * Math.sign(x); drag([200, 150], [start, 150], [start + x, 150 + y]); };""")
    gestures = {
        "double-tap": "doubleTap({}, {})", "pinch": "spread({}, {}, {})", "lift": "lift()", "drag": "pull({}, {})",
        "wheel": "wheel(0, {}, {}, {}, {{ ctrlKey: true }})", "larger": "press('+')", "smaller": "press('-')",
    }  # fmt: skip
    browser.run("window.press = (key) => it.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))")
    play(file, lambda words: browser.run(gestures[words[0]].format(*numbers(words[1:]))), lambda seconds: shown(browser, seconds))


def test_the_rule_is_that_of_the_core(chromium, show):
    show(chromium, "")
    rule = """const { Zoom, fittedSize } = await import('/src/zoom-rule.js');
    const stage = (content) => { const zoom = new Zoom(); zoom.resize([400, 300], content); return zoom; };
    const rest = (zoom) => zoom.at(100).map((one) => Math.round(one * 1e6) / 1e6 + 0); const zoom = stage(); return """
    table = [("undefined", "200, 150", [2.5, 0, 0]), ("undefined", "0, 0", [2.5, 300, 225]), ("[400, 200]", "200, 50", [2.5, 0, 100]), ("[400, 100]", "0, 0", [2.5, 300, 0]), ("[100, 300]", "150, 0", [2.5, 0, 225])]
    for content, point, transform in table:
        assert chromium.run(rule + f"(() => {{ const one = stage({content}); one.doubleTap([{point}], 0); return rest(one); }})()") == transform
    samples = chromium.run(rule + "(zoom.beginPinch([200, 150], 5), zoom.pinch(8, [200, 150]), zoom.endPinch(5), [5, 5.1].map((at) => zoom.at(at)[0]))")
    assert samples[0] == 6 and abs(samples[1] - 4.9285) < 5e-5
    start = "(zoom.zoom(2, false, 0), zoom.beginDrag(1), "
    glide = chromium.run(rule + start + "zoom.endDrag([400, -2000], 1), [zoom.at(1.325)[1], zoom.at(1.075)[2], ...rest(zoom)])")
    assert abs(glide[0] - 82.1757) < 1e-4 and abs(glide[1] + 94.8181) < 1e-4 and glide[2:] == [2, 130, -150]
    ways = "[[20, 0], [20, 19], [-20, 0], [19, 20], [0, -20], [0, 0], [NaN, 0], [Infinity, 0]]"
    assert chromium.run(rule + start + f"zoom.drag([500, 0]), zoom.endDrag([0, 0], 1), {ways}.map((way) => zoom.canFollow(way, 1)))") == [False, False, True, True, True, False, False, False]
    for factor, transform in [(1.04, [1, 0, 0]), (1.06, [1.06, 6, 0]), (1e300, [4, 300, 0]), (1e-300, [1, 0, 0])]:
        assert chromium.run(rule + f"(zoom.beginPinch([100, 150], 0), zoom.pinch({factor}, [100, 150]), zoom.endPinch(0), rest(zoom))") == transform
    resized = "(zoom.zoom(2, false, 0), zoom.beginDrag(0), zoom.drag([200, 150]), zoom.endDrag([0, 0], 0), zoom.resize([800, 300]), rest(zoom).concat((zoom.resize([800, 300], [200, 300]), rest(zoom)), (zoom.resize([0, 9]), rest(zoom))))"
    assert chromium.run(rule + resized) == [2, 400, 150, 2, 0, 150, 1, 0, 0]
    assert chromium.run(rule + "[fittedSize([800, 400], [400, 300]), fittedSize([1, 3], [400, 300]), fittedSize([NaN, 3], [400, 300])]") == [[400, 200], [100, 300], [400, 300]]
    assert chromium.run(rule + "(zoom.resize([0, 0]), [zoom.doubleTap([0, 0], 0), zoom.key('+', 0), zoom.magnify(-9, [0, 0], 0), zoom.beginDrag(0), zoom.canFollow([1, 0], 0)])") == [False] * 5
    assert chromium.run(rule + "[zoom.pinch(2, [0, 0]), zoom.endPinch(0), zoom.drag([0, 0]), zoom.endDrag([0, 0], 0), zoom.doubleTap([NaN, 0], 0), zoom.magnify(NaN, [0, 0], 0), zoom.scroll([NaN, 0], 0), zoom.zoom(NaN, true, 0)]") == [False] * 8
