"""`<dwell-stories>`: people's stories, one after another (R234), and the ring of moments (R236)."""

import pytest
from gestures import play, scripts, settings
from viewer import ANN, BOB, CEM, TURN, advance


def tap(browser, x):
    """Taps at a place after a moment, lets the pages turn, and returns where that led."""
    browser.run("time.advance(0.1)")
    browser.drag((x, 400))
    return advance(browser, 1)


def test_they_open_at_the_first_moment_that_was_not_seen(browser, stories):
    stories(browser)
    assert browser.run("return where()") == [1, 1, "a1 a2 b1"]
    assert browser.run("return part('name').map((one) => one.textContent)") == ["Ann", "Bob", "Cem"]


@pytest.mark.parametrize("attributes, people, where", [
    ('person="0"', ANN + BOB, [0, 0]), ('person="2"', ANN + BOB + CEM, [2, 0]), ('person="9"', ANN + BOB, [1, 1]), ('person="-1"', ANN + BOB, [0, 0]),
    ("", ANN, [0, 0]), ("", ANN + ANN, [0, 0]), ("", '<dwell-carousel label="Dee"></dwell-carousel>' + CEM, [1, 0]),
])  # fmt: skip
def test_or_at_a_person_by_name_or_from_the_start_once_all_were_seen(chromium, stories, attributes, people, where):
    stories(chromium, people, attributes)
    assert chromium.run("return where()")[:2] == where


def test_the_end_of_a_story_leads_to_the_next_person_and_after_the_last_they_close(browser, stories):
    stories(browser)
    assert advance(browser, 5.1)[:2] == [1, 2], "five seconds for each moment"
    assert advance(browser, 5.1)[:2] == [2, 0]
    assert advance(browser) == [2, 0, "a1 a2 b1 b2 b3"]
    assert browser.run("return told") == ["dwell-change"]
    assert advance(browser, 5.1)[0] == 2
    assert browser.run("return told") == ["dwell-change", "dwell-close"]


def test_taps_beyond_a_story_lead_to_the_people_beside(browser, stories):
    stories(browser)
    assert tap(browser, 300)[:2] == [1, 2]
    assert tap(browser, 300)[:2] == [2, 0]
    assert advance(browser) == [2, 0, "a1 a2 b1 b2 b3"]
    assert tap(browser, 50)[:2] == [1, 0], "all of Bob's were seen, so his story begins with the first"
    assert advance(browser)[2] == "a1 a2 b1 b2 b3 c1"
    assert tap(browser, 50)[:2] == [0, 0]
    advance(browser)
    assert browser.run("return it.people[0].progress") > 0.3
    assert tap(browser, 50)[:2] == [0, 0]
    assert browser.run("return it.people[0].progress") == 0.2, "the first one's has started again, a second ago"
    assert "dwell-close" not in browser.run("return told")


def test_a_swipe_at_the_end_of_a_story_turns_to_the_next_person(browser, stories):
    stories(browser, attributes='person="2"')
    browser.drag((100, 400), (130, 400), (200, 400), (390, 400))
    assert advance(browser)[:2] == [1, 1]
    browser.drag((300, 400), (270, 400), (200, 400), (10, 400))
    assert advance(browser)[:2] == [1, 2], "a swipe inside a story turns its moments"
    browser.drag((300, 400), (270, 400), (200, 400), (10, 400))
    assert advance(browser)[:2] == [2, 0]


def test_a_swipe_that_comes_back_marks_nothing_of_the_next_person(chromium, stories):
    stories(chromium, attributes='person="1"')
    chromium.run("it.people[1].go(2, { animated: false }); time.advance(0.1)")
    chromium.drag((300, 400), (270, 400), (200, 400), (300, 400), (310, 400))
    assert advance(chromium)[0] == 1
    assert "c1" not in chromium.run("return where()[2]")


