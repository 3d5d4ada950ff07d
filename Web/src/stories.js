import { build } from './build.js';
import { isEnglish, maximized, stringsIn } from './languages.js';
import { followPull } from './pull.js';
import { style } from './stories-style.js';
import { firstPerson, startOf, stepFrom } from './story-rule.js';

/** What a person's carousel has where the app has set nothing. */
const defaults = { indicator: 'segments', 'indicator-side': 'start', 'indicator-inset': '12', 'indicator-margin': '8', taps: 'turn', 'hover-area': 'indicator', 'over-media': 'false' };
/** The seconds of a moment where the app has set none. */
const DURATION = '5';
/** The word of the close button, where the app has none of its own, and there is none in the language. */
const CLOSE = 'Close';
let sheet;
/** The words in other languages, while they load. */
let loading;

/**
 * `<dwell-stories>`: people's stories, one `<dwell-carousel>` each, whose children are the moments. A story's end leads to the next
 * person's. Of one's moments the first begins that has no `data-seen`, which a moment gets once it was shown.
 */
export class DwellStories extends (globalThis.HTMLElement ?? class {}) {
  static get observedAttributes() { return ['person', 'duration', 'effect', 'label', 'label-close', 'reduce-motion']; }
  /** The carousel of people, its page for each, and the persons that it knows, in order. */
  #people = build('dwell-carousel', { class: 'people', part: 'people', indicator: 'none', 'settle-events': '' });
  #pages = new Map();
  #list = [];
  /** The person that is shown. */
  #current = null;
  #close = build('button', { part: 'close', type: 'button' },
    build('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, build('path', { d: 'M3 4.4L4.4 3 10 8.6 15.6 3 17 4.4 11.4 10l5.6 5.6-1.4 1.4L10 11.4 4.4 17 3 15.6 8.6 10z' })));
  /** What moves under a finger, and where the press began that may hold the moment. */
  #view = build('div', { class: 'view' }, this.#close, this.#people);
  #press = null;
  #changes = new MutationObserver(() => this.#update());

  constructor() {
    super();
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(style);
    const background = build('div', { class: 'background' });
    const shadow = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(background, this.#view);
    this.#close.addEventListener('click', () => this.close());
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.close();
    });
    for (const name of ['dwell-end', 'dwell-edge', 'dwell-visit']) this.addEventListener(name, (event) => this.#hear(event));
    this.#people.addEventListener('dwell-change', ({ target, detail }) => { if (target === this.#people) this.#arrive(this.#list[detail.to]); });
    this.#people.addEventListener('dwell-settle', ({ target }) => { if (target === this.#people) this.#prepare(); });
    this.#people.addEventListener('dwell-edge', ({ target, detail }) => { if (target === this.#people && detail.direction === 'next') this.close(); });
    followPull(this, this.#view, background, { isReduced: () => this.#isReduced, dismiss: () => this.close() });
    this.#followHold();
  }

  connectedCallback() {
    this.#changes.observe(this, { childList: true });
    for (const person of this.#list) this.#observe(person);
    this.#update();
  }

  disconnectedCallback() { this.#changes.disconnect(); }

  /** Follows a person's name and picture. What changes in the moments is their carousel's. */
  #observe(person) { this.#changes.observe(person, { attributeFilter: ['label', 'data-image'] }); }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (name === 'person') this.show(parseInt(after, 10) || 0);
    else this.#update();
  }

  /** The people, as their carousels. */
  get people() { return [...this.children].filter((one) => one.localName === 'dwell-carousel'); }

  /** The person that is shown, from 0; -1 for none. Set it to turn to another. */
  get person() { return this.#list.indexOf(this.#current); }
  set person(person) { this.show(person); }

  /** Turns to a person, at once with `animated: false`; the same one's story begins again. */
  show(person, options) {
    const shown = this.#list[parseInt(person, 10) || 0];
    if (!shown) return;
    if (shown === this.#current) this.#begin(shown);
    else this.#people.go(this.#list.indexOf(shown), options);
  }

  /**
   * Closes: sends `dwell-close`, and unless that is cancelled closes the dialog or popover around. Stories then wait where each
   * person's begins.
   */
  close() {
    this.#seeCurrent();
    if (!this.dispatch('dwell-close')) return;
    const around = this.closest('dialog[open], [popover]');
    if (around?.matches('dialog')) around.close(); else if (around?.matches(':popover-open')) around.hidePopover();
    if (this.#current) this.#begin(this.#current);
  }

  /** Sends an event that can be cancelled; returns false if it was. */
  dispatch(name) { return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true })); }

  get #isReduced() { return matchMedia('(prefers-reduced-motion: reduce)').matches || this.hasAttribute('reduce-motion'); }

  /** Whether each of a person's moments was seen. */
  #seenBy(person) { return [...person.children].map((one) => one.hasAttribute('data-seen')); }
  get #seen() { return this.#list.map((person) => this.#seenBy(person)); }

  /** Makes the children the pages of the carousel of people. */
  #update() {
    const list = this.people;
    for (const name of ['effect', 'label', 'reduce-motion']) {
      if (this.hasAttribute(name)) this.#people.setAttribute(name, this.getAttribute(name)); else this.#people.removeAttribute(name);
    }
    const duration = this.getAttribute('duration') ?? DURATION;
    for (const person of list) {
      for (const [name, value] of Object.entries(defaults)) if (!person.hasAttribute(name)) person.setAttribute(name, value);
      if (!person.hasAttribute('duration') || person.stories === this) {
        person.stories = this;
        if (person.getAttribute('duration') !== duration) person.setAttribute('duration', duration);
      }
    }
    const isFirst = !this.#list.length;
    if (list.length !== this.#list.length || list.some((person, at) => person !== this.#list[at])) {
      for (const [person, page] of this.#pages) {
        if (list.includes(person)) continue;
        page.remove();
        this.#pages.delete(person);
      }
      list.forEach((person, at) => {
        if (!this.#pages.has(person)) {
          const header = build('div', { part: 'header' }, build('img', { part: 'picture', alt: '' }), build('span', { part: 'name' }));
          this.#pages.set(person, build('div', {}, build('slot'), header));
          this.#observe(person);
        }
        const page = this.#pages.get(person);
        if (this.#people.children[at] !== page) this.#people.insertBefore(page, this.#people.children[at] ?? null);
        const [slot] = page.children;
        if (slot.assignedNodes()[0] !== person) slot.assign(person);
      });
      this.#list = list;
      if (isFirst) this.#open();
      else if (!list.includes(this.#current)) this.#arrive(list[this.#people.page] ?? null);
    }
    for (const [person, page] of this.#pages) {
      const name = person.getAttribute('label') ?? '';
      if ((page.dataset.title ?? '') !== name) page.dataset.title = name;
      const [picture, title] = page.lastChild.children;
      title.textContent = name;
      if (person.dataset.image) picture.src = person.dataset.image; else picture.removeAttribute('src');
    }
    this.#close.setAttribute('aria-label', this.getAttribute('label-close') ?? this.#word ?? CLOSE);
  }

  /** The close button's word in the element's language; undefined in English, and until other languages have been loaded. */
  get #word() {
    const tag = this.closest('[lang]')?.lang ?? '';
    if (isEnglish(tag)) return undefined;
    const words = globalThis[Symbol.for('dwell.translations')];
    if (!words) {
      // The elements load them, too.
      loading ??= import(new URL('words.js', import.meta.url)).catch(() => {});
      loading.then(() => globalThis[Symbol.for('dwell.translations')] && this.isConnected && this.#update());
      return undefined;
    }
    const wanted = maximized(tag);
    return wanted ? stringsIn(words, wanted)?.close : undefined;
  }

  /** Shows the first person. */
  #open() {
    const wish = this.hasAttribute('person') ? parseInt(this.getAttribute('person'), 10) || 0 : firstPerson(this.#seen);
    const first = Math.max(Math.min(wish, this.#list.length - 1), 0);
    this.#people.setAttribute('page', first);
    this.#current = this.#list[first] ?? null;
    this.#prepare();
    if (this.#current) this.#begin(this.#current);
  }

  /** Begins a person's story. */
  #begin(person) {
    const start = startOf(this.#seenBy(person));
    if (person.page !== start) person.go?.(start, { animated: false });
    if (!person.go) person.setAttribute('page', start);
    person.progress = 0;
  }

  /** Another person is shown, whose story begins where it waits. */
  #arrive(person) {
    if (person === this.#current) return;
    this.#seeCurrent();
    this.#current = person;
    if (person) person.progress = 0;
  }

  /** Whether the stories are in the layout, in a page that is shown. */
  get #isShown() { return !document.hidden && this.getClientRects().length > 0; }

  /** Marks the moment that is left as seen. */
  #seeCurrent() { if (this.#current && this.#isShown) this.#see(this.#current, this.#current.page); }

  /** Marks a moment as seen. */
  #see(person, moment) { person.children[moment]?.setAttribute('data-seen', ''); }

  /** Lets the stories of all others wait where they begin. */
  #prepare() { for (const person of this.#list) if (person !== this.#current) this.#begin(person); }

  /** Follows what happens in a person's carousel. */
  #hear({ type, target, detail }) {
    // Of others a part was in view while pages moved.
    if (target !== this.#current) return;
    if (type === 'dwell-visit') {
      this.#see(target, detail.page);
    } else {
      this.#follow(stepFrom(this.#seen, this.person, detail.direction === 'previous' ? -1 : 1));
    }
  }

  /** Takes a step of the rule. */
  #follow(step) {
    if (step === 'close') this.close();
    else if (step === 'restart') this.#current.progress = 0;
    else this.#people.go(step);
  }

  /** Hides what lies above a moment while a press holds it, as the carousel does its marks. */
  #followHold() {
    const end = () => {
      this.#press = null;
      this.#view.classList.remove('held');
    };
    this.addEventListener('pointerdown', (event) => {
      if (event.button || event.composedPath().includes(this.#close)) return;
      this.#press = event;
      this.#view.classList.add('held');
    });
    this.addEventListener('pointermove', (event) => {
      const { clientX, clientY } = this.#press ?? event;
      if (Math.abs(event.clientX - clientX) > 10 || Math.abs(event.clientY - clientY) > 10) end();
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) this.addEventListener(name, end);
  }
}
