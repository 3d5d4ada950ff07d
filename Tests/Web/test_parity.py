"""The same scenario results in the same trace natively and through WebAssembly, to within a millionth. What doesn't need the core's
second part is played without it."""

import json
import os
import re
import subprocess

import pytest
from serving import ROOT

# The module's numbers.
FIELD = {name: int(number) for name, number in re.findall(r"const (\w+) = (\d+);", (ROOT / "Web/src/Generated/field.js").read_text())}
OPTIONS = json.loads((ROOT / "Web/Generated/options.json").read_text())
# The settings of scenario files whose fields in the module have other names.
NAMES = {"revealDuration": "duration"}
# The options, with the fields that they are of.
PLACES = {option["option"]: (FIELD[group], index) for group, options in OPTIONS.items() if group != "fields" and not group.endswith("etrics") for index, option in enumerate(options)}
CASES = {
    "direction": ["leftToRight", "rightToLeft", "topToBottom", "bottomToTop"],
    "inputProfile": ["touch", "pointer", "remote", "gaze", "crown"],
    "background": ["automatic", "prominent", "minimal"],
    "overflow": ["window", "clip", "label"],
    "style": ["perPage", "fluid"],
    "transition": ["morph", "slide", "worm", "fade"],
    "snap": ["pages", "none"],
    "effect": ["slide", "fadeAndScale", "crossFade", "stack", "cover", "flip", "cube", "hero", "multiBrowse"],
}
KINDS = {"pageControl": 0, "carousel": 1, "segmentedProgress": 2, "progressMeter": 3}
# Resets the web's defaults that differ from the core's: opacities, looping, timing.
DOTS = [("dotMetrics", "track-opacity", 0.35), ("dotMetrics", "upcoming-opacity", 0.35)]
SEGMENTS = [("segmentMetrics", "inactive-opacity", 0.35)]
METRICS = {
    "pageControl": DOTS, "segmentedProgress": SEGMENTS,
    "carousel": [*DOTS, ("dotMetrics", "background-opacity", 0.2), *SEGMENTS],
}
USUAL = {"loops": True, "showsProgress": True, "duration": 4}
EVENTS = {
    "press": (1, "x", "y"), "move": (2, "x", "y"), "release": (3, "x", "y"), "cancel": (4,), "hover": (5, "x", "y"),
    "leave": (6,), "key": (7, "key"), "select": (11, "page", "animated"), "pause": (15, "reason"), "resume": (16, "reason"),
    "setPageCount": (17, "count"), "insert": (18, "index", "count"), "remove": (19, "index", "count"),
    "movePage": (20, "from", "to"), "setDuration": (21, "duration"), "setProgress": (23, "progress", "rate"),
    "setValue": (25, "value"), "setReduceMotion": (28, "reduceMotion"), "resize": (26, "width", "height"),
    "setDisplayScale": (32, "scale"),
}
WORDS = {
    "key": ["left", "right", "up", "down", "home", "end", "pageUp", "pageDown", "space"],
    "reason": {"touch": 1, "hover": 4, "hidden": 16, "app": 256},
}
# The scenarios of components that have elements; a page view without an indicator has none.
SCENARIOS = [
    file for file in sorted((ROOT / "Tests/DwellConformance/Scenarios").glob("*.json"))
    if json.loads(file.read_text())["component"] in KINDS
]

PLAY = """
const [kind, sets, size, events, samples, needsMore] = arguments;
const load = async (name, imports) => {
  const stream = (await fetch(`/dist/${name}.wasm.gz`)).body.pipeThrough(new DecompressionStream('gzip'));
  return (await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), imports)).instance.exports;
};
const placeholder = new Proxy({}, { get: () => () => { throw new Error('more.wasm.gz is needed'); } });
const core = await load('dwell', { placeholder });
if (needsMore) await load('more', { primary: core });
const handle = core.create(kind);
for (const [field, index, value] of sets) core.set(handle, field, index, value);
core.update(handle, 0);
let now = 0;
const frame = () => {
  const at = core.frame(handle, now) / 8;
  return new Float64Array(core.memory.buffer, at * 8);
};
const send = (kind, a = 0, b = 0, c = 0) => core.event(handle, kind, a, b, c, now);
send(26, ...size);
const play = (until) => {
  for (;;) {
    const wake = Math.max(frame()[2], now);
    const event = events[0]?.at ?? Infinity;
    if (Math.min(wake, event) > until) break;
    now = Math.min(wake, event);
    if (wake <= event) send(0); else send(...events.shift().what);
  }
  now = until;
};
return samples.map((time) => {
  play(time);
  const f = frame();
  const drawn = [];
  for (let n = 0, i = 14; n < f[3]; n += 1, i += 18) drawn.push(Array.from(f.subarray(i, i + 18)));
  return { page: f[6], progress: f[8], position: f[13], pausedBy: f[10], drawn };
});
"""