def test_only_the_time_of_the_shown_person_passes(browser, stories):
    stories(browser)
    browser.run("time.advance(2)")
    assert browser.run("return it.people.map((one) => Math.round(one.progress * 5))") == [0, 2, 0]


def test_a_press_that_holds_a_moment_hides_what_lies_above_it(chromium, stories):
    stories(chromium)
    opacities = "await finish(); return [part('header')[1], part('close')[0]].map((one) => getComputedStyle(one).opacity)"
    chromium.mouse.move(200, 400)
    chromium.mouse.down()
    assert chromium.run("const [one] = part('header'); return getComputedStyle(one).transitionDelay") == "0.35s"
    chromium.run("time.advance(0.6)")
    assert chromium.run(opacities) == ["0", "0"]
    bob = "const { shadowRoot: root } = it.people[1]; "
    assert chromium.run(bob + "return getComputedStyle(root.querySelector('.group:has([part~=indicator])')).opacity") == "0"
    assert chromium.run(bob + "await finish(); return getComputedStyle(root.querySelector('[part=toggle]')).opacity") == "0"
    chromium.mouse.move(206, 404)
    assert chromium.run(opacities) == ["0", "0"], "a finger never rests quite"
    chromium.mouse.move(200, 440)
    chromium.mouse.move(200, 400)
    assert chromium.run(opacities) == ["1", "1"]
    chromium.mouse.up()
    advance(chromium, 1)
    assert chromium.run(bob + "return [...root.querySelectorAll('.group')].filter((one) => getComputedStyle(one).opacity !== '1').length") == 0
    assert chromium.run("return where()")[:2] == [1, 1]


def test_marks_are_white_over_a_page_with_dark_text(chromium, stories):
    stories(chromium, '<dwell-carousel label="Dee"><p style="color: #222; background: #eee">d1</p><p>d2</p></dwell-carousel>')
    script = "const root = it.people[0].shadowRoot; return ['[part~=indicator]', '[part=toggle]'].map((one) => getComputedStyle(root.querySelector(one)).color)"
    assert chromium.run(script) == ["rgb(255, 255, 255)"] * 2


def test_the_close_button_and_escape_close(browser, stories):
    stories(browser)
    assert browser.run("const [button] = part('close'); button.click(); return [told, button.ariaLabel]") == [["dwell-close"], "Close"]
    browser.run("part('close')[0].focus()")
    browser.press("Escape")
    assert browser.run("return told") == ["dwell-close"] * 2
    assert browser.run("it.setAttribute('label-close', 'Fertig'); await null; return part('close')[0].ariaLabel") == "Fertig"


@pytest.mark.parametrize("tag, word", [("de", "Schließen"), ("pt", "Fechar"), ("zh-TW", "關閉"), ("en-GB", "Close"), ("x", "Close"), ("", "Close")])
def test_the_button_speaks_the_language_of_the_page(chromium, stories, tag, word):
    stories(chromium, attributes=f'lang="{tag}"')
    assert chromium.run("await import('/dist/words.js'); await new Promise((done) => setTimeout(done)); return part('close')[0].ariaLabel") == word


def test_a_dialog_around_closes_unless_the_app_keeps_it(browser, stories):
    stories(browser, around="<dialog>%s</dialog>")
    is_open = "return document.querySelector('dialog').open"
    assert browser.run("return where()") == [1, 1, "a1 a2 b1"], "nothing was seen in a closed dialog"
    browser.run("document.querySelector('dialog').showModal(); it.addEventListener('dwell-close', (event) => event.preventDefault(), { once: true }); it.close()")
    assert browser.run(is_open)
    browser.settle()
    assert advance(browser, 1)[:2] == [1, 1]
    browser.run("it.close()")
    assert not browser.run(is_open)
    advance(browser)
    browser.run("document.querySelector('dialog').showModal()")
    browser.settle()
    assert browser.run("return where()[1]") == 2, "the first that wasn't seen is the third now"


