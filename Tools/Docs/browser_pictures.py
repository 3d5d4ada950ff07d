"""browser_pictures.py DWELL DRAFTS: draws the README's pictures that need a browser, into a folder: a video each of a story, a
carousel and a page control, their stills for readers who prefer less motion, a picture of each component, and windows of a
browser and of GTK in one plain frame.

DWELL is the command, built with GTK. Videos are drawn under a manual clock, frame by frame, so nothing is recorded. They
are WebP pictures with a transparent ground. DRAFTS/gtk.png is what a window of GTK shows.
"""

import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
DWELL, DRAFTS = sys.argv[1], Path(sys.argv[2]).resolve()
sys.path.insert(0, str(ROOT / "Tests/Web"))
from serving import CLOCK  # noqa: E402, the tests' manual clock

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dwell</title>
<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/dist/dwell.css"><script src="/dist/dwell.js"></script>
<style>body { margin: 0; color: light-dark(#1c1c1f, #f5f5f7); font: 600 1.375rem "DejaVu Sans", sans-serif; } %s</style></head><body>%s</body></html>"""

STORY_STYLE = """
dwell-carousel { block-size: 844px; border-radius: 44px; background: black; color: white; }
figure { position: relative; margin: 0; }
img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
figcaption { position: absolute; inset: auto 0 0; padding: 4rem 1.5rem 2rem; background: linear-gradient(transparent, #000a); }"""
STORY = """<dwell-carousel label="Story" duration="2.5" loop indicator="segments" indicator-side="start" indicator-inset="20"
  taps="turn">%s</dwell-carousel>"""

CAROUSEL_STYLE = """
dwell-carousel { block-size: 330px; }
img { inline-size: 100%; block-size: 270px; object-fit: cover; border-radius: 20px; }"""
CAROUSEL = """<dwell-carousel label="Pictures" duration="2.5" loop per-view="1.35" align="center" gap="12"
  indicator-inset="8">%s</dwell-carousel>"""


# Each component at half the size of a phone, with its own style; only the carousel's picture has the buttons.
COMPONENT_STYLE = """
body { inline-size: max-content; }
dwell-page-control { inline-size: 130px; block-size: 44px; }
dwell-segments { inline-size: 300px; }
dwell-page-control::part(toggle), dwell-segments::part(toggle) { display: none; }
dwell-carousel { inline-size: 195px; block-size: 300px; border-radius: 16px; overflow: hidden; }
img { inline-size: 100%; block-size: 100%; object-fit: cover; }
dwell-meter { block-size: 220px; --dwell-meter-width: 64; }"""
PAGE_CONTROL = '<dwell-page-control label="Pages" pages="5" duration="2.5" loop></dwell-page-control>'
# The markup, and the time in seconds; a page view is drawn while it turns.
COMPONENTS = {
    "page-control": (PAGE_CONTROL, 6.5),
    "page-view": ('<dwell-carousel label="Pages" indicator="none" effect="fade-and-scale">%s</dwell-carousel>', 0),
    "segmented-progress": ('<dwell-segments label="Pages" pages="4" duration="4"></dwell-segments>', 6),
    "progress-meter": ('<dwell-meter label="Score" value="7" max="10"></dwell-meter>', 4),
    "carousel": ('<dwell-carousel label="Pictures" duration="4" loop>%s</dwell-carousel>', 6.4),
}

# A window of any desktop: a title between round corners.
WINDOW = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Window</title><style>
body { margin: 0; font: 500 15px/40px "DejaVu Sans", sans-serif; }
main { inline-size: 1200px; border-radius: 14px; overflow: hidden; background: #e6e7ea; color: #3c3e45; text-align: center; }
p { margin: 0; position: relative; }
p::before { content: ''; position: absolute; inset: 14px auto auto 18px; inline-size: 12px; block-size: 12px; border-radius: 6px;
  background: #c3c5cb; box-shadow: 20px 0 #c3c5cb, 40px 0 #c3c5cb; }
iframe, img { display: block; border: 0; inline-size: 1200px; block-size: 780px; object-fit: cover; }
</style></head><body><main><p>%s</p>%s</main></body></html>"""


class Videos:
    """Draws videos of pages with a separate Chromium."""

    # The seconds between two frames, and the length of the whole video: four pages.
    STEP, LENGTH = 1 / 15, 10

    def __init__(self, playwright, address):
        self.address = address
        self.browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"])

    def open(self, html, size, scale, **context):
        """Opens a page with the manual clock."""
        page = self.browser.new_context(viewport=size, device_scale_factor=scale, **context).new_page()
        page.add_init_script(CLOCK)
        page.goto(self.address + html)
        page.evaluate("Dwell.ready")
        page.wait_for_function("[...document.images].every((image) => image.complete)")
        page.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        return page

    def component(self, name, html, seconds, **context):
        """Writes NAME.png: a component on a transparent background."""
        page = self.open(html, {"width": 400, "height": 400}, 3, **context)
        if seconds:
            page.evaluate("(seconds) => time.advance(seconds)", seconds)
        else:
            page.evaluate("() => { document.querySelector('dwell-carousel').go(1); time.advance(0.12) }")
        page.locator("body > *").first.screenshot(path=DRAFTS / f"{name}.png", omit_background=True)
        page.context.close()

    def window(self, name, title, content):
        """Writes NAME.png: content in the frame of a window."""
        (DRAFTS / f"{name}-window.html").write_text(WINDOW % (title, content))
        page = self.browser.new_page(viewport={"width": 1200, "height": 820})
        page.goto(f"{self.address}{name}-window.html")
        for frame in page.frames[1:]:
            frame.wait_for_function("globalThis.Dwell?.ready")
        page.wait_for_timeout(3000)
        page.locator("main").screenshot(path=DRAFTS / f"{name}.png", omit_background=True)
        page.close()

    def video(self, name, html, size, scale, quality, **context):
        """Writes NAME.webp, and NAME-still.webp, a frame in which a page's time is half over."""
        page = self.open(html, size, scale, **context)
        # The second round: in the first, there is no turn to the first page.
        page.evaluate("(seconds) => time.advance(seconds)", self.LENGTH + 1.25)
        frames = []
        for _ in range(round(self.LENGTH / self.STEP)):
            frames.append(page.screenshot(omit_background=True))
            page.evaluate("(seconds) => time.advance(seconds)", self.STEP)
        encode(frames, DRAFTS / f"{name}.webp", quality, round(1 / self.STEP))
        encode(frames[:1], DRAFTS / f"{name}-still.webp", 85)
        page.context.close()


def encode(frames, path, quality, rate=None):
    """Encodes PNG pictures as a still, or as a looping video with a frame rate."""
    videos = ["-c:v", "libwebp_anim", "-loop", "0"] if rate else ["-c:v", "libwebp"]
    command = ["ffmpeg", "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", str(rate or 1), "-c:v", "png", "-i", "pipe:0"]
    options = ["-quality", str(quality), "-compression_level", "6", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    subprocess.run(command + videos + options + ["file:" + str(path)], input=b"".join(frames), check=True)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the drafts, and the elements under /dist/."""

    def translate_path(self, path):
        folder = ROOT / "Web" if path.startswith("/dist/") else DRAFTS
        return str(folder) + super().translate_path(path).removeprefix(self.directory)

    def log_message(self, *_):
        """Logs nothing."""


def main():
    """Draws all pictures."""
    pictures = [(path.stem.split(" ", 1)[1], f"demo/{path.name}") for path in sorted((DRAFTS / "demo").glob("*.png"))]
    figures = [f'<figure><img src="{path}" alt=""><figcaption>{title}</figcaption></figure>' for title, path in pictures]
    images = [f'<img src="{path}" alt="">' for _, path in pictures]
    order = [1, 4, 3, 5]
    (DRAFTS / "story.html").write_text(HEAD % (STORY_STYLE, STORY % "".join(figures[number] for number in order)))
    (DRAFTS / "carousel.html").write_text(HEAD % (CAROUSEL_STYLE, CAROUSEL % "".join(images[number] for number in (0, 3, 4, 2))))
    for name, (markup, _) in COMPONENTS.items():
        content = markup % "".join(images[number] for number in (4, 3, 5)) if "%s" in markup else markup
        (DRAFTS / f"component-{name}.html").write_text(HEAD % (COMPONENT_STYLE, content))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(DRAFTS)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_port}/"
    with sync_playwright() as playwright:
        videos = Videos(playwright, address)
        videos.video("story", "story.html", {"width": 390, "height": 844}, 0.77, 55)
        for scheme in ("light", "dark"):
            videos.video(f"carousel-video-{scheme}", "carousel.html", {"width": 480, "height": 330}, 1.2, 55, color_scheme=scheme)
            videos.video(f"video-{scheme}", "component-page-control.html", {"width": 130, "height": 44}, 3, 80, color_scheme=scheme)
            for name, (_, seconds) in COMPONENTS.items():
                videos.component(name if scheme == "light" else f"{name}-dark", f"component-{name}.html", seconds, color_scheme=scheme)
        subprocess.run([DWELL, "gallery", "-o", DRAFTS / "gallery.html"], check=True, stdout=subprocess.DEVNULL)
        videos.window("browser", "dwell-gallery.html", '<iframe src="gallery.html#carousel"></iframe>')
        videos.window("gtk", "First light", '<img src="gtk.png" alt="">')
        videos.browser.close()
    server.shutdown()


main()
