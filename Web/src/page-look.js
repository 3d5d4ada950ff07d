import { build } from './build.js';
import { hasMedia } from './media.js';

/** Those that look before the next frame. */
const looks = new Set();

/** Has all of them look before any changes something. */
const lookAll = () => {
  const seen = [...looks].map((look) => [look, look.read()]);
  looks.clear();
  for (const [look, hasChanged] of seen) look.apply(hasChanged);
};

/** What the current page of a carousel looks like where the marks are, whose look depends on it. */
export class PageLook {
  /** Whether media fill the page. */
  fillsPage = false;
  #carousel;
  /** The page at which it has looked, and the carousel's size then; undefined before. */
  #spot;
  /** Where the first page is laid out until something is drawn. */
  #place = null;
  /** The text's colour of the current page, for marks and buttons; undefined before it has been read. */
  #color;

  constructor(carousel) { this.#carousel = carousel; }

  /** Lays the first page out before anything is drawn, because marks that are drawn fade from one look to another. */
  prepare(first) {
    const place = this.#place = build('div', { class: 'item', part: 'page' });
    place.style.width = place.style.height = '100%';
    this.#carousel.area.append(place);
    this.#carousel.fillPage(place, first);
  }

  /** Looks what fills that page. */
  lookAhead() {
    if (!this.#place) return;
    const page = this.#place.firstChild.assignedElements()[0];
    const across = this.#carousel.indicatorSide === 'start' ? 0.1 : 0.9;
    this.fillsPage = hasMedia(page, ...this.#carousel.pageDirection({}) > 1 ? [across, 0.5] : [0.5, across]);
    this.#readColor(page);
  }

  /** Removes what it was laid out in. */
  finish() {
    if (!this.#place) return;
    this.#carousel.painter.returnSlot(this.#place.firstChild);
    this.#place.remove();
    this.#place = null;
  }

  /** Looks again if the page, or the carousel's size, is another one. */
  follow(page) {
    const spot = [page, this.#carousel.component.size];
    if (this.#spot?.every((one, n) => one === spot[n])) return;
    // What fills the first page is known.
    if (this.#spot || !this.#color) this.lookSoon(); else this.#applyColor();
    this.#spot = spot;
  }

  /** Looks before the next frame, which computes the layout anyway. */
  lookSoon() {
    if (!looks.size) requestAnimationFrame(lookAll);
    looks.add(this);
  }

  /** Looks again; returns whether media fill the page now or don't any more, and undefined without a page. */
  read() {
    const { component, list, area, accessibility } = this.#carousel;
    const page = component && list[this.#carousel.page];
    if (!page) return undefined;
    this.#readColor(page);
    const [x, y] = accessibility.middle ?? [];
    return this.fillsPage !== hasMedia(page, x / area.clientWidth || 0.5, y / area.clientHeight || 0.5);
  }

  /** Applies what it has seen. */
  apply(hasChanged) {
    if (hasChanged === undefined) return;
    this.#applyColor();
    if (!hasChanged) return;
    this.fillsPage = !this.fillsPage;
    if (this.#carousel.overMedia === null) this.#carousel.reconfigure();
  }

  /** Reads the text's colour of a page. */
  #readColor(page) {
    const { color } = getComputedStyle(page);
    this.#color = color === this.#carousel.computed.color ? 'currentColor' : color;
  }

  /** Gives it to marks and buttons. */
  #applyColor() { this.#carousel.frame.style.setProperty('--text', this.#color); }
}