def test_people_come_and_go_and_the_shown_one_stays(browser, stories):
    stories(browser)
    browser.run("const made = it.people[2].cloneNode(true); made.setAttribute('label', 'Dee'); it.prepend(made); await null; await null;")
    browser.settle()
    assert browser.run("return [it.person, it.people[it.person].getAttribute('label'), it.people[it.person].page]") == [2, "Bob", 1]
    browser.run("it.people[2].remove(); await null; await null;")
    assert advance(browser)[:2] == [2, 0], "the next person takes the place"
    assert browser.run("return it.people[it.person].getAttribute('label')") == "Cem"
    browser.run("it.replaceChildren(); await null; await null;")
    assert browser.run("return it.person") == -1


def test_a_person_has_what_the_app_has_set(chromium, stories):
    own = '<dwell-carousel label="Ann" duration="9" indicator="none"><p>a1</p></dwell-carousel>'
    stories(chromium, own + BOB, 'duration="3"')
    settings = "return it.people.map((one) => ['duration', 'indicator', 'taps'].map((name) => one.getAttribute(name)))"
    assert chromium.run(settings) == [["9", "none", "turn"], ["3", "segments", "turn"]]
    chromium.run("it.setAttribute('duration', '2')")
    assert chromium.run(settings)[1][0] == "2"


def test_each_person_is_one_slider_and_the_others_are_hidden(chromium, stories):
    stories(chromium)
    script = """return it.people.map((one) => [one.shadowRoot.querySelectorAll('[role=slider]').length, one.checkVisibility({ contentVisibilityAuto: true })])"""
    assert chromium.run(script) == [[1, False], [1, True], [1, False]]
    assert chromium.run("return it.shadowRoot.querySelector('dwell-carousel').shadowRoot.querySelector('[part~=page]').ariaLabel") == "Bob, 2 of 3"


def test_from_right_to_left_a_tap_at_the_left_goes_on(browser, stories):
    stories(browser, attributes='dir="rtl"')
    assert tap(browser, 50)[:2] == [1, 2]
    assert tap(browser, 50)[:2] == [2, 0]
    left, right = browser.run("const { left } = part('close')[0].getBoundingClientRect(); return [left, part('name')[2].getBoundingClientRect().right]")
    assert left == 6 and right == 384


@pytest.mark.parametrize("file", scripts("stories"))
def test_scripts_of_gestures_show_what_they_show_everywhere(browser, stories, file):
    moments = lambda count, seen: "".join(f"<p{' data-seen' * (n < seen)}></p>" for n in range(count))
    counts = [(int(count), int(seen)) for count, seen in zip(*(settings(file)[name] for name in ("people", "seen")))]
    stories(browser, "".join(f"<dwell-carousel>{moments(*one)}</dwell-carousel>" for one in counts))

    def pointer(*events):
        browser.run("window.target = it.people[it.person].children[it.people[it.person].page]; " + "; ".join(f"pointer('pointer{one}', {rest})" for one, rest in events))

    def perform(words):
        match words:
            case ["tap", way]: browser.drag((300 if way == "next" else 50, 400))
            case ["swipe", way]: browser.drag(*[(x if way == "next" else 400 - x, 400) for x in (350, 300, 150, 10)])
            case ["hold"]: pointer(("down", "200, 300, 0"))
            case ["lift"]: pointer(("up", "200, 300, 60000"))
            case ["pull", share]:
                end = 100 + float(share) * 600
                pointer(("down", "200, 100, 70000"), ("move", "200, 130, 70020"), ("move", f"200, {end}, 70300"), ("up", f"200, {end}, 71300"))
                browser.run("await finish()")
            case ["close"]: browser.run("part('close')[0].click()")

    # Once closed, they wait where they will begin.
    browser.run("window.left = null; it.addEventListener('dwell-close', () => { window.left = where(); })")

    def show(seconds):
        for part in (min(seconds, 0.02), max(seconds - 0.02, 0)):
            advance(browser, part)
        return browser.run("return [...(window.left ?? where()).slice(0, 2), told.filter((one) => one === 'dwell-close').length]")

    play(file, perform, show)


