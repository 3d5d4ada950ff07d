"""Pages without a known number, known by their neighbours (R231), from a module that only apps with such pages load."""

import pytest
from gestures import play, scripts, settings

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
BIND = """const { bindNeighbours } = await import('/dist/neighbours.mjs');
const it = document.querySelector('dwell-carousel');
it.days = bindNeighbours(it, {
  around: 7, next: (day) => (day < %(last)s ? day + 1 : null), previous: (day) => (day > %(first)s ? day - 1 : null),
  create: (day) => Object.assign(document.createElement('p'), { textContent: day, title: day }),
});
for (const page of it.children) page.dataset.title ??= `Day ${page.textContent}`;
await null; await null;"""
# The numbers of the pages in view, with their left edges in pixels.
IN_VIEW = """Object.fromEntries([...it.shadowRoot.querySelectorAll('.item')].flatMap((item) => {
  const [page] = item.querySelector('slot')?.assignedElements() ?? [];
  const { left, right } = item.getBoundingClientRect();
  return page && right > 0 && left < 400 ? [[page.textContent, Math.round(left)]] : [];
}))"""


def run(browser, script):
    """Runs a script with the element in `it`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); {script}")


@pytest.fixture
def days(show):
    """Opens a carousel of days between limits, at 7."""

    def open_page(browser, first=-10_000, last=10_000, attributes=""):
        show(browser, f'{STYLE}<dwell-carousel loop {attributes}><p>before</p></dwell-carousel>')
        browser.run(BIND % {"first": first, "last": last})
        browser.settle()

    return open_page


def key(browser, *names):
    """Turns by the buttons that are there for the keyboard."""
    for name in names:
        run(browser, f"it.shadowRoot.querySelector('[part=\"{name}\"]').click(); await null; await null;")


def test_the_first_page_is_shown_without_marks_and_numbers(browser, days):
    days(browser)
    assert run(browser, f"return {IN_VIEW}") == {"7": 0}
    labels = run(browser, "return [...it.shadowRoot.querySelectorAll('[part~=page]')].map((one) => one.ariaLabel)")
    assert labels == ["Day 7"]
    assert run(browser, "return [it.hasAttribute('loop'), it.shadowRoot.querySelector('[part~=slider]').hidden]") == [False, True]


@pytest.mark.parametrize("file", scripts("days"))
def test_scripts_of_gestures_show_what_they_show_everywhere(browser, days, file):
    days(browser, *map(int, settings(file).get("limits", [-10_000, 10_000])))

    def perform(words):
        match words:
            case ["swipe", way]: browser.drag(*[(x if way == "next" else 400 - x, 150) for x in (350, 300, 150, 10)])
            case ["key", way]: key(browser, way)
            case ["select", day]: run(browser, f"it.days.go({day}); await null; await null;")

    def show(seconds):
        browser.run(f"time.advance({seconds})")
        return [run(browser, "await null; await null; return it.days.current")]

    play(file, perform, show)


@pytest.mark.parametrize("attributes, width, turn", [('per-view="3"', 133, 1), ('per-view="3" per-turn="3"', 133, 3)])
def test_the_first_of_several_pages_in_view_is_that_of_the_app_and_turns_go_on_from_it(browser, days, attributes, width, turn):
    days(browser, attributes=attributes)
    count = 400 // width

    def expect_at(page):
        shown = sorted(run(browser, f"return {IN_VIEW}").items(), key=lambda one: one[1])
        assert [number for number, _ in shown] == [str(page + place) for place in range(count)]
        assert [left for _, left in shown] == pytest.approx([place * 400 / count for place in range(count)], abs=1)
        assert run(browser, "return it.days.current") == page

    expect_at(7)
    for _ in range(20):
        key(browser, "previous")
        browser.run("time.advance(2)")
    expect_at(7 - 20 * turn)
    for _ in range(25):
        key(browser, "next")
        browser.run("time.advance(2)")
    expect_at(7 + 5 * turn)


def test_selecting_one_of_several_pages_in_view_turns_as_far_as_in_a_carousel(chromium, days):
    days(chromium, attributes='per-view="3"')
    for selected, current in [(9, 7), (10, 8), (500, 498), (499, 498), (2, 2), (4, 2)]:
        run(chromium, f"it.days.go({selected}); await null; await null;")
        chromium.run("time.advance(3)")
        shown = sorted(map(int, run(chromium, f"return {IN_VIEW}")))
        assert (run(chromium, "return it.days.current"), shown) == (current, [current, current + 1, current + 2])
    key(chromium, "next")
    assert run(chromium, "return it.days.current") == 3


def test_pages_in_view_are_there_while_turns_follow_one_another_quickly(chromium, days):
    days(chromium, attributes='style="--dwell-per-view: 12"')
    for _ in range(12):
        key(chromium, "next")
        chromium.run("time.advance(0.1)")
        shown = run(chromium, f"return {IN_VIEW}")
        pages = sorted(map(int, shown))
        assert len(pages) >= 12 and pages == list(range(pages[0], pages[-1] + 1))
        assert max(shown.values()) >= 366, "the right edge has a page"
    chromium.run("time.advance(3)")
    assert sorted(map(int, run(chromium, f"return {IN_VIEW}"))) == list(range(19, 31))


def test_turns_go_on_in_both_directions_and_pages_that_leave_are_removed(chromium, days):
    days(chromium)
    current = 7
    for name, count in [("next", 60), ("previous", 120)]:
        for _ in range(count):
            key(chromium, name)
            chromium.run("time.advance(2)")
            current += 1 if name == "next" else -1
            at, children = run(chromium, "return [it.days.current, [...it.children].map((one) => Number(one.textContent))]")
            assert at == current and children == list(range(children[0], children[-1] + 1)) and len(children) <= 81
            assert {current - 8, current + 8} <= set(children)
    assert run(chromium, f"return {IN_VIEW}") == {str(current): 0}


def test_a_page_that_stays_keeps_its_element(browser, days):
    days(browser)
    kept = "it.kept ??= it.querySelector('[title=\"7\"]'); it.days.update(); return it.kept === it.querySelector('[title=\"7\"]') && it.kept.isConnected"
    assert run(browser, kept)
    key(browser, "next", "next", "previous")
    assert run(browser, kept)
    run(browser, "it.days.go(500); await null; await null; it.days.update(); it.days.go(520); await null")
    assert not run(browser, kept)


def test_pages_end_where_there_is_no_neighbour(browser, days):
    days(browser, 6, 8)
    key(browser, "next", "next", "next")
    assert run(browser, "return [it.days.current, it.shadowRoot.querySelector('[part=next]').ariaDisabled]") == [8, "true"]
    browser.run("time.advance(2)")
    key(browser, "previous", "previous", "previous")
    assert run(browser, "return [it.days.current, it.children.length]") == [6, 3]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_app_selects_any_page_which_comes_from_its_side(chromium, days, direction):
    days(chromium, attributes=f'dir="{direction}"')
    old = 7
    for number in [10, 5, 5000, 40, 41, -10_000, 10_000]:
        run(chromium, f"it.days.go({number}); await null; await null;")
        chromium.run("time.advance(0.1)")
        shown = run(chromium, f"return {IN_VIEW}")
        assert str(old) in shown and str(number) in shown, (number, shown)
        assert (shown[str(number)] > shown[str(old)]) == ((number > old) == (direction == "ltr")), (number, shown)
        chromium.run("time.advance(3)")
        assert run(chromium, f"return [it.days.current, {IN_VIEW}]") == [number, {str(number): 0}]
        old = number
    assert run(chromium, f"it.days.go(77, {{ animated: false }}); await null; await null; return {IN_VIEW}") == {"77": 0}


def test_timed_pages_turn_on_and_on_and_end_at_the_end(chromium, days):
    days(chromium, 0, 40, 'duration="4"')
    run(chromium, "it.ends = 0; it.addEventListener('dwell-end', () => { it.ends += 1; });")
    for number in range(8, 41):
        assert run(chromium, "time.advance(4.01); await null; return it.days.current") == number
    assert run(chromium, "time.advance(4.01); return [it.days.current, it.ends]") == [40, 1]


def test_a_feed_goes_on_when_the_app_has_more(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel></dwell-carousel>")
    run(
        chromium,
        """const { bindNeighbours } = await import('/dist/neighbours.mjs');
        it.posts = ['a', 'b', 'c'].map((id) => ({ id }));
        const beside = (post, step) => it.posts.map(({ id }) => ({ id }))[it.posts.findIndex(({ id }) => id === post.id) + step];
        it.days = bindNeighbours(it, {
          around: { id: 'c' }, key: ({ id }) => id, next: (post) => beside(post, 1), previous: (post) => beside(post, -1),
          create: ({ id }) => Object.assign(document.createElement('p'), { textContent: id }),
        });""",
    )
    chromium.settle()
    order = "return [it.days.current.id, ...[...it.children].map((one) => one.textContent)].join('')"
    assert run(chromium, order) == "cabc"
    run(chromium, "it.posts.push({ id: 'd' }); it.posts.shift(); it.days.update(); await null; await null;")
    assert run(chromium, order) == "cbcd"
    key(chromium, "next")
    assert run(chromium, order) == "dbcd"


@pytest.mark.parametrize("step, message", [("(day) => (day < 9 ? day + 1 : 5)", "leads back to the page"), ("(day) => day", "leads back to the page 7"), ("(day) => day + 2", "do not lead back")])
def test_mistakes_are_warned_of_once_and_pages_end_there(chromium, show, step, message):
    show(chromium, f"{STYLE}<dwell-carousel></dwell-carousel>")
    chromium.run((BIND % {"first": -100, "last": 100}).replace("(day) => (day < 100 ? day + 1 : null)", step))
    for name in ["next", "next", "next", "previous", "previous", "previous"]:
        run(chromium, f"it.{name}(); await null; await null; time.advance(2)")
        assert run(chromium, "const texts = [...it.children].map((one) => one.textContent); return new Set(texts).size === texts.length")
    assert [message in one for one in chromium.messages] == [True], chromium.messages


def test_elements_that_are_defined_later_begin_with_the_first_page(chromium, show):
    show(chromium, f"{STYLE}<dwell-carousel></dwell-carousel>", script=None)
    chromium.run(BIND % {"first": -100, "last": 100})
    chromium.run("await new Promise((go) => document.head.append(Object.assign(document.createElement('script'), { src: '/dist/dwell.js', onload: go }))); await Dwell.ready;")
    chromium.settle()
    assert run(chromium, f"return [it.page, {IN_VIEW}]") == [8, {"7": 0}]


def test_the_app_can_end_it(chromium, days):
    days(chromium)
    run(chromium, "it.days.end(); it.append(document.createElement('p')); for (let n = 0; n < 5; n += 1) it.next(); await null")
    assert run(chromium, "return it.children.length") == 18
