"""The slow zoom of pictures in the output of `dwell export`."""

import os
import subprocess

import pytest
from browsers import until
from pictures import picture
from serving import CLOCK
from stories import run

SCALES = "[...it.children].map((page) => Math.round(page.querySelector('img').style.scale * 1000) / 1000)"


@pytest.fixture
def play(chromium, tmp_path):
    """Exports four pictures that zoom, and opens the page in Chromium, with a manual clock."""

    def open_page(count=4, more=("--no-loop",), **context):
        for number in range(count):
            (tmp_path / f"{number}.png").write_bytes(picture(60 * number, 90, 160))
        file = tmp_path / "page.html"
        options = ["--ken-burns", *more, "--duration=4", "-o", file]
        subprocess.run([os.environ["DWELL"], "export", tmp_path, *options], check=True, capture_output=True)
        chromium.open(file.as_uri(), before=CLOCK, **context)
        assert chromium.run("return await Dwell.ready") is True
        chromium.settle()
        return chromium

    return open_page


def zooms(page, expected):
    """The scales of the pictures, once they are as expected, or at last."""
    return run(page, until(f"{expected}") + f" return {SCALES}")


def test_pictures_zoom_while_their_time_passes(play):
    page = play(viewport={"width": 390, "height": 844})
    origins = run(page, "return [...it.children].map((page) => page.querySelector('img').style.transformOrigin)")
    assert len(set(origins)) == 4 and all("%" in origin for origin in origins)
    assert zooms(page, f"{SCALES}[1] === 1.15") == [1, 1.15, 1, 1.15]
    page.run("time.advance(2)")
    assert zooms(page, f"{SCALES}[0] > 1") == [1.075, 1.15, 1, 1.15]
    run(page, "it.pause()")
    page.run("time.advance(10)")
    page.settle()
    assert zooms(page, "true") == [1.075, 1.15, 1, 1.15], "a pause stops it"
    run(page, "it.resume()")
    page.run("time.advance(1.98)")
    assert zooms(page, f"{SCALES}[0] > 1.14")[0] > 1.14
    page.run("time.advance(.1)")
    page.settle()
    assert run(page, "return it.page") == 1 and zooms(page, "true")[0] > 1.14, "the page that is left keeps its zoom"
    run(page, "it.previous()")
    page.run("time.advance(.1)")
    page.settle()
    assert zooms(page, "true")[0] > 1.14, "and continues from there"
    run(page, "it.go(2)")
    page.run("time.advance(2)")
    assert zooms(page, f"{SCALES}[0] === 1")[0] == 1, "until it is out of view"
    box = run(page, "const { x, y, width, height } = it.children[2].getBoundingClientRect(); return [x, y, width, height]")
    assert box == [0, 0, 390, 844]


def test_pictures_stay_with_reduced_motion(play):
    page = play(reduced_motion="reduce")
    assert zooms(page, f"{SCALES}[1] === 1") == [1, 1, 1, 1]
    page.run("time.advance(1)")
    page.settle()
    assert zooms(page, "true") == [1, 1, 1, 1]


@pytest.mark.parametrize("style", ["control", "story"])
@pytest.mark.parametrize("loop", ["--loop", "--no-loop"])
def test_a_lone_picture_zooms_once(play, style, loop):
    page = play(1, [loop, f"--style={style}"])
    assert zooms(page, f"{SCALES}[0] === 1") == [1]
    page.run("time.advance(2)")
    assert zooms(page, f"{SCALES}[0] > 1") == [1.075], "as in a window and a video"
    page.run("time.advance(2)")
    assert zooms(page, f"{SCALES}[0] === 1.15") == [1.15]
    page.run("time.advance(2)")
    page.settle()
    assert zooms(page, "true") == [1.15], "it doesn't jump back"
