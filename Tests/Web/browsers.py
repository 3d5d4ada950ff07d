"""Three browsers with one interface: open a page, run a script, use pointer and keys, take a screenshot."""

import json
import os
import re
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from urllib.parse import urljoin

from marionette_driver.marionette import ActionSequence, Marionette
from playwright.sync_api import sync_playwright
from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from serving import ROOT

SETTLE = "return await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 0))))"

# The seconds that a script or a condition may take: only a hang takes that long, however slow or busy the machine is.
# Selenium's own requests time out after 120.
PATIENCE = 100


def until(condition):
    """Returns a script that waits until a condition holds, and fails after half of our patience."""
    return f"""for (let n = 0; !({condition}); n += 1) {{
      if (n === {PATIENCE * 20}) throw new Error({json.dumps("never: " + condition)});
      await new Promise((go) => setTimeout(go, 25));
    }}"""


def finger(session, kind, *points):
    """Sends a touch to Chromium, in a session of its protocol: `touchStart` or `touchMove` at points, or `touchEnd` without any."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


# WebKitGTK's driver.
WEBKIT_DRIVER = Path("/usr/bin/WebKitWebDriver")


def mini_browser(driver=WEBKIT_DRIVER):
    """Returns the MiniBrowser that a WebKitGTK driver was built with. Other API versions may be installed, too; the driver
    can start them, but some of its commands fail as unsupported."""
    if not driver.is_file():
        raise FileNotFoundError(f"{driver} is missing: install webkit2gtk-driver")
    path = re.search(rb"/[\x21-\x7e]+/MiniBrowser(?=\0)", driver.read_bytes())
    if not path:
        raise LookupError(f"{driver} contains no path of a MiniBrowser")
    browser = Path(path[0].decode("ascii"))
    if not browser.is_file():
        raise FileNotFoundError(f"{browser} is missing; {driver} was built with it")
    return browser


# Firefox's log.
LOG = ROOT / ".build-web" / "firefox.log"

# WebDriver's key codes.
KEYS = {"ArrowRight": "\ue014", "ArrowLeft": "\ue012", "Tab": "\ue004", "End": "\ue010", "Home": "\ue011", "Enter": "\ue007", "ArrowUp": "\ue013", "ArrowDown": "\ue015", "Escape": "\ue00c"}


class Browser:
    """The base class of the browsers."""

    def settle(self):
        """Waits until observers have reported sizes and visibility."""
        self.run(SETTLE)

    def drag(self, *points):
        """Presses at the first point, moves along the others and releases."""
        raise NotImplementedError

    def back(self):
        """Goes back to the previous page, which browsers keep as it was."""
        raise NotImplementedError


# The size of Chromium's tab, in CSS pixels.
VIEWPORT = {"width": 800, "height": 600}


class Chromium(Browser):
    """Debian's Chromium through Playwright: the shell, which is its engine without windows, for a third of the processor time, or
    the whole browser, which alone keeps pages to go back to."""

    def __init__(self, playwright=None, program="/usr/bin/chromium-headless-shell", arguments=()):
        self.starts = playwright is None
        self.playwright = playwright or sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--force-color-profile=srgb", *arguments],
            ignore_default_args=["--disable-back-forward-cache"],
        )
        self.tab = self.made = None
        self.errors, self.messages = [], []

    def open(self, address, before="", viewport=VIEWPORT, color_scheme="light", **options):
        """Opens a page, with a script that runs before its own, in a context with these options; a viewport of None is the
        window's. A test takes over the tab of the one before, which saves two thirds of its time, unless it wants another, or
        that one has changed it."""
        wanted = before, options
        if self.made != wanted:
            self.renew(before, options)
            self.made = wanted
            # A new process takes the pointer to be in the corner of its first page.
            self.tab.goto(urljoin(address, "/"))
        # These are the tab's own.
        if viewport:
            self.tab.set_viewport_size(viewport)
        self.tab.emulate_media(color_scheme=color_scheme)
        self.errors, self.messages = [], []
        if "#" in address:
            # Only another document is a new one.
            self.tab.goto("about:blank")
        # The pointer of an earlier test would be over this page.
        self.tab.mouse.move(-1, -1)
        self.tab.goto(address)

    def renew(self, before, options):
        """Replaces the tab and its context."""
        if self.tab:
            self.tab.context.close()
        context = self.browser.new_context(**options)
        if before:
            context.add_init_script(before)
        context.set_default_timeout(PATIENCE * 1000)
        self.tab = context.new_page()
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        self.tab.on("console", self.hear)

    @property
    def page(self):
        """Playwright's page, for changes: the next test gets a new one."""
        self.made = None
        return self.tab

    @property
    def context(self):
        """Playwright's context, for changes: the next test gets a new one."""
        return self.page.context

    @property
    def mouse(self):
        """Playwright's mouse."""
        return self.tab.mouse

    def hear(self, message):
        """Keeps the console's warnings and errors, except for a missing icon that only browsers request."""
        if message.type in ("warning", "error") and not message.location["url"].endswith("/favicon.ico"):
            self.messages.append(message.text)

    def run(self, script, *arguments):
        return self.tab.evaluate(f"(arguments) => (async () => {{ {script} }})()", list(arguments))

    def drag(self, *points):
        self.tab.mouse.move(*points[0])
        self.tab.mouse.down()
        for point in points[1:]:
            self.tab.mouse.move(*point)
        self.tab.mouse.up()

    def back(self):
        self.tab.go_back(wait_until="commit")

    def press(self, key):
        self.tab.keyboard.press(key)

    def picture(self, path):
        self.tab.screenshot(path=path)

    def close(self):
        self.browser.close()
        if self.starts:
            self.playwright.stop()


