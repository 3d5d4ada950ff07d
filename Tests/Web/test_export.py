"""The output of `dwell export`, opened from the file system."""

import json
import os
import subprocess
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import url2pathname

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsers import PATIENCE, until
from pictures import video, picture
from rings import MARKS, PHOTOGRAPH, SYMBOL, caption_contrasts, contrasts, has_ring
from serving import CLOCK, ROOT
from stories import expect_hold_to_pause, run

# Policy violations, and a manual clock.
BEFORE = (ROOT / "Tests/Web/violations.js").read_text() + CLOCK
NAMES = ["1 <b>\"quoted\" & 100%.png", "2 ev\u202egpj'.png", "3 </script>.png".replace("/", "∕"), "4 new\nline.png"]
TITLES = ["One", "</figcaption><script>alert(1)</script>", "שלוש", "Four"]


@pytest.fixture(scope="session")
def deck(tmp_path_factory):
    """A folder with a deck.json of four pages with malicious names and texts."""
    folder = tmp_path_factory.mktemp("deck")
    for number, name in enumerate(NAMES):
        (folder / name).write_bytes(picture(60 * number, 90, 160))
    pages = [{"picture": name, "title": title, "alt": f"About {title}"} for name, title in zip(NAMES, TITLES)]
    pages[1]["duration"] = 2
    (folder / "deck.json").write_text(json.dumps({"title": '"T" </title><i>', "pages": pages}))
    return folder


@pytest.fixture(scope="session")
def export(deck):
    """Exports the deck with options, and returns the address of the file."""
    made = {}

    def write(options="", policy=None):
        key = (options, policy)
        if key not in made:
            file = deck / f"page {len(made)}.html"
            command = [os.environ["DWELL"], "export", deck, "-o", file, *options.split()]
            subprocess.run(command, check=True, capture_output=True)
            if policy:
                file.write_text(file.read_text().replace(*policy))
            made[key] = file.as_uri()
        return made[key]

    return write


@pytest.fixture
def play(chromium, export):
    """Opens an exported deck in Chromium, with a manual clock."""

    def open_page(options="", policy=None, ready=True, **context):
        chromium.open(export(options, policy), before=BEFORE, **context)
        assert chromium.run("return await Dwell.ready") is ready
        chromium.settle()
        return chromium

    return open_page


def test_a_picture_on_several_pages_is_embedded_once_and_shown_on_each(chromium, tmp_path):
    (tmp_path / "a.png").write_bytes(picture(60, 90, 160))
    (tmp_path / "deck.json").write_text(json.dumps({"pages": ["a.png"] * 3}))
    file = tmp_path / "page.html"
    subprocess.run([os.environ["DWELL"], "export", tmp_path, "-o", file], check=True, capture_output=True)
    assert file.read_text().count("data:image/png") == 1
    chromium.open(file.as_uri(), before=BEFORE)
    assert chromium.run("return await Dwell.ready") is True
    assert chromium.run("return [...document.querySelectorAll('figure img')].map((image) => image.naturalWidth)") == [256] * 3


SHOWN = """return [...it.children].filter((page) => page.assignedSlot?.closest('.item:not([inert])')).map((page) => {
  const image = page.querySelector('img');
  return [image.alt, image.naturalWidth, page.querySelector('figcaption')?.textContent];
})"""


@pytest.mark.parametrize("options", ["", "--style=story", "--linked", "--rtl --style=story --linked"])
def test_it_plays_from_a_file_without_policy_violations(play, options):
    browser = play(options)
    assert run(browser, SHOWN) == [["About One", 256, "One"]]
    browser.run("time.advance(5)")
    assert run(browser, "return [it.page, it.pageCount]") == [1, 4]
    browser.run("time.advance(2)")
    assert run(browser, "return it.page") == 2, "its own duration of two seconds"
    assert browser.run("return violations") == []
    assert browser.errors == []


def test_hostile_names_and_texts_are_escaped(play):
    browser = play()
    browser.run("time.advance(5)")
    assert run(browser, SHOWN)[-1] == [f"About {TITLES[1]}", 256, TITLES[1]]
    assert browser.run("return [document.title, document.scripts.length]") == ['"T" </title><i>', 2]


def test_every_linked_image_is_found(play):
    browser = play("--linked")
    sizes = "return await Promise.all([...document.images].map(async (one) => { await one.decode(); return one.naturalWidth }))"
    assert browser.run(sizes) == [256] * 4


