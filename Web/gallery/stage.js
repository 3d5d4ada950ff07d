import '../src/stories-module.js';
import '../src/zoom-module.js';
import { bindNeighbours } from '../src/neighbours.js';
import { time } from './time.js';
import * as Event from '../src/abi/event.js';

/** The pointer events, by the core's numbers. */
const pointer = { press: Event.press, move: Event.move, release: Event.release, hover: Event.hover };
/** The keys that turn pages. */
const keys = { '-1': 6, 1: 7 };

/** Creates an element with a class and children. */
export const make = (tag, className, ...children) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

/** Creates a card, the content of a page. */
const cardOf = ({ title, line, top, bottom, ink }) => {
  const card = make('div', 'tile', make('strong', '', title), make('span', '', line));
  card.style.background = top === bottom ? top : `linear-gradient(${top}, ${bottom})`;
  card.style.color = ink;
  return card;
};

/** The stage: a look of a gallery page, with the values of its switches. */
export class Stage {
  /** Shows a look in `place`, starting now; `count` is the number of pages. */
  constructor(place, page, look, values, count) {
    Object.assign(this, { place, page, look, values, count });
    this.start = time.now();
    this.timers = [];
    const element = document.createElement(look.tag);
    this.element = element;
    element.setAttribute('label', page.title);
    for (const [name, value] of Object.entries(look.attributes)) {
      element.setAttribute(name, name === 'page' ? Math.min(value, count - 1) : value);
    }
    for (const [name, value] of Object.entries(look.style)) element.style.setProperty(name, value);
    if (look.color) element.style.color = look.color;
    globalThis.gallery.images.forEach((image, number) => element.style.setProperty(`--dwell-image-${number}`, image));
    for (const name of ['duration', 'direction', 'pageCount', 'value', 'background', 'transition', 'numberLabel', 'inputProfile', 'indicatorRole', 'controls', 'startDelay', 'afterInteraction', 'fitsPage', 'reduceMotion']) this.set(name, values, count);
    this.build();
    // With reduced motion elements start paused; the gallery has its own button to pause time.
    element.resume();
    this.play();
  }

  /** Builds the stage's content. */
  build() {
    const { page, element, place } = this;
    place.className = `stage ${page.stage}`;
    place.classList.toggle('is-vertical', !!this.values.axis);
    if (page.stage === 'card') {
      const show = () => shown.replaceChildren(cardOf(page.cards[element.page % page.cards.length]));
      const shown = make('div', 'shown');
      place.replaceChildren(shown, element);
      element.addEventListener('dwell-change', show);
      show();
    } else if (page.stage === 'score') {
      const score = make('p', 'score');
      this.updateScore = () => score.replaceChildren(make('strong', '', `${element.value} of 10`), this.comment());
      place.replaceChildren(element, score);
      this.updateScore();
    } else if (page.stage === 'album') {
      element.id = page.name;
      this.strip = document.createElement('dwell-carousel');
      this.strip.htmlFor = page.name;
      this.strip.append(...[...element.children].map((_, n) => cardOf({ ...page.cards[n % page.cards.length], line: '' })));
      this.strip.dir = element.dir;
      place.replaceChildren(make('div', 'screen-frame', element, this.strip));
    } else if (page.stage === 'stories') {
      // The look's carousel is the first person's story.
      const people = globalThis.gallery.people.map(({ name, cards }, n) => {
        const story = n ? make('dwell-carousel', '', ...cards.map((card) => cardOf(page.cards[card]))) : element;
        story.setAttribute('label', name);
        return story;
      });
      this.stories = make('dwell-stories', '', ...people);
      this.stories.dir = element.dir;
      this.stories.addEventListener('dwell-close', () => this.stories.show(0));
      place.replaceChildren(make('div', 'screen-frame', this.stories));
    } else {
      place.replaceChildren(make('div', 'screen-frame', element));
      if (page.stage === 'calendar') this.showDays();
    }
  }

  /** Shows days in the element, of which each knows its neighbours. */
  showDays() {
    const { cards } = this.page;
    const create = (day) => {
      const weekday = cards.at(day % cards.length);
      const card = cardOf({ ...weekday, line: `Day ${day}` });
      card.dataset.title = weekday.title;
      return card;
    };
    bindNeighbours(this.element, { around: 0, next: (day) => day + 1, previous: (day) => day - 1, create });
  }

  /** Returns the comment on a score. */
  comment() { return { 10: 'All correct!', 0: 'Have another go.' }[this.element.value] ?? 'Well done.'; }

  /** Schedules the look's events. */
  play() {
    for (const [at, name, a, b] of this.look.events) {
      this.timers.push(time.wait(this.start + at, () => this.send(name, a, b)));
    }
  }

  /** Sends an event: positions are fractions along and across the pages. */
  send(name, a, b) {
    const { element } = this;
    if (name === 'setValue') element.value = a, this.updateScore?.();
    else if (name === 'select') element.go(Math.min(a, this.count - 1), { animated: !!b });
    else if (name === 'step') element.send(Event.key, keys[a]);
    else if (name === 'leave') element.send(Event.leave);
    else element.send(pointer[name], ...this.point(a, b));
  }

