import * as Event from './abi/event.js';
import * as Field from './Generated/field.js';
import * as Head from './abi/head.js';
import * as Kind from './abi/kind.js';
import * as Pause from './abi/pause.js';
import { reflectAttributes } from './attributes.js';
import { build, parts, turns } from './build.js';
import { editPages, pageAttributes, pagesOf, updateImages } from './edits.js';
import { named } from './hash.js';
import { isOverMedia, segmentMetrics } from './Generated/options.js';
import { setEffect } from './effect-table.js';
import { PageLook } from './page-look.js';
import { VideoPage, cannotPlay } from './video-page.js';
import { style } from './carousel-style.js';
import { string } from './strings.js';
import { DwellStrip } from './strip.js';
import { clock } from './clock.js';
import { notifyAll, observe } from './environment.js';
import { isParsing } from './start.js';

/** What is open above a page. */
const OPEN = `dialog[open], dwell-zoom[zoomed]${globalThis.CSS?.supports('selector(:popover-open)') ? ', :popover-open' : ''}`;

/** Returns the number of each page, so that many pages are found in one walk. */
const numbered = (pages) => new Map(pages.map((page, at) => [page, at]));

/**
 * `<dwell-carousel>`: its children are its pages, side by side, with an indicator and a timer. Only pages near the
 * visible ones are laid out.
 */
export class DwellCarousel extends DwellStrip {
  /** The box of the pages that aren't shown, and their slot. */
  #rest;
  #restSlot;
  /** What the current page looks like, and whether marks and buttons have the look for media. */
  #look = new PageLook(this);
  #isOverMedia = false;

  static get kind() { return Kind.carousel; }
  static get observedAttributes() { return [...super.observedAttributes, 'over-media', 'settle-events', 'no-swipe', 'effect-table']; }
  static get shadow() { return { slotAssignment: 'manual' }; }
  static get metrics() { return [...super.metrics, [Field.segmentMetrics, segmentMetrics]]; }
  static get styled() { return { lengths: ['gap', 'inset', 'page-length', 'per-view', 'per-turn'], words: ['align', 'effect', 'controls'] }; }
  static body() { return [build('div', { class: 'frame', role: 'group', part: 'frame' }, ...parts(turns()), build('div', { class: 'flat', hidden: 'until-found' }, build('div', {}, build('slot'))))]; }
  static get style() { return style; }

