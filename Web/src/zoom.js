import { build } from './build.js';
import { clock } from './clock.js';
import { pagesOf } from './edits.js';
import { LATCH } from './tuning.js';
import { wayOf } from './wheel.js';
import { Zoom, fittedSize } from './zoom-rule.js';

const style = `
:host { display: block; position: relative; overflow: hidden; overflow: clip; contain: layout style; touch-action: pan-x pan-y; block-size: 100%; box-sizing: border-box; }
:host([hidden]) { display: none; }
:host([zoomed]) { touch-action: none; user-select: none; -webkit-user-select: none; }
div { block-size: 100%; }
:host([zoomed]) div { cursor: grab; }
:host([zoomed]) .held { cursor: grabbing; }
::slotted(*) { display: block; box-sizing: border-box; inline-size: 100%; block-size: 100%; max-inline-size: none; margin: 0; }
::slotted(:is(img, video)) { object-fit: contain; }`;
let sheet;

/** The distance from which on a press is a drag, and no tap. */
const THRESHOLD = 10;
/** How long a tap and the pause between two take at most, in milliseconds, and how far apart two are. */
const [QUICK, CLOSE] = [300, 40];
/** How far back in time a finger's speed is measured, in milliseconds. */
const RECENT = 100;
/** Content that handles presses and keys itself. */
const controls = 'input,select,textarea,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[data-dwell-ignore]';
/** The keys that move zoomed content. */
const arrows = /^Arrow/;

/** `<dwell-zoom>`: content that two fingers, a double tap, a wheel with the Control key and the keys + and − zoom. */
export class DwellZoom extends (globalThis.HTMLElement ?? class {}) {
  static get observedAttributes() { return ['max-scale', 'double-tap-scale', 'reduce-motion']; }
  #zoom = new Zoom();
  #box = build('div', {}, build('slot'));
  /** The pointers that are down, by their numbers, and the one that drags content. */
  #pointers = new Map();
  #dragged = null;
  /** The last tap; whether a click is to be suppressed; when content was last scrolled. */
  #tap = null;
  #isClickLess = false;
  #scrolled = -Infinity;
  /** The distance of two fingers at the beginning of a pinch. */
  #span = 0;
  #animation = null;
  #wait;
  /** The scale that was last reported. */
  #reported = 1;
  /** The event that takes a press from the elements around. */
  #taking = null;
  #carousel = null;
  #sizes = new ResizeObserver(() => this.#measure());
  #views = new IntersectionObserver((entries) => { if (!entries.at(-1).isIntersecting) this.#leave(); });
  #onMove = (event) => this.#move(event);
  #onEnd = (event) => this.#lift(event);
  #onKey = (event) => this.#press(event);

