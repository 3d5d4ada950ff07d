"""Measures <dwell-page-control> in Chromium while a page dwells, and while it is paused, hidden and still, and beside it a bar that
a script sets in every frame, which is the usual way to show a time.

Each state has a browser of its own, whose processes are measured, less the cost of an empty page.
"""

import os
from pathlib import Path

SECONDS = 5
# A page lasts longer than the measurement, which therefore includes no turn.
CONTROL = '<script src="/dist/dwell.js" defer></script><dwell-page-control pages="{pages}" duration="12"></dwell-page-control>'
BAR = """<progress max="1" value="0"></progress><script>
const bar = document.querySelector('progress'), begin = performance.now();
(function set() { bar.value = (performance.now() - begin) / 12000; requestAnimationFrame(set); })();
</script>"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))"
TURN = "document.querySelector('dwell-page-control').next()"
PAUSE = "document.querySelector('dwell-page-control').pause()"
STATES = [
    ("web, page control", "dwelling", CONTROL.format(pages=3), ""),
    ("web, page control after a turn", "dwelling", CONTROL.format(pages=3), TURN),
    ("web, page control", "paused", CONTROL.format(pages=3), PAUSE),
    ("web, page control", "hidden", CONTROL.format(pages=3), HIDE),
    ("web, page control", "still", CONTROL.format(pages=1), ""),
    ("web, a bar that a script sets every frame", "dwelling", BAR, ""),
]


def processes():
    """The browser's processes: Chromium's among the descendants of this one."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text()
            parents[int(folder.name)] = int(status.rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    below, found = {os.getpid()}, []
    while True:
        more = {child for child, parent in parents.items() if parent in below} - below
        if not more:
            break
        below |= more
    for process in below:
        try:
            line = (Path("/proc") / str(process) / "cmdline").read_bytes()
        except OSError:
            continue
        if b"chromium" in line.split(b"\0")[0]:
            found.append((process, b"--type=renderer" in line))
    return found


def used():
    """The CPU time of all processes in milliseconds, and the number of wake-ups of the pages' main threads."""
    cpu, woken = 0.0, 0
    for process, is_page in processes():
        folder = Path("/proc") / str(process)
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            cpu += (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
            if is_page:
                status = (folder / "task" / str(process) / "status").read_text()
                woken += int(status.split("\nvoluntary_ctxt_switches:")[1].split()[0])
        except OSError:
            continue
    return cpu, woken


def cost(playwright, server, html, script):
    """The cost of a page per second: milliseconds of its main thread, its wake-ups, and milliseconds of all processes."""
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 800, "height": 600})
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.goto(server.put(f"<!doctype html><title>One</title>{html}"))
    if "dwell" in html:
        page.evaluate("Dwell.ready.then(() => 1)")
    if script:
        page.evaluate(script)
    page.wait_for_timeout(1000)

    def task():
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1000

    before, main = used(), task()
    page.wait_for_timeout(SECONDS * 1000)
    after, spent = used(), task() - main
    browser.close()
    return spent / SECONDS, (after[1] - before[1]) / SECONDS, (after[0] - before[0]) / SECONDS


def rows(playwright, server):
    """The measurements: a name, a unit, the state, a value, and the method."""
    nothing = cost(playwright, server, "<p>Nothing</p>", "")
    units = [
        ("main thread", "ms/s", "Chromium's TaskDuration"),
        ("wake-ups", "1/s", "voluntary context switches of the page's main thread"),
        ("CPU", "ms/s", "CPU time of all of Chromium's processes, drawn without a GPU"),
    ]
    for name, state, html, script in STATES:
        for (what, unit, how), value, least in zip(units, cost(playwright, server, html, script), nothing):
            yield f"{name}: {what}", unit, state, max(value - least, 0), f"{how}, less an empty page's; {SECONDS} s"
