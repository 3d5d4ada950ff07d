"""Measures our carousel beside Bootstrap's and Slick's in one run of Chromium, and prints a table.

Times are those of the page's main thread, as Chromium itself counts them (Performance.getMetrics), less those of a page
that does nothing.
"""

import argparse
import gzip
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Web"))

import serving  # noqa: E402
from carousels import ALL, SHARED  # noqa: E402

METHOD = """
Method: headless Chromium {version}, one run on a machine with a load of {load:.1f}, ten coloured pages of 400 by 300, one tab after the other.
  Main thread: TaskDuration of Performance.getMetrics, less that of an empty page. Layouts and styles: its counts.
  Autoplay: a page every 3 s, turns included, for {play:.0f} s. With progress: our marks and their fill; the others have none
  and get the usual bar, an animation of CSS begun anew with every page. Without: our marks are hidden too. Progress alone:
  nothing turns. Turns cost us more than them: marks that grow change their width, which the main thread draws.
  Page change: 20 turns that a script asks for, 0.9 s apart; with marks as above. Idle: {idle:.0f} s on a page that nothing turns.
  Start: from inserting a carousel that is built already until two frames later, main thread; median of 3.
  Drift: the beginning of the 20th turn by itself, against 20 times {interval} s, which is no multiple of a frame; Slick
  counts only from the end of each turn, which is taken off.
  Bytes: gzip -9 of what must be downloaded; Bootstrap's and jQuery's other parts among them.
"""


class Tab:
    """A page under measurement."""

    def __init__(self, browser, server, html):
        self.context = browser.new_context(viewport={"width": 800, "height": 600})
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable")
        self.page.goto(server.put(html))
        self.page.mouse.move(700, 500)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def counts(self):
        """What Chromium has counted until now."""
        return {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}

    def during(self, seconds):
        """Milliseconds of the main thread, layouts and styles, per second."""
        before, begun = self.counts(), time.monotonic()
        self.page.wait_for_timeout(seconds * 1000)
        after, gone = self.counts(), time.monotonic() - begun
        return [
            (after[name] - before[name]) * scale / gone
            for name, scale in [("TaskDuration", 1000), ("LayoutCount", 1), ("RecalcStyleCount", 1)]
        ]

    def run(self, script, *arguments):
        """Runs a script."""
        return self.page.evaluate(f"(given) => (async () => {{ {script} }})()", list(arguments))


class Bench:
    """All measurements."""

    def __init__(self, browser, server, options):
        self.browser, self.server, self.options = browser, server, options

    def tab(self, html):
        """Opens a page."""
        return Tab(self.browser, self.server, html)

    def empty(self):
        """What a page costs that does nothing, in milliseconds a second."""
        with self.tab("<!doctype html><title>Nothing</title><p>Nothing</p>") as tab:
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.idle)[0]

    def autoplay(self, one, bar):
        """Main thread, layouts and styles per second while pages turn by themselves."""
        with self.tab(one.page(3, bar)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.play)

    def filling(self, one):
        """Main thread per second while a page dwells and its progress moves."""
        with self.tab(one.page(60, True)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1500)
            return tab.during(self.options.idle)[0]

    def idle(self, one):
        """Main thread per second while nothing happens."""
        with self.tab(one.page(0)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            return tab.during(self.options.idle)[0]

    def change(self, one, bar, nothing):
        """Milliseconds of the main thread for a page change."""
        with self.tab(one.page(0, bar)) as tab:
            tab.run(f"await {one.ready}")
            tab.page.wait_for_timeout(1000)
            before, begun = tab.counts(), time.monotonic()
            tab.run(f"for (let n = 0; n < 20; n += 1) {{ {one.turn}; await new Promise((go) => setTimeout(go, 900)); }}")
            spent = (tab.counts()["TaskDuration"] - before["TaskDuration"]) * 1000
            return (spent - nothing * (time.monotonic() - begun)) / 20

    def start(self, one, pages):
        """Milliseconds of the main thread until a carousel of so many pages is there."""
        spent = []
        for _ in range(3):
            with self.tab(one.page(pages=0)) as tab:
                tab.run(f"await {one.ready}")
                tab.run(
                    f"""globalThis.carousel = {one.made};
                    const into = carousel.querySelector('.carousel-inner') ?? carousel;
                    if (carousel.localName === 'dwell-carousel') carousel.setAttribute('duration', 5);
                    for (let n = 0; n < given[0]; n += 1) into.append({one.item});""",
                    pages,
                )
                tab.page.wait_for_timeout(300)
                before = tab.counts()["TaskDuration"]
                tab.run(f"{one.build}; await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
                spent.append((tab.counts()["TaskDuration"] - before) * 1000)
        return sorted(spent)[1]

    def drift(self, one):
        """Milliseconds that the twentieth turn is late."""
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

    @staticmethod
    def bytes(one):
        """What must be downloaded, in kilobytes."""
        return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in one.files) / 1000

    def rows(self):
        """The lines of the table: a name, a unit and a number for each carousel."""
        nothing = self.empty()
        plain, shown = [[self.autoplay(one, bar) for one in ALL] for bar in (False, True)]
        less = lambda values: [max(value - nothing, 0) for value in values]  # noqa: E731
        yield "autoplay, main thread", "ms/s", less(value[0] for value in plain)
        yield "autoplay with progress, main thread", "ms/s", less(value[0] for value in shown)
        yield "autoplay with progress, layouts", "1/s", [value[1] for value in shown]
        yield "autoplay with progress, styles", "1/s", [value[2] for value in shown]
        yield "progress alone, main thread", "ms/s", less(self.filling(one) for one in ALL)
        yield "page change, main thread", "ms", [self.change(one, False, nothing) for one in ALL]
        yield "page change with marks, main thread", "ms", [self.change(one, True, nothing) for one in ALL]
        yield "idle, main thread", "ms/s", less(self.idle(one) for one in ALL)
        for pages in (10, 1000, 10000):
            yield f"start of {pages} pages, main thread", "ms", [self.start(one, pages) for one in ALL]
        yield "drift over 20 pages", "ms", [self.drift(one) for one in ALL]
        yield "download", "kB", [self.bytes(one) for one in ALL]


def main():
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", type=float, default=15, help="seconds of autoplay")
    parser.add_argument("--idle", type=float, default=6, help="seconds of rest")
    parser.add_argument("--interval", type=float, default=1.013, help="seconds between pages, for the drift")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as copies, serving.Server() as server, sync_playwright() as playwright:
        # Debian's files are links out of their folders, and the server follows none.
        for file in {file for one in ALL for file in one.files if file.is_relative_to(SHARED)}:
            copy = Path(copies) / file.relative_to(SHARED)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        serving.FOLDERS["/shared/"] = Path(copies).resolve()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        names = [one.name for one in ALL]
        print(f"{'':38}{'':6}" + "".join(f"{name:>12}" for name in names) + f"{'B/D':>8}{'S/D':>8}", flush=True)
        for name, unit, values in Bench(browser, server, options).rows():
            ratios = [f"{value / values[0]:8.1f}" if values[0] > 0.005 else f"{'-':>8}" for value in values[1:]]
            print(f"{name:38}{unit:6}" + "".join(f"{value:12.2f}" for value in values) + "".join(ratios), flush=True)
        print(METHOD.format(version=browser.version, play=options.play, idle=options.idle, interval=options.interval, load=os.getloadavg()[0]))
        browser.close()


if __name__ == "__main__":
    main()