  constructor() {
    super();
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(style);
    this.attachShadow({ mode: 'open' }).append(this.#box);
    this.shadowRoot.adoptedStyleSheets = [sheet];
    for (const name of ['load', 'loadedmetadata', 'resize']) this.addEventListener(name, () => this.#measure(), true);
    this.#box.firstChild.addEventListener('slotchange', () => this.#measure());
    this.addEventListener('pointerdown', (event) => this.#touch(event));
    // Two fingers don't scroll.
    this.addEventListener('touchstart', (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
    this.addEventListener('wheel', (event) => this.#turn(event), { passive: false });
    this.addEventListener('mousedown', (event) => { if (event.detail > 1 && !this.#isForeign(event)) event.preventDefault(); });
    this.addEventListener('dragstart', (event) => { if (this.hasAttribute('zoomed') && !this.#isForeign(event)) event.preventDefault(); });
    this.addEventListener('click', (event) => {
      if (this.#isClickLess && event.detail) event.stopPropagation(), event.preventDefault();
      this.#isClickLess = false;
    }, true);
    this.addEventListener('focusin', (event) => this.#reveal(event));
    // A pinch on a trackpad, in Safari.
    for (const name of ['gesturestart', 'gesturechange', 'gestureend']) this.addEventListener(name, (event) => this.#pinchTrackpad(event));
  }

  connectedCallback() {
    this.#sizes.observe(this);
    this.#views.observe(this);
    this.#carousel = this.closest('dwell-carousel');
    (this.#carousel ?? this).addEventListener('keydown', this.#onKey, true);
    this.attributeChangedCallback();
    this.#measure();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#views.disconnect();
    (this.#carousel ?? this).removeEventListener('keydown', this.#onKey, true);
    this.#release();
    this.#reset(false);
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    this.#zoom.configure(...['max-scale', 'double-tap-scale'].map((name) => parseFloat(this.getAttribute(name))), this.#isReduced);
    this.#show();
  }

  /** The scale at which content is, or will be. Set it to zoom about the middle. */
  get scale() { return this.#zoom.target[0]; }
  set scale(scale) { this.#apply(() => this.#zoom.zoom(Number(scale), true, clock.now())); }

  /** Shows the whole content; at once with `animated: false`. */
  reset(options) { this.#reset(!!(options?.animated ?? true)); }
  #reset(isAnimated) { this.#apply(() => this.#zoom.reset(isAnimated, clock.now())); }

  get #isReduced() { return matchMedia('(prefers-reduced-motion: reduce)').matches || !!this.closest('[reduce-motion]'); }
  /** Whether the page that it is in is the carousel's current one. */
  get #isCurrent() { return !this.#carousel || !!pagesOf(this.#carousel)[this.#carousel.page]?.contains(this); }
  #isForeign(event) {
    const path = event.composedPath();
    return event.defaultPrevented || path.slice(0, path.indexOf(this)).some((one) => one.matches?.(controls));
  }
  /** A point of the window in the element, whatever scales it. */
  #point({ clientX, clientY }) {
    const { left, top, width, height } = this.getBoundingClientRect();
    return [(clientX - left) * (this.clientWidth / width || 1), (clientY - top) * (this.clientHeight / height || 1)];
  }

  /** Takes the sizes of the element and of a picture that shows whole in it. */
  #measure() {
    const view = [this.clientWidth, this.clientHeight];
    const [one] = this.children;
    const natural = one && [one.naturalWidth ?? one.videoWidth, one.naturalHeight ?? one.videoHeight];
    const isWhole = natural?.[0] > 0 && getComputedStyle(one).objectFit === 'contain';
    this.#apply(() => this.#zoom.resize(view, isWhole ? fittedSize(natural, view) : view));
  }

  /** The page has left, or what scrolls the element. */
  #leave() { if (!this.#carousel || !this.#isCurrent) this.#reset(false); }

  /** Changes the zoom, and shows it. */
  #apply(change) {
    if (this.#isReduced !== this.#zoom.isReduced) this.attributeChangedCallback();
    const result = change();
    this.#show();
    return result;
  }

  /** Shows the zoom now, and its motion to the end. */
  #show() {
    const now = clock.now();
    const css = ([scale, x, y]) => (scale === 1 && !x && !y ? 'none' : `translate(${x}px, ${y}px) scale(${scale})`);
    const { end, target } = this.#zoom;
    this.#animation?.cancel();
    clock.forget(this.#wait);
    this.#animation = this.#wait = null;
    this.#box.style.transform = css(target);
    const isMoving = now < end;
    if (isMoving) {
      this.#animation = this.#box.animate(this.#zoom.samples(now).map((one) => ({ transform: css(one) })), { duration: (end - now) * 1000, fill: 'both' });
      clock.play(this.#animation, now);
      this.#wait = clock.wait(end, () => this.#show());
    }
    const isZoomed = this.#zoom.isZoomed(now);
    this.#box.classList.toggle('held', this.#dragged !== null);
    if (isZoomed !== this.hasAttribute('zoomed')) {
      this.toggleAttribute('zoomed', isZoomed);
      // As for other content that opens: the carousel pauses while it is.
      this.dispatchEvent(new Event('toggle'));
    }
    if (isMoving || this.#zoom.isHeld || target[0] === this.#reported) return;
    [this.#reported] = target;
    this.dispatch('dwell-zoom', { scale: target[0] });
  }

  /** Sends an event to the app. */
  dispatch(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })); }

  /** Takes a press from the elements around, for which it is cancelled. */
  #take(pointerId) {
    this.#taking = new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true });
    this.dispatchEvent(this.#taking);
    // What isn't a pointer of the browser's can't be captured.
    try { this.setPointerCapture(pointerId); } catch {}
    this.#isClickLess = true;
  }

  /** A pointer goes down. */
  #touch(event) {
    if (event.button || this.#isForeign(event)) return;
    // Further fingers aren't the pages', either.
    if (this.#pointers.size) event.preventDefault();
    if (this.#pointers.size > 1) return;
    if (!this.#pointers.size) for (const [name, action] of this.#listeners) window.addEventListener(name, action, true);
    this.#isClickLess = false;
    const { pointerId, clientX: x, clientY: y, timeStamp } = event;
    this.#pointers.set(pointerId, { x, y, first: event, latest: event, isTap: this.#pointers.size === 0, from: [x, y], recent: [{ x, y, timeStamp }] });
    if (this.#pointers.size > 1) this.#beginPinch();
    // A finger stops a glide.
    else if (clock.now() < this.#zoom.end && this.#zoom.target[0] === this.#zoom.at(clock.now())[0] && this.#zoom.beginDrag(clock.now())) {
      this.#zoom.endDrag([0, 0], clock.now());
      this.#show();
    }
  }

  get #listeners() { return [['pointermove', this.#onMove], ['pointerup', this.#onEnd], ['pointercancel', this.#onEnd]]; }
  #release() {
    for (const [name, action] of this.#listeners) window.removeEventListener(name, action, true);
    this.#pointers.clear();
    this.#dragged = null;
  }

  /** The middle of two fingers, and their distance. */
  get #fingers() {
    const [one, other] = [...this.#pointers.values()].map(({ latest }) => this.#point(latest));
    return [[(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], Math.max(Math.hypot(one[0] - other[0], one[1] - other[1]), 1)];
  }

  #beginPinch() {
    for (const [id, pointer] of this.#pointers) {
      pointer.isTap = false;
      this.#take(id);
    }
    this.#dragged = null;
    const [middle, span] = this.#fingers;
    this.#span = span;
    this.#apply(() => this.#zoom.beginPinch(middle, clock.now()));
  }

  /** A pointer moves. */
  #move(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    // The release went unreported, as in a menu.
    if (!(event.buttons & 1)) return void this.#lift(event);
    pointer.latest = event;
    if (this.#pointers.size > 1) {
      const [middle, span] = this.#fingers;
      return void this.#apply(() => this.#zoom.pinch(span / this.#span, middle));
    }
    const { clientX: x, clientY: y, timeStamp } = event;
    pointer.recent = [...pointer.recent.filter((one) => timeStamp - one.timeStamp < RECENT), { x, y, timeStamp }];
    const way = [x - pointer.from[0], y - pointer.from[1]];
    if (this.#dragged === null && pointer.isTap) {
      const least = Math.min(THRESHOLD, parseFloat(this.#carousel?.getAttribute('drag-threshold')) || THRESHOLD);
      if (!(Math.hypot(...way) > least)) return;
      pointer.isTap = false;
      // What content can't follow is for the pages.
      if (!this.#zoom.canFollow(way, clock.now()) || !this.#zoom.beginDrag(clock.now())) return;
      this.#beginDrag(event.pointerId, pointer, x, y);
    } else if (this.#dragged === event.pointerId) {
      this.#apply(() => this.#zoom.drag(this.#scaledWay(way)));
    }
  }

  #beginDrag(id, pointer, x, y) {
    pointer.from = [x, y];
    this.#dragged = id;
    this.#take(id);
    this.#show();
  }

  /** A distance in the window as one in the element. */
  #scaledWay([x, y]) {
    const { width, height } = this.getBoundingClientRect();
    return [x * (this.clientWidth / width || 1), y * (this.clientHeight / height || 1)];
  }

  /** A pointer goes up, or is cancelled. */
  #lift(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer || event === this.#taking) return;
    const now = clock.now();
    const isUp = event.type === 'pointerup';
    const isPinch = this.#pointers.size > 1;
    this.#pointers.delete(event.pointerId);
    if (isPinch) {
      this.#zoom.endPinch(now);
      // The finger that stays moves content.
      const [[id, other]] = this.#pointers;
      other.recent = [];
      if (this.#zoom.beginDrag(now)) this.#beginDrag(id, other, other.latest.clientX, other.latest.clientY);
    } else if (this.#dragged === event.pointerId) {
      this.#zoom.endDrag(isUp ? this.#scaledWay(this.#speed(pointer, event)) : [0, 0], now);
    }
    if (!this.#pointers.size) this.#release();
    if (isUp && pointer.isTap) this.#tapAt(event, pointer); else this.#tap = null;
    this.#show();
  }

  /** How fast a finger was, in pixels per second. */
  #speed({ recent }, { clientX, clientY, timeStamp }) {
    const [first] = recent.filter((one) => timeStamp - one.timeStamp < RECENT);
    const time = first ? timeStamp - first.timeStamp : 0;
    return time > 0 ? [clientX - first.x, clientY - first.y].map((one) => one / time * 1000) : [0, 0];
  }

  #tapAt(event, { first }) {
    const { clientX: x, clientY: y, timeStamp } = event;
    const isQuick = timeStamp - first.timeStamp < QUICK;
    const before = this.#tap;
    this.#tap = isQuick ? { x, y, timeStamp } : null;
    if (!isQuick || !before || first.timeStamp - before.timeStamp > QUICK || Math.hypot(x - before.x, y - before.y) > CLOSE) return;
    this.#tap = null;
    this.#apply(() => this.#zoom.doubleTap(this.#point(event), clock.now()));
  }

  /** A wheel, or two fingers on a trackpad. */
  #turn(event) {
    if (event.defaultPrevented) return;
    const unit = [1, 16, this.clientHeight][event.deltaMode];
    if (event.ctrlKey) {
      event.preventDefault();
      this.#apply(() => this.#zoom.magnify(event.deltaY * unit, this.#point(event), clock.now()));
    } else if (this.#apply(() => this.#zoom.scroll(wayOf(event).map((one) => one * unit), clock.now()))) {
      this.#scrolled = event.timeStamp;
      event.preventDefault();
    } else if (event.timeStamp - this.#scrolled < LATCH) {
      this.#scrolled = event.timeStamp;
      event.preventDefault();
    }
  }

  #pinchTrackpad(event) {
    event.preventDefault();
    if (this.#pointers.size) return;
    const point = this.#point(event);
    this.#apply(() => {
      if (event.type === 'gesturestart') this.#zoom.beginPinch(point, clock.now());
      else if (event.type === 'gestureend') this.#zoom.endPinch(clock.now());
      else this.#zoom.pinch(event.scale, point);
    });
  }

  /** A key goes down in the element, or in the carousel around it while its page is shown. */
  #press(event) {
    const { key, target } = event;
    const isInside = this.contains(target);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !this.#isCurrent || event.composedPath()[0].matches(controls)) return;
    // Elsewhere in the carousel, such as in a page's own list, arrows are that content's.
    if (!isInside && target !== this.#carousel) return;
    if (arrows.test(key) && !this.hasAttribute('zoomed')) return;
    if (!this.#apply(() => this.#zoom.key(key, clock.now()))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves content that has keyboard focus into view. */
  #reveal({ target }) {
    if (target === this || !target.matches(':focus-visible')) return;
    const [box, view] = [target, this].map((one) => one.getBoundingClientRect());
    const over = (from, to, least, most) => (from < least ? from - least : to > most ? Math.min(to - most, from - least) : 0);
    const way = [over(box.left, box.right, view.left, view.right), over(box.top, box.bottom, view.top, view.bottom)];
    for (const one of [[way[0], 0], [0, way[1]]]) this.#apply(() => this.#zoom.scroll(this.#scaledWay(one), clock.now()));
  }
}
