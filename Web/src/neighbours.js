/** How many pages beyond those within reach stay on each side, as they may still be in view. */
const KEPT = 32;

/**
 * Returns how many pages on each side of the current one to ask for, and how many a turn moves on by. Pages rest at every turn's
 * distance from the first child on, so the current one is whole turns away from it.
 */
const reachOf = (carousel) => {
  const [box, first] = [carousel, carousel.firstElementChild ?? carousel].map((one) => one.getBoundingClientRect());
  const isOwn = carousel.getAttribute('page-length') === 'auto';
  const count = Math.max(...['width', 'height'].map((side) => box[side] / (isOwn ? 44 : first[side])));
  const inView = count > 1 && count < 1000 ? Math.ceil(count) : 1;
  const turn = parseInt(carousel.getAttribute('per-turn') ?? getComputedStyle(carousel).getPropertyValue('--dwell-per-turn'), 10);
  const stride = turn >= 1 && turn <= 1000 ? turn : 1;
  return [Math.ceil((2 * inView + Math.max(6, stride)) / stride) * stride, stride];
};

/** What the carousel says of pages without a number: their titles alone. */
const labels = { 'label-page': '', 'label-slide': '', 'label-titled': '{title}' };

/** Returns at most `reach` pages after one by steps, each once, and the page at which they led back to one of them. */
const walk = (page, reach, step, key) => {
  const [pages, known] = [[], new Set([key(page)])];
  while (pages.length < reach) {
    const beside = step(pages.length ? pages[pages.length - 1] : page);
    if (beside === undefined || beside === null) break;
    if (known.has(key(beside))) return [pages, beside];
    known.add(key(beside));
    pages.push(beside);
  }
  return [pages];
};

/**
 * Pages without a known number as the children of a carousel: those near the current one, by their neighbours. Which ones is
 * decided as in the core's `PageWindow`.
 */
class Neighbours {
  #carousel;
  #options;
  /** The elements of the pages that are children, by key and in order, with their pages. */
  #elements = new Map();
  #pages = new Map();
  /** The keys in the order that the carousel knows. */
  #known = [];
  /** The current page, and the keys of those within its reach. */
  #current;
  #reached = new Set();
  #hasWarned = false;

