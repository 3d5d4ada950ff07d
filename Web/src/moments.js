import { clock } from './clock.js';

/** What an element tells of its pages beside their turns: states for style sheets, when they rest, and how long each was seen. */
export class Moments {
  #element;
  #states;
  /** Whether pages move, or have turned, and haven't rested since; the callback for their rest. */
  #isMoving = false;
  #wait;
  /** The current page, its number, and the time of the last frame. */
  #page;
  #number;
  #since;
  /** Whether the page was in sight in the last frame, and whether its time passed. */
  #isShown = false;
  #isRunning = false;
  /** How long it has been in sight, how long its time has passed, in seconds, and how often that has run out. */
  #shown = 0;
  #running = 0;
  #completions = 0;

  constructor(element) {
    this.#element = element;
    this.#states = element.attachInternals().states;
  }

  /** Sets or removes a state, in browsers that have them. */
  set(name, isOn) {
    try { this.#states[isOn ? 'add' : 'delete'](name); } catch {}
  }

  /** Follows what a frame shows, whose pages rest at a time. The visit of a page is over with the next one, or out of sight. */
  follow({ page: number, pages, paused, rate }, now, rest) {
    const element = this.#element;
    const page = element.list?.[number] ?? number;
    const isTurned = page !== this.#page;
    const isShown = pages > 0 && element.isVisible !== false && !document.hidden;
    this.set('paused', element.sourceState?.paused ?? paused);
    this.set('first', !number && pages > 0);
    this.set('last', number === pages - 1);
    this.#count(now);
    if (isTurned || !isShown) this.#report();
    this.#isMoving ||= rest > now || (isTurned && this.#page !== undefined);
    this.#page = page;
    this.#number = number;
    this.#since = now;
    this.#isShown = isShown;
    this.#isRunning = rate > 0;
    clock.forget(this.#wait);
    if (rest <= now) this.#settle(); else if (element.settleEvents && rest < Infinity) this.#wait = clock.wait(rest, () => this.#settle());
  }

  /** Notes that the page's time has run out. */
  complete() { this.#completions += 1; }

  /** Ends the visit where the element or its page is left. */
  leave(now) {
    clock.forget(this.#wait);
    this.#count(now);
    this.#isShown = false;
    this.#report();
  }

  /** Counts the time since the last frame. */
  #count(now) {
    const time = this.#isShown ? now - this.#since : 0;
    this.#shown += time;
    if (this.#isRunning) this.#running += time;
  }

  /** Reports a visit to the app. */
  #report() {
    const [page, shown, running, completions] = [this.#number, this.#shown, this.#running, this.#completions];
    this.#shown = this.#running = this.#completions = 0;
    // What a control shows, the element that it follows reports. In quotes, because elements have an internal property of that name.
    const { boundSource, onlyShows } = this.#element;
    if (shown > 0 && !boundSource?.followers && !onlyShows) this.#element.dispatch('dwell-visit', { page, 'shown': shown, running, completions });
  }

  /** Reports that pages have come to rest. */
  #settle() {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    if (this.#element.settleEvents) this.#element.dispatch('dwell-settle', { page: this.#number });
  }
}