  /** Returns the page that the user had scrolled to before the script loaded, and the browser had snapped to. */
  static initialSnap(element) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    return Math.round(Math.abs(scrollLeft) / clientWidth || Math.abs(scrollTop) / clientHeight) || undefined;
  }

  assemble() {
    super.assemble();
    this.#warnOfOldNames();
    this.frame = this.shadowRoot.querySelector('.frame');
    this.#restSlot = this.shadowRoot.querySelector('.flat slot');
    const rest = this.#restSlot.parentNode;
    this.#rest = rest.parentNode;
    // The slots of pages that leave come here.
    this.painter.returnSlot = (slot) => rest.append(slot);
    // The browser shows all of them, and then scrolls to what it has found: pages are two boxes apart, wherever it is aligned.
    this.#rest.addEventListener('beforematch', ({ target }) => setTimeout(() => {
      const pages = [...rest.children].flatMap((slot) => slot.assignedElements());
      if (!target.hidden) this.reveal(pages[Math.round(target.scrollTop / target.clientHeight / 2)]);
    }, 50));
    this.changes = new MutationObserver((records) => this.edit(records));
    this.addEventListener('toggle', () => this.send(...this.#hold), true);
    // Until its picture has a size, nothing is known of a page.
    this.addEventListener('load', () => this.#look.lookSoon(), true);
    this.sizes = new ResizeObserver((entries) => this.fitPages(entries));
  }

  /** The children that are pages. */
  get slides() { return pagesOf(this); }

  /** Whether the element can be seen soon, or has to start for another reason. */
  isNear(target) {
    const { top, bottom } = this.getBoundingClientRect();
    return this.fitsPage || this.contains(target) || (bottom > -innerHeight && top < 2 * innerHeight);
  }

  /** Adds what has to be laid out before the element begins. */
  prepareStart() {
    this.list = this.slides;
    if (this.list[this.firstPage]) this.#look.prepare(this.firstPage);
  }

  /** Whether the parser may add pages: it is among them until something follows the element, or one around it. */
  get isPartial() {
    if (!isParsing()) return false;
    let one = this;
    while (one && !one.nextSibling) one = one.parentNode;
    return !one;
  }

  drawFirst(size, target) {
    super.drawFirst(size);
    if (!this.isRunning) return;
    this.#assignRest();
    if (!this.hasTurned) this.revealTarget(isParsing() ? named(this) : target);
    this.changes.observe(this, { childList: true, subtree: true, attributes: true, attributeFilter: [...pageAttributes, 'hidden', 'open'] });
  }

  /** Warns of attributes whose names have changed. */
  #warnOfOldNames() {
    const names = {
      'drag-distance': 'drag-threshold', 'turn-share': 'swipe-threshold', 'turn-speed': 'flick-velocity', 'per-gesture': 'pages-per-gesture', overdrag: 'overscroll',
    };
    for (const [before, now] of Object.entries(names)) {
      if (this.hasAttribute(before)) console.warn(`Dwell: the attribute ${before} is named ${now}.`, this);
    }
  }

  /** The number of pages. */
  get pageCount() { return (this.isRunning ? this.list : this.slides).length; }

  /** Whether each page has a length of its own. */
  get #hasOwnLengths() { return this.pageLength === 'auto'; }

  configure() {
    super.configure();
    if (this.#hasOwnLengths) this.component.set(Field.pageLength, -1);
    setEffect(this, this.effectTable);
    this.#look.lookAhead();
    this.#isOverMedia = this.overMedia === null ? this.#look.fillsPage : this.overMedia !== 'false';
    this.component.set(Field.carousel, this.#isOverMedia, isOverMedia);
  }

  applyConfiguration() {
    super.applyConfiguration();
    if (this.isRunning) this.#assignRest();
  }

  /** Called after the component has been configured, for what isn't configuration. */
  didConfigure(now) {
    this.#look.finish();
    this.sizes.disconnect();
    if (this.fitsPage) for (const page of this.list) if (this.isShown(page)) this.sizes.observe(page);
    // A size that follows from the pages must not be reported as another one.
    const ruler = this.fitsPage ? this.#rest : this.area;
    if (this.ruler !== ruler) {
      if (this.ruler) observe(this, this.area, false);
      this.ruler = ruler;
      observe(this, this.area, true);
    }
    this.frame.classList.toggle('has-controls', this.hasControls);
    this.frame.classList.toggle('over-media', this.#isOverMedia);
    // The slider of what a strip follows has its pages.
    this.accessibility.put(this.frame, { 'aria-hidden': this.boundSource ? true : null });
    this.updateFrameLabel();
    const timed = this.querySelectorAll(':scope > [data-duration], :scope > video, :scope > * video');
    const places = numbered(timed.length ? this.list : []);
    for (const child of timed) {
      const page = this.pageOf(child);
      this.updateDuration(page, now, places.get(page));
    }
  }

  /** Sets the carousel's accessible name and role. */
  updateFrameLabel() {
    this.accessibility.put(this.frame, { 'aria-roledescription': string(this, 'carousel'), 'aria-label': this.getAttribute('label') ?? string(this, 'control') });
  }

  updateLabel() {
    this.updateFrameLabel();
    super.updateLabel();
  }

  relabel() {
    if (!this.isAlive) return;
    this.painter.renumber((page) => page);
    super.relabel();
  }

  /** Whether a drag by a distance in the window leads to another page. */
  canTurn(x, y) {
    const direction = this.pageDirection();
    const way = this.coordinates.way(x, y);
    const [along, across] = direction > 1 ? way.reverse() : way;
    const page = this.page + ((along < 0) === (direction % 2 === 0) ? 1 : -1);
    return !this.noSwipe && Math.abs(along) > Math.abs(across) && this.pageCount > 1 && (this.loop || (page >= 0 && page < this.pageCount));
  }

  didDisconnect() {
    super.didDisconnect();
    this.changes.disconnect();
    this.sizes.disconnect();
    this.growth?.cancel();
    this.video?.leave();
    this.video = null;
  }

  /** Returns the page that contains an element. */
  pageOf(element) {
    let page = element;
    while (page.parentNode !== this) page = page.parentNode;
    return page;
  }

  /** Returns the video that drives a page's progress; null without one. */
  videoOf(page) {
    if (!page || page.dataset.duration) return null;
    return page.matches('video') ? page : page.querySelector('video');
  }

  /** Sets a page's duration: its own, or that of its video. */
  updateDuration(page, now, at = this.list.indexOf(page)) {
    if (!(at >= 0) || this.boundSource) return;
    const video = this.isTimed && this.videoOf(page);
    this.component.send(now, Event.setPageDuration, at, video && !cannotPlay(video) ? 0 : parseFloat(page.dataset.duration));
  }

  /** Applies changes of the children. The current page is kept. */
  edit(records) {
    const now = clock.now();
    const target = this.slides;
    const before = [...this.list];
    // Nothing is drawn before the last change.
    const change = (...event) => { if (this.component) this.emit(now, this.component.send(now, ...event)); };
    const previous = editPages(this, target, change);
    if (!this.component) return;
    target.forEach((page, at) => { if (!previous.has(page)) this.updateDuration(page, now, at); });
    const hasVideo = (node) => node.matches?.('video') || node.querySelector?.('video');
    for (const { type, target: changed, addedNodes, removedNodes } of records) {
      if (changed === this || !this.contains(changed)) continue;
      if (type === 'attributes' ? changed.parentNode === this : [...addedNodes, ...removedNodes].some(hasVideo)) {
        this.updateDuration(this.pageOf(changed), now);
      }
    }
    // The page to begin with may not have existed.
    if (!this.hasTurned && this.firstPage >= before.length && target[this.firstPage]) change(Event.select, this.firstPage, 0);
    change(...this.#hold);
    const places = numbered(target);
    this.painter.renumber((page) => places.get(before[page]));
    this.paint(now);
    updateImages(this, [this]);
    this.#look.lookSoon();
    this.#assignRest();
    if (isParsing()) this.didParse();
  }

  /** Whether the page to begin with has yet to come. */
  get isPending() { return this.isPartial && !this.slides[this.firstPage]; }

  /** The event that pauses while a page has something open that would close with the page: a popover or a dialog. */
  get #hold() { return [this.querySelector(OPEN) ? Event.pause : Event.resume, Pause.focus]; }

  /** Moves a page's slot, or a new one, into its element: pages without one aren't laid out. */
  fillPage(element, number) {
    const page = this.list[number];
    const before = element.firstChild;
    if (page && before?.assignedElements()[0] !== page) {
      let slot = page.assignedSlot;
      if (!slot || slot === this.#restSlot) (slot = build('slot')).assign(page);
      if (before) this.painter.returnSlot(before);
      element.append(slot);
    }
    if (page && this.fitsPage) this.sizes.observe(page);
    this.#loadBeside(page);
    element.id = `page-${number}`;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-roledescription', string(this, 'slide-role'));
    element.setAttribute('aria-label', string(this, 'slide', number + 1, this.list.length, page?.dataset.title));
  }

  /** Loads the lazy images beside a page in view: they have no layout by which the browser could see that they are near. */
  #loadBeside(page) {
    if (!this.isVisible) return;
    for (const near of [page?.previousElementSibling, page?.nextElementSibling]) {
      for (const one of near?.loading ? [near] : near?.querySelectorAll('[loading]') ?? []) one.loading = 'eager';
    }
  }

  applyVisibility(...how) {
    super.applyVisibility(...how);
    if (this.isVisible) for (const slot of this.area.querySelectorAll('slot')) this.#loadBeside(slot.assignedElements()[0]);
  }

  /** Tells the core of the lengths of pages, and of the room that those in view need across, which the element then takes. */
  fitPages(entries) {
    if (!this.component) return;
    const now = clock.now();
    const isVertical = this.pageDirection() > 1;
    const places = numbered(this.list);
    for (const { target, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
      const [along, across] = isVertical ? [blockSize, inlineSize] : [inlineSize, blockSize];
      const page = places.get(target);
      if (this.#hasOwnLengths && along) this.component.send(now, Event.setPageLength, page, along);
      if (this.fitsPage && this.isShown(target)) this.component.send(now, Event.setPageCrossLength, page, across);
      else if (!this.#hasOwnLengths) this.sizes.unobserve(target);
    }
    this.paint(now);
  }

  /** Whether a page is in view, and not only kept for searches. */
  isShown(page) { return this.area.contains(page.assignedSlot); }

  /** Grows or shrinks with a motion, and without a script while that lasts. */
  grow() {
    this.growth?.cancel();
    if (!this.fitsPage) return;
    const { times } = this.painter;
    const n = this.pageDirection() > 1 ? Head.width : Head.height;
    const lengths = times.map((time) => this.component.frame(time)[n]);
    if (lengths.every((length) => length === lengths[0])) return;
    const duration = times.at(-1) - times[0];
    this.growth = this.area.animate(
      { [n === Head.height ? 'height' : 'width']: lengths.map((length) => `${length}px`), offset: times.map((time) => (time - times[0]) / duration) },
      { duration: duration * 1000, fill: 'both' },
    );
    clock.play(this.growth, times[0]);
  }

  /** Whether pages are timed, or pass by themselves, which they don't with reduced motion. */
  get isTimed() { return super.isTimed || (!!parseFloat(this.getAttribute('speed')) && !this.prefersReducedMotion); }

  /** Page changes are announced only while pages don't advance automatically. */
  updateLiveRegion(isRotating) { this.area.setAttribute('aria-live', isRotating && this.isTimed ? 'off' : 'polite'); }

  /** Shows the keyboard and screen readers buttons where there are neither marks nor other buttons to turn pages. */
  showTurns(f) {
    const last = f[Head.pageCount] - 1;
    if (last < 1 || this.followers.size || this.boundSource || this.hasControls) return;
    this.accessibility.showButton('previous', this.loop || f[Head.page] > 0);
    this.accessibility.showButton('next', this.loop || f[Head.page] < last);
  }

  /** Lets the browser search pages that have no element, without laying them out; not of thousands, which Firefox prepares. */
  #assignRest() {
    const slot = this.#restSlot;
    for (const other of this.#rest.querySelectorAll('slot')) if (other !== slot && !other.assignedElements()[0]) other.remove();
    // To be measured, a page has to be laid out.
    const [isMeasured, list] = [this.#hasOwnLengths, this.list];
    if (isMeasured) for (const page of list) this.sizes.observe(page);
    slot.assign(...list.slice(0, isMeasured ? Infinity : 500).filter(({ assignedSlot }) => !assignedSlot || assignedSlot === slot));
  }

  /** Turns to the page of the document's target; with `hash` to the one that the address names, also beside the current one. */
  revealTarget(target) { this.reveal(this.hash ? named(this) : target, this.hash); }

  /** Takes note of more pages of the document: one may be the target, if none has been turned to. */
  didParse() {
    if (!this.hasTurned) this.revealTarget(named(this));
    this.applyVisibility();
  }

  /** Turns at once to the page of a node that the browser has found where it isn't shown. */
  reveal(node, isShownToo) {
    if (node === this || !this.contains(node)) return;
    const page = this.pageOf(node);
    const at = this.list.indexOf(page);
    if (at < 0 || (!isShownToo && page.assignedSlot?.closest('.item:not([inert])'))) return;
    this.go(at, { animated: false });
    this.#rest.hidden = 'until-found';
  }

  /** Plays the current page's video, which drives the page's progress. */
  didPaint(time) {
    super.didPaint(time);
    this.accessibility.targets?.panels();
    this.grow();
    const shown = this.list[time.page];
    const video = this.isTimed && !this.boundSource ? this.videoOf(shown) : null;
    if (this.video?.video !== (video ?? undefined)) {
      this.video?.leave();
      this.video = video && new VideoPage(this, video, shown);
    }
    this.video?.follow();
    this.#look.follow(shown);
  }

  heldPosition(f) { return f[Head.pausedBy] & Pause.touch ? f[Head.position] : null; }

  /** Prints every page, one below the other, in its shape or as high as its content. */
  print() {
    this.frame.style.setProperty('--shape', this.component.size.replace(',', '/'));
    this.painter.clear();
    this.#restSlot.assign(...this.list);
    this.#rest.hidden = false;
    this.frame.classList.add('is-flat');
  }

  repaint() {
    if (!this.isAlive) return;
    this.frame.classList.remove('is-flat');
    this.#rest.hidden = 'until-found';
    super.repaint();
  }
}

// On a server the class can be imported, too.
if (globalThis.document) {
  const revealTarget = notifyAll((element) => element.revealTarget?.(document.querySelector(':target')));
  document.addEventListener('selectionchange', notifyAll((element) => element.reveal?.(getSelection().anchorNode)));
  // The target is known after the event.
  addEventListener('popstate', () => setTimeout(revealTarget));
}

reflectAttributes(DwellCarousel);