  constructor(carousel, options) {
    this.#carousel = carousel;
    this.#options = { key: (page) => page, ...options };
    this.#current = options.around;
    carousel.removeAttribute('loop');
    for (const [name, value] of Object.entries({ indicator: 'none', ...labels })) if (!carousel.hasAttribute(name)) carousel.setAttribute(name, value);
    carousel.replaceChildren();
    carousel.addEventListener('dwell-change', this.#follow);
    this.#list(this.#current, { animated: false }, 0);
  }

  /** The current page, or the one being turned to. */
  get current() { return this.#current; }

  /** Turns to a page, also one that was never shown; at once with `animated: false`. */
  go(page, options) { this.#list(page, options); }

  /** Asks for the pages nearby again, after the app's own have changed. */
  update() { this.#list(this.#current); }

  /** Leaves the carousel to the app, with the pages that it has. */
  end() { this.#carousel.removeEventListener('dwell-change', this.#follow); }

  /** Called when a page was turned. */
  #follow = ({ target, detail: { to } }) => {
    const key = this.#known[to];
    if (target !== this.#carousel || !this.#pages.has(key) || key === this.#options.key(this.#current)) return;
    this.#list(this.#pages.get(key));
  };

  /**
   * Lists the pages around one, which becomes the current one. At first, without those before it, so that it rests at the start
   * where several are in view: `begun` is how many after it were listed before, and how many are in view is known once they are.
   */
  #list(page, options, begun = Infinity) {
    const { key, next, previous } = this.#options;
    const [reach, stride] = reachOf(this.#carousel);
    const [before, early] = walk(page, reach, previous, key);
    const [after, late] = walk(page, reach, next, key);
    const old = [...this.#elements.keys()];
    const here = key(page);
    let repeated = early ?? late;
    // Pages that are on both sides stay where they were.
    const both = before.filter((one) => after.some((other) => key(other) === key(one)));
    if (both.length) {
      repeated ??= both[0];
      const earlier = new Set(old.slice(0, Math.max(old.indexOf(here), 0)));
      const cut = (pages, isOut) => {
        const end = pages.findIndex(isOut);
        if (end >= 0) pages.length = end;
      };
      cut(after, (one) => earlier.has(key(one)));
      cut(before, (one) => after.some((other) => key(other) === key(one)));
    }
    this.#warn(page, before, after, repeated);
    const pages = [...before.reverse(), page, ...after];
    const keys = pages.map(key);
    const near = new Set(keys);
    const place = old.indexOf(key(this.#current));
    const common = old.filter((one) => near.has(one));
    const isLater = before.length === reach && (after.length < reach || !(here < key(this.#current)));
    /** Returns the keys of one side that stay: the nearest, or those within reach of the page that was current. */
    const kept = (from, to, beside, low, high) => {
      const nearest = old.includes(beside) ? [Math.max(low, from), Math.min(high, to)] : [from, from];
      const isFar = place >= from && place < to && !(place >= nearest[0] && place < nearest[1]);
      return old.slice(...isFar ? [from, to] : nearest).filter((one) => !near.has(one) && (!isFar || this.#reached.has(one)));
    };
    const edge = isLater ? old.length : 0;
    const start = common.length ? old.indexOf(common[0]) : edge;
    const stop = common.length ? old.indexOf(common[common.length - 1]) + 1 : edge;
    const earlier = before.length === reach ? kept(0, start, keys[0], start - KEPT, start) : [];
    const target = [
      ...earlier.slice(earlier.length % stride),
      ...keys,
      ...after.length === reach ? kept(stop, old.length, keys[keys.length - 1], stop, stop + KEPT) : [],
    ];
    [this.#current, this.#reached] = [page, near];
    pages.forEach((one) => this.#pages.set(key(one), one));
    const isBeginning = reach > begun;
    this.#show(isBeginning ? target.slice(target.indexOf(here)) : target);
    // The carousel, once there is one, learns of its children before this.
    const defined = this.#carousel.go ? null : customElements.whenDefined(this.#carousel.localName);
    Promise.resolve(defined).then(() => {
      this.#settle(options);
      if (isBeginning) this.#list(this.#current, options, reach);
    });
  }

  /** Makes the elements of pages the carousel's children. Those that stay aren't moved. */
  #show(target) {
    const elements = new Map(target.map((key) => [key, this.#elements.get(key) ?? this.#options.create(this.#pages.get(key))]));
    for (const [key, element] of this.#elements) {
      if (elements.has(key)) continue;
      element.remove();
      this.#pages.delete(key);
    }
    let after = null;
    for (const element of [...elements.values()].reverse()) {
      if (element.parentNode !== this.#carousel || element.nextElementSibling !== after) this.#carousel.insertBefore(element, after);
      after = element;
    }
    this.#elements = elements;
  }

  /** Turns to the current page, unless the carousel is there, and follows it. */
  #settle(options) {
    this.#known = [...this.#elements.keys()];
    const at = this.#known.indexOf(this.#options.key(this.#current));
    if (at >= 0 && this.#carousel.page !== at) this.#carousel.go(at, options);
    // One that is whole in view, after the first there, is not turned to.
    const shown = this.#known[this.#carousel.page];
    if (this.#pages.has(shown)) this.#current = this.#pages.get(shown);
  }

  /** Warns of the first mistake in the app's functions. */
  #warn(page, [before], [after], repeated) {
    const { key, next, previous } = this.#options;
    if (this.#hasWarned) return;
    const leads = (one, step) => {
      const back = one === undefined ? page : step(one);
      return back !== undefined && back !== null && key(back) === key(page);
    };
    if (repeated !== undefined) {
      console.warn(`Dwell: next or previous leads back to the page ${repeated}, and the pages end there: return null at the first and the last page.`, this.#carousel);
    } else if (!leads(before, next) || !leads(after, previous)) {
      console.warn(`Dwell: next and previous of the page ${page} do not lead back to it: make them the inverse of one another.`, this.#carousel);
    } else {
      return;
    }
    this.#hasWarned = true;
  }
}

/**
 * Makes pages without a known number the children of a carousel, instead of those there are, and follows its turns: the days of a
 * calendar, or a feed.
 */
export const bindNeighbours = (carousel, options) => new Neighbours(carousel, options);
