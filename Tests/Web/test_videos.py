"""Pages with videos that fail, stall or may not play, in every browser: the rotation continues."""

import pytest
from browsers import until

STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } dwell-carousel p { margin: 0; }</style>"
VIDEO = "<video muted></video>"
MISSING = '<video muted src="/dist/none.webm"></video>'


def carousel(*pages):
    """Returns a carousel of pages of four seconds each."""
    return f'{STYLE}<dwell-carousel duration="4" loop>{"".join(pages)}</dwell-carousel>'


def run(browser, script):
    """Runs a script with the carousel in `it`, its video in `video`, and functions that simulate events."""
    return browser.run(
        "const it = document.querySelector('dwell-carousel'); const video = it.querySelector('video');"
        "const emit = (type) => video.dispatchEvent(new Event(type));"
        "const own = (name, value) => Object.defineProperty(video, name, { get: () => value, set() {}, configurable: true });" + script
    )


def wait_for_failure(browser):
    """Waits until the browser has given up on the video."""
    failed = run(browser, until("video.error || video.networkState === 3") + " return !!video.error || video.networkState === 3")
    assert failed
    browser.settle()


@pytest.mark.parametrize("page", [
    MISSING, '<video muted src="/dist/dwell.css"></video>', '<video muted><source src="/dist/none.webm"><source src="/dist/none.mp4"></video>', f"<div>{MISSING}</div>",
])  # fmt: skip
def test_the_page_of_a_video_that_fails_has_its_usual_time(browser, show, page):
    show(browser, carousel(page, "<p>Two</p>"))
    wait_for_failure(browser)
    browser.run("time.advance(3.9)")
    assert run(browser, "return [it.page, it.paused]") == [0, False]
    browser.run("time.advance(.2)")
    assert run(browser, "return [it.page, it.paused]") == [1, False]


def test_a_video_that_fails_before_its_page_is_shown_stops_nothing(browser, show):
    show(browser, carousel("<p>One</p>", MISSING))
    wait_for_failure(browser)
    pages = []
    for _ in range(4):
        browser.run("time.advance(4.05)")
        browser.settle()
        pages.append(run(browser, "return it.page"))
    assert pages == [1, 0, 1, 0]


def test_other_settings_of_a_carousel_do_not_restart_a_failed_video(browser, show):
    show(browser, carousel(MISSING, "<p>Two</p>"))
    wait_for_failure(browser)
    run(browser, "it.gap = 10")
    browser.run("time.advance(4.1)")
    assert run(browser, "return it.page") == 1


def test_without_data_the_page_has_its_usual_time_and_then_that_of_the_video(browser, show):
    show(browser, carousel(VIDEO, "<p>Two</p>"))
    assert run(browser, "emit('waiting'); time.advance(9); return it.progress") == 0
    assert run(browser, "emit('stalled'); time.advance(2); return it.progress") == 0.5
    assert run(browser, "own('duration', 10); own('currentTime', 2); own('paused', false); own('readyState', 4); emit('playing'); time.advance(1); return Math.round(it.progress * 1e6) / 1e6") == 0.3
    assert run(browser, "time.advance(9); return [it.page, it.progress]") == [0, 1]


def test_a_stall_at_its_end_is_the_end_of_the_page(browser, show):
    show(browser, carousel(VIDEO, "<p>Two</p>"))
    run(browser, "emit('stalled'); time.advance(4.1)")
    assert run(browser, "return it.page") == 1


def test_a_video_with_buffered_data_continues_while_the_download_stalls(browser, show):
    show(browser, carousel(VIDEO, "<p>Two</p>"))
    pages = run(
        browser,
        """own('duration', 10); own('currentTime', 0); own('paused', false); own('readyState', 4);
        emit('playing');
        emit('stalled');
        time.advance(1);
        const pages = [Math.round(it.progress * 1e6) / 1e6];
        own('ended', true);
        emit('ended');
        time.advance(.1);
        return [...pages, it.page];""",
    )
    assert pages == [0.1, 1]


@pytest.mark.parametrize("name, isPaused", [("AbortError", False), ("NotAllowedError", True)])
def test_only_a_video_that_may_not_play_pauses(browser, show, name, isPaused):
    show(browser, carousel("<p>One</p>", VIDEO))
    run(browser, f"video.play = () => Promise.reject(new DOMException('', '{name}')); it.go(1); await null; await null")
    assert run(browser, "return [it.page, it.paused]") == [1, isPaused]


def test_a_video_at_its_start_is_not_rewound(browser, show):
    show(browser, carousel("<p>One</p>", VIDEO))
    seeks = run(
        browser,
        """const seeks = [];
        let at = 0;
        Object.defineProperty(video, 'currentTime', { get: () => at, set: (time) => seeks.push(time), configurable: true });
        it.go(1);
        it.go(0);
        at = 3;
        it.go(1);
        return seeks;""",
    )
    assert seeks == [0]


def test_the_page_of_a_looping_video_stays_until_it_restarts(browser, show):
    show(browser, carousel("<video muted loop></video>", "<p>Two</p>"))
    pages = run(
        browser,
        """own('duration', 10); own('paused', false); own('readyState', 4);
        emit('playing');
        const pages = [];
        for (const at of [0, 3, 6, 1, 5, 9.9, 0.1]) {
          own('currentTime', at);
          emit('timeupdate');
          time.advance(.25);
          pages.push(it.page);
        }
        return pages;""",
    )
    assert pages == [0, 0, 0, 0, 0, 0, 1]


def test_a_single_looping_video_continues(browser, show):
    show(browser, carousel("<video muted loop></video>"))
    progress = run(
        browser,
        """own('duration', 10); own('paused', false); own('readyState', 4);
        emit('playing');
        const seen = [];
        for (const at of [0, 9.9, 0, 3, 9.9, 0, 5]) {
          own('currentTime', at);
          emit('timeupdate');
          seen.push(Math.round(it.progress * 10) / 10);
        }
        return [seen.at(3), seen.at(-1)];""",
    )
    assert progress == [0.3, 0.5]


def test_a_video_at_its_end_is_left_once_it_has_paused_there(browser, show):
    show(browser, carousel(VIDEO, "<p>Two</p>"))
    pages = run(
        browser,
        """own('duration', 10); own('currentTime', 10); own('paused', false); own('ended', true); own('readyState', 4);
        emit('playing');
        emit('timeupdate');
        const pages = [it.page];
        own('paused', true);
        emit('pause');
        return [...pages, it.page];""",
    )
    assert pages == [0, 1]
