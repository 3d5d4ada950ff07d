import * as Event from './abi/event.js';
import * as Pause from './abi/pause.js';
import { clock, updateEveryFrame, wakeAt } from './clock.js';
import { setConfiguration } from './configuration.js';
import { bindControls } from './controls.js';
import { Component } from './core.js';
import { observe } from './environment.js';
import * as Field from './Generated/field.js';
import { layout, whole } from './properties.js';
import { reconfigureAll, startNow, startSoon, watchAll } from './start.js';
import { sheet } from './style.js';
import { isObservedInView, isShown, lookAt } from './visibility.js';

/** An element with a component while it is connected, which follows its styles, size and visibility; in `start.js` for several at once. */
export class ConnectedElement extends (globalThis.HTMLElement ?? Object) {
  /** The component; null before the start and after the end. */
  #component = null;

  /** Whether the element has started. */
  get isRunning() { return !!this.#component; }
  /** The component; null while the element isn't connected. It starts if it hasn't. */
  get component() {
    startNow(this);
    return this.#component;
  }

  connectedCallback() {
    if (!this.isRunning) startSoon(this);
  }

  /** Creates the component with the configuration, and changes nothing in the document. */
  createComponent() {
    this.#component = new Component(this.constructor.kind, this);
    this.configure();
  }

  /** Starts the component, and publishes it. */
  startComponent() {
    this.component.set(Field.initialProgress, this.initialProgress);
    if (this.hasStarted) this.component.set(Field.startDelay, 0);
    this.hasStarted = true;
    if (this.initiallyPaused) this.component.set(Field.pausedBy, Pause.app);
    const now = clock.now();
    this.component.update(now);
    this.didConfigure?.(now);
    for (const [page, isSeen] of this.marks) this.component.send(now, Event.setSeen, page, isSeen);
    this.initialSnap = undefined;
  }

  /** Draws the element in its size. */
  drawFirst(size) {
    if (!this.component) return;
    observe(this, this.area, true);
    // Out of sight pages are drawn once, at rest.
    this.applyVisibility(true, false);
    this.joinSource?.();
    this.applySize(size);
    updateEveryFrame(this, this.progressEvents);
  }

  disconnectedCallback() {
    // An element that is moved has been reconnected by then.
    queueMicrotask(() => { if (!this.isConnected) this.detach(); });
  }

  /** Called when the element is moved to another document, which has style sheets and a time of its own. */
  adoptedCallback() {
    const { defaultView } = this.ownerDocument;
    // A template's document has no window.
    if (defaultView) this.shadowRoot.adoptedStyleSheets = [sheet(this.constructor, defaultView)];
    this.detach();
  }

  /** Whether the element is connected, in a document that has a window; a removed frame has none any more. */
  get isAlive() {
    if (!this.ownerDocument.defaultView) this.detach();
    return !!this.component;
  }

  /** Keeps the state for the next connection, and stops everything. */
  detach() {
    if (!this.isRunning) return;
    observe(this, this.area, false);
    wakeAt(this, Infinity);
    updateEveryFrame(this, false);
    const { page, progress, paused } = this;
    Object.assign(this, { initialPage: page, initialProgress: progress, initiallyPaused: paused && !this.prefersReducedMotion });
    this.moments.leave(clock.now());
    this.didDisconnect?.();
    this.painter.clear();
    this.component.destroy();
    this.#component = null;
    bindControls();
  }

  /** Applies changed attributes or styles. */
  reconfigure() { reconfigureAll([this]); }

  /** Applies the configuration. */
  applyConfiguration() {
    const now = clock.now();
    this.emit(now, this.component.update(now));
    // A listener may have removed the element.
    if (!this.component) return;
    this.didConfigure?.(now);
    this.joinSource?.();
  }

  /** Sets the component's configuration from the attributes and style sheets. */
  configure() {
    this.computed = getComputedStyle(this);
    setConfiguration(this, this.computed);
  }

  /** Returns the direction of the drawing. */
  readDirection() {
    this.areaStyle = getComputedStyle(this.area);
    return this.pageDirection(this.areaStyle);
  }

  /** Takes a direction. */
  applyDirection(direction) {
    const action = `pan-${direction > 1 ? 'x' : 'y'} pinch-zoom`;
    const { style } = this.area;
    if (style.touchAction !== action) style.touchAction = action;
    this.accessibility.direction = direction;
    this.accessibility.orientation = direction > 1 ? 'vertical' : 'horizontal';
    const now = clock.now();
    this.component.send(now, Event.setDirection, direction);
    const f = this.component.frame(now);
    this.fit(f);
    // The pause button takes room.
    if (!this.component.size) this.accessibility.publish(f);
  }

  /** Returns the size of the drawing, and looks whether the element is visible. */
  readSize() {
    this.lookIfShown();
    const { area, areaStyle } = this;
    layout.pixel = parseFloat(areaStyle.columnRuleWidth) || layout.pixel;
    return ['width', 'height'].map((name) => area.clientWidth && whole(parseFloat(areaStyle[name])));
  }

  /**
   * Draws the component in a size; with `isObserved` only if that is another one. Without a box an element keeps its size until
   * that is reported: it may have one again before the browser looks.
   */
  applySize(size, isObserved) {
    const { component } = this;
    if (!component || (isObserved ? `${size}` === component.size : component.size && !size[0])) return;
    component.size = `${size}`;
    const now = clock.now();
    component.send(now, Event.setDisplayScale, devicePixelRatio);
    this.dispatchCore(now, Event.resize, ...size);
  }

  /** The element that has to be visible for time to pass; null before there is one. */
  get shown() { return this; }

  /** Looks whether the element is visible, and lets time pass or not. */
  setVisible() { watchAll([this]); }

  /** Looks whether the element is visible, which it is until an observer has reported it. */
  lookIfShown() {
    const { shown } = this;
    this.isVisible = shown && isShown(shown);
  }

  /**
   * Lets time pass while the element is visible, and has all of its pages. If it isn't reported that it has been hidden, as by
   * `scale(0)`, no time has passed since the last event: it can't have been seen.
   */
  applyVisibility(isReported = true, isDrawn = true) {
    const { shown, component } = this;
    if (!component) return;
    lookAt(this, this.isVisible === false && isObservedInView(shown));
    const kind = this.isVisible !== false && !document.hidden && !this.isPartial ? Event.resume : Event.pause;
    // A new component runs.
    if ((component.state ?? Event.resume) === kind) return;
    component.state = kind;
    const now = isReported || kind === Event.resume ? clock.now() : component.last;
    if (isDrawn) this.dispatchCore(now, kind, Pause.hidden); else component.send(now, kind, Pause.hidden);
  }
}