  /** Converts fractions along and across the pages to a point. */
  point(along, across) {
    const area = this.element.shadowRoot.querySelector('.root');
    const [width, height] = [area.clientWidth, area.clientHeight];
    const main = this.values.direction ? 1 - along : along;
    return this.values.axis ? [across * width, main * height] : [main * width, across * height];
  }

  /** Applies a switch's value to the element. */
  set(name, values, count) {
    const { element, look } = this;
    Object.assign(this, { values, count });
    const put = (attribute, value) => { if (value === null) element.removeAttribute(attribute); else element.setAttribute(attribute, value); };
    const option = (one) => globalThis.gallery.pages.flatMap((page) => page.switches).find((each) => each.name === one).words[values[one]].toLowerCase();
    const isMeter = look.tag === 'dwell-meter';
    if (name === 'duration' && this.stories) this.stories.setAttribute('duration', values.duration);
    if (name === 'duration' && (look.isTimed || isMeter)) put('duration', values.duration);
    if (name === 'direction' || name === 'axis') {
      const isVertical = !!values.axis;
      // A meter fills upwards by default.
      const orientations = isMeter ? ['vertical-reverse', 'vertical'] : ['vertical', 'vertical-reverse'];
      put('orientation', isVertical ? orientations[values.direction] : isMeter ? 'horizontal' : null);
      put('dir', !isVertical && values.direction ? 'rtl' : 'ltr');
      for (const around of [this.strip, this.stories]) if (around) around.dir = element.dir;
      this.place.classList.toggle('is-vertical', isVertical);
    }
    if (name === 'pageCount' && look.tag === 'dwell-carousel') this.fill(count);
    else if (name === 'pageCount' && !isMeter) put('pages', count);
    if (name === 'value' && isMeter) put('value', values.value), this.updateScore?.();
    const has = (one) => this.page.switches.some((each) => each.name === one);
    const attribute = { background: 'background', transition: 'transition', numberLabel: 'number-label', inputProfile: 'input-profile' }[name];
    if (attribute && has(name)) put(attribute, option(name));
    if (name === 'indicatorRole' && has(name)) put('indicator-role', values.indicatorRole ? option(name) : null);
    if (name === 'controls' && has(name)) put('controls', [null, 'previous next', 'pause', 'previous next pause'][values.controls]);
    if (name === 'startDelay' && has(name)) put('start-delay', values.startDelay || null);
    if (name === 'afterInteraction' && has(name)) put('after-interaction', ['resume', 'pause'][values.afterInteraction]);
    if (name === 'fitsPage' && has(name)) put('fits-page', values.fitsPage ? '' : null);
    if (name === 'reduceMotion') {
      put('reduce-motion', values.reduceMotion ? '' : null);
      if (element.isConnected) element.resume();
    }
  }

  /** Gives a carousel `count` pages. */
  fill(count) {
    const { element, page } = this;
    while (element.children.length > count) element.lastElementChild.remove();
    const added = document.createDocumentFragment();
    const cards = page.cards.map(cardOf);
    for (let n = element.children.length; n < count; n += 1) {
      const card = cards[n % cards.length].cloneNode(true);
      card.style.setProperty('--room', `${page.rooms[n % page.rooms.length]}px`);
      added.append(page.stage === 'zoom' ? make('dwell-zoom', '', card) : card);
    }
    element.append(added);
  }

  /** Redraws, after the rate of time has changed. */
  repaint() { for (const one of this.stories?.people ?? [this.element]) one.repaint(); }

  /** The element as HTML. */
  get markup() {
    const copy = this.element.cloneNode(false);
    copy.removeAttribute('style');
    if (copy.getAttribute('dir') === 'ltr') copy.removeAttribute('dir');
    const text = copy.outerHTML.replaceAll('=""', '');
    const page = this.page.stage === 'zoom' ? '>\n  <dwell-zoom>…</dwell-zoom>\n  …\n</' : '>…</';
    const markup = this.look.tag === 'dwell-carousel' ? text.replace('></', page) : text;
    if (this.stories) {
      const people = globalThis.gallery.people.map(({ name }) => `  <dwell-carousel label="${name}">…</dwell-carousel>\n`);
      return `<dwell-stories>\n${people.join('')}</dwell-stories>`;
    }
    if (this.page.stage === 'calendar') {
      // Lines, as packing shortens a template of HTML.
      return [
        '<dwell-carousel></dwell-carousel>', '<script type="module">', "  import { bindNeighbours } from './neighbours.mjs';",
        "  bindNeighbours(document.querySelector('dwell-carousel'), {", '    around: 0,', '    next: (day) => day + 1,',
        '    previous: (day) => day - 1,', '    create: (day) => …,', '  });', '</script>',
      ].join('\n');
    }
    return this.strip ? `${markup}\n<dwell-carousel for="${this.element.id}">…</dwell-carousel>` : markup;
  }

  /** Removes everything. */
  remove() {
    for (const timer of this.timers) time.forget(timer);
    this.place.replaceChildren();
  }
}
