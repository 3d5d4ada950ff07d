"""The README's page, next to the files of the archive in an empty folder."""

import re
import subprocess

import pytest
import serving
from serving import ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An empty folder with the README's page and the files of the archive that the README says to copy."""
    archive = subprocess.run([ROOT / "Scripts/web.sh", "package"], check=True, capture_output=True, text=True).stdout.strip()
    readme = (ROOT / "README.md").read_text()
    assert archive in readme
    into = tmp_path_factory.mktemp("readme")
    files = ["package/dwell.js", "package/dwell.css"]
    subprocess.run(["tar", "-xzf", ROOT / archive, "--strip-components=1", "-C", into, *files], check=True)
    (page,) = re.findall(r"^```html tour\.html\n(.*?)^```$", readme, re.M | re.S)
    (into / "tour.html").write_text(page)
    return into


STATE = """const carousel = document.querySelector('dwell-carousel');
return [await Dwell.ready, carousel.pageCount, carousel.loop, carousel.paused];"""


def test_the_readmes_page_runs(browser, server, folder):
    serving.FOLDERS["/readme/"] = folder
    browser.open(server.put("<!doctype html>").split("/page/")[0] + "/readme/tour.html")
    assert browser.run(STATE) == [True, 3, True, False]
    del serving.FOLDERS["/readme/"]


def test_the_readmes_page_runs_from_the_disk(chromium, folder):
    chromium.open((folder / "tour.html").as_uri())
    assert chromium.run(STATE) == [True, 3, True, False]


README = (ROOT / "README.md").read_text()
# An animated WebP picture has the first chunk, an animated PNG the second.
ANIMATED = (b"ANIM", b"acTL")


def is_animated(path):
    return any(mark in (ROOT / path).read_bytes()[:200] for mark in ANIMATED)


def test_the_readmes_sizes_match_the_built_files():
    lines = subprocess.run([ROOT / "Scripts/web.sh", "sizes"], check=True, capture_output=True, text=True).stdout.splitlines()
    sizes = {name: int(size) for name, size, *_ in map(str.split, lines)}
    (stated,) = re.findall(r"(\d+) kB gzipped, page control and timer alone (\d+) kB", README)
    assert re.findall(r"Dwell's download is larger: (\d+) kB", README) == [stated[0]]
    # Whole kilobytes, so that saving a few bytes doesn't change the page.
    for kilobytes, name in zip(stated, ("all", "control")):
        assert abs(int(kilobytes) - sizes[name] / 1000) < 1, name


def test_the_readmes_pictures_exist_and_are_small():
    places = set(re.findall(r"Pictures/[\w.-]+", README))
    assert len(places) > 20
    assert {place for place in places if not (ROOT / place).is_file() or (ROOT / place).stat().st_size > 300_000} == set()
    kept = {f"Pictures/{path.name}" for path in (ROOT / "Pictures").iterdir()}
    assert kept - places == set(), "pictures that the README doesn't show"


def test_every_animated_picture_of_the_readme_is_still_with_reduced_motion():
    moving = [text for text in re.findall(r"<picture>.*?</picture>", README, re.S) if is_animated(re.search(r'<img src="([^"]+)"', text)[1])]
    assert len(moving) == 3
    for text in moving:
        # The first source whose condition holds is shown.
        is_still = ["reduce)" in media for media in re.findall(r'<source media="([^"]*)"', text)]
        assert is_still[0] and is_still == sorted(is_still, reverse=True), text
        stills = re.findall(r'reduce\)[^"]*" srcset="([^"]+)"', text)
        assert not any(map(is_animated, stills)), text
    alone = re.findall(r'src="(Pictures/[^"]+)"', re.sub(r"<picture>.*?</picture>", "", README, flags=re.S))
    assert alone and not any(map(is_animated, alone))
