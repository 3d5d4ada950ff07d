"""Measures our carousel against Bootstrap's and Slick's, and others whose builds are in a folder, in one run of Chromium, and
prints lines of figures.

Times are those of the page's main thread, as counted by Chromium (Performance.getMetrics, by the thread's CPU clock), less those
of an idle page. There are ten coloured pages of 400 by 300 points, unless the row has more; one tab is measured after the other.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests" / "Web"))

import many  # noqa: E402
import peers  # noqa: E402
import serving  # noqa: E402
import states  # noqa: E402
from carousels import ALL, SHARED  # noqa: E402

# The number of requested turns for the measured cost of one.
TURNS = 6
# A slow phone: 9 Mb/s in both directions, 60 ms of latency, and a quarter of this machine's speed.
NETWORK = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
SLOWDOWN = 4
# Records the time of the first frame in which a condition holds.
WATCH = """const look = () => {
  let is = false;
  try { is = %s; } catch {}
  requestAnimationFrame(is ? () => { globalThis.usable = performance.now(); } : look);
};
look();"""


# Follows the page at the middle of the frame for 900 ms; returns the pages seen there, and the number of intermediate
# positions.
FOLLOW = """const middle = () => {
  for (const page of document.querySelectorAll('.page')) {
    const { left, right, width, bottom } = page.getBoundingClientRect();
    if (width && bottom > 0 && left <= 200 && right > 200) return [page.textContent, Math.round(left)];
  }
};
const [pages, places] = [new Set(), new Set()];
const watch = () => { const [page, left] = middle() ?? []; pages.add(page); places.add(left); };
watch();
const begun = performance.now();
%s;
while (performance.now() - begun < 900) { await new Promise(requestAnimationFrame); watch(); }
return [[...pages].filter((page) => page !== undefined), places.size, Math.abs(middle()[1])];"""


class Tab:
    """A page to be measured."""

    def __init__(self, browser, server, html):
        self.context = browser.new_context(viewport={"width": 800, "height": 600})
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.goto(server.put(html))
        self.page.mouse.move(700, 500)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def counts(self):
        """Chromium's current metrics."""
        return {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}

    def during(self, seconds):
        """The work per second: the main thread's milliseconds of all tasks, scripts, layout and style, and its numbers of layouts and style recalculations; the CPU time of all processes."""
        before, begun, used = self.counts(), time.monotonic(), states.used()[0]
        self.page.wait_for_timeout(seconds * 1000)
        after, gone, used = self.counts(), time.monotonic() - begun, states.used()[0] - used
        rate = {name: (after[name] - before[name]) / gone for name in after}
        return {
            "all": rate["TaskDuration"] * 1000,
            "scripts": rate["ScriptDuration"] * 1000,
            "layout and style": (rate["LayoutDuration"] + rate["RecalcStyleDuration"]) * 1000,
            "layouts": rate["LayoutCount"],
            "styles": rate["RecalcStyleCount"],
            "CPU": used / gone,
        }

    def run(self, script, *arguments):
        """Runs a script."""
        return self.page.evaluate(f"(given) => (async () => {{ {script} }})()", list(arguments))


