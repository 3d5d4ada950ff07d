import { time } from './time.js';
import * as Event from '../src/abi/event.js';

/** What pointers do, by the core's numbers. */
const pointer = { press: Event.press, move: Event.move, release: Event.release, hover: Event.hover };
/** The keys that turn a page. */
const keys = { '-1': 6, 1: 7 };

/** An element with a class and children. */
export const make = (tag, className, ...children) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

/** A card: what a page shows. */
const cardOf = ({ title, line, top, bottom, ink }) => {
  const card = make('div', 'tile', make('strong', '', title), make('span', '', line));
  card.style.background = `linear-gradient(${top}, ${bottom})`;
  card.style.color = ink;
  return card;
};

/** What stands on the stage: a look of a page of the gallery, as its switches have it. */
export class Stage {
  /** Shows a look in a place, beginning now; `count` is the number of pages. */
  constructor(place, page, look, values, count) {
    Object.assign(this, { place, page, look, values, count });
    this.begun = time.now();
    this.waits = [];
    const element = document.createElement(look.tag);
    this.element = element;
    element.setAttribute('label', page.title);
    for (const [name, value] of Object.entries(look.attributes)) {
      element.setAttribute(name, name === 'page' ? Math.min(value, count - 1) : value);
    }
    for (const [name, value] of Object.entries(look.style)) element.style.setProperty(name, value);
    globalThis.gallery.images.forEach((image, number) => element.style.setProperty(`--dwell-image-${number}`, image));
    for (const name of ['duration', 'direction', 'pageCount', 'value', 'background', 'inputProfile', 'reduceMotion']) this.set(name, values, count);
    this.build();
    // Where less motion is asked for elements begin paused; here a button of the gallery's own lets time stand.
    element.resume();
    this.play();
  }

  /** Puts everything into its place. */
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
      const words = make('p', 'score');
      this.words = () => words.replaceChildren(make('strong', '', `${element.value} of 10`), this.say());
      place.replaceChildren(element, words);
      this.words();
    } else {
      place.replaceChildren(make('div', 'screen-frame', element));
    }
  }

  /** What is said of a score. */
  say() { return { 10: 'All correct!', 0: 'Have another go.' }[this.element.value] ?? 'Well done.'; }

  /** Sends what the look is about, at its times. */
  play() {
    for (const [at, name, a, b] of this.look.events) {
      this.waits.push(time.wait(this.begun + at, () => this.dispatchCore(name, a, b)));
    }
  }

  /** Sends an event: places are shares along and across the pages. */
  dispatchCore(name, a, b) {
    const { element } = this;
    if (name === 'setValue') element.value = a, this.words?.();
    else if (name === 'select') element.go(Math.min(a, this.count - 1), { animated: !!b });
    else if (name === 'step') element.send(Event.key, keys[a]);
    else if (name === 'leave') element.send(Event.leave);
    else element.send(pointer[name], ...this.point(a, b));
  }

  /** The place of shares along and across the pages. */
  point(along, across) {
    const area = this.element.shadowRoot.querySelector('.root');
    const [width, height] = [area.clientWidth, area.clientHeight];
    const main = this.values.direction ? 1 - along : along;
    return this.values.axis ? [across * width, main * height] : [main * width, across * height];
  }

  /** Puts a switch's value on the element. */
  set(name, values, count) {
    const { element, look } = this;
    Object.assign(this, { values, count });
    const put = (attribute, value) => { if (value === null) element.removeAttribute(attribute); else element.setAttribute(attribute, value); };
    const word = (one) => globalThis.gallery.pages.flatMap((page) => page.switches).find((each) => each.name === one).words[values[one]].toLowerCase();
    const isMeter = look.tag === 'dwell-meter';
    if (name === 'duration' && (look.isTimed || isMeter)) put('duration', values.duration);
    if (name === 'direction' || name === 'axis') {
      const isVertical = !!values.axis;
      // A meter fills upwards unless it is told otherwise.
      const ways = isMeter ? ['vertical-reverse', 'vertical'] : ['vertical', 'vertical-reverse'];
      put('orientation', isVertical ? ways[values.direction] : isMeter ? 'horizontal' : null);
      put('dir', !isVertical && values.direction ? 'rtl' : 'ltr');
      this.place.classList.toggle('is-vertical', isVertical);
    }
    if (name === 'pageCount' && look.tag === 'dwell-carousel') this.fill(count);
    else if (name === 'pageCount' && !isMeter) put('pages', count);
    if (name === 'value' && isMeter) put('value', values.value), this.words?.();
    if ((name === 'background' || name === 'inputProfile') && this.page.switches.some((one) => one.name === name)) put(name === 'background' ? name : 'input-profile', word(name));
    if (name === 'reduceMotion') {
      put('reduce-motion', values.reduceMotion ? '' : null);
      if (element.isConnected) element.resume();
    }
  }

  /** Gives a carousel so many pages. */
  fill(count) {
    const { element, page } = this;
    while (element.children.length > count) element.lastElementChild.remove();
    const more = document.createDocumentFragment();
    const cards = page.cards.map(cardOf);
    for (let n = element.children.length; n < count; n += 1) more.append(cards[n % cards.length].cloneNode(true));
    element.append(more);
  }

  /** Draws everything anew, as time passes otherwise. */
  repaint() { this.element.repaint(); }

  /** The element as it would be written. */
  get markup() {
    const copy = this.element.cloneNode(false);
    copy.removeAttribute('style');
    if (copy.getAttribute('dir') === 'ltr') copy.removeAttribute('dir');
    const text = copy.outerHTML.replaceAll('=""', '');
    return this.look.tag === 'dwell-carousel' ? text.replace('></', '>…</') : text;
  }

  /** Takes everything away. */
  end() {
    for (const wait of this.waits) time.forget(wait);
    this.place.replaceChildren();
  }
}
