"""The cost of adding and removing elements, and of starting with many pages: counted, not timed."""

import pytest

ELEMENTS = ["dwell-page-control", "dwell-carousel", "dwell-segments", "dwell-meter", "dwell-timer"]
# Events, by the core's numbers.
PAUSE, RESUME, RESIZE = 15, 16, 26
# Connects and disconnects `count` elements of every kind, without layout, which other tests cover.
ROUND = """const [names, count] = arguments;
const box = document.body.appendChild(document.createElement('div'));
box.style.display = 'none';
for (const name of names) {
  for (let n = 0; n < count; n += 1) {
    const element = document.createElement(name);
    element.setAttribute('pages', 3);
    element.setAttribute('duration', 4);
    if (name === 'dwell-carousel') element.append(document.createElement('p'), document.createElement('p'));
    box.append(element);
    element.remove();
    if (n % 50 === 49) await null;
  }
}
box.remove();
await new Promise((go) => setTimeout(go));
return Dwell.memory();"""


class Counter:
    """The resources of a page, after garbage collection."""

    def __init__(self, browser):
        self.browser = browser
        self.session = browser.context.new_cdp_session(browser.page)
        self.session.send("Performance.enable")

    def count(self):
        """Returns the bytes of the heap, nodes, listeners and bytes of the module."""
        self.browser.settle()
        for _ in range(2):
            self.session.send("HeapProfiler.collectGarbage")
        values = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return values["JSHeapUsedSize"], values["Nodes"], values["JSEventListeners"], self.browser.run("return Dwell.memory()")


def test_a_hundred_thousand_connections_and_disconnections_leak_nothing(chromium, show):
    show(chromium, "", clock=False)
    counter = Counter(chromium)
    chromium.run(ROUND, ELEMENTS, 400)
    heap, nodes, listeners, module = counter.count()
    for _ in range(10):
        chromium.run(ROUND, ELEMENTS, 2000)
    more_heap, more_nodes, more_listeners, more_module = counter.count()
    assert more_heap - heap < 1_000_000, "bytes for 100,000 elements: less than ten each"
    assert more_nodes - nodes < 100 and more_listeners - listeners < 100 and more_module == module
    assert chromium.errors == []


@pytest.mark.parametrize("name", ELEMENTS[:-1])
def test_an_element_that_starts_is_drawn_once(browser, show, name):
    """The observers' first reports, with sizes and visibility that are already known, neither resize nor resume an element that is shown."""
    show(browser, "<style>dwell-carousel { width: 400px; height: 300px; }</style><main></main>")
    events = browser.run(
        """const [name] = arguments;
        const make = () => {
          const element = document.createElement(name);
          element.setAttribute('pages', 3);
          element.setAttribute('duration', 4);
          element.append(document.createElement('p'), document.createElement('p'));
          document.querySelector('main').append(element);
          return element;
        };
        const { prototype } = make().component.constructor;
        await null;
        const events = [];
        const { send } = prototype;
        prototype.send = function note(now, kind, ...values) { events.push(kind); return send.call(this, now, kind, ...values); };
        make();
        for (let n = 0; n < 4; n += 1) await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        prototype.send = send;
        return events;""",
        name,
    )
    assert events.count(RESIZE) == 1, "measured once"
    assert not {PAUSE, RESUME} & set(events), "visible as before"


@pytest.mark.parametrize("count", [10, 1_000, 10_000])
def test_the_start_is_independent_of_the_page_count(chromium, show, count):
    """10,000 pages start as fast as ten: with as many nodes, and as many laid-out pages."""
    show(chromium, "<style>dwell-carousel { width: 400px; height: 300px; }</style><main></main>")
    made, slotted, shadow, calls = chromium.run(
        """const it = document.createElement('dwell-carousel');
        it.setAttribute('duration', 4);
        for (let n = 0; n < arguments[0]; n += 1) it.append(document.createElement('p'));
        let made = 0;
        let calls = 0;
        const create = document.createElement;
        document.createElement = function (...names) { made += 1; return create.apply(document, names); };
        const style = globalThis.getComputedStyle;
        globalThis.getComputedStyle = (...names) => { calls += 1; return style(...names); };
        document.querySelector('main').append(it);
        await null;
        document.createElement = create;
        globalThis.getComputedStyle = style;
        return [made, [...it.children].filter((page) => page.assignedSlot?.closest('.item')).length, it.shadowRoot.querySelectorAll('*').length, calls];""",
        count,
    )
    assert slotted == 1
    assert made < 40 and shadow < 60 and calls <= 4, f"{made} nodes created, {shadow} in the shadow, {calls} computed styles"


def test_distant_pages_are_never_accessed(chromium, show):
    show(chromium, "<style>dwell-carousel { width: 400px; height: 300px; }</style><main></main>")
    touched = chromium.run(
        """const it = document.createElement('dwell-carousel');
        it.setAttribute('duration', 4);
        let touched = 0;
        for (let n = 0; n < 10000; n += 1) {
          const page = document.createElement('p');
          for (const name of ['style', 'dataset', 'getBoundingClientRect', 'setAttribute']) {
            Object.defineProperty(page, name, { get() { touched += 1; return Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)?.get?.call(page) ?? Element.prototype[name]; } });
          }
          it.append(page);
        }
        document.querySelector('main').append(it);
        time.advance(5);
        return touched;"""
    )
    assert touched < 50
