import * as Head from './abi/head.js';
import { say } from './strings.js';

/** The roles that a slider or a gauge shows, by number. */
const CONTROL = 0;
const SEGMENTS = 1;
const METER = 2;
/** What can be done, as bits. */
const PAUSE = 8;
const RESUME = 16;

/** The signs of the button. */
const signs = {
  pause: '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 3h4v14H5zM11 3h4v14h-4z"/></svg>',
  play: '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5.5 2.5v15l12-7.5z"/></svg>',
};

/** Publishes what a frame means: a slider or a gauge over what is drawn, and the button that pauses. */
export class Accessibility {
  /** @param {ShadowRoot} shadow holds `[part~=slider]` and `[part~=toggle]` */
  constructor(element, shadow) {
    this.element = element;
    this.slider = shadow.querySelector('[part~=slider]');
    this.toggle = shadow.querySelector('[part~=toggle]');
    this.orientation = 'horizontal';
  }

  /** Publishes a frame. */
  publish(f) {
    const { element } = this;
    let isShown = false;
    let actions = 0;
    let i = Head.length + f[Head.commands] * Head.command;
    for (let n = 0; n < f[Head.elements]; n += 1, i += Head.element) {
      const [role, , value, whole, can, left, top, width, height] = f.subarray(i, i + Head.element);
      actions |= can;
      if (role === CONTROL || role === SEGMENTS) {
        isShown = true;
        this.adjustable(value + 1, whole);
        this.place(left, top, width, height);
      } else if (role === METER) {
        isShown = true;
        this.gauge(value, whole);
        this.place(left, top, width, height);
      }
    }
    this.slider.hidden = !isShown;
    const isPaused = (actions & RESUME) > 0;
    this.button(element.hasButton && element.isTimed && (actions & (PAUSE | RESUME)) > 0, isPaused);
    element.rotates?.(!isPaused);
  }

  /** Sets attributes that differ. */
  put(target, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (target.getAttribute(name) !== `${value}`) target.setAttribute(name, value);
    }
  }

  /** A row of marks, as a slider over the pages (WAI-ARIA Authoring Practices, slider). */
  adjustable(page, pages) {
    const { element } = this;
    this.put(this.slider, {
      role: 'slider', tabindex: 0, 'aria-label': element.getAttribute('label') ?? say(element, 'control'),
      'aria-valuemin': 1, 'aria-valuemax': pages, 'aria-valuenow': page, 'aria-orientation': this.orientation,
      'aria-valuetext': say(element, 'page', page, pages),
    });
  }

  /** A level in a known range. */
  gauge(level, whole) {
    this.put(this.slider, {
      role: 'meter', 'aria-label': this.element.getAttribute('label') ?? say(this.element, 'meter'), 'aria-valuemin': 0,
      'aria-valuemax': whole, 'aria-valuenow': level,
    });
  }

  /** Puts the focus ring and the hit target where they belong. */
  place(left, top, width, height) {
    const { style } = this.slider;
    style.transform = `translate(${left}px,${top}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** The button that lets time stand and pass (WCAG 2.2, 2.2.2). */
  button(isShown, isPaused) {
    const name = isPaused ? 'play' : 'pause';
    this.toggle.hidden = !isShown;
    if (this.name === name) return;
    this.name = name;
    this.toggle.innerHTML = signs[name];
    this.put(this.toggle, { 'aria-label': say(this.element, name) });
  }
}
