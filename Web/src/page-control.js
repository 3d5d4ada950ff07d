import * as Kind from './abi/kind.js';
import * as Event from './abi/event.js';
import * as Field from './Generated/field.js';
import { reflect, reflectAttributes } from './attributes.js';
import { row } from './build.js';
import { DwellFollower } from './follower.js';

/**
 * `<dwell-page-control>`: a row of marks. The current one grows into a pill that fills while its page dwells. With
 * `for` it shows the pages and progress of the element with that id. With `count` it only shows values: `current`, from 0, and
 * `progress`, 0...1; it has no input, no time and no focus.
 */
export class DwellPageControl extends DwellFollower {
  /** Whether the console has the message about its progress. */
  #hasWarned = false;

  static get kind() { return Kind.pageControl; }
  static get observedAttributes() { return [...super.observedAttributes, 'current', 'count', 'progress', 'page-images']; }
  static body() { return row(); }
  static get style() {
    return `
    .row { display: flex; justify-content: center; align-items: center; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 0 1 auto; margin: 0; min-inline-size: 0; }
    button { margin-inline-start: -10px; }
    :host([orientation^=vertical]) button { margin: -10px 0 0; }`;
  }

  /** Whether the control only shows the values that it is given. */
  get onlyShows() { return this.hasAttribute('count'); }
  get isTimed() { return this.onlyShows ? this.hasAttribute('progress') : super.isTimed; }
  get seconds() { return this.onlyShows ? 0 : super.seconds; }
  get hasButton() { return !this.onlyShows && super.hasButton; }
  get subject() { return this.onlyShows ? null : super.subject; }
  get pageCount() { return this.onlyShows ? Math.max(parseInt(this.getAttribute('count'), 10) || 0, 0) : super.pageCount; }
  get firstPage() { return this.onlyShows ? Math.min(Math.max(this.current || 0, 0), Math.max(this.pageCount - 1, 0)) : super.firstPage; }

  get progress() { return super.progress; }
  set progress(progress) { if (this.onlyShows) reflect(this, 'progress', progress); else super.progress = progress; }

  attributeChangedCallback(name, before, after) {
    const isShowing = this.isRunning && this.onlyShows && before !== null && after !== null && before !== after;
    if (isShowing && name === 'count') this.send(Event.setPageCount, this.pageCount);
    else if (isShowing && name === 'current') this.send(Event.select, this.firstPage, 1);
    else if (!isShowing || name !== 'progress') return super.attributeChangedCallback(name, before, after);
    this.#showProgress();
  }

  configure() {
    super.configure();
    if (!this.onlyShows) return;
    // Gaze is the input of those who only look.
    this.setOption('input-profile', 3);
    this.component.set(Field.pausesFor, 0);
    this.initialProgress = this.#shownProgress;
  }

  joinSource() {
    super.joinSource();
    if (this.onlyShows) this.#showProgress();
  }

  /** The progress of the attribute. */
  get #shownProgress() {
    const value = this.getAttribute('progress');
    const progress = parseFloat(value);
    if (Number.isNaN(progress) && value !== null && !this.#hasWarned) {
      this.#hasWarned = true;
      console.warn(`Dwell: progress="${value}" is not a number, and counts as 0: give one of 0 to 1.`, this);
    }
    // At 1 a page's time would be over.
    return Math.min(Math.max(progress || 0, 0), 1 - 1e-6);
  }

  /** Shows the progress of the attribute. */
  #showProgress() { this.send(Event.setProgress, this.#shownProgress, 0); }
}

reflectAttributes(DwellPageControl);
