import { Component } from './core.js';
import * as Event from './abi/event.js';
import * as Field from './abi/field.js';
import * as Head from './abi/head.js';
import * as Pause from './abi/pause.js';
import { clock, sleep, watch } from './clock.js';
import { Painter } from './painter.js';
import { observe, prefersReducedMotion, isFine, wantsContrast } from './environment.js';
import { listen, onKeyboardFocus } from './input.js';
import { Accessibility } from './accessibility.js';
import { style } from './style.js';

/** The measures of a page control that style sheets can set as `--dwell-dot-size` and so on, in the core's order. */
export const controlMeasures = [
  'dot-size', 'pill-length', 'spacing', 'track-opacity', 'fill-opacity', 'seen-opacity', 'upcoming-opacity',
  'current-opacity', 'maximum-dot-count', 'window-length', 'label-threshold', 'image-size', 'label-font-size',
  'label-opacity', 'background-padding', 'background-radius', 'background-opacity',
];

/** The words of attributes, in the order of the core's numbers, and the fields that they set. */
const choices = {
  background: [Field.background, 'automatic', 'prominent', 'minimal'],
  overflow: [Field.overflow, 'window', 'clip', 'label'],
  seen: [Field.seenMarks, 'before', 'marked', 'none'],
  'input-profile': [Field.inputProfile, 'touch', 'pointer', 'remote', 'gaze', 'crown'],
  indicator: [Field.indicator, 'control', 'segments', 'none'],
  'indicator-side': [Field.indicatorSide, 'start', 'end'],
  taps: [Field.taps, 'none', 'turn'],
  effect: [Field.effect, 'none', 'fade'],
  fill: [Field.style, 'page', 'fluid'],
};

/** The attributes that are numbers, and the fields that they set. */
const numbers = {
  image: Field.image, 'current-image': Field.currentImage, value: Field.value, min: Field.minimum, max: Field.maximum,
  gap: Field.spacing, 'indicator-inset': Field.indicatorInset, 'indicator-margin': Field.indicatorMargin,
};

/** The style sheet of an element's class, which all of its elements share; no Content-Security-Policy forbids it. */
const sheet = (type) => {
  if (!Object.hasOwn(type, 'sheet')) (type.sheet = new CSSStyleSheet()).replaceSync(style + (type.style ?? ''));
  return type.sheet;
};

/** Elements that look for one that is not there yet. */
export const unresolvedFollowers = new Set();

/** What an element of Dwell is, whichever it is: a component of the core, drawn, described and listened to. */
export class DwellElement extends HTMLElement {
  static observedAttributes = [
    'page', 'pages', 'duration', 'loop', 'orientation', 'no-scrub', 'show-single', 'progress-events', 'dir', 'for', 'label', 'page-images', 'reduce-motion',
    ...Object.keys(choices), ...Object.keys(numbers),
  ];

  constructor() {
    super();
    this.followers = new Set();
    this.shown = this.constructor.initialSnap?.(this);
    const shadow = this.attachShadow({ mode: 'open', ...this.constructor.shadow });
    shadow.adoptedStyleSheets = [sheet(this.constructor)];
    shadow.innerHTML = this.constructor.body;
    this.area = shadow.querySelector('.root');
    this.painter = new Painter(this.area, (element, page) => this.fill(element, page));
    this.accessibility = new Accessibility(this, shadow);
    listen(this, this.area, this.accessibility.slider);
    onKeyboardFocus(shadow, () => this.pause());
    this.accessibility.toggle.addEventListener('click', () => this.toggle());
  }

  /** The measures that style sheets can set, in the core's order. */
  static measures = controlMeasures;

  /** Puts a page's content into its element; only carousels have any. */
  fill() {}

  /** Whether the element has a button of its own that pauses. */
  get hasButton() { return true; }

  /** Whether pages have a time of their own here. */
  get isTimed() { return this.hasAttribute('duration'); }

  connectedCallback() {
    if (this.component) return;
    this.component = new Component(this.constructor.kind);
    this.configure();
    const now = clock.now();
    this.component.update(now);
    this.begin(now);
    observe(this, this.area, true);
    this.setVisible();
    this.measure();
    watch(this, this.hasAttribute('progress-events'));
    for (const seeker of unresolvedFollowers) if (seeker !== this) seeker.reconfigure();
  }

  disconnectedCallback() {
    // An element that is moved is back before this comes.
    queueMicrotask(() => {
      if (this.isConnected || !this.component) return;
      observe(this, this.area, false);
      sleep(this, Infinity);
      watch(this, false);
      this.shown = this.page;
      this.ended?.();
      this.painter.clear();
      this.component.destroy();
      this.component = null;
    });
  }

