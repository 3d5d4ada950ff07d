import * as Event from './abi/event.js';
import * as Field from './Generated/field.js';
import * as Pause from './abi/pause.js';
import { bindControls, controls } from './controls.js';
import { DwellElement } from './element.js';
import { scrollerOf } from './scrolling.js';

/** The pauses that input on a control causes also for the element that it follows. */
const inputPauses = Pause.touch | Pause.scrub | Pause.hover;

/** Binds the controls again when elements come and go; it watches where `for` names an element of others. */
const watcher = globalThis.document && new MutationObserver(() => bindControls());

/**
 * An element that can have another one's pages, with its id in `for`. It follows an element of ours. Of a scroll container it
 * times and turns the pages, unless another element does so already, which it then follows.
 */
export class DwellFollower extends DwellElement {
  /** The element that `for` names; null without one. */
  get named() {
    const id = this.getAttribute('for');
    return id ? this.getRootNode().getElementById?.(id) ?? null : null;
  }

  /** The same; null if that leads back here, in a circle of elements that follow one another. */
  get subject() {
    const { named } = this;
    const seen = new Set();
    for (let one = named; one && !seen.has(one); one = one.named) {
      if (one !== this) {
        seen.add(one);
        continue;
      }
      const { id } = named;
      if (!this.isInCircle) console.warn(`Dwell: for="${id}" leads back to the element itself, so the element has pages of its own.`);
      this.isInCircle = true;
      return null;
    }
    this.isInCircle = false;
    return named;
  }

  /** The element that this one follows; null without one. */
  get source() {
    const { subject } = this;
    const scroller = scrollerOf(subject);
    if (!scroller) return subject;
    return scroller.leader === this ? null : scroller.leader;
  }

  get isTimed() { return this.source?.isTimed ?? super.isTimed; }
  /** The pages, where they are elements. */
  get list() { return this.source?.list ?? this.scroller?.list; }
  get pageCount() { return this.source?.pageCount ?? this.scroller?.list.length ?? super.pageCount; }
  /** Elements that follow one without a button have one. */
  get hasButton() {
    const { source } = this;
    return !source || source.hasButton === false;
  }
  get paused() { return this.sourceState?.paused ?? super.paused; }

  /** The page to begin with; of a scroll container the one that is scrolled to. */
  get firstPage() { return this.scroller?.page ?? super.firstPage; }

  /** Finds the element to follow or the scroll container; `isElected` if that changes which element leads. */
  #bind() {
    const { subject } = this;
    const scroller = scrollerOf(subject);
    // The page that the app asks for may not exist yet.
    if (this.boundSubject === undefined) this.pendingPage = this.hasAttribute('page') ? super.firstPage : this.initialPage;
    const isMoved = this.scroller && this.scroller !== scroller;
    if (isMoved) this.scroller.remove(this);
    this.scroller = scroller;
    this.isElected = scroller?.add(this) || isMoved;
    const { source } = this;
    if (this.boundSource !== source) {
      this.boundSource?.followers?.delete(this);
      this.sourceState = {};
    }
    this.boundSource = source;
    this.boundSubject = subject;
    // A source that isn't defined or connected yet draws later, and then updates its followers.
    source?.followers?.add(this);
    const isBound = this.hasAttribute('for');
    if (isBound) controls.add(this); else controls.delete(this);
    if (isBound && !subject?.followers) {
      watcher.observe(this.getRootNode(), { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
    }
  }

  configure() {
    this.#bind();
    super.configure();
    if (!this.boundSource) return;
    // The source sets the progress of every page.
    this.component.set(Field.duration, 0);
    this.component.set(Field.pausesFor, 0);
  }

  /** Takes part in what the element's source or scroll container does. */
  joinSource() {
    this.boundSource?.repaint?.();
    if (this.scroller?.leader === this) this.scroller.start();
    if (!this.isElected) return;
    this.setVisible();
    bindControls();
  }

  didDisconnect() {
    this.boundSource?.followers?.delete(this);
    this.scroller?.remove(this);
    this.boundSource = this.boundSubject = this.scroller = null;
    this.sourceState = {};
    controls.delete(this);
    if (!controls.size) watcher.disconnect();
  }

  /** Scrolls to a page that hasn't been scrolled to. */
  didTurn({ to, continuous }) {
    if (this.scroller?.leader === this) this.scroller.turn(to, this.isInstant || continuous);
  }

  /** The pages of a scroll container are visible or not, wherever the element is. */
  get shown() { return this.scroller ? this.scroller.shown : super.shown; }

  /** Applies the source's page and progress, and while its pages are under a finger where they are. */
  follow(time, now) {
    const { sourceState, component } = this;
    if (!component) return;
    const since = time.progress - time.rate * now;
    // A scroll container reports its own positions.
    const isHeld = time.position !== null && !this.scroller;
    const isTurned = sourceState.page !== time.page || (sourceState.isHeld && !isHeld);
    if (sourceState.pages !== time.pages) component.send(now, Event.setPageCount, time.pages);
    if (isTurned) component.send(now, Event.select, time.page, 1);
    if (isHeld) component.send(now, Event.setPosition, time.position);
    if (isTurned || sourceState.rate !== time.rate || Math.abs(sourceState.since - since) > 1e-6) {
      component.send(now, Event.setProgress, Math.min(time.progress, 1 - 1e-6), time.rate);
    }
    this.sourceState = { ...time, since, isHeld };
    // Before its first drawing its size isn't known.
    if (component.size) this.paint(now);
  }

  /** Marks that are held between two pages don't turn to one. */
  wake(now) { if (!this.sourceState?.isHeld) super.wake(now); }

  /** Handles the pause button. */
  toggle() {
    const source = this.boundSource;
    if (!source?.toggle) return super.toggle();
    source.toggle();
    this.isWished = source.isWished;
  }

  /** Turns the source to the page to which the user has turned. */
  turnSource(now, { to, continuous }) { this.boundSource.dispatchCore(now, Event.select, to, !continuous, 0, 'person'); }

  dispatchCore(now, kind, ...values) {
    this.isInstant = kind === Event.select && !values[1];
    const outcome = super.dispatchCore(now, kind, ...values);
    if (!this.boundSource?.send || !this.component) return outcome;
    if (outcome.change?.cause === 'person') this.turnSource(now, outcome.change);
    if (kind === Event.press) this.boundSource.send(Event.pause, Pause.scrub);
    if (kind === Event.release || kind === Event.cancel) this.boundSource.send(Event.resume, inputPauses & ~Pause.hover);
    if (kind === Event.hover) this.boundSource.send(Event.pause, Pause.hover);
    if (kind === Event.leave) this.boundSource.send(Event.resume, Pause.hover);
    return outcome;
  }
}

// What the app does to a control, it does to the element that the control follows.
for (const name of ['go', 'next', 'previous', 'pause', 'resume', 'repaint']) {
  const own = DwellElement.prototype[name];
  DwellFollower.prototype[name] = function call(...values) {
    const source = this.boundSource?.[name] ? this.boundSource : this;
    return (source === this ? own : source[name]).apply(source, values);
  };
}
