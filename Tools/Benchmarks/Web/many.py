"""Measures many elements in one page of Chromium: how long it takes from their insertion until two frames later, beside as many
of a trivial element with a shadow tree."""

import statistics

COUNTS = (50, 400, 1600)
KINDS = {
    "carousels of 3 pages": "<dwell-carousel duration='5' style='width: 200px'><p>a</p><p>b</p><p>c</p></dwell-carousel>",
    "page controls of 5 pages": "<dwell-page-control pages='5' duration='5'></dwell-page-control>",
    "trivial elements with a shadow tree": "<trivial-element style='display: block; width: 200px; aspect-ratio: 16 / 9'><p>a</p><p>b</p><p>c</p></trivial-element>",
}
TRIVIAL = """<script>customElements.define('trivial-element', class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: 'open' }).append(document.createElement('div'), document.createElement('slot')); }
});</script>"""
INSERT = """async ([html, count]) => {
  const into = document.createElement('main');
  const begun = performance.now();
  into.innerHTML = html.repeat(count);
  document.body.append(into);
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  return performance.now() - begun;
}"""
METRICS = ("LayoutCount", "RecalcStyleCount")


def insert(browser, server, html, count):
    """The milliseconds, layouts and style recalculations of one insertion."""
    context = browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    page.goto(server.put(f'<!doctype html><title>Many</title><script src="/dist/dwell.js"></script>{TRIVIAL}'))
    page.evaluate("Dwell.ready.then(() => 1)")
    page.wait_for_timeout(300)
    counts = lambda: [one["value"] for name in METRICS for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == name]  # noqa: E731
    before = counts()
    spent = page.evaluate(INSERT, [html, count])
    after = counts()
    context.close()
    return spent, *(now - then for now, then in zip(after, before))


def rows(browser, server):
    """The measurements: a name, a unit, the number of elements, a value, and the method."""
    for kind, html in KINDS.items():
        for count in COUNTS:
            taken = [insert(browser, server, html, count) for _ in range(3)]
            for what, unit, values in zip(("time", "layouts", "style recalculations"), ("ms", "1", "1"), zip(*taken)):
                yield f"{kind}: {what}", unit, f"{count:,}", statistics.median(values), "from the insertion until two frames later; median of 3"
