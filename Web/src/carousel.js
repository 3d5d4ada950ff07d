import * as Event from './abi/event.js';
import * as Kind from './abi/kind.js';
import { DwellElement, controlMeasures } from './element.js';
import { segmentMeasures } from './segments.js';
import { VideoPage } from './video-page.js';
import { say } from './strings.js';
import { clock } from './clock.js';

/** The places of the two kinds of measure in the core's numbering. */
const measures = [...controlMeasures];
segmentMeasures.forEach((name, place) => { measures[20 + place] = name; });

/**
 * `<dwell-carousel>`: its children are its pages, side by side, with an indicator and a time of their own. Only pages near
 * the window are laid out.
 */
export class DwellCarousel extends DwellElement {
  static kind = Kind.carousel;
  static shadow = { slotAssignment: 'manual' };
  static measures = measures;
  static body = `<div class="frame" role="group" part="frame"><button part="toggle" type="button" hidden></button>
    <div class="root" part="base"><div part="slider"></div></div><div class="flat"><slot></slot></div></div>`;
  static style = `
    :host { aspect-ratio: 16 / 9; overflow: hidden; user-select: none; -webkit-user-select: none; }
    .root { position: absolute; inset: 0; color: inherit; }
    .item:not([part~=page]) { color: var(--dwell-color, white); }
    [part~=progress].item { color: var(--dwell-progress-color, var(--dwell-color, white)); }
    :host([indicator=segments]) .group:has(> [part~=page])::after { content: ''; position: absolute; inset: auto 0 0;
      block-size: min(128px, 50%); pointer-events: none; background: var(--dwell-scrim, linear-gradient(transparent, rgb(0 0 0 / .75))); }
    :host([indicator-side=start]) .group:has(> [part~=page])::after { inset: 0 0 auto; rotate: 180deg; }
    :host([orientation^=vertical]) .group:has(> [part~=page])::after { inset: 0 0 0 auto; block-size: auto; inline-size: min(128px, 50%);
      background: var(--dwell-scrim, linear-gradient(90deg, transparent, rgb(0 0 0 / .75))); }
    ::slotted(*) { box-sizing: border-box; inline-size: 100%; block-size: 100%; max-inline-size: none; margin: 0; }
    ::slotted(img), ::slotted(video) { display: block; object-fit: cover; }
    button { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; z-index: 1; color: var(--dwell-color, white); }
    :host([indicator-side=start]) button { inset-block: auto 4px; }
    button svg, button:hover svg { background: rgb(0 0 0 / .75); }
    [part~=slider] { outline-color: var(--dwell-focus-color, var(--dwell-color, white)); outline-offset: -4px; }
    .flat { display: none; }
    .is-flat .flat { display: block; }
    .is-flat .root { display: none; }
    @media print { :host { aspect-ratio: auto; block-size: auto; overflow: visible; } ::slotted(*) { block-size: auto; margin-block-end: 1em; } }`;

