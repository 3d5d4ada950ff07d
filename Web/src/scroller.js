import * as Event from './abi/event.js';
import * as Pause from './abi/pause.js';
import { clock } from './clock.js';
import { editPages, pageAttributes, pagesOf, updateImages } from './edits.js';
import { canScroll } from './input.js';
import { axisOf, bodyOffset, roomOf, scrollContainerOf } from './scroll-container.js';
import { FRAMES, LONG, SHORT, SLOP, START } from './tuning.js';
import { observerOfArea } from './visibility.js';
import { wayOf } from './wheel.js';

/** The events that matter of a scroll container and what is around it. */
const events = [
  'scroll', 'scrollend', 'scrollsnapchange', 'wheel', 'touchstart', 'touchend', 'touchcancel', 'pointerdown', 'keydown',
  'pointerover', 'pointerleave', 'focusin', 'focusout',
];
/** The time without scrolling after which a scroll has ended. */
const QUIET = globalThis.document && 'onscrollend' in document ? LONG : SHORT;

/**
 * An element that scrolls its children, the pages, or contains one that does. The user scrolls natively. Of the elements that
 * name it in `for`, one leads: that one times the pages. The scroller scrolls to the page to which it turns, and turns it to
 * the page to which anybody else scrolls.
 */
export class Scroller {
  /** The element that `for` names, what scrolls, what its pages are in, and what gets its events. */
  #element;
  #box = null;
  #track;
  #source = null;
  /** The elements that name it. */
  #members = new Set();
  /** The scroll offsets at which pages rest, and where it was last; the offset's property and edge; the axis. */
  #stops = [];
  #at;
  #offset;
  #edge;
  #axis;
  /** The page to which it is scrolling for the leader; null if it isn't. */
  #goal = null;
  /** What a finger touches; whether the last input was to scroll; whether the time is held. */
  #touched = null;
  #isHand = false;
  #isHeld = false;
  /** Whether the leader is following the scroller, which then doesn't scroll for it. */
  #isFollowed = false;
  /** While its own scroll is stopped between pages: the style of the container's snapping, and where that was. */
  #stopped = null;
  #wait;
  #sizes = new ResizeObserver(() => this.#update(this.#at));
  #edits = new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'childList')) this.#observe(this.#box, this.#track);
    // The end of a touch isn't reported if its page is gone.
    if (this.#isHeld) this.#rest(LONG);
    this.#update();
  });
  #visibility;

  constructor(element) {
    this.#element = element;
    /** The pages: the children that have a place of rest, and of those with the same one the first. */
    this.list = [];
    /** The element that times the pages; null if none names the scroller. */
    this.leader = null;
    /** What has to be visible for time to pass; null before it has been found. */
    this.shown = null;
  }

  /** Whether the document scrolls. */
  get #isDocument() { return this.#box?.matches('html'); }

  /** The page nearest to where it is scrolled. */
  get page() {
    const at = this.#box?.[this.#offset];
    return this.#stops.reduce((best, stop, n) => (Math.abs(stop - at) < Math.abs(this.#stops[best] - at) ? n : best), 0);
  }

  /** Where it is scrolled to, in pages. */
  get #position() {
    const { page } = this;
    const way = this.#box[this.#offset] - this.#stops[page];
    const share = (step) => Math.max(way / (this.#stops[page + step] - this.#stops[page]), 0) || 0;
    return page + share(1) - share(-1);
  }

  /** Adds an element that names the scroller; returns whether the leader is another one now. */
  add(member) {
    this.#members.add(member);
    if (!this.#box) this.list = this.#locate();
    return this.#elect();
  }

  /** Removes an element that doesn't name the scroller any more. */
  remove(member) {
    this.#members.delete(member);
    if (this.leader === member) {
      if (member.isConnected) {
        this.#release();
        member.send(Event.resume, Pause.hover);
      }
      this.#isHeld = false;
    }
    this.#elect();
    if (this.leader) return;
    this.#snap();
    this.#observe(null);
    clearTimeout(this.#wait);
    this.#wait = null;
  }

  /** Chooses the leader: the timer, else the first element with a duration, else the first; returns whether it's another one. */
  #elect() {
    const members = [...this.#members];
    const leader = ['dwell-timer', '[duration]', '*'].map((kind) => members.find((one) => one.matches(kind))).find((one) => one) ?? null;
    if (this.leader === leader) return false;
    this.#release();
    this.leader = leader;
    return true;
  }

  /** Observes what scrolls and its pages, and nothing else. */
  #observe(box, track = box) {
    this.#box = box;
    this.#track = track;
    for (const observer of [this.#sizes, this.#edits, this.#visibility]) observer?.disconnect();
    const source = box && (this.#isDocument ? box.ownerDocument : box.contains(this.#element) ? box : this.#element);
    if (source !== this.#source) {
      for (const name of events) {
        this.#source?.removeEventListener(name, this, true);
        source?.addEventListener(name, this, { capture: true, passive: true });
      }
      this.#source = source;
    }
    if (!box) return;
    // A window that scrolls shows the pages while they are at its middle: those who read on below them stay there.
    this.#visibility = observerOfArea(() => this.leader?.setVisible(), this.#isDocument ? '-49% 0%' : '0%');
    this.shown = this.#isDocument ? track : box;
    this.#visibility.observe(this.shown);
    this.#sizes.observe(box);
    for (const one of [box, track]) this.#edits.observe(one, { childList: true });
    for (const child of track.children) {
      this.#edits.observe(child, { attributes: true, attributeFilter: pageAttributes });
      this.#sizes.observe(child);
    }
  }

  /** Finds what scrolls, and where each page rests; returns the pages. */
  #locate() {
    // Stopped between pages it doesn't snap.
    const [box, track] = this.#stopped ? [this.#box, this.#track] : scrollContainerOf(this.#element);
    if (this.#box !== box || this.#track !== track) this.#observe(box, track);
    const style = getComputedStyle(box);
    const axis = axisOf(box);
    const [start, end, size, isInline, isReversed] = axis;
    const view = box[`client${size}`];
    // Of a sum, computed values are like `calc(50% - 80px)`.
    const pixels = (length) => (length.replace('- ', '-').match(/-?[\d.]+%?/g) ?? []).reduce((sum, one) => sum + parseFloat(one) * (one.endsWith('%') ? view / 100 : 1), 0);
    this.#axis = `${axis}`;
    this.#offset = `scroll${start}`;
    this.#edge = start.toLowerCase();
    this.#at = box[this.#offset];
    let pages = pagesOf(track).map((page) => ({ page, own: getComputedStyle(page) }));
    const alignment = ({ own }) => own.scrollSnapAlign.split(' ').at(isInline ? -1 : 0);
    if (pages.some((one) => alignment(one) !== 'none')) pages = pages.filter((one) => alignment(one) !== 'none');
    if (!view) {
      this.#stops = pages.map(() => 0);
      return pages.map(({ page }) => page);
    }
    // Layout offsets are the same wherever it is scrolled, and whatever transforms the page.
    const placeOf = ({ [`offset${start}`]: at, offsetParent: parent }) =>
      at + (parent === box ? 0 : !box.contains(parent) ? -box[`offset${start}`] - box[`client${start}`]
        : parent.matches('body') ? bodyOffset(parent, this.#edge) : placeOf(parent) + parent[`client${start}`]);
    pages = pages.filter(({ page }) => page[`offset${size}`]);
    for (const one of pages) {
      const { page, own } = one;
      const at = placeOf(page);
      const near = at - pixels(style[`scrollPadding${start}`]) - pixels(own[`scrollMargin${start}`]);
      const far = at + page[`offset${size}`] - view + pixels(style[`scrollPadding${end}`]) + pixels(own[`scrollMargin${end}`]);
      const align = alignment(one);
      one.stop = align === 'center' ? (near + far) / 2 : (align === 'end') === isReversed ? near : far;
    }
    // Offsets are negative where pages follow one another to the left or up.
    const sign = pages.reduce((sum, { stop }) => sum + stop, 0) < 0 ? -1 : 1;
    this.#stops = [];
    return pages.filter(({ stop }) => {
      const rest = sign * Math.max(Math.min(sign * stop, roomOf(box, size)), 0);
      const isNew = !(Math.abs(rest - this.#stops.at(-1)) <= 1);
      if (isNew) this.#stops.push(rest);
      return isNew;
    }).map(({ page }) => page);
  }

  /** Whether it is scrolled to where a page rests. */
  #isAt(page, at = this.#box[this.#offset]) { return Math.abs(this.#stops[page] - at) <= 1; }

  /** Finds the pages, tells the leader of them, and keeps its page in view; in another size, browsers have already scrolled. */
  #update(at) {
    const { leader } = this;
    if (!leader) return;
    const before = this.#stops;
    const isAtRest = this.#isAt(leader.page, at);
    const pages = this.#locate();
    if (!leader.component) {
      this.list = pages;
      return;
    }
    const now = clock.now();
    const tell = (...event) => { if (leader.component) leader.emit(now, leader.component.send(now, ...event)); };
    this.#isFollowed = true;
    editPages(this, pages, tell);
    this.list.forEach((page, at) => tell(Event.setPageDuration, at, parseFloat(page.dataset.duration)));
    this.#isFollowed = false;
    const { pendingPage } = leader;
    if (pendingPage < pages.length) {
      leader.pendingPage = NaN;
      leader.component?.send(now, Event.select, pendingPage, 0);
      this.#scrollTo(pendingPage, true);
    }
    leader.repaint();
    updateImages(this, [leader]);
    // Where it is between pages it stays.
    const isMoving = this.#goal !== null;
    if (!this.#isHeld && (isAtRest || (isMoving && `${this.#stops}` !== `${before}`))) this.#scrollTo(leader.page, !isMoving);
  }

  /** Finds the pages again where they follow one another along another axis: their sizes may be the same. */
  #checkAxis() { if (this.#axis !== `${axisOf(this.#box)}`) this.#update(this.#at); }

  /** Called when the leader has been configured: it has the pages, and the page that is scrolled to. */
  start() {
    this.#update();
    if (this.#goal === null) this.#follow();
  }

  /** Scrolls to the page to which the leader has turned. */
  turn(page, isInstant) {
    if (this.#isFollowed) return;
    this.#checkAxis();
    this.#isHand = false;
    this.#release();
    this.#scrollTo(page, isInstant);
  }

  /** Scrolls to a page, but not under a finger. */
  #scrollTo(page, isInstant) {
    this.#goal = null;
    if (this.#touched?.isConnected || !(page < this.#stops.length) || this.#isAt(page)) return;
    this.#snap();
    this.#goal = page;
    this.#box.scrollTo({ [this.#edge]: this.#stops[page], behavior: isInstant || this.leader.prefersReducedMotion ? 'instant' : 'smooth' });
    this.#rest(LONG);
  }

  /** Stops its own scroll where it is, because browsers would add the user's to it. Snapping there would be a jump. */
  #stop() {
    const { style } = this.#box;
    const at = this.#box[this.#offset];
    this.#stopped = { at, before: style.scrollSnapType };
    style.scrollSnapType = 'none';
    this.#box.scrollTo({ [this.#edge]: at, behavior: 'instant' });
  }

  /** Whether the user has scrolled away from where it has stopped. */
  get #hasLeft() { return this.#stopped && Math.abs(this.#stopped.at - this.#box[this.#offset]) > SLOP; }

  /** Lets pages snap again. */
  #snap() {
    if (this.#stopped) this.#box.style.scrollSnapType = this.#stopped.before;
    this.#stopped = null;
  }

  /** Turns the leader to the page that is scrolled to. */
  #follow() {
    const { leader, page } = this;
    // Where no page is laid out it is at each of them.
    if (!leader?.component || page === leader.page || this.#isAt(leader.page)) return;
    this.#isFollowed = true;
    leader.dispatchCore(clock.now(), Event.select, page, 1, 0, this.#isHand ? 'person' : 'app');
    this.#isFollowed = false;
  }

  /** Holds the time. */
  #hold() {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.leader.send(Event.pause, Pause.touch);
    this.#update();
  }

  /** Ends that, and brings the marks to rest. */
  #release() {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    const page = this.leader?.page;
    this.#tell(...(this.#isAt(page) ? [Event.setPosition, page] : [Event.select, page, 1]));
    this.leader?.send(Event.resume, Pause.touch);
  }

  /** Sends an event to the leader and to the elements that follow it, which it then draws. */
  #tell(...event) {
    const { leader } = this;
    for (const one of leader?.followers ?? []) one.component?.send(clock.now(), ...event);
    leader?.send(...event);
  }

  /** Notes input that scrolls. */
  #takeOver() {
    this.#isHand = true;
    if (this.#goal !== null && !this.#isAt(this.#goal)) this.#stop();
    this.#goal = null;
    this.#rest(LONG);
  }

  /**
   * Ends the scroll after some time, in milliseconds, without another event. Its own scroll begins with a frame, for which a
   * busy browser may need longer: it has to arrive, or frames without a movement have to pass as well.
   */
  #rest(time, frames = FRAMES) {
    clearTimeout(this.#wait);
    const wait = setTimeout(() => {
      if (this.#goal === null || !frames || this.#isAt(this.#goal)) this.#finish();
      else requestAnimationFrame(() => this.#wait === wait && this.#rest(0, frames - 1));
    }, time);
    this.#wait = wait;
  }

  /** Ends the scroll, unless a finger is down. */
  #finish() {
    clearTimeout(this.#wait);
    this.#wait = null;
    this.#goal = null;
    if (this.#touched?.isConnected) return;
    this.#snap();
    this.#follow();
    if (this.#isHand && this.#isHeld && this.leader?.getAttribute('after-interaction') === 'pause') this.leader.pause();
    this.#isHand = false;
    this.#release();
  }

  /** Handles an event. */
  handleEvent(event) {
    const { type, target, pointerType } = event;
    const { leader } = this;
    this.#checkAxis();
    const path = event.composedPath();
    const isBox = (target.documentElement ?? target) === this.#box;
    // In a document there are other things, too, such as its marks, and the window is always under the pointer.
    const isNamed = path.includes(this.#element);
    const isInside = !path.some((one) => this.#members.has(one)) && (this.#isDocument ? isNamed : this.#box.contains(target));
    if (type === 'scroll' && isBox) {
      this.#at = this.#box[this.#offset];
      this.#rest(this.#goal === null ? QUIET : this.#isAt(this.#goal) ? SHORT : LONG);
      if (this.#hasLeft) setTimeout(() => this.#hasLeft && this.#snap(), START);
      // After its own scroll has ended, an event may be left.
      if (this.#goal !== null || (!this.#isHeld && this.#isAt(leader.page))) return;
      this.#hold();
      this.#follow();
      this.#tell(Event.setPosition, this.#position);
    } else if (/^scroll./.test(type) && isBox) {
      if (this.#stopped && !this.#hasLeft) return;
      // The end of a scroll that another one has interrupted isn't the other one's.
      if (this.#goal !== null && this.#goal !== this.page) this.#rest(SHORT); else this.#finish();
    } else if (type === 'wheel' && path.includes(this.#box)) {
      const [x, y] = wayOf(event);
      const isSideways = Math.abs(x) > Math.abs(y);
      const isFree = !path.slice(0, path.indexOf(this.#box)).some((one) => one.matches && canScroll(one, x, y));
      if (isFree && isSideways === (this.#edge === 'left')) this.#takeOver();
    } else if (type === 'touchstart' && isInside) {
      this.#touched = target;
      this.#takeOver();
      this.#hold();
    } else if (/^touch./.test(type) && !event.touches.length) {
      this.#touched = null;
      this.#rest(SHORT);
    } else if (type === 'pointerdown' && isInside) {
      // A press on the container itself is on its scroll bar or buttons; on a page it can be on a scroll marker.
      if (isBox) this.#takeOver(); else if (this.#goal === null) this.#isHand = true;
    } else if (type === 'keydown' && isInside && /^(Arrow|Page|Home|End| )/.test(event.key)) {
      this.#takeOver();
    } else if (type === 'pointerover' && pointerType !== 'touch' && !this.#isDocument) {
      leader.send(Event.pause, Pause.hover);
    } else if (type === 'pointerleave' && target === this.#source) {
      leader.endHover();
    } else if (type === 'focusin' && isNamed && target.matches(':focus-visible') && !leader.isWished) {
      leader.pause();
    } else if (type === 'focusout' && isNamed && !this.#element.contains(event.relatedTarget)) {
      leader.isWished = false;
    }
  }
}