def number(name, value):
    """Returns a scenario's value as the module's number."""
    if name in CASES:
        return CASES[name].index(value)
    if name in WORDS:
        return WORDS[name].index(value) if isinstance(WORDS[name], list) else WORDS[name][value]
    return float(value)


def lengths(line):
    """Returns the rectangle, the radius or font size, and the opacity in a line of a display list."""
    plain = [float(n) for n in re.findall(r"(?<= )-?\d+(?:\.\d+)?(?= |$)", line)][:4]
    radius = re.search(r" r(\d+(?:\.\d+)?)", line)
    opacity = re.search(r" @(\d+(?:\.\d+)?)", line)
    return plain, float(radius[1]) if radius else 0.0, float(opacity[1]) if opacity else 1.0


@pytest.fixture(scope="module")
def module(chromium, server):
    """A page that can run the module."""
    chromium.open(server.put("<!doctype html>"))
    return chromium


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_traces_are_equal(module, file):
    scenario = json.loads(file.read_text())
    component, configuration, events = (scenario[name] for name in ("component", "configuration", "events"))
    every, until = scenario["samples"]["every"], scenario["samples"]["until"]
    samples = [round(n * every, 9) for n in range(int(until / every + 1e-9) + 1)]
    size = [scenario["size"]["width"], scenario["size"]["height"]]
    tool = subprocess.run([os.environ["DWELL"], "trace", file], capture_output=True, text=True, check=False)
    assert tool.returncode == 0, tool.stderr
    native = [json.loads(line) for line in tool.stdout.splitlines()]
    configuration.update(configuration.pop("control", {}))
    usual = {} if component == "progressMeter" else USUAL
    if component == "carousel":
        usual = {**usual, "background": "automatic"}
    sets = []
    for name, value in {**usual, **configuration}.items():
        # Whether time is shown is a field, for the timer and the marks.
        field, index = (FIELD[NAMES.get(name, name)], -1) if NAMES.get(name, name) in FIELD else PLACES[name]
        sets.append([field, index, number(name, value)])
    for group, name, value in METRICS.get(component, []):
        sets.append([FIELD[group], [option["name"] for option in OPTIONS[group]].index(name), value])
    web_events = [
        {"at": event["at"], "what": [EVENTS[event["type"]][0], *(number(n, event.get(n, 1)) for n in EVENTS[event["type"]][1:])]}
        for event in events
    ]
    needs_more = component in ("segmentedProgress", "progressMeter") or configuration.get("snap") == "none" or "speed" in configuration
    web = module.run(PLAY, KINDS[component], sets, size, web_events, samples, needs_more)
    assert len(native) == len(web) == len(samples)
    for here, there in zip(native, web):
        place = f"at {here['at']} s"
        state = here["state"]
        if "currentPage" in state:
            assert there["page"] == state["currentPage"], place
            assert there["progress"] == pytest.approx(state["progress"], abs=1e-6), place
            assert there["position"] == pytest.approx(state.get("position", there["position"]), abs=1e-6), place
        # In the browser buttons are elements.
        lines = [line.strip() for line in here["display"].splitlines() if " button/" not in line]
        assert len(lines) == len(there["drawn"]), place
        for line, record in zip(lines, there["drawn"]):
            kind = ["fill", "border", "page", "image", "label", "clip", "opacity", "}"][int(record[0])]
            assert line.startswith(kind), place
            if kind in ("}", "opacity"):
                continue
            rect, radius, opacity = lengths(line)
            # The text form is rounded to a thousandth of a point.
            assert record[2:6] == pytest.approx(rect, abs=6e-4), f"{place}: {line}"
            if kind in ("fill", "clip"):
                assert record[7] == pytest.approx(radius, abs=6e-4), f"{place}: {line}"
            assert record[6] == pytest.approx(opacity, abs=6e-4), f"{place}: {line}"