class Firefox(Browser):
    """Debian's Firefox through Marionette."""

    def __init__(self):
        # A separate port: another automated Firefox may be running.
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.driver = Marionette(bin="/usr/bin/firefox-esr", port=port, headless=True, gecko_log=str(LOG), prefs={"ui.prefersReducedMotion": 0})
        self.driver.start_session()
        self.driver.timeout.script = PATIENCE
        self.driver.set_window_rect(width=800, height=700)

    def open(self, address):
        self.driver.navigate(address)

    def run(self, script, *arguments):
        result = self.driver.execute_async_script(
            """const done = arguments[arguments.length - 1];
            ((arguments) => (async () => { %s })())([...arguments].slice(0, -1))
              .then((value) => done({ value }), (error) => done({ error: `${error}\n${error.stack}` }));"""
            % script,
            script_args=list(arguments),
            sandbox=None,
        )
        if "error" in result:
            raise AssertionError(result["error"])
        return result.get("value")

    def drag(self, *points):
        chain = ActionSequence(self.driver, "pointer", "mouse", {"pointerType": "mouse"})
        chain.pointer_move(*map(round, points[0]))
        chain.pointer_down()
        for point in points[1:]:
            chain.pointer_move(*map(round, point), duration=20)
        chain.pointer_up()
        chain.perform()

    def back(self):
        self.driver.go_back()

    def press(self, key):
        chain = ActionSequence(self.driver, "key", "keyboard")
        chain.key_down(KEYS.get(key, key))
        chain.key_up(KEYS.get(key, key))
        chain.perform()

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(self.driver.screenshot(format="binary", full=False))

    def close(self):
        self.driver.quit()


class WebKit(Browser):
    """Debian's WebKitGTK through its own driver. It reads the user's preferences from GTK, which reads the environment."""

    def __init__(self, environment=None):
        self.environment = environment
        self.address = ""
        self.start()

    def start(self):
        environment = self.environment
        service = webdriver.WebKitGTKService(
            executable_path=str(WEBKIT_DRIVER),
            service_args=["--host=127.0.0.1"],
            env={**os.environ, **(environment or {})},
            popen_kw={"start_new_session": True},
        )
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(mini_browser())
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.driver.set_script_timeout(PATIENCE)
        self.driver.set_window_rect(width=800, height=700)

    @property
    def is_alive(self):
        """Whether it still has its session, which ends when a page crashes or hangs."""
        try:
            return bool(self.driver.current_window_handle)
        except InvalidSessionIdException:
            return False

    def restart(self):
        self.close()
        self.start()

    def open(self, address):
        self.address = address
        self.driver.get(address)

    def run(self, script, *arguments):
        result = self.driver.execute_async_script(
            """const done = arguments[arguments.length - 1];
            ((arguments) => (async () => { %s })())([...arguments].slice(0, -1))
              .then((value) => done({ value }), (error) => done({ error: `${error}\n${error.stack}` }));"""
            % script,
            *arguments,
        )
        if "error" in result:
            raise AssertionError(result["error"])
        return result.get("value")

    def drag(self, *points):
        actions = ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=20)
        pointer = actions.pointer_action
        pointer.move_to_location(*map(round, points[0]))
        pointer.pointer_down()
        for point in points[1:]:
            pointer.move_to_location(*map(round, point))
        pointer.pointer_up()
        actions.perform()

    def back(self):
        self.driver.back()

    def press(self, key):
        if not self.run("return document.hasFocus()"):
            # After native drag and drop in an earlier test, no window has the keyboard focus.
            subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"], check=True)
            self.run("while (!document.hasFocus()) await new Promise(requestAnimationFrame)")
        ActionChains(self.driver).send_keys(KEYS.get(key, key)).perform()

    def picture(self, path):
        self.driver.save_screenshot(str(path))

    def close(self):
        processes = self.driver.service.process.pid
        with suppress(InvalidSessionIdException):
            self.driver.quit()
        # The browser stays after a page has crashed, and its window would have the keyboard focus instead of the next one's.
        with suppress(ProcessLookupError):
            os.killpg(processes, signal.SIGKILL)