@pytest.mark.parametrize("options", ["", "--style=story", "--linked"])
def test_where_wasm_is_forbidden_pages_scroll_and_snap(play, options):
    browser = play(options, policy=(" 'wasm-unsafe-eval'", ""), ready=False)
    lefts = "return [...it.children].map((page) => page.getBoundingClientRect().left)"
    assert run(browser, lefts) == [0, 800, 1600, 2400]
    browser.press("Tab")
    browser.press("ArrowRight")
    scrolled = until("it.scrollLeft === 800") + " return it.scrollLeft"
    assert run(browser, scrolled) == 800
    assert run(browser, "return it.children[1].querySelector('figcaption').checkVisibility()")
    assert Axe().run(browser.tab).violations_count == 0


def test_without_scripts_pages_scroll_too(chromium, export):
    chromium.open(export(), java_script_enabled=False)
    boxes = [one.bounding_box() for one in chromium.tab.locator("figure").all()]
    assert [(box["x"], box["width"], box["height"]) for box in boxes] == [(800 * n, 800, 600) for n in range(4)]


def test_keys_turn_and_pause_wherever_the_focus_is(play):
    browser = play()
    browser.press("ArrowRight")
    browser.run("time.advance(1)")
    assert run(browser, "return it.page") == 1
    browser.press("End")
    browser.press("ArrowLeft")
    assert run(browser, "return it.page") == 2
    browser.press("Home")
    assert run(browser, "return it.page") == 0
    browser.press(" ")
    assert run(browser, "return it.paused") is True
    browser.press(" ")
    assert run(browser, "return it.paused") is False


@pytest.mark.parametrize("direction, forward, back", [("", 700, 100), ("--rtl", 100, 700)])
def test_in_a_story_taps_turn_and_a_hold_pauses(play, direction, forward, back):
    browser = play(f"--style=story {direction}")
    mouse = browser.mouse
    mouse.click(forward, 300)
    browser.run("time.advance(.5)")
    assert run(browser, "return it.page") == 1
    mouse.click(back, 300)
    browser.run("time.advance(.5)")
    assert run(browser, "return it.page") == 0
    expect_hold_to_pause(browser, 400, 300)


