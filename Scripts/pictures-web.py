"""pictures-web.py DWELL DRAFTS: draws the README's pictures that need a browser, into a folder: a film each of a story and of
a carousel, their stills for readers who prefer less motion, and a browser's window with the gallery.

DWELL is the command, built with GTK. Films are drawn under a manual clock, frame by frame, so nothing is recorded. They
are WebP pictures with a transparent ground.
"""

import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
DWELL, DRAFTS = sys.argv[1], Path(sys.argv[2]).resolve()
sys.path.insert(0, str(ROOT / "Tests/Web"))
from serving import CLOCK  # noqa: E402, the tests' manual clock

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dwell</title>
<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/dist/dwell.css"><script src="/dist/dwell.js"></script>
<style>body { margin: 0; color: light-dark(#1c1c1f, #f5f5f7); font: 600 1.375rem "DejaVu Sans", sans-serif; } %s</style></head><body>%s</body></html>"""

STORY_STYLE = """
dwell-carousel { block-size: 844px; aspect-ratio: auto; border-radius: 44px; background: black; color: white; }
figure { position: relative; margin: 0; }
img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
figcaption { position: absolute; inset: auto 0 0; padding: 4rem 1.5rem 2rem; background: linear-gradient(transparent, #000a); }"""
STORY = """<dwell-carousel label="Story" duration="2.5" loop indicator="segments" indicator-side="start" indicator-inset="20"
  taps="turn">%s</dwell-carousel>"""

CAROUSEL_STYLE = """
dwell-carousel { block-size: 330px; aspect-ratio: auto; }
img { inline-size: 100%; block-size: 270px; object-fit: cover; border-radius: 20px; }"""
CAROUSEL = """<dwell-carousel label="Pictures" duration="2.5" loop per-view="1.35" align="center" gap="12"
  indicator-inset="8">%s</dwell-carousel>"""


class Films:
    """Draws films of pages with a Chromium of its own."""

    # Seconds between two frames, and of the whole film: four pages.
    STEP, LENGTH = 1 / 15, 10

    def __init__(self, playwright, address):
        self.address = address
        self.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"])

    def film(self, name, html, size, scale, quality, **context):
        """Writes NAME.webp, and NAME-still.webp of a moment in which a page is half over."""
        page = self.browser.new_context(viewport=size, device_scale_factor=scale, **context).new_page()
        page.add_init_script(CLOCK)
        page.goto(self.address + html)
        page.evaluate("Dwell.ready")
        page.wait_for_function("[...document.images].every((image) => image.complete)")
        page.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        # The second round: the first has no turn to its first page.
        page.evaluate("(seconds) => time.advance(seconds)", self.LENGTH + 1.25)
        frames = []
        for _ in range(round(self.LENGTH / self.STEP)):
            frames.append(page.screenshot(omit_background=True))
            page.evaluate("(seconds) => time.advance(seconds)", self.STEP)
        encode(frames, DRAFTS / f"{name}.webp", quality, round(1 / self.STEP))
        encode(frames[:1], DRAFTS / f"{name}-still.webp", 85)
        page.context.close()


def encode(frames, path, quality, rate=None):
    """Encodes PNG pictures as a still, or as a film with a rate that loops."""
    films = ["-c:v", "libwebp_anim", "-loop", "0"] if rate else ["-c:v", "libwebp"]
    command = ["ffmpeg", "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", str(rate or 1), "-c:v", "png", "-i", "pipe:0"]
    options = ["-quality", str(quality), "-compression_level", "6", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    subprocess.run(command + films + options + ["file:" + str(path)], input=b"".join(frames), check=True)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the drafts, and the elements under /dist/."""

    def translate_path(self, path):
        folder = ROOT / "Web" if path.startswith("/dist/") else DRAFTS
        return str(folder) + super().translate_path(path).removeprefix(self.directory)

    def log_message(self, *_):
        """Logs nothing."""


def window(playwright, address):
    """Writes browser.png: a browser's window with the gallery, on the display."""
    subprocess.run([DWELL, "gallery", "-o", DRAFTS / "gallery.html"], check=True, stdout=subprocess.DEVNULL)
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium", headless=False, ignore_default_args=["--enable-automation"],
        args=["--no-sandbox", "--test-type", "--window-position=0,0", "--window-size=1200,800"],
    )  # fmt: skip
    page = browser.new_context(no_viewport=True).new_page()
    page.goto(address + "gallery.html")
    page.evaluate("Dwell.ready")
    page.wait_for_timeout(3000)
    # What is on the display, with the window's frame.
    subprocess.run(["import", "-window", "root", "-crop", "1200x800+0+0", "+repage", DRAFTS / "browser.png"], check=True)
    browser.close()


def main():
    """Draws all pictures."""
    subprocess.run([DWELL, "demo", DRAFTS / "demo"], check=True, stdout=subprocess.DEVNULL)
    pictures = [(path.stem.split(" ", 1)[1], f"demo/{path.name}") for path in sorted((DRAFTS / "demo").glob("*.png"))]
    figures = [f'<figure><img src="{path}" alt=""><figcaption>{title}</figcaption></figure>' for title, path in pictures]
    images = [f'<img src="{path}" alt="">' for _, path in pictures]
    order = [1, 4, 3, 5]
    (DRAFTS / "story.html").write_text(HEAD % (STORY_STYLE, STORY % "".join(figures[number] for number in order)))
    (DRAFTS / "carousel.html").write_text(HEAD % (CAROUSEL_STYLE, CAROUSEL % "".join(images[number] for number in (0, 3, 4, 2))))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(DRAFTS)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_port}/"
    with sync_playwright() as playwright:
        films = Films(playwright, address)
        films.film("story", "story.html", {"width": 390, "height": 844}, 0.77, 55)
        for scheme in ("light", "dark"):
            films.film(f"carousel-film-{scheme}", "carousel.html", {"width": 480, "height": 330}, 1.2, 55, color_scheme=scheme)
        films.browser.close()
        window(playwright, address)
    server.shutdown()


main()