  attributeChangedCallback(name, before, after) {
    if (!this.component || before === after) return;
    if (name === 'page') this.page = after;
    else if (name === 'pages') this.send(Event.setPageCount, this.pageCount);
    else if (name === 'value') this.send(Event.setValue, parseFloat(after));
    else if (name === 'reduce-motion') this.updateReducedMotion();
    else if (name === 'progress-events') watch(this, after !== null);
    else if (name === 'label') this.relabel();
    else this.reconfigure();
  }

  /** Follows other attributes, or what else it is configured by. */
  reconfigure() {
    if (!this.component) return;
    const now = clock.now();
    this.configure();
    this.emit(now, this.component.update(now));
    // A listener may have taken the element away.
    if (!this.component) return;
    this.begin(now);
    this.measure();
  }

  /** Publishes another label. */
  relabel() { this.accessibility.publish(this.component.frame(clock.now())); }

  /** Tells the component what the attributes and the style sheets ask for. */
  configure() {
    const { component } = this;
    const computed = getComputedStyle(this);
    const seconds = this.getAttribute('duration');
    const set = (field, value, index) => { if (!Number.isNaN(value)) component.set(field, Number(value), index); };
    set(Field.defaults, 0);
    // First of all a carousel's indicator, which takes most of the rest.
    for (const [name, [field, ...values]] of Object.entries(choices)) {
      const value = values.indexOf(this.getAttribute(name));
      if (value >= 0) set(field, value);
    }
    set(Field.pageCount, this.pageCount);
    set(Field.currentPage, this.shown ?? parseInt(this.getAttribute('page') ?? 0, 10));
    set(Field.showsProgress, this.isTimed);
    if (seconds !== null) set(Field.duration, seconds === 'external' ? 0 : parseFloat(seconds));
    else if (!this.isRevealed) set(Field.duration, this.isTimed ? 0 : Infinity);
    set(Field.loops, this.hasAttribute('loop'));
    set(Field.asksBeforeAdvancing, 1);
    set(Field.reduceMotion, this.prefersReducedMotion);
    set(Field.pausedBy, this.prefersReducedMotion ? Pause.app : 0);
    set(Field.allowsScrubbing, !this.hasAttribute('no-scrub'));
    set(Field.hidesForSinglePage, !this.hasAttribute('show-single'));
    set(Field.inputProfile, isFine());
    set(Field.direction, this.pageDirection(computed));
    for (const [name, field] of Object.entries(numbers)) set(field, parseFloat(this.getAttribute(name)));
    this.getAttribute('page-images')?.split(' ').forEach((image, page) => set(Field.image, parseFloat(image), page));
    this.constructor.measures.forEach((name, place) => {
      set(Field.metric, parseFloat(computed.getPropertyValue(`--dwell-${name}`)), place);
    });
    set(Field.moreContrast, wantsContrast());
  }

  /** Tells a component that has begun, or was configured, what no attribute of the element says. */
  begin() {}

  /** Whether less motion is asked for: by the person, or by the app. */
  get prefersReducedMotion() { return prefersReducedMotion() || this.hasAttribute('reduce-motion'); }

  /** The direction in which pages follow one another, by the core's numbers, in a style of the element. */
  pageDirection(style = getComputedStyle(this)) {
    const way = this.getAttribute('orientation') ?? this.constructor.orientation;
    return { vertical: 2, 'vertical-reverse': 3 }[way] ?? (style.direction === 'rtl' ? 1 : 0);
  }

  /** The number of pages. */
  get pageCount() { return parseInt(this.getAttribute('pages') ?? 0, 10) || 0; }

  /** The page that is shown, from 0. Set it to go there. */
  get page() { return this.component ? this.component.frame(clock.now())[Head.page] : this.shown ?? 0; }
  set page(page) { this.go(page); }

  /** The share of the page's time that has passed, 0...1. */
  get progress() { return this.component ? this.component.frame(clock.now())[Head.progress] : 0; }
  set progress(progress) { this.send(Event.setProgress, Number(progress), 0); }

  /** Whether the person or the app has paused. */
  get paused() { return !!this.component && (this.component.frame(clock.now())[Head.pausedBy] & Pause.app) > 0; }

  /** Seconds for every page. */
  get duration() { return parseFloat(this.getAttribute('duration') ?? Infinity); }
  set duration(seconds) { this.setAttribute('duration', seconds); }