def test_segments_are_at_the_top_and_are_mirrored(play):
    first = """return [...root.querySelectorAll('[part~=indicator]')].map((one) => one.getBoundingClientRect())
      .map(({ left, right, top }) => [left + right < 800, top < 80])"""
    assert run(play("--style=story"), first) == [[True, True], [True, True], [False, True], [False, True]]
    assert run(play("--style=story --rtl"), first) == [[False, True], [False, True], [True, True], [True, True]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("options", ["", "--style=story", "--rtl", "--no-captions", "--effect=cube"])
def test_axe_finds_nothing(play, options, scheme):
    found = Axe().run(play(options, color_scheme=scheme).tab)
    assert found.violations_count == 0, found.generate_report()


def test_without_loop_it_ends_with_its_last_page(play):
    browser = play("--no-loop --duration=1")
    browser.run("for (let n = 0; n < 40; n += 1) time.advance(.5)")
    assert run(browser, "return [it.page, it.progress]") == [3, 1]


@pytest.mark.parametrize("options", ["", "--style=story"])
@pytest.mark.parametrize("width, height, shown", [(16, 12, 64), (100, 75, 400), (2000, 1500, None)])
def test_a_picture_is_enlarged_at_most_four_times(browser, tmp_path, options, width, height, shown):
    (tmp_path / "a.png").write_bytes(picture(0, 90, 160, width, height))
    file = tmp_path / "page.html"
    subprocess.run([os.environ["DWELL"], "export", tmp_path, "-o", file, *options.split()], check=True, capture_output=True)
    browser.open(file.as_uri())
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    place = """const image = it.querySelector('img'); await image.decode(); const { left, right, top, bottom } = image.getBoundingClientRect();
      return [right - left, (right - left) / (bottom - top), left >= 0, bottom <= innerHeight, Math.abs(left + right - innerWidth) < 2]"""
    drawn, ratio, *inside = run(browser, place)
    assert inside == [True, True, True] and abs(ratio - 4 / 3) < 0.02
    assert abs(drawn - shown) < 1 if shown else drawn > 400


@pytest.mark.parametrize("options, ground", [("", "rgb(0, 0, 0)"), ("--ground=dark", "rgb(0, 0, 0)"), ("--ground=light", "rgb(255, 255, 255)")])
@pytest.mark.parametrize("style", ["", "--style=story"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_background_is_that_of_windows_and_videos(play, options, ground, style, scheme):
    browser = play(f"{options} {style}".strip(), color_scheme=scheme)
    assert run(browser, "return getComputedStyle(document.body).backgroundColor") == ground
    found = Axe().run(browser.tab)
    assert found.violations_count == 0, found.generate_report()


@pytest.fixture(scope="session")
def photographs(chromium, tmp_path_factory):
    """Exports a deck of a photograph that fills its pages, with long captions, and returns the address of the file."""
    folder = tmp_path_factory.mktemp("photographs")
    # As pixels, because the browser would compute the filter again for each of the screenshots.
    tab = chromium.browser.new_page()
    tab.set_content(PHOTOGRAPH)
    tab.locator("svg").screenshot(path=folder / "a.png")
    tab.close()
    pages = [{"picture": "a.png", "alt": "", "title": "A boat in the harbour, and behind it the sea. " * 12}] * 3
    (folder / "deck.json").write_text(json.dumps({"pages": pages}))

    def write(options):
        file = folder / f"page {options}.html"
        subprocess.run([os.environ["DWELL"], "export", folder, "-o", file, *options.split()], check=True, capture_output=True)
        return file.as_uri()

    return write


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["", "--ground=light"])
@pytest.mark.parametrize("style", ["", "--style=story", "--style=story --rtl", "--per-view=2"])
def test_the_focus_is_visible_in_an_exported_page_and_never_clipped_r220(chromium, photographs, style, ground, scheme):
    chromium.open(photographs(f"{style} {ground}".strip()), before=BEFORE, color_scheme=scheme)
    assert chromium.run("return await Dwell.ready") is True
    chromium.settle()
    chromium.run("document.querySelector('dwell-carousel').pause(); time.advance(2)")
    assert has_ring(contrasts(chromium, "slider", MARKS)), "marks"
    assert has_ring(contrasts(chromium, "toggle", SYMBOL)), "pause"
    assert has_ring(caption_contrasts(chromium, 0)), "caption"


def test_every_page_is_printed(play):
    browser = play()
    browser.page.emulate_media(media="print")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    tops = run(browser, "return [...it.children].map((page) => page.getBoundingClientRect()).map(({ top, height }) => [top, height])")
    assert all(height > 40 for _, height in tops) and sorted(tops) == tops and len({top for top, _ in tops}) == 4


def test_the_strings_are_the_ones_of_the_deck(chromium, tmp_path):
    (tmp_path / "a.png").write_bytes(picture(0, 90, 160))
    words = {"pause": "Anhalten", "play": "Weiter", "page": "Seite {page} von {pages}", "pages": "Seiten",
             "carousel": "Karussell", "slide": "Bild", "undescribed": "nicht beschrieben"}
    (tmp_path / "deck.json").write_text(json.dumps({"language": "de", "words": words, "pages": ["a.png", "a.png"]}))
    file = tmp_path / "page.html"
    subprocess.run([os.environ["DWELL"], "export", tmp_path, "-o", file], check=True, capture_output=True)
    chromium.open(file.as_uri(), before=BEFORE)
    assert chromium.run("return await Dwell.ready") is True
    chromium.settle()
    toggle = "root.querySelector('[part=toggle]').getAttribute('aria-label')"
    assert run(chromium, f"return [document.documentElement.lang, {toggle}]") == ["de", "Anhalten"]
    assert run(chromium, "return root.querySelector('[role=slider]').getAttribute('aria-valuetext')") == "Seite 1 von 2"
    assert run(chromium, "return it.querySelector('img').alt") == "a (nicht beschrieben)"
    kinds = "[root.querySelector('[part=frame]'), it.children[0].assignedSlot.parentNode].map((one) => one.getAttribute('aria-roledescription'))"
    assert run(chromium, f"return {kinds}") == ["Karussell", "Bild"]
    run(chromium, "it.pause()")
    chromium.settle()
    assert run(chromium, f"return {toggle}") == "Weiter"


@pytest.mark.parametrize("options", ["", "--style=story --linked"])
def test_every_browser_plays_it_from_a_file(browser, export, options):
    browser.open(export(options))
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    assert run(browser, "await it.querySelector('img').decode(); " + SHOWN) == [["About One", 256, "One"]]
    run(browser, "it.next()")
    assert run(browser, "return it.page") == 1


@pytest.fixture(scope="session")
def videos(tmp_path_factory):
    """Exports a deck of a picture, which never turns by itself in a test, and videos, one of which is shown for three seconds, or
    of a single video."""
    folder = tmp_path_factory.mktemp("videos")
    (folder / "1.png").write_bytes(picture(90, 90, 160))
    video(folder / "2.webm", 1)
    video(folder / "3.mov", 1, "libx264")
    pages = ["1.png", {"picture": "2.webm", "alt": "Video", "title": "Moving"}, {"picture": "3.mov", "duration": 3}]
    (folder / "deck.json").write_text(json.dumps({"duration": 3600, "pages": pages}))

    def write(name, *options):
        file = folder / f"{name or 'deck'} {' '.join(options)}.html"
        command = [os.environ["DWELL"], "export", folder / name, "-o", file, *options]
        subprocess.run(command, check=True, capture_output=True)
        return file.as_uri()

    return write


# Waits for a condition on `video`, the video of page `at`, and returns whether it was fulfilled.
UNTIL = f"""const video = it.children[at].querySelector('video');
  const until = async (condition) => {{
    for (let n = 0; n < {PATIENCE * 20}; n += 1) {{
      if (condition()) return true;
      await new Promise((go) => setTimeout(go, 25));
    }}
    return false;
  }};"""


@pytest.mark.parametrize("options", [[], ["--linked"], ["--style=story"]])
def test_a_video_shows_its_first_frame_until_its_page_is_current(browser, videos, options):
    browser.open(videos("", *options))
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    looks = "return [video.controls, video.muted, video.hasAttribute('playsinline'), video.getAttribute('aria-label'), video.parentNode.textContent]"
    assert run(browser, f"const at = 1; {UNTIL} {looks}") == [False, True, True, "Video", "Moving"]
    first = "it.pause(); await until(() => video.readyState > 1); return [video.videoWidth, video.videoHeight, video.paused, video.currentTime]"
    assert run(browser, f"const at = 1; {UNTIL} {first}") == [96, 64, True, 0]


# Not in WebKitGTK: some of the videos that it reports as playing don't advance.
@pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True)
@pytest.mark.parametrize("options", [[], ["--linked"], ["--style=story"]])
def test_a_video_plays_on_its_page_and_turns_it_at_its_end(browser, videos, options):
    browser.open(videos("", *options))
    assert browser.run("return await Dwell.ready") is True
    browser.settle()
    assert run(browser, f"const at = 1; {UNTIL} it.go(1); return await until(() => video.ended && it.page === 2)") is True


@pytest.mark.parametrize("options", [[], ["--linked"]])
def test_the_policy_allows_videos(chromium, videos, options):
    chromium.open(videos("", *options), before=BEFORE)
    assert chromium.run("return await Dwell.ready") is True
    assert run(chromium, f"const at = 1; {UNTIL} return await until(() => video.readyState > 1)")
    assert chromium.run("return violations") == []


def test_a_video_whose_page_has_its_own_duration_plays_meanwhile_and_stays_at_its_end(chromium, videos):
    chromium.open(videos(""), before=BEFORE)
    assert chromium.run("return await Dwell.ready") is True
    chromium.settle()
    until = f"const at = 2; {UNTIL} return await until(() =>"
    run(chromium, "it.go(2, { animated: false })")
    assert run(chromium, f"{until} video.paused && video.readyState > 1)"), "its page's time stands"
    go = "const pass = setInterval(() => time.advance(.03), 30);"
    assert run(chromium, f"{go} {until} video.ended).finally(() => clearInterval(pass))")
    assert run(chromium, "return [it.page, it.progress > 0 && it.progress < 1]") == [2, True]
    run(chromium, "it.go(0)")
    assert run(chromium, f"it.go(2, {{ animated: false }}); {until} video.currentTime === 0 && video.paused)")


def test_a_single_video_restarts(chromium, videos):
    chromium.open(videos("2.webm"))
    assert chromium.run("return await Dwell.ready") is True
    again = "let last = 0; return await until(() => { const isBefore = video.currentTime < last; last = video.currentTime; return isBefore && !video.paused; })"
    assert run(chromium, f"const at = 0; {UNTIL} {again}") is True
    assert run(chromium, "return it.pageCount") == 1


def test_without_the_elements_videos_have_controls(chromium, videos, tmp_path):
    chromium.open(videos(""), java_script_enabled=False)
    assert chromium.tab.locator("video[controls]").count() == 2
    page = tmp_path / "page.html"
    page.write_text(Path(url2pathname(urlparse(videos("")).path)).read_text().replace(" 'wasm-unsafe-eval'", ""))
    chromium.open(page.as_uri())
    assert chromium.run("return await Dwell.ready") is False
    assert run(chromium, "return [...it.querySelectorAll('video')].map((one) => one.controls)") == [True, True]


def test_axe_finds_nothing_about_videos(chromium, videos):
    chromium.open(videos(""), before=BEFORE)
    assert chromium.run("return await Dwell.ready") is True
    run(chromium, "it.go(1, { animated: false })")
    found = Axe().run(chromium.tab)
    assert found.violations_count == 0, found.generate_report()
