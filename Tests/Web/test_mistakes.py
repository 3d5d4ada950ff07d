"""Mistakes of apps and accidents of pages: one message on the console, the default, and elements that keep working."""

import pytest

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
PAGES = "".join(f"<p>Page {n}</p>" for n in range(5))
CAROUSEL = f'{STYLE}<dwell-carousel id="c" duration="4">{PAGES}</dwell-carousel>'


@pytest.fixture
def open_page(chromium, show):
    """Opens a page in Chromium; afterwards nothing may have thrown, and the warnings must be the expected ones."""
    expected = []

    def open_it(body, *warnings, **options):
        expected.extend(warnings)
        show(chromium, body, **options)
        return chromium

    yield open_it
    assert chromium.errors == []
    assert len(chromium.messages) == len(expected), chromium.messages
    for message, words in zip(chromium.messages, expected):
        assert all(word in message for word in words.split()), message


def lives(chromium):
    """Whether the first carousel turns its page at the end of its time."""
    return chromium.run("const it = document.querySelector('dwell-carousel, [duration]'); const { page } = it; time.advance(4.5); return it.page !== page")


CIRCLES = {
    "itself": '<dwell-page-control id="a" for="a" pages="3" duration="4"></dwell-page-control>',
    "two": '<dwell-page-control id="a" for="b" pages="3" duration="4"></dwell-page-control><dwell-segments id="b" for="a" pages="3"></dwell-segments>',
    "three": '<dwell-segments id="a" for="b" pages="3" duration="4"></dwell-segments><dwell-timer id="b" for="d"></dwell-timer><dwell-page-control id="d" for="a" pages="3"></dwell-page-control>',
}


@pytest.mark.parametrize("kind", CIRCLES)
def test_elements_that_follow_one_another_in_a_cycle_follow_none(open_page, kind):
    count = CIRCLES[kind].count(" for=")
    chromium = open_page(CIRCLES[kind], *["Dwell: for itself"] * count)
    assert lives(chromium)
    assert chromium.run("return document.getElementById('a').pageCount") == 3


def test_a_broken_cycle_of_elements_is_followed(open_page):
    chromium = open_page(CIRCLES["two"] + CAROUSEL, *["Dwell: for itself"] * 2)
    chromium.run("document.getElementById('b').setAttribute('for', 'c')")
    chromium.settle()
    assert chromium.run("return ['a', 'b'].map((id) => document.getElementById(id).pageCount)") == [5, 5]
    chromium.run("document.getElementById('c').go(3)")
    assert chromium.run("return ['a', 'b'].map((id) => document.getElementById(id).page)") == [3, 3]


@pytest.mark.parametrize("hours", [0.001, 1, 30])
@pytest.mark.parametrize("when", [1.5, 3.999, 4.1])
def test_a_clock_that_steps_back_skips_no_turn(open_page, hours, when):
    """Before, at and after a turn, during its motion."""
    chromium = open_page(CAROUSEL + '<dwell-page-control for="c"></dwell-page-control>')
    pages = chromium.run(
        f"""const it = document.querySelector('dwell-carousel');
        time.advance({when});
        const before = it.page;
        time.step(-3600 * {hours});
        it.repaint();
        const pages = [it.page - before];
        for (let n = 0; n < 3; n += 1) {{ time.advance(4.6); pages.push(it.page - before); }}
        return pages;"""
    )
    assert pages[0] == 0 and pages[1:] == [1, 2, 3], pages


@pytest.mark.parametrize("value", ["null", "undefined", "() => 'Page'", "7", "{}"])
def test_invalid_words_count_as_the_default(open_page, value):
    chromium = open_page("", "Dwell: words.slide string", "Dwell: words.page string")
    chromium.run(f"Object.assign(Dwell.words, {{ page: {value}, slide: {value} }}); document.body.innerHTML = `{CAROUSEL}`")
    chromium.settle()
    labels = "const root = document.querySelector('dwell-carousel').shadowRoot; return [root.querySelector('[role=slider]').ariaValueText, root.querySelector('[part=page]').ariaLabel]"
    assert chromium.run(labels) == ["page 1 of 5", "1 of 5"]
    assert lives(chromium)


@pytest.mark.parametrize("options", ["null", "undefined", "7", "'animated'"])
def test_a_turn_with_invalid_options_is_animated(open_page, options):
    chromium = open_page(CAROUSEL)
    assert chromium.run(f"const it = document.querySelector('dwell-carousel'); it.go(1, {options}); return it.page") == 1
    assert lives(chromium)


@pytest.mark.parametrize("way", ["adopted", "own"])
def test_elements_in_a_removed_frame_are_silent(open_page, way):
    chromium = open_page(CAROUSEL + '<iframe id="f"></iframe>')
    calls = chromium.run(
        """const frame = document.getElementById('f');
        let it = document.querySelector('dwell-carousel');
        if (way === 'own') {
          frame.contentDocument.body.innerHTML = '<dwell-carousel duration="4"><p>1<p>2<p>3</dwell-carousel>';
          const script = frame.contentDocument.createElement('script');
          script.src = '/dist/dwell.js';
          const loaded = new Promise((go) => { script.onload = go; });
          frame.contentDocument.head.append(script);
          await loaded;
          await frame.contentWindow.Dwell.ready;
          it = frame.contentDocument.querySelector('dwell-carousel');
        } else {
          frame.contentDocument.body.append(it);
        }
        await new Promise((go) => setTimeout(go, 100));
        frame.remove();
        const thrown = [];
        for (const call of [() => it.next(), () => it.previous(), () => it.go(2), () => it.go(0, { animated: false }), () => it.pause(), () => it.resume(),
          () => it.repaint(), () => it.page, () => it.progress, () => it.paused, () => { it.duration = 2; }, () => { it.loop = true; }, () => it.append('x'), () => it.remove()]) {
          try { call(); } catch (error) { thrown.push(`${call}: ${error}`); }
        }
        time.advance(10);
        await new Promise((go) => setTimeout(go, 100));
        return thrown;""".replace("way ===", f"'{way}' ===")
    )
    assert calls == []


@pytest.mark.parametrize("name", ["anything", "loop", "per-view", "pages", "transform", "height"])
def test_a_property_on_every_object_changes_nothing(open_page, name):
    """As some old libraries add one."""
    before = f"<script>Object.prototype['{name}'] = {{ not: 'a function' }}; setTimeout(() => delete Object.prototype['{name}'], 5000)</script>"
    chromium = open_page(CAROUSEL, head=before)
    assert lives(chromium)
    assert chromium.run("const it = document.querySelector('dwell-carousel'); it.loop = true; it.perView = 2; return [it.getAttribute('loop'), it.getAttribute('per-view'), it.pageCount]") == ["", "2", 5]
    chromium.run(f"delete Object.prototype['{name}']")
