import * as Event from './abi/event.js';
import * as Field from './abi/field.js';
import * as Kind from './abi/kind.js';
import * as Pause from './abi/pause.js';
import { DwellElement, unresolvedFollowers } from './element.js';

/** The pauses that a hand on a control that follows is also for whom it follows. */
const hands = Pause.touch | Pause.scrub | Pause.hover;

/**
 * `<dwell-page-control>`: a row of marks, of which the current one grows into a pill and fills while its page dwells. With
 * `for` it shows the pages and the time of the element of that id.
 */
export class DwellPageControl extends DwellElement {
  static kind = Kind.pageControl;
  static body = `<div class="row"><button part="toggle" type="button" hidden></button>
    <div class="root" part="base"><div part="slider"></div></div></div>`;
  static style = `
    .row { display: flex; justify-content: center; align-items: center; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 0 1 auto; margin: 0; min-inline-size: 0; }`;

  /** Whom the control follows; null for nobody. */
  get leader() {
    const id = this.getAttribute('for');
    return id ? this.getRootNode().getElementById?.(id) ?? null : null;
  }

  get isTimed() { return this.leader?.isTimed ?? super.isTimed; }
  get pageCount() { return this.leader?.pageCount ?? super.pageCount; }
  get hasButton() { return !this.leader; }

  begin() {
    const leader = this.leader;
    if (this.led !== leader) {
      this.led?.followers?.delete(this);
      this.told = {};
    }
    this.led = leader;
    // One that is defined later, or not yet connected, draws later, and then tells its followers.
    leader?.followers?.add(this);
    if (leader?.followers || !this.hasAttribute('for')) unresolvedFollowers.delete(this); else unresolvedFollowers.add(this);
    leader?.repaint?.();
  }

  ended() {
    this.led?.followers?.delete(this);
    this.led = null;
    unresolvedFollowers.delete(this);
  }

  /** Shows what whom it follows shows. */
  follow(time, now) {
    const { told, component } = this;
    if (!component) return;
    const since = time.progress - time.rate * now;
    if (told.pages !== time.pages) component.send(now, Event.setPageCount, time.pages);
    if (told.page !== time.page) component.send(now, Event.select, time.page, 1);
    if (told.page !== time.page || told.rate !== time.rate || Math.abs(told.since - since) > 1e-6) {
      component.send(now, Event.setProgress, Math.min(time.progress, 1 - 1e-6), time.rate);
    }
    this.told = { ...time, since };
    this.paint(now);
  }

  configure() {
    super.configure();
    if (!this.leader) return;
    // Its time is told, page by page.
    this.component.set(Field.duration, 0);
    this.component.set(Field.pausesFor, 0);
  }

  dispatchCore(now, kind, a, b, c) {
    const outcome = super.dispatchCore(now, kind, a, b, c);
    if (!this.led?.send || !this.component) return outcome;
    if (outcome.change?.cause === 'person') this.led.go(outcome.change.to, { animated: !outcome.change.continuous });
    if (kind === Event.press) this.led.send(Event.pause, Pause.scrub);
    if (kind === Event.release || kind === Event.cancel) this.led.send(Event.resume, hands & ~Pause.hover);
    if (kind === Event.hover && !this.led.ignoresHover) this.led.send(Event.pause, Pause.hover);
    if (kind === Event.leave) this.led.send(Event.resume, Pause.hover);
    return outcome;
  }

  pause() { if (this.led?.pause) this.led.pause(); else super.pause(); }
  resume() { if (this.led?.resume) this.led.resume(); else super.resume(); }
  repaint() { if (this.led?.repaint) this.led.repaint(); else super.repaint(); }
}
