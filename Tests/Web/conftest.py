"""One server and one browser of each kind for all tests."""

import pytest
from browsers import Chromium, Firefox, WebKit, mini_browser
from serving import Server, page


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
    return request.getfixturevalue(request.param)


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