  /** Goes to a page; with `animated` false it is there at once. */
  go(page, { animated = true } = {}) { this.send(Event.select, parseInt(page, 10), animated ? 1 : 0); }
  /** Goes one page on, as the core's key `pageDown` does. */
  next() { this.send(Event.key, 7); }
  /** Goes one page back, as its key `pageUp` does. */
  previous() { this.send(Event.key, 6); }
  /** Lets time stand. */
  pause() {
    this.ignoresHover = false;
    this.send(Event.pause, Pause.app);
  }
  /** Lets time pass. */
  resume() { this.send(Event.resume, Pause.app); }
  /** The person presses the button. Hovering doesn't pause what they have started, until the next pause. */
  toggle() {
    this.ignoresHover = this.paused;
    if (this.paused) this.send(Event.resume, Pause.app | Pause.hover); else this.pause();
  }

  /** Marks a page as seen, with `seen="marked"`. */
  mark(page, isSeen = true) { this.send(Event.setSeen, page, isSeen ? 1 : 0); }

  /** Sends an event now, reports its outcome to the app, and draws. */
  send(kind, a, b, c) { return this.dispatchCore(clock.now(), kind, a, b, c); }

  /** Sends an event at a time. */
  dispatchCore(now, kind, a, b, c) {
    if (!this.component) return {};
    const outcome = this.component.send(now, kind, a, b, c);
    this.emit(now, outcome);
    // A listener may have taken the element away.
    if (this.component && (outcome.handled || outcome.change || kind === Event.tick)) this.paint(now);
    return outcome;
  }

  /** Tells the app what came of an event; what time asks of the app, it answers. */
  emit(now, { request, change, ended }) {
    if (request >= 0) {
      const isAllowed = this.dispatch('dwell-advance', { to: request }, true);
      if (this.component) this.emit(now, this.component.send(now, isAllowed ? Event.advance : Event.veto));
    }
    if (change) {
      this.turned?.(change);
      this.dispatch('dwell-change', change);
    }
    if (ended) this.dispatch('dwell-end', {});
  }

  /** Sends a DOM event; false if it was forbidden. */
  dispatch(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  /** The time has come for which the component waited. */
  wake(now) { this.dispatchCore(now, Event.tick); }

  /** Draws what is to be seen now. */
  paint(now) {
    const f = this.component.frame(now);
    this.fit(f);
    this.accessibility.publish(f);
    const time = { page: f[Head.page], pages: f[Head.pageCount], progress: f[Head.progress], rate: f[Head.rate] };
    sleep(this, this.painter.paint(this.component, now, f));
    this.painted?.(time, now);
    for (const follower of this.followers) follower.follow(time, now);
  }

  /** Gives the drawing the size in which everything can be seen, as far as the page leaves it room. */
  fit(f) {
    const { style } = this.area;
    const [width, height] = [f[Head.width], f[Head.height]].map((length) => (length ? `${length}px` : ''));
    if (style.width !== width) style.width = width;
    if (style.height !== height) style.height = height;
  }

  /** Draws now. */
  repaint() { if (this.component) this.paint(clock.now()); }

  /** Tells the app the progress, in every frame in which it asked to be told. */
  show(now) {
    const f = this.component.frame(now);
    this.dispatch('dwell-progress', { page: f[Head.page], progress: f[Head.progress], position: f[Head.position] });
  }

  /** The element has another size, or another direction. */
  measure() {
    if (!this.component) return;
    const now = clock.now();
    const direction = this.pageDirection();
    this.area.style.touchAction = direction > 1 ? 'pan-x pinch-zoom' : 'pan-y pinch-zoom';
    this.accessibility.orientation = direction > 1 ? 'vertical' : 'horizontal';
    this.component.send(now, Event.setDirection, direction);
    this.fit(this.component.frame(now));
    this.dispatchCore(now, Event.resize, this.area.clientWidth, this.area.clientHeight);
  }

  /** Whether the element is seen, as far as it knows. */
  setVisible(isSeen = this.isSeen ?? true) {
    this.isSeen = isSeen;
    this.send(isSeen && !document.hidden ? Event.resume : Event.pause, Pause.hidden);
  }

  /** What the person prefers has changed. */
  updateReducedMotion() {
    this.send(Event.setReduceMotion, this.prefersReducedMotion ? 1 : 0);
    if (this.prefersReducedMotion) this.pause();
  }

  /** The page is about to be printed. */
  print() {}
}

/** Defines an element, once. */
export const define = (name, element) => { if (!customElements.get(name)) customElements.define(name, element); };