  /** The page to which somebody had scrolled before the script came: the browser had initialSnap it into place. */
  static initialSnap(element) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    return Math.round(Math.abs(scrollLeft) / clientWidth || Math.abs(scrollTop) / clientHeight) || undefined;
  }

  constructor() {
    super();
    this.frame = this.shadowRoot.querySelector('.frame');
    this.flat = this.shadowRoot.querySelector('.flat slot');
    this.changes = new MutationObserver((records) => this.edit(records));
  }

  connectedCallback() {
    if (!this.component) {
      this.list = [...this.children];
      // While the document is still being read, the page to begin with may be yet to come.
      const first = this.shown ?? parseInt(this.getAttribute('page'), 10);
      this.wanted = first >= this.list.length ? first : NaN;
    }
    super.connectedCallback();
    this.changes.observe(this, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-duration'] });
  }

  /** The number of pages. */
  get pageCount() { return this.list.length; }

  begin(now) {
    this.frame.setAttribute('aria-roledescription', say(this, 'carousel'));
    this.nameFrame();
    for (const child of this.querySelectorAll(':scope > [data-duration], :scope > video, :scope > * video')) {
      this.time(this.pageOf(child), now);
    }
  }

  /** Says what the carousel is called. */
  nameFrame() { this.frame.setAttribute('aria-label', this.getAttribute('label') ?? say(this, 'control')); }

  relabel() {
    this.nameFrame();
    super.relabel();
  }

  ended() {
    this.changes.disconnect();
    this.video?.leave();
    this.video = null;
  }

  /** The page that an element lies in. */
  pageOf(element) {
    let page = element;
    while (page.parentNode !== this) page = page.parentNode;
    return page;
  }

  /** The video that drives the time of a page; null if none does. */
  videoOf(page) {
    if (!page || page.dataset.duration) return null;
    return page.matches('video') ? page : page.querySelector('video');
  }

  /** Tells how long a page stays: as long as it says, or as its video plays. */
  time(page, now, at = this.list.indexOf(page)) {
    const seconds = this.videoOf(page) && this.isTimed ? 0 : parseFloat(page.dataset.duration);
    this.component.send(now, Event.setPageDuration, at, seconds);
  }

  /** Follows changes of the children. The page that is shown stays shown. */
  edit(records) {
    const now = clock.now();
    const target = [...this.children];
    const stays = new Set(target);
    // What comes or goes together is one change, however many pages it is; nothing is drawn before the last.
    const change = (...event) => { if (this.component) this.emit(now, this.component.send(now, ...event)); };
    for (let end = this.list.length; end > 0; end -= 1) {
      let at = end;
      while (at > 0 && !stays.has(this.list[at - 1])) at -= 1;
      if (at === end) continue;
      this.list.splice(at, end - at);
      change(Event.remove, at, end - at);
      end = at;
    }
    const were = new Set(this.list);
    for (let at = 0; at < target.length; at += 1) {
      const page = target[at];
      if (this.list[at] === page) continue;
      let end = at;
      while (end < target.length && !were.has(target[end])) end += 1;
      if (end > at) {
        this.list = [...this.list.slice(0, at), ...target.slice(at, end), ...this.list.slice(at)];
        change(Event.insert, at, end - at);
      } else {
        const from = this.list.indexOf(page, at);
        this.list.splice(from, 1);
        this.list.splice(at, 0, page);
        change(Event.relocate, from, at);
      }
    }
    if (!this.component) return;
    target.forEach((page, at) => { if (!were.has(page)) this.time(page, now, at); });
    for (const { type, target: changed } of records) {
      if (type === 'attributes' && changed.parentNode === this) this.time(changed, now);
    }
    if (this.wanted < this.list.length) {
      change(Event.select, this.wanted, 0);
      this.wanted = NaN;
    }
    this.painter.clear();
    this.paint(now);
  }

  /** Puts a page into its element: what is in none is not laid out. */
  fill(element, number) {
    const slot = element.appendChild(document.createElement('slot'));
    const page = this.list[number];
    if (page) slot.assign(page);
    element.setAttribute('role', 'group');
    element.setAttribute('aria-roledescription', say(this, 'slide-role'));
    element.setAttribute('aria-label', say(this, 'slide', number + 1, this.list.length));
  }

  /** Changes of pages are spoken only where they do not come by themselves. */
  rotates(isRotating) { this.area.setAttribute('aria-live', isRotating && this.isTimed ? 'off' : 'polite'); }

  /** A page's video plays while the page is shown, and its time is the page's. */
  painted({ page }) {
    const video = this.isTimed ? this.videoOf(this.list[page]) : null;
    if (this.video?.video !== (video ?? undefined)) {
      this.video?.leave();
      this.video = video && new VideoPage(this, video);
    }
    this.video?.follow();
  }

  /** Paper shows every page, one below the other. */
  print() {
    this.painter.clear();
    this.flat.assign(...this.list);
    this.frame.classList.add('is-flat');
  }

  repaint() {
    this.frame.classList.remove('is-flat');
    this.flat.assign();
    super.repaint();
  }
}