class Bench:
    """All measurements."""

    def __init__(self, launch, server, options):
        self.launch, self.browser, self.server, self.options = launch, launch(), server, options
        self.all = [*ALL, *peers.found(options.peers)]

    def tab(self, html):
        """Opens a page."""
        return Tab(self.browser, self.server, html)

    def empty(self):
        """The work of an idle page per second."""
        with self.tab("<!doctype html><title>Nothing</title><p>Nothing</p>") as tab:
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.idle)

    def autoplay(self, one, bar):
        """The work per second during autoplay."""
        with self.tab(one.page(3, bar)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.play)

    def filling(self, one):
        """Main-thread time per second while a page dwells and its progress moves."""
        with self.tab(one.page(60, True)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1500)
            return tab.during(self.options.idle)["all"]

    def idle(self, one):
        """Main-thread time per second while nothing happens."""
        with self.tab(one.page(0)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.idle)["all"]

    def check(self, one):
        """Stops unless a requested turn moves from one page to the next, frame by frame, and ends there."""
        with self.tab(one.page(0)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            pages, places, rest = tab.run(FOLLOW % one.turn)
            if len(pages) != 2 or places < 5 or rest > 2:
                raise SystemExit(f"{one.name} doesn't turn: pages {pages}, {places} positions, {rest} points off at the end")

    def change(self, one, bar, nothing, pages):
        """Main-thread milliseconds per page change."""
        with self.tab(one.page(0, bar, pages)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            before, begun = tab.counts(), time.monotonic()
            tab.run(f"for (let n = 0; n < {TURNS}; n += 1) {{ {one.turn}; await new Promise((go) => setTimeout(go, 900)); }}")
            spent = (tab.counts()["TaskDuration"] - before["TaskDuration"]) * 1000
            return (spent - nothing * (time.monotonic() - begun)) / TURNS

    def start(self, one, pages):
        """Main-thread milliseconds to create a carousel with the given number of pages."""
        spent = []
        for _ in range(3):
            with self.tab(one.page(pages=0)) as tab:
                tab.run(f"await {one.ready}")
                tab.run(
                    f"""globalThis.carousel = {one.made};
                    const into = given[1] ? carousel.querySelector(given[1]) : carousel;
                    if (carousel.localName === 'dwell-carousel') carousel.setAttribute('duration', 5);
                    for (let n = 0; n < given[0]; n += 1) into.append({one.item});""",
                    pages,
                    one.into,
                )
                tab.page.wait_for_timeout(300)
                before = tab.counts()["TaskDuration"]
                tab.run(f"{one.build}; await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
                spent.append((tab.counts()["TaskDuration"] - before) * 1000)
        return sorted(spent)[1]

    def usable(self, one):
        """Milliseconds from the navigation until the carousel has been built and drawn, on a slow phone."""
        times = []
        for _ in range(7):
            # A browser that has compiled a file before would be faster.
            browser = self.launch()
            context = browser.new_context(viewport={"width": 800, "height": 600})
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", NETWORK)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            page.add_init_script(WATCH % one.usable)
            page.goto(self.server.put(one.page(5)))
            # The driver's own functions need a script that keeps the slow main thread busy for 400 ms.
            usable = None
            while usable is None:
                time.sleep(0.1)
                usable = session.send("Runtime.evaluate", {"expression": "globalThis.usable"})["result"].get("value")
            times.append(usable)
            browser.close()
        return statistics.median(times)

    def drift(self, one):
        """The delay of the twentieth turn, in milliseconds."""
        interval = self.options.interval
        with self.tab(one.page(interval)) as tab:
            tab.run(f"await {one.ready}")
            late = tab.run(
                f"""const times = [];
                await new Promise((go) => {{
                  const note = () => {{ times.push(performance.now() / 1000); if (times.length === 21) go(); }};
                  {one.listen};
                }});
                return (times[20] - times[0] - 20 * given[0]) * 1000;""",
                interval + one.own,
            )
            return abs(late)

    def pause(self, one):
        """The error of the remaining page time after the first pause by a pointer, in milliseconds."""
        interval = self.options.pause
        with self.tab(one.page(interval)) as tab:
            tab.run(f"await {one.ready}")
            tab.run(
                f"""globalThis.times = {{ turns: [] }};
                const note = () => times.turns.push(performance.now());
                {one.listen};
                const frame = document.querySelector('.frame');
                frame.addEventListener('mouseenter', () => {{ times.entered = performance.now(); }});
                frame.addEventListener('mouseleave', () => {{ times.left = performance.now(); }});"""
            )
            tab.page.wait_for_function("times.turns.length === 1")
            tab.page.wait_for_timeout((interval / 2 + one.own) * 1000)
            tab.page.mouse.move(200, 150)
            tab.page.wait_for_timeout(interval * 1000)
            tab.page.mouse.move(700, 500)
            if tab.run("return times.turns.length") != 1:
                raise SystemExit(f"{one.name} turns while the pointer is over it")
            tab.page.wait_for_function("times.turns.length === 2")
            rest = "(given[0] * 1000 - (times.entered - times.turns[0]))"
            return abs(tab.run(f"return times.turns[1] - times.left - {rest}", interval + one.own))

    @staticmethod
    def bytes(one, *command):
        """The download size, in kilobytes, with a command that compresses its input; a file that is compressed stays as it is."""
        sent = lambda body: subprocess.run(command, input=body, stdout=subprocess.PIPE, check=True).stdout  # noqa: E731
        return sum(len(file.read_bytes() if file.suffix == ".gz" else sent(file.read_bytes())) for file in one.files) / 1000

    def rounds(self, measure):
        """Measures each carousel several times, alternately, because the machine's speed changes meanwhile; returns the medians."""
        taken = [[measure(one) for one in self.all] for _ in range(self.options.rounds)]
        return [{key: statistics.median(one[key] for one in values) for key in values[0]} for values in zip(*taken)]

    def rows(self):
        """The measurements: a name, a unit, a value for each carousel, and the method."""
        for one in self.all:
            self.check(one)
        empty = self.empty()
        nothing = empty["all"]
        plain, shown = [self.rounds(lambda one, bar=bar: self.autoplay(one, bar)) for bar in (False, True)]
        less = lambda values: [max(value - nothing, 0) for value in values]  # noqa: E731
        median = f"; median of {self.options.rounds}"
        play = f"a page every 3 s with its turn, {self.options.play:.0f} s{median}"
        bar = f"{play}; theirs with a CSS bar, restarted for each page, or their own progress"
        yield "autoplay, main thread", "ms/s", less(one["all"] for one in plain), f"{play}; without marks"
        yield "autoplay with progress, main thread", "ms/s", less(one["all"] for one in shown), bar
        drawn = "CPU time of all of Chromium's processes, drawn without a GPU"
        yield "autoplay with progress, CPU", "ms/s", [max(one["CPU"] - empty["CPU"], 0) for one in shown], f"{drawn}; {bar}"
        for what in ("scripts", "layout and style"):
            yield f"autoplay with progress, {what}", "ms/s", [one[what] for one in shown], bar
        for what in ("layouts", "styles"):
            yield f"autoplay with progress, {what}", "1/s", [one[what] for one in shown], bar
        asked = f"{TURNS} turns that a script asks for, 0.9 s apart{median}"
        for pages in (10, 1000):
            for marks, method in ((False, asked), (True, f"{asked}; theirs with that bar")):
                name = f"turn{' with marks' if marks else ''}, {pages:,} pages, main thread"
                spent = self.rounds(lambda one, marks=marks, pages=pages: {"all": self.change(one, marks, nothing, pages)})
                yield name, "ms", [one["all"] for one in spent], method
        yield "progress alone, main thread", "ms/s", less(self.filling(one) for one in self.all), f"{self.options.idle:.0f} s within a page; theirs with that bar"
        yield "idle, main thread", "ms/s", less(self.idle(one) for one in self.all), f"{self.options.idle:.0f} s with nothing to do"
        for pages in (10, 1000, 10000):
            yield f"start of {pages:,} pages, main thread", "ms", [self.start(one, pages) for one in self.all], "from its insertion until two frames later; median of 3"
        method = "from the navigation to the first frame with the carousel; 9 Mb/s, 60 ms, a quarter of the CPU, gzip; median of 7"
        yield "first usable on a slow phone", "ms", [self.usable(one) for one in self.all], method
        yield "drift over 20 pages", "ms", [self.drift(one) for one in self.all], f"the 20th turn against 20 times {self.options.interval} s; the end of Slick's turns, from which it counts, taken off"
        yield "error after a pause", "ms", [self.pause(one) for one in self.all], f"the first turn after a pointer has been over a page from the middle of its {self.options.pause} s on, against the rest of that time"
        parts = "Bootstrap's and jQuery's other parts among them"
        yield "download", "kB", [self.bytes(one, "gzip", "-9nc") for one in self.all], f"gzip -9; {parts}"
        yield "download, brotli", "kB", [self.bytes(one, "brotli", "-c") for one in self.all], f"brotli -11; {parts}"


def main():
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", type=float, default=9, help="seconds of autoplay")
    parser.add_argument("--idle", type=float, default=5, help="seconds of rest")
    parser.add_argument("--interval", type=float, default=1.013, help="seconds between pages, for the drift")
    parser.add_argument("--pause", type=float, default=2, help="seconds between pages, for the pause")
    parser.add_argument("--rounds", type=int, default=3, help="how often autoplay and turns are measured")
    parser.add_argument("--peers", type=lambda path: Path(path).resolve(), help="a folder with the builds of others (peers.py)")
    options = parser.parse_args()
    if options.peers:
        serving.FOLDERS["/peers/"] = options.peers
    with tempfile.TemporaryDirectory() as copies, serving.Server() as server, sync_playwright() as playwright:
        # Debian's files are links to other folders, which the server doesn't follow.
        for file in {file for one in ALL for file in one.files if file.is_relative_to(SHARED)}:
            copy = Path(copies) / file.relative_to(SHARED)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        serving.FOLDERS["/shared/"] = Path(copies).resolve()
        serving.Handler.compresses = True
        bench = Bench(lambda: playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"]), server, options)
        print(f"#browser\tChromium {bench.browser.version}, headless")
        for name, unit, values, method in bench.rows():
            for one, value in zip(bench.all, values):
                print("web", name, one.name, value, unit, method, sep="\t", flush=True)
        for name, unit, count, value, method in many.rows(bench.browser, server):
            print("many", name, count, value, unit, method, sep="\t", flush=True)
        bench.browser.close()
        for name, unit, state, value, method in states.rows(playwright, server):
            print("front", name, state, value, unit, method, sep="\t", flush=True)


if __name__ == "__main__":
    main()
