import { attributes, fields, reflect, reflectAttributes, upgradeProperties } from './attributes.js';
import { bodyOf } from './build.js';
import { ConnectedElement } from './connected.js';
import { bindControls } from './controls.js';
import * as Event from './abi/event.js';
import * as Field from './Generated/field.js';
import { dotMetrics } from './Generated/options.js';
import * as Head from './abi/head.js';
import * as Pause from './abi/pause.js';
import { clock, wakeAt, updateEveryFrame } from './clock.js';
import { obey } from './commands.js';
import { Moments } from './moments.js';
import { Painter } from './painter.js';
import { prefersReducedMotion } from './environment.js';
import { initialSnapOf } from './define.js';
import { writeHash } from './hash.js';
import { Coordinates } from './coordinates.js';
import { listen, onKeyboardFocus } from './input.js';
import { Accessibility } from './accessibility.js';
import { sheet } from './style.js';

/** Whether a frame's pages are paused by the user or the app. */
export const isPaused = (f) => (f[Head.pausedBy] & Pause.app) > 0;

/** The base class of all elements: a component of the core with drawing, accessibility and input. */
export class DwellElement extends ConnectedElement {
  static get observedAttributes() { return attributes; }

  constructor() {
    super();
    this.followers = new Set();
    this.initialSnap = initialSnapOf(this);
    this.initialProgress = 0;
    this.initiallyPaused = false;
    this.marks = new Map();
    this.attachShadow({ mode: 'open', ...this.constructor.shadow }).adoptedStyleSheets = [sheet(this.constructor)];
    obey(this);
    upgradeProperties(this);
  }

  /** Builds what is in the element, before its first start: most of a document's elements may be out of sight. */
  assemble() {
    const shadow = this.shadowRoot;
    shadow.append(...bodyOf(this.constructor));
    this.area = shadow.querySelector('.root');
    this.coordinates = new Coordinates(this.area);
    this.painter = new Painter(this.area, (element, page) => this.fillPage(element, page));
    this.accessibility = new Accessibility(this, shadow);
    listen(this, this.area, this.accessibility.slider);
    this.area.addEventListener('transitionrun', ({ target }) => {
      if (target !== this.area) return;
      this.reconfigure();
      this.setVisible();
    });
    // Once the user has pressed play, focus doesn't pause until it has left.
    onKeyboardFocus(shadow, () => { if (!this.isWished) this.pause(); });
    this.addEventListener('focusout', ({ relatedTarget }) => { if (!this.contains(relatedTarget)) this.isWished = false; });
    this.accessibility.toggle.addEventListener('click', () => this.toggle());
    this.moments = new Moments(this);
  }

  /** The metrics that style sheets can set: the field of each kind, and their names in the core's order. */
  static get metrics() { return [[Field.dotMetrics, dotMetrics]]; }
  /** The attributes in whose place style sheets can set a length, a number or words: as `--dwell-gap` etc. */
  static get styled() { return { lengths: [], words: [] }; }

  /** Whether the element has its own pause button. */
  get hasButton() { return true; }

  /** Seconds for every page: 0 if the app sets the progress, NaN without a number. */
  get seconds() {
    const value = this.getAttribute('duration');
    return value === 'external' ? 0 : parseFloat(value);
  }

