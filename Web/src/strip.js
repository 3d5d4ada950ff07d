import * as Event from './abi/event.js';
import { fields } from './attributes.js';
import { clock } from './clock.js';
import { DwellFollower } from './follower.js';

/**
 * A follower with pages of its own: a strip of thumbnails, which has the page and time of the carousel that it follows. A tap on
 * a thumbnail turns to its page, and a drag only scrolls the strip.
 */
export class DwellStrip extends DwellFollower {
  /** The pages, which those of its source don't replace. */
  list;
  /** The element of the current page. */
  #current;

  assemble() {
    super.assemble();
    this.area.addEventListener('click', ({ target }) => this.#select(target));
  }

  /** What the strip follows: an element of ours. */
  get subject() {
    const subject = super.subject;
    if (!subject || subject.followers || !subject.matches(':defined')) return subject;
    const { id } = subject;
    console.warn(`Dwell: for="${id}" must name a carousel, or a control of the scroll container.`, this);
    return null;
  }

  /** The current page, from 0: that of the source. */
  get page() { return this.boundSource?.page ?? super.page; }
  set page(page) { super.page = page; }

  configure() {
    super.configure();
    if (this.boundSource && !this.indicator) this.setOption('indicator', fields.indicator[2].split(' ').indexOf('none'));
  }

  /** Brings the thumbnail of the source's page into view, with those beside it. */
  follow(time, now) {
    const { component, sourceState: { page } } = this;
    if (!component) return;
    if (page !== time.page) {
      for (const one of [time.page - 1, time.page + 1, time.page]) {
        if (this.list[one]) component.send(now, Event.select, one, page >= 0);
      }
    }
    this.sourceState = time;
    this.paint(now);
  }

  turnSource() {}

  emit(now, outcome) { super.emit(now, this.boundSource ? { ...outcome, change: null } : outcome); }

  /** Gives the element of the current page the part `current`. */
  didPaint(time) {
    if (this.boundSource) Object.assign(time, this.sourceState);
    const element = this.boundSource && this.list[time.page]?.assignedSlot?.closest('.item');
    if (this.#current === element) return;
    this.#current?.part.remove('current');
    element?.part.add('current');
    this.#current = element;
  }

  /** Turns to the page that the user has tapped; a link or a button in it does what it does besides. */
  #select(target) {
    const at = this.boundSource && target !== this && this.contains(target) ? this.list.indexOf(this.pageOf(target)) : -1;
    if (at >= 0) this.boundSource.dispatchCore(clock.now(), Event.select, at, 1, 0, 'person');
  }
}
