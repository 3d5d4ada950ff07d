"""Videos of `dwell export`, opened from the file system. Tests/Web/run.sh videos runs these tests: they need the command with GTK."""

import json
import os
import subprocess

import pytest
from pictures import picture

# The size of the videos, in pixels, and their length: two pages of one second.
WIDTH, HEIGHT, SECONDS = 96, 160, 2


@pytest.fixture(scope="session")
def video(tmp_path_factory):
    """Exports a story in a format, and returns the address of a page that shows it."""
    folder = tmp_path_factory.mktemp("video")
    for number in (1, 2):
        (folder / f"{number}.png").write_bytes(picture(90 * number, 90, 160))
    (folder / "deck.json").write_text(json.dumps({"duration": 1, "pages": ["1.png", "2.png"]}))

    def write(form, element):
        command = [os.environ["DWELL"], "export", folder, "-o", folder / f"story.{form}", "--style=story", f"--size={WIDTH}x{HEIGHT}"]
        subprocess.run(command, check=True, capture_output=True)
        page = folder / f"{form}.html"
        page.write_text(f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Video</title><body>{element}</body></html>')
        return page.as_uri()

    return write


PLAY = """const video = document.querySelector('video');
  video.muted = true;
  const ended = new Promise((go, stop) => {
    video.onended = go;
    video.onerror = () => stop(new Error(`error ${video.error.code}: ${video.error.message}`));
  });
  if (video.error) video.onerror();
  // On a loaded machine WebKit's pipeline stands still now and then: then the video begins again.
  let before = -1;
  const watch = setInterval(() => {
    if (video.currentTime === before && !video.ended) video.load(), video.play();
    before = video.currentTime;
  }, 10000);
  await Promise.race([video.play(), ended]);
  await ended;
  clearInterval(watch);
  return [video.videoWidth, video.videoHeight, Math.round(video.duration * 10) / 10, Math.round(video.currentTime * 10) / 10];"""


@pytest.mark.parametrize("form", ["mp4", "webm"])
def test_every_browser_plays_a_video_to_its_end(browser, video, form):
    browser.open(video(form, f'<video src="story.{form}" playsinline></video>'))
    assert browser.run(PLAY) == [WIDTH, HEIGHT, SECONDS, SECONDS]


@pytest.mark.parametrize("form", ["gif", "webp", "apng"])
def test_every_browser_shows_an_animated_picture(browser, video, form):
    browser.open(video(form, f'<img src="story.{form}" alt="">'))
    decoded = "const one = document.querySelector('img'); await one.decode(); return [one.naturalWidth, one.naturalHeight]"
    assert browser.run(decoded) == [WIDTH, HEIGHT]
