"""The README's page, beside the files of the archive in an empty folder."""

import re
import subprocess

import pytest
import serving
from serving import ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An empty folder, with the README's page and what the README tells to copy from the archive."""
    archive = subprocess.run([ROOT / "Scripts/web-package.sh"], check=True, capture_output=True, text=True).stdout.strip()
    readme = (ROOT / "README.md").read_text()
    assert archive.removeprefix("out/") in readme
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