def test_the_rule_is_that_of_the_core(chromium, show):
    show(chromium, "")
    rule = "const { startOf, firstPerson, stepFrom } = await import('/src/story-rule.js'); const [no, yes] = [false, true]; "
    three = "[[yes, yes], [yes, no, no], [no]]"
    assert chromium.run(f"{rule} return [{three}.map(startOf), firstPerson({three})]") == [[0, 1, 0], 1]
    assert chromium.run(f"{rule} return [1, -1].map((way) => [0, 1, 2].map((at) => stepFrom({three}, at, way)))") == [[1, 2, "close"], ["restart", 0, 1]]
    gaps = "[[], [no, no], [], [no], []]"
    assert chromium.run(f"{rule} return [firstPerson({gaps}), stepFrom({gaps}, 1, 1), stepFrom({gaps}, 3, 1), stepFrom({gaps}, 3, -1), stepFrom({gaps}, 1, -1)]") == [1, 3, "close", 1, "restart"]
    assert chromium.run(f"{rule} return [firstPerson([[], []]), firstPerson([]), firstPerson([[yes], [yes]])]") == [-1, -1, 0]


def test_the_ring_is_that_of_the_core(chromium, show):
    show(chromium, "")
    arcs = "const { arcsOf } = await import('/src/story-ring.js'); return arcsOf(%s, %s)"
    space = 6.5 / 30.75 * 180 / 3.141592653589793
    for at, arc in enumerate(chromium.run(arcs % ("[true, true, false, false]", 64))):
        assert abs(arc["start"] - (90 * at + space / 2)) < 1e-9 and abs(arc["sweep"] - (90 - space)) < 1e-9
        assert arc["isSeen"] == (at < 2)
    for count, length, number in [(1, 64, 1), (14, 64, 14), (15, 64, 1), (1000, 64, 1), (0, 64, 0), (3, 2.5, 0), (3, 0, 0)]:
        assert len(chromium.run(arcs % (f"Array({count}).fill(false)", length))) == number


RING = "const ring = document.querySelector('dwell-story-ring'); const lines = () => [...ring.shadowRoot.querySelectorAll('path')].map((one) => one.getAttribute('opacity')); "


def test_a_ring_follows_a_person(browser, stories):
    stories(browser, around='%s<dwell-story-ring for="bob"><img alt=""></dwell-story-ring>')
    assert browser.run(RING + "return lines()") == ["0.35", "1", "1"]
    assert browser.run(RING + "bob.children[1].dataset.seen = ''; await null; return lines()") == ["0.35", "0.35", "1"]
    assert browser.run(RING + "bob.children[2].remove(); await null; return lines()") == ["0.35", "0.35"]


def test_a_ring_of_another_width_is_round_and_so_is_its_picture(browser, stories):
    stories(browser, around='%s<dwell-story-ring moments="3" style="inline-size: 80px"><img alt=""></dwell-story-ring>')
    sizes = "return [ring, ring.firstChild].flatMap((one) => [one.offsetWidth, one.offsetHeight])"
    assert browser.run(RING + sizes) == [80, 80, 70, 70]
    assert browser.run(RING + "ring.removeAttribute('style');" + sizes) == [64, 64, 54, 54]


def test_or_the_numbers_that_the_app_has_set(browser, stories):
    stories(browser, around='%s<dwell-story-ring moments="3" seen-moments="1"><img alt=""></dwell-story-ring>')
    assert browser.run(RING + "return lines()") == ["0.35", "1", "1"]
    assert browser.run(RING + "ring.setAttribute('seen-moments', 9); return lines()") == ["0.35"] * 3
    assert browser.run(RING + "ring.setAttribute('moments', 'x'); return lines()") == []
