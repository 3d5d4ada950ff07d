import { build } from './build.js';
import { hasMedia } from './media.js';

/** What the current page of a carousel looks like where the marks are, whose look depends on it. */
export class PageLook {
  /** Whether media fill the page. */
  fillsPage = false;
  #carousel;
  /** The page at which it has looked, and the carousel's size then; undefined before. */
  #spot;
  /** The frame before which it looks again; null if it doesn't. */
  #frame = null;

  constructor(carousel) { this.#carousel = carousel; }

  /** Looks what fills the first page before anything is drawn, because marks that are drawn fade from one look to another. */
  lookAhead(first) {
    const { area, painter, list, indicatorSide } = this.#carousel;
    const place = build('div', { class: 'item', part: 'page' });
    place.style.width = place.style.height = '100%';
    area.append(place);
    this.#carousel.fillPage(place, first);
    const across = indicatorSide === 'start' ? 0.1 : 0.9;
    this.fillsPage = hasMedia(list[first], ...this.#carousel.pageDirection({}) > 1 ? [across, 0.5] : [0.5, across]);
    painter.returnSlot(place.firstChild);
    place.remove();
  }

  /** Looks again if the page, or the carousel's size, is another one. */
  follow(page) {
    const spot = [page, this.#carousel.component.size];
    if (this.#spot?.every((one, n) => one === spot[n])) return;
    // What fills the first page is known.
    if (this.#spot) this.lookSoon(); else this.#takeColor(page);
    this.#spot = spot;
  }

  /** Looks before the next frame, which computes the layout anyway. */
  lookSoon() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      const { component, list, area, accessibility, overMedia } = this.#carousel;
      const page = component && list[this.#carousel.page];
      if (!page) return;
      this.#takeColor(page);
      const [x, y] = accessibility.middle ?? [];
      const fillsPage = hasMedia(page, x / area.clientWidth || 0.5, y / area.clientHeight || 0.5);
      if (this.fillsPage === fillsPage) return;
      this.fillsPage = fillsPage;
      if (overMedia === null) this.#carousel.reconfigure();
    });
  }

  /** Gives marks and buttons the text's colour of a page. */
  #takeColor(page) {
    const { frame, computed } = this.#carousel;
    const color = page && getComputedStyle(page).color;
    frame.style.setProperty('--text', color && color !== computed.color ? color : 'currentColor');
  }
}
