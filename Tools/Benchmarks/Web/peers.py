"""Builds of other carousels, each in a folder of its own inside `PEERS`, set up as their documentation says.

A folder is measured if all files of its adapter are there. Nothing of it is part of this project.
"""

from carousels import RUN_BAR, Carousel


class Peer(Carousel):
    """An adapter. `create` is a script that makes a carousel of `it` that turns after `time` milliseconds, or not at all if that is 0."""

    ready, usable = "1", "api !== undefined"
    own = 0
    build = "document.querySelector('.frame').append(carousel); start(carousel, 5000)"
    # The markup around the pages and indicators, that of each page, and that of each indicator; without one, a bar
    # shows the progress.
    around, slide, mark = "{}", "{}", ""

    def __init__(self, folder):
        self.folder = folder
        self.files = [folder / file for file in self.names]
        self.made = f"Object.assign(document.createElement('div'), {{ innerHTML: `{self.around.format('', '')}` }}).firstElementChild"
        self.item = f"Object.assign(document.createElement('div'), {{ innerHTML: `{self.slide.format('<div class=page>${n}</div>')}` }}).firstElementChild"

    def head(self):
        """The files of the build."""
        tag = {".css": '<link rel="stylesheet" href="/peers/{}">', ".js": '<script src="/peers/{}"></script>'}
        return "".join(tag[file.suffix].format(name) for file, name in zip(self.files, self.names))

    def body(self, interval, bar, pages):
        slides = "".join(self.slide.format(f'<div class="page" style="background: {self.color(n)}">{n}</div>') for n in range(pages))
        marks = "".join(self.mark.format(n) for n in range(pages) if bar)
        begin = f"start(document.querySelector('.frame').firstElementChild, {round(interval * 1000)}); {self.listen.replace('note', 'begin')}; begin();"
        return f"""{self.head()}<div class="frame">{self.around.format(slides, marks) if pages else ""}{self.bar(interval) if bar and not self.mark else ""}</div>
        <script>let api; const start = (it, time) => {{ {self.create}; }}; {RUN_BAR} {begin if pages else ""}</script>"""


class Bootstrap6(Peer):
    """Bootstrap 6, whose pages the browser scrolls; the fill of the current indicator is its progress bar."""

    name, names = "Bootstrap 6", ("bootstrap6/bootstrap.min.css", "bootstrap6/bootstrap.min.js")
    around = '<div class="carousel" id="carousel"><div class="carousel-inner">{}</div><div class="carousel-indicators">{}</div></div>'
    slide, into = '<div class="carousel-item">{}</div>', ".carousel-inner"
    mark = '<button type="button" data-bs-target="#carousel" data-bs-slide-to="{0}" aria-label="Slide {0}"></button>'
    create = "it.querySelector('.carousel-item').classList.add('active'); api = new bootstrap.Carousel(it, { interval: time || 5000, autoplay: time > 0 })"
    turn, listen = "api.next()", "document.querySelector('.carousel').addEventListener('slide.bs.carousel', note)"


class Embla(Peer):
    """Embla with its autoplay."""

    name, names = "Embla", ("embla/embla.min.js",)
    around = '<div class="embla" style="overflow: hidden"><div class="embla__container" style="display: flex">{}</div></div>'
    slide, into = '<div class="embla__slide" style="flex: 0 0 100%; min-width: 0">{}</div>', ".embla__container"
    # By default, its autoplay doesn't pause under a pointer.
    hover = "it.onmouseenter = () => api.plugins().autoplay.stop(); it.onmouseleave = () => api.plugins().autoplay.play()"
    create = f"api = Embla.create(it, {{ loop: true }}, time ? [Embla.autoplay({{ delay: time }})] : []); if (time) {{ api.plugins().autoplay.play(); {hover} }}"
    turn, listen = "api.goToNext()", "api.on('select', note)"


class Flickity(Peer):
    """Flickity."""

    name, names = "Flickity", ("flickity/flickity.min.css", "flickity/flickity.pkgd.min.js")
    around, slide = '<div class="carousel">{}</div>', '<div style="width: 100%">{}</div>'
    create = "api = new Flickity(it, { wrapAround: true, autoPlay: time || false, prevNextButtons: false, pageDots: false })"
    turn, listen = "api.next()", "api.on('change', note)"


class Glide(Peer):
    """Glide."""

    name, names = "Glide", ("glide/glide.core.min.css", "glide/glide.min.js")
    around = '<div class="glide"><div class="glide__track" data-glide-el="track"><ul class="glide__slides">{}</ul></div></div>'
    slide, into = '<li class="glide__slide">{}</li>', ".glide__slides"
    create = "api = new Glide(it, { type: 'carousel', autoplay: time || false }).mount()"
    turn, listen = "api.go('>')", "api.on('run', note)"


class Splide(Peer):
    """Splide."""

    name, names = "Splide", ("splide/splide-core.min.css", "splide/splide.min.js")
    around = '<section class="splide" aria-label="Pages"><div class="splide__track"><ul class="splide__list">{}</ul></div></section>'
    slide, into = '<li class="splide__slide">{}</li>', ".splide__list"
    create = "api = new Splide(it, { type: 'loop', autoplay: time > 0, interval: time, arrows: false, pagination: false }).mount()"
    turn, listen = "api.go('>')", "api.on('move', note)"


class Swiper(Peer):
    """Swiper's core with its autoplay; a page's time starts after the transition of 0.3 s."""

    name, names, own = "Swiper", ("swiper/swiper.min.css", "swiper/swiper.min.js"), 0.3
    around, slide, into = '<div class="swiper"><div class="swiper-wrapper">{}</div></div>', '<div class="swiper-slide">{}</div>', ".swiper-wrapper"
    create = "api = new Swiper(it, { loop: true, autoplay: time ? { delay: time, disableOnInteraction: false, pauseOnMouseEnter: true } : false })"
    turn, listen = "api.slideNext()", "api.on('slideChangeTransitionStart', note)"


class TinySlider(Peer):
    """tiny-slider."""

    name, names = "tiny-slider", ("tiny-slider/tiny-slider.css", "tiny-slider/tiny-slider.js")
    around, slide = "<div>{}</div>", "<div>{}</div>"
    create = "api = tns({ container: it, autoplay: time > 0, autoplayTimeout: time || 5000, autoplayHoverPause: true, autoplayButtonOutput: false, controls: false, nav: false })"
    turn, listen = "api.goTo('next')", "api.events.on('indexChanged', note)"


def found(folder):
    """The carousels whose builds are in a folder."""
    every = [adapter(folder) for adapter in Peer.__subclasses__()] if folder else []
    return [one for one in every if all(file.is_file() for file in one.files)]
