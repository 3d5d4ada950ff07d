"""Plays scenarios in Chromium under virtual time, with real pointers, keys and focus."""

import re
from dataclasses import dataclass

# The tolerance of a turn's time, in seconds: two frames and the granularity of timers.
WITHIN = 0.04
# The tolerance of progress: one frame of the shortest page.
SHARE = 0.01

# Actions at the current time; other steps are timed from the end of the previous step.
ACTIONS = {"sleep", "play", "pause", "go", "destroy", "hover", "focus", "hide", "scroll", "press", "swipe", "hold", "allow", "film", "reduceMotion"}


class Failed(Exception):
    """An expectation failed."""


@dataclass
class Result:
    """The result of a scenario: `passes`, `fails` or `can't`, and a description of what was observed or is missing."""

    scenario: object
    verdict: str
    seen: str = ""


class Player:
    """One library under test, in one browser."""

    def __init__(self, browser, site, driver):
        self.browser, self.site, self.driver = browser, site, driver
        self.page = self.context = self.session = self.about = None
        self.errors = []

    # ---- The page

    def start(self):
        """Opens a page under virtual time, for all scenarios in turn."""
        self.context = self.browser.new_context(viewport={"width": 800, "height": 600})
        # A machine that builds meanwhile may need more than half a minute to load a page.
        self.context.set_default_timeout(120_000)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.session = self.context.new_cdp_session(self.page)
        # The timeline of all animations is paused; virtual-time.js advances it.
        self.session.send("Animation.enable")
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        for script in ("virtual-time.js", "film.js", "suite.js"):
            self.page.add_init_script(path=self.site.browser / script)

    def open(self, touch=False, less_motion=False):
        """Reloads the page, and loads the driver."""
        if not self.page:
            self.start()
        self.errors.clear()
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self.page.emulate_media(reduced_motion="reduce" if less_motion else "no-preference")
        self.page.goto(self.site.address("/browser/page.html"))
        self.page.mouse.move(5, 5)
        self.about = self.page.evaluate("(address) => suite.load(address)", self.driver)
        return self.about

    def close(self):
        """Closes the page."""
        if self.context:
            self.context.close()
        self.context = self.page = self.session = None

    def call(self, name, *arguments):
        """Calls a function of suite.js."""
        return self.page.evaluate(f"(given) => suite.{name}(...given)", list(arguments))

    def passes(self, seconds):
        """Advances time, counted from the end of the previous step: a turn may be slightly later."""
        self.page.evaluate("(seconds) => virtualTime.pass(seconds)", max(seconds - self.ahead, 0))
        self.ahead = max(self.ahead - seconds, 0)

    # ---- A scenario

    def play(self, scenario):
        """Plays a scenario."""
        setup = {name: value for name, value in scenario.setup.items() if name not in ("touch", "reduceMotion")}
        try:
            about = self.about or self.open()
            absent = [name for name in scenario.needs if name not in about["capabilities"]]
            if absent:
                return Result(scenario, "can't", f"no {', '.join(absent)}")
            self.open(scenario.setup.get("touch", False), scenario.setup.get("reduceMotion", False))
            self.duration = setup.get("duration", 5)
            # Only one scenario checks whether the transition counts as page time.
            self.movement = 0 if setup.pop("strict", False) else about["movement"]
            self.call("create", setup)
            self.ahead = 0
            self.begin = self.seen()["now"]
            self.do(scenario.steps)
            if self.errors:
                raise Failed(f"throws: {self.errors[0]}")
        except Failed as failure:
            return Result(scenario, "fails", str(failure))
        except Exception as error:  # noqa: BLE001, a library may fail in any way
            lines = [*self.errors, *str(error).splitlines()]
            return Result(scenario, "fails", f"throws: {lines[0] if lines else type(error).__name__}")
        return Result(scenario, "passes")

    def do(self, steps):
        """Runs steps in order."""
        for step in steps:
            ((name, value),) = step.items()
            if name in ACTIONS:
                self.ahead = 0
            getattr(self, "do_" + re.sub("([A-Z])", r"_\1", name).lower())(value)
            if name in ACTIONS:
                self.page.evaluate("() => virtualTime.settle()")

    def seen(self):
        """The visible state."""
        return self.call("seen")

    def expect(self, is_true, text):
        """Fails with the message and the time unless the condition holds."""
        if not is_true:
            raise Failed(f"at {self.seen()['now'] - self.begin:.2f} s: {text}")

    def describe(self, turns, since):
        """Turns as text."""
        if not turns:
            return "no turn"
        words = [f"page {one['to'] + 1} after {one['at'] - since:.2f} s" for one in turns[:4]]
        return ", ".join(words) + (f" and {len(turns) - 4} more turns" if len(turns) > 4 else "")

    # ---- Actions

    def do_pass(self, seconds):
        self.passes(seconds)

    def do_sleep(self, seconds):
        self.page.evaluate("(seconds) => virtualTime.sleep(seconds)", seconds)

    def do_play(self, _):
        self.call("play")

    def do_pause(self, _):
        self.call("pause")

    def do_go(self, page):
        self.call("go", page)

    def do_destroy(self, _):
        self.call("destroy")

    def do_allow(self, is_allowed):
        self.call("allow", is_allowed)

    def do_film(self, word):
        self.call("film", word == "stalls")

    def do_hide(self, is_hidden):
        self.call("hide", is_hidden)

    def do_scroll(self, word):
        self.page.evaluate("(to) => scrollTo({ top: to, behavior: 'instant' })", 2000 if word == "away" else 0)

    def do_reduce_motion(self, is_reduced):
        self.page.emulate_media(reduced_motion="reduce" if is_reduced else "no-preference")

    def do_watch(self, _):
        self.call("watch")

    def do_repeat(self, value):
        for _ in range(value["times"]):
            self.do(value["steps"])

    def do_hover(self, is_over):
        box = self.call("box")
        x, y = box["left"] + box["width"] / 2, box["top"] + box["height"] / 2
        if is_over:
            self.page.mouse.move(x, y - 10)
            self.page.mouse.move(x, y)
        else:
            self.page.mouse.move(5, 5)

    def do_press(self, key):
        self.page.keyboard.press(key)

    def do_focus(self, where):
        """Moves the focus with the Tab key, from a button before the carousel."""
        if where == "keys":
            return self.call("focusKeys")
        self.page.evaluate("document.getElementById('before').focus()")
        if where == "outside":
            return None
        for _ in range(30):
            self.page.keyboard.press("Tab")
            focus = self.call("focus")
            if focus["inside"] and (where == "inside" or focus["onButton"]):
                return None
        raise Failed(f"the Tab key doesn't move the focus to {where}")

    def touch(self, kind, x, y):
        """Sends a touch event."""
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, by, hold=0):
        """Moves a finger by a share of the width in 0.2 s, holds it, and lifts it."""
        box = self.call("box")
        x, y = box["left"] + box["width"] * (0.5 - by / 2), box["top"] + box["height"] / 2
        self.touch("touchStart", x, y)
        for n in range(1, 13):
            self.passes(1 / 60)
            self.touch("touchMove", x + by * box["width"] * n / 12, y)
        self.passes(hold or 1 / 60)
        held = self.seen()
        self.touch("touchEnd", x, y)
        return held

    def do_swipe(self, by):
        self.drag(by)

    def do_hold(self, value):
        held = self.drag(value["by"], value["seconds"])
        self.expect(not held["turns"], f"{self.describe(held['turns'], self.begin)}, with the finger on the page")

    # ---- Expectations

    def do_page(self, page):
        seen = self.seen()
        self.expect(seen["page"] == page, f"page {seen['page'] + 1} is current, not {page + 1}")
        self.expect(seen["place"] == page, f"page {page + 1} is current, but {self.name(seen['place'])} is visible")

    @staticmethod
    def name(place):
        return "none" if place is None else f"page {place + 1}"

    def do_progress(self, share):
        progress = self.seen()["progress"]
        if progress is not None:
            self.expect(abs(progress - share) <= SHARE, f"progress is {progress:.3f}, not {share}")

    def during(self, seconds):
        """Advances time; returns its start and the turns in it."""
        before = self.seen()
        since = before["now"] - self.ahead
        self.passes(seconds)
        return since, self.seen()["turns"][len(before["turns"]) :]

    def do_stays(self, seconds):
        since, turns = self.during(seconds)
        self.expect(not turns, f"{self.describe(turns, since)}, although the page had to stay for {seconds} s")

    def do_turns(self, value):
        within = value.get("within", WITHIN)
        after = value["after"]
        since, turns = self.during(after + self.movement + within)
        if not turns:
            # A late turn is more informative than a missing one.
            turns = self.during(max(3 * self.duration, 30))[1]
            if value.get("orStays") and not turns:
                self.call("play")
                return self.do_turns({**value, "orStays": False})
        late = [turns[0]["at"] - since - after - own for own in {0, self.movement}] if turns else []
        is_right = any(abs(one) <= within for one in late) and len(turns) == 1 and turns[0]["to"] == value["to"]
        self.expect(is_right, f"{self.describe(turns[:1], since)}, not page {value['to'] + 1} after {after:.2f} s")
        self.ahead = self.seen()["now"] - turns[0]["at"]
        return None

    def do_turns_every(self, value):
        seconds, count = value["seconds"] + self.movement, value["count"]
        since, turns = self.during(seconds * count + value["within"])
        late = [one["at"] - since + self.movement - seconds * n for n, one in enumerate(turns, 1)]
        worst = max(late, key=abs, default=0)
        self.expect(abs(worst) <= value["within"], f"turn {late.index(worst) + 1 if late else 0} is {worst * 1000:.0f} ms off")
        self.expect(len(turns) == count, f"{len(turns)} turns of {count}")

    def do_turned_at_most(self, count):
        turns = self.seen()["turns"]
        self.expect(len(turns) <= count, f"{len(turns)} turns at once")

    def do_moved(self, _):
        share = self.call("moved")
        self.expect(share <= 0.01, f"pages moved, by up to {share * 100:.0f} % of the width")

    def do_waits(self, count):
        waits = self.seen()["waits"]
        self.expect(waits <= count, f"{waits} timers or frames are left")

    def do_says(self, page):
        said = self.seen()["said"]
        self.expect(said == page, f"the indicator says {self.name(said)}, not page {page + 1}")

    def do_focus_is(self, what):
        self.expect(self.call("focus")["onButton"], f"the focus is not on the {what}")

    def do_film_paused(self, is_paused):
        seen = self.seen()["filmPaused"]
        self.expect(seen == is_paused, {True: "the film is paused", False: "the film plays", None: "there is no film"}[seen])

    def do_live(self, is_live):
        live = self.seen()["live"]
        self.expect(live == is_live, f"a live region {'announces' if live else 'does not announce'} the pages")
