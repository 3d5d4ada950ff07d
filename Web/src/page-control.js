import * as Event from './abi/event.js';
import * as Field from './abi/field.js';
import * as Kind from './abi/kind.js';
import * as Pause from './abi/pause.js';
import { row } from './build.js';
import { DwellElement, controls } from './element.js';

/** The pauses that input on a control causes also for the element that it follows. */
const inputPauses = Pause.touch | Pause.scrub | Pause.hover;

/**
 * `<dwell-page-control>`: a row of marks. The current one grows into a pill that fills while its page dwells. With
 * `for` it shows the pages and progress of the element with that id.
 */
export class DwellPageControl extends DwellElement {
  static get kind() { return Kind.pageControl; }
  static body() { return row(); }
  static get style() {
    return `
    .row { display: flex; justify-content: center; align-items: center; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 0 1 auto; margin: 0; min-inline-size: 0; }`;
  }

  /** The element that the control follows; null without one. */
  get source() {
    const id = this.getAttribute('for');
    return id ? this.getRootNode().getElementById?.(id) ?? null : null;
  }

  get isTimed() { return this.source?.isTimed ?? super.isTimed; }
  get pageCount() { return this.source?.pageCount ?? super.pageCount; }
  get hasButton() { return !this.source; }

  didConfigure() {
    const source = this.source;
    if (this.boundSource !== source) {
      this.boundSource?.followers?.delete(this);
      this.sourceState = {};
    }
    this.boundSource = source;
    // A source that isn't defined or connected yet draws later, and then updates its followers.
    source?.followers?.add(this);
    if (this.hasAttribute('for')) controls.add(this); else controls.delete(this);
    source?.repaint?.();
  }

  didDisconnect() {
    this.boundSource?.followers?.delete(this);
    this.boundSource = null;
    controls.delete(this);
  }

  /** Applies the source's page and progress. */
  follow(time, now) {
    const { sourceState, component } = this;
    if (!component) return;
    const since = time.progress - time.rate * now;
    if (sourceState.pages !== time.pages) component.send(now, Event.setPageCount, time.pages);
    if (sourceState.page !== time.page) component.send(now, Event.select, time.page, 1);
    if (sourceState.page !== time.page || sourceState.rate !== time.rate || Math.abs(sourceState.since - since) > 1e-6) {
      component.send(now, Event.setProgress, Math.min(time.progress, 1 - 1e-6), time.rate);
    }
    this.sourceState = { ...time, since };
    this.paint(now);
  }

  configure() {
    super.configure();
    if (!this.source) return;
    // The source sets the progress of every page.
    this.component.set(Field.duration, 0);
    this.component.set(Field.pausesFor, 0);
  }

  dispatchCore(now, kind, ...values) {
    const outcome = super.dispatchCore(now, kind, ...values);
    if (!this.boundSource?.send || !this.component) return outcome;
    if (outcome.change?.cause === 'person') this.boundSource.go(outcome.change.to, { animated: !outcome.change.continuous });
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
  DwellPageControl.prototype[name] = function call(...values) {
    const source = this.boundSource?.[name] ? this.boundSource : this;
    return (source === this ? own : source[name]).apply(source, values);
  };
}
