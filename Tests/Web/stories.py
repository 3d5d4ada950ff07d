"""Pages with one carousel, as in articles and exported decks."""


def run(browser, script):
    """Runs a script with the carousel in `it` and its shadow in `root`."""
    return browser.run(f"const it = document.querySelector('dwell-carousel'); const root = it.shadowRoot; {script}")


def expect_hold_to_pause(browser, x, y):
    """Expects that the first page's time stops while the mouse is held down at a point."""
    mouse = browser.mouse
    mouse.move(x, y)
    mouse.down()
    before = run(browser, "return it.progress")
    browser.run("time.advance(10)")
    assert run(browser, "return [it.page, it.progress]") == [0, before]
    mouse.up()