  /** Whether pages are timed. */
  get isTimed() { return !Number.isNaN(this.seconds); }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === 'id') bindControls();
    else if (!this.isRunning) {
      // The last page that was asked for is the first to be shown.
      if (name === 'page') this.initialPage = undefined;
    } else if (name === 'page') this.page = after ?? 0;
    else if (name === 'pages') this.send(Event.setPageCount, this.pageCount);
    else if (name === 'value') this.send(Event.setValue, this.value);
    else if (name === 'reduce-motion') this.updateReducedMotion();
    else if (name === 'progress-events') updateEveryFrame(this, after !== null);
    else if (name === 'label') this.updateLabel();
    else {
      this.reconfigure();
      // Others may have led back to it.
      if (name === 'for') bindControls();
    }
  }

  /** Publishes a new label. */
  updateLabel() { this.accessibility.publish(this.component.frame(clock.now())); }

  /** Publishes all strings again, in another language. */
  relabel() {
    if (!this.isAlive) return;
    this.accessibility.name = null;
    this.updateLabel();
  }

  /** Sets the option of an attribute. */
  setOption(name, value) { this.component.set(fields[name][0], value, fields[name][1]); }

  /** Whether the user or the app prefers reduced motion. */
  get prefersReducedMotion() { return prefersReducedMotion() || this.reduceMotion; }

  /** Returns the direction in which pages follow one another, by the core's numbers, with a computed style. */
  pageDirection(style = getComputedStyle(this)) {
    const orientation = this.getAttribute('orientation') ?? this.constructor.orientation;
    return { vertical: 2, 'vertical-reverse': 3 }[orientation] ?? (style.direction === 'rtl' ? 1 : 0);
  }

  /** The page to begin with. */
  get firstPage() { return this.initialSnap ?? this.initialPage ?? (parseInt(this.getAttribute('page'), 10) || 0); }

  /** The number of pages. */
  get pageCount() { return parseInt(this.getAttribute('pages'), 10) || 0; }

  /** The current page, from 0. Set it to turn to a page. */
  get page() { return this.component ? this.component.frame(clock.now())[Head.page] : this.firstPage; }
  set page(page) { this.go(page); }

  /** The elapsed share of the page's time, 0...1. */
  get progress() { return this.component ? this.component.frame(clock.now())[Head.progress] : this.initialProgress; }
  set progress(progress) {
    this.initialProgress = Number(progress);
    this.send(Event.setProgress, this.initialProgress, 0);
  }

  /** Whether the user or the app has paused. */
  get paused() { return this.component ? isPaused(this.component.frame(clock.now())) : this.initiallyPaused; }

  /** Seconds for every page; 0 if the app sets the progress, Infinity without a number. */
  get duration() { return Number.isNaN(this.seconds) ? Infinity : this.seconds; }
  set duration(seconds) { reflect(this, 'duration', seconds); }

  /** Turns to a page; at once with `animated: false`. */
  go(page, options) {
    this.initialPage = parseInt(page, 10) || 0;
    this.initialSnap = undefined;
    this.send(Event.select, this.initialPage, !!(options?.animated ?? true));
  }
  /** Turns to the next page, like the core's key `pageDown`. */
  next() { this.dispatchCore(clock.now(), Event.key, 7, 0, 0, 'app'); }
  /** Turns to the previous page, like the core's key `pageUp`. */
  previous() { this.dispatchCore(clock.now(), Event.key, 6, 0, 0, 'app'); }
  /** Pauses the timer. */
  pause() {
    this.initiallyPaused = true;
    this.send(Event.pause, Pause.app);
  }
  /** Resumes the timer. */
  resume() {
    this.initiallyPaused = false;
    this.send(Event.resume, Pause.app);
  }
  /** Handles the pause button. After it has resumed, a pointer that stays doesn't pause. */
  toggle() {
    this.isWished = this.paused;
    if (this.paused) this.send(Event.resume, Pause.app | Pause.hover | Pause.focus); else this.pause();
  }

  /** Marks a page as seen, with `seen="marked"`. */
  mark(page, isSeen = true) {
    this.marks.set(page, !!isSeen);
    this.send(Event.setSeen, page, !!isSeen);
  }

  /** Sends an event now, reports its outcome to the app, and draws. */
  send(kind, a, b, c) { return this.dispatchCore(clock.now(), kind, a, b, c); }

  /** Sends an event at a time, for the app if it is the cause. */
  dispatchCore(now, kind, a, b, c, cause) {
    if (!this.isAlive) return {};
    const outcome = this.component.send(now, kind, a, b, c);
    if (cause) {
      if (outcome.change) outcome.change.cause = cause;
      outcome.edge = 0;
    }
    this.emit(now, outcome);
    // A listener may have removed the element.
    // A move that isn't a drag may end a hold.
    if (this.component && (outcome.handled || outcome.change || kind === Event.tick || kind === Event.move)) this.paint(now);
    return outcome;
  }

  /** Reports an outcome to the app, and the app's answer to the component. */
  emit(now, { request, change, ended, edge }) {
    if (request >= 0) {
      this.isAsked = true;
      const isAllowed = this.dispatch('dwell-advance', { to: request }, true);
      // A listener may have turned to another page.
      if (this.component && this.isAsked) this.emit(now, this.component.send(now, isAllowed ? Event.advance : Event.veto));
    }
    if (request >= 0 || ended) this.moments.complete();
    if (change) {
      this.isAsked = false;
      this.hasTurned = true;
      this.didTurn?.(change);
      this.dispatch('dwell-change', change);
      const page = this.hash && change.cause === 'person' && this.list?.[change.to];
      if (page) writeHash(this, page);
    }
    if (ended) this.dispatch('dwell-end', {});
    if (edge) this.dispatch('dwell-edge', { page: this.page, direction: edge < 0 ? 'previous' : 'next' });
  }

  /** Sends a DOM event; returns false if it was cancelled. */
  dispatch(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  /** Called at the time that the component waits for, after the element has looked whether it is visible. */
  wake(now) {
    if (!this.isAlive) return;
    this.applyVisibility(false);
    this.dispatchCore(now, Event.tick);
  }

  /** Draws the component at a time. */
  paint(now) {
    // A clock that was set back moves what is to come.
    if (now < this.component.last) this.component.send(now, Event.tick);
    const f = this.component.frame(now);
    this.fit(f);
    this.accessibility.publish(f);
    const time = {
      page: f[Head.page], pages: f[Head.pageCount], progress: f[Head.progress], rate: f[Head.rate], paused: isPaused(f),
      position: this.heldPosition(f),
    };
    wakeAt(this, this.painter.paint(this.component, now, f));
    this.didPaint?.(time, now);
    for (const follower of this.followers) follower.follow(time, now);
    // A listener may have removed the element.
    if (this.component) this.moments.follow(time, now, this.painter.rest);
  }

  /** Called when a drag of pages or marks begins and ends. */
  drag(isDragging) {
    this.moments.set('dragging', isDragging);
    this.dispatch('dwell-drag', { phase: isDragging ? 'begin' : 'end', page: this.page });
  }

  /** Where pages under a finger are, in pages; null where none are held. */
  heldPosition() { return null; }

  /** Gives the drawing its preferred size, limited by the space available. */
  fit(f) {
    const { style } = this.area;
    const [width, height] = [f[Head.width], f[Head.height]].map((length) => (length ? `${length}px` : ''));
    if (style.width !== width) style.width = width;
    if (style.height !== height) style.height = height;
  }

  /** Redraws the component. */
  repaint() { if (this.isAlive) this.paint(clock.now()); }

  /** Reports the progress to the app every frame, with `progress-events`. */
  show(now) {
    const f = this.component.frame(now);
    this.dispatch('dwell-progress', { page: f[Head.page], progress: f[Head.progress], position: f[Head.position] });
  }

  /** Called when a pointer has left. */
  endHover() {
    this.send(Event.leave);
    this.send(Event.resume, Pause.hover);
  }

  /** Called when the preference for reduced motion may have changed. */
  updateReducedMotion() {
    this.send(Event.setReduceMotion, this.prefersReducedMotion);
    if (this.prefersReducedMotion) this.pause();
  }
}

reflectAttributes(DwellElement);
