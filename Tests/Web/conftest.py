"""One server and one browser of each kind for all tests."""

import pytest
from browsers import Chromium, Firefox, WebKit, mini_browser
from serving import Server, page
from viewer import ANN, BOB, CEM, SETUP, STYLE


@pytest.fixture(scope="session")
def server():
    with Server() as running:
        yield running


@pytest.fixture(scope="session")
def chromium():
    browser = Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox():
    browser = Firefox()
    yield browser
    browser.close()


def pytest_terminal_summary(terminalreporter):
    """Prints which of the installed WebKitGTK versions was tested."""
    try:
        terminalreporter.write_line(f"WebKit: {mini_browser()}")
    except (OSError, LookupError) as error:
        terminalreporter.write_line(f"WebKit: {error}")


@pytest.fixture(scope="session")
def webkit():
    browser = WebKit()
    yield browser
    browser.close()


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def browser(request):
    """Each browser in turn."""
    current = request.getfixturevalue(request.param)
    restart(current)
    return current


def restart(browser):
    """Starts WebKit again if it has crashed, as it may after a thousand pages; returns whether it had."""
    has_crashed = isinstance(browser, WebKit) and not browser.is_alive
    if has_crashed:
        print(f"WebKit has crashed, and begins again: {browser.address}")
        browser.restart()
    return has_crashed


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Runs a test once more if its browser has crashed. A page that always makes it crash fails."""
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        pyfuncitem.obj(**arguments)
    except Exception:
        if not restart(pyfuncitem.funcargs.get("browser")):
            raise
        pyfuncitem.obj(**arguments)
    return True


@pytest.fixture
def show(server):
    """Opens a page with a body in a browser and waits until the elements are defined."""

    def open_page(browser, body, *, headers=None, wait=True, **options):
        browser.open(server.put(page(body, **options), headers))
        if wait and options.get("script", "yes"):
            browser.run("return await Dwell.ready")
            browser.settle()
        return browser

    return open_page


@pytest.fixture
def stories(show):
    """Opens stories of three people in a browser, or others."""

    def open_page(browser, people=ANN + BOB + CEM, attributes="", around="%s", **options):
        body = STYLE + around % f"<dwell-stories {attributes}>{people}</dwell-stories>"
        show(browser, body + '<script type="module" src="/dist/stories.mjs"></script>', **options)
        browser.run("await customElements.whenDefined('dwell-stories'); " + SETUP)
        browser.settle()
        return browser

    return open_page
