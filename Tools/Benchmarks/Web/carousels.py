"""The same ten coloured pages in three carousels, each set up as in its documentation, with a common interface."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SHARED = Path("/usr/share/javascript")

# A progress bar, which Bootstrap and Slick lack: the usual recipe, a CSS animation restarted with every page.
BAR = """<style>
  .bar { block-size: 4px; background: #ccc; } .bar i { display: block; block-size: 100%; background: #06c; transform-origin: left; }
  .bar i.runs { animation: fill var(--time) linear forwards; } @keyframes fill { from { transform: scaleX(0); } }
</style>"""
RUN_BAR = """const bar = document.querySelector('.bar i');
const begin = () => { if (!bar) return; bar.classList.remove('runs'); void bar.offsetWidth; bar.classList.add('runs'); };"""
FRAME = "<style>body { margin: 0; } .frame { width: 400px; } .page { height: 300px; font: 40px sans-serif; }</style>"


class Carousel:
    """The common interface."""

    # The files that a visitor downloads.
    files = ()
    # The selector of the element inside the carousel that contains the pages; none if that is the carousel.
    into = None

    def page(self, interval=0, bar=False, pages=10):
        """A complete HTML page; without an interval there is no autoplay."""
        body = self.body(interval, bar, pages)
        return f"<!doctype html><meta charset='utf-8'><title>{self.name}</title>{FRAME}{BAR if bar else ''}{body}"

    def color(self, number):
        """A colour for a page."""
        return f"hsl({number * 37 % 360} 60% 45%)"

    def bar(self, interval):
        """The bar's element."""
        return f'<div class="bar" style="--time: {interval}s"><i></i></div>'


class Dwell(Carousel):
    """Ours: the fill of the current indicator is its progress bar."""

    name = "Dwell"
    files = (ROOT / "Web/dist/dwell.mjs", ROOT / "Web/dist/dwell.wasm.gz")
    ready = "Dwell.ready"
    build = "document.querySelector('.frame').append(carousel)"
    turn = "document.querySelector('dwell-carousel').next()"
    usable = "document.querySelector('dwell-carousel').shadowRoot.querySelector('[part~=page]') !== null"
    made = "document.createElement('dwell-carousel')"
    item = "Object.assign(document.createElement('div'), { className: 'page', textContent: n })"
    # Measured with the carousel's own events, at the beginning of a turn.
    listen = "document.querySelector('dwell-carousel').addEventListener('dwell-change', note)"
    own = 0

    def body(self, interval, bar, pages):
        time = f'duration="{interval}"' if interval else ""
        marks = "" if bar else 'indicator="none"'
        children = "".join(f'<div class="page" style="background: {self.color(n)}">{n}</div>' for n in range(pages))
        carousel = f'<dwell-carousel {time} {marks} loop style="height: 300px">{children}</dwell-carousel>' if pages else ""
        return f'<script src="/dist/dwell.js" defer></script><div class="frame">{carousel}</div>'


class Bootstrap(Carousel):
    """Bootstrap 5."""

    name, into = "Bootstrap", ".carousel-inner"
    files = (SHARED / "bootstrap5/js/bootstrap.min.js", SHARED / "bootstrap5/css/bootstrap.min.css")
    ready = "1"
    build = "document.querySelector('.frame').append(carousel); new bootstrap.Carousel(carousel, { interval: 5000, ride: 'carousel' })"
    turn = "bootstrap.Carousel.getInstance(document.querySelector('.carousel')).next()"
    usable = "bootstrap.Carousel.getInstance(document.querySelector('.carousel')) !== null"
    made = """(() => { const it = document.createElement('div'); it.className = 'carousel slide';
      const inner = document.createElement('div'); inner.className = 'carousel-inner'; it.append(inner); return it; })()"""
    item = """(() => { const one = document.createElement('div'); one.className = `carousel-item${n ? '' : ' active'}`;
      one.append(Object.assign(document.createElement('div'), { className: 'page', textContent: n })); return one; })()"""
    listen = "document.querySelector('.carousel').addEventListener('slide.bs.carousel', note)"
    own = 0

    def body(self, interval, bar, pages):
        items = "".join(
            f'<div class="carousel-item{"" if n else " active"}"><div class="page" style="background: {self.color(n)}">{n}</div></div>'
            for n in range(pages)
        )
        options = f"{{ interval: {round(interval * 1000)}, ride: 'carousel' }}" if interval else "{ interval: false }"
        carousel = f'<div class="carousel slide"><div class="carousel-inner">{items}</div></div>' if pages else ""
        start = f"""<script>{RUN_BAR} const it = document.querySelector('.carousel');
        it.addEventListener('slide.bs.carousel', begin); begin(); new bootstrap.Carousel(it, {options}); </script>""" if pages else ""
        return f"""<link rel="stylesheet" href="/shared/bootstrap5/css/bootstrap.min.css">
        <script src="/shared/bootstrap5/js/bootstrap.min.js"></script>
        <div class="frame">{carousel}{self.bar(interval) if bar else ""}</div>{start}"""


class Slick(Carousel):
    """Slick 1.8, which needs jQuery."""

    name = "Slick"
    files = (SHARED / "jquery/jquery.min.js", SHARED / "slick/slick.min.js", SHARED / "slick/slick.css")
    ready = "1"
    build = "document.querySelector('.frame').append(carousel); $(carousel).slick({ autoplay: true, autoplaySpeed: 5000 })"
    turn = "$('.carousel').slick('slickNext')"
    usable = "$('.carousel').is('.slick-initialized')"
    made = "Object.assign(document.createElement('div'), { className: 'carousel' })"
    item = "Object.assign(document.createElement('div'), { className: 'page', textContent: n })"
    listen = "$('.carousel').on('beforeChange', note)"
    # A page's time starts after the transition of half a second.
    own = 0.5

    def body(self, interval, bar, pages):
        items = "".join(f'<div class="page" style="background: {self.color(n)}">{n}</div>' for n in range(pages))
        options = f"{{ autoplay: true, autoplaySpeed: {round(interval * 1000)}, speed: 500 }}" if interval else "{ speed: 500 }"
        start = f"<script>{RUN_BAR} $('.carousel').on('beforeChange', begin); begin(); $('.carousel').slick({options}); </script>" if pages else ""
        carousel = f'<div class="carousel">{items}</div>' if pages else ""
        return f"""<link rel="stylesheet" href="/shared/slick/slick.css"><script src="/shared/jquery/jquery.min.js"></script>
        <script src="/shared/slick/slick.min.js"></script>
        <div class="frame">{carousel}{self.bar(interval) if bar else ""}</div>{start}"""


ALL = (Dwell(), Bootstrap(), Slick())
