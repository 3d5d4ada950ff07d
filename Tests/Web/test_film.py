"""Films of `dwell export`, opened from the file system. Tests/Web/run.sh films runs these tests: they need the command with GTK."""

import json
import os
import subprocess

import pytest
from pictures import picture

# The size of the films, in pixels, and their length: two pages of a second.
WIDTH, HEIGHT, SECONDS = 96, 160, 2


@pytest.fixture(scope="session")
def film(tmp_path_factory):
    """Exports a story in a format, and returns the address of a page that shows it."""
    folder = tmp_path_factory.mktemp("film")
    for number in (1, 2):
        (folder / f"{number}.png").write_bytes(picture(90 * number, 90, 160))
    (folder / "deck.json").write_text(json.dumps({"duration": 1, "pages": ["1.png", "2.png"]}))

    def write(form, element):
        command = [os.environ["DWELL"], "export", folder, "-o", folder / f"story.{form}", "--style=story", f"--size={WIDTH}x{HEIGHT}"]
        subprocess.run(command, check=True, capture_output=True)
        page = folder / f"{form}.html"
        page.write_text(f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Film</title><body>{element}</body></html>')
        return page.as_uri()

    return write


PLAY = """const film = document.querySelector('video');
  film.muted = true;
  const ended = new Promise((go, stop) => {
    film.onended = go;
    film.onerror = () => stop(new Error(`error ${film.error.code}: ${film.error.message}`));
  });
  if (film.error) film.onerror();
  await Promise.race([film.play(), ended]);
  await ended;
  return [film.videoWidth, film.videoHeight, Math.round(film.duration * 10) / 10, Math.round(film.currentTime * 10) / 10];"""


@pytest.mark.parametrize("form", ["mp4", "webm"])
def test_every_browser_plays_a_film_to_its_end(browser, film, form):
    browser.open(film(form, f'<video src="story.{form}" playsinline></video>'))
    assert browser.run(PLAY) == [WIDTH, HEIGHT, SECONDS, SECONDS]


@pytest.mark.parametrize("form", ["gif", "webp", "apng"])
def test_every_browser_shows_an_animated_picture(browser, film, form):
    browser.open(film(form, f'<img src="story.{form}" alt="">'))
    decoded = "const one = document.querySelector('img'); await one.decode(); return [one.naturalWidth, one.naturalHeight]"
    assert browser.run(decoded) == [WIDTH, HEIGHT]
