import * as Action from './abi/action.js';
import * as Event from './abi/event.js';
import * as Head from './abi/head.js';
import * as Role from './abi/role.js';
import { string } from './strings.js';

/** The parts of a carousel's buttons, by role. */
const buttons = { [Role.playPause]: 'toggle', [Role.previous]: 'previous', [Role.next]: 'next' };

/** How far a chevron to the left is turned to point to the previous page, by direction. */
const TURNS = [0, 180, 90, -90];

/** The outlines of the button's icons. */
const icons = { pause: 'M5 3h4v14H5zM11 3h4v14h-4z', play: 'M5.5 2.5v15l12-7.5z' };

/** Publishes a frame's semantics: a slider or meter over the drawing, and the pause button. */
export class Accessibility {
  /** @param {ShadowRoot} shadow contains `[part~=slider]` and `[part~=toggle]` */
  constructor(element, shadow) {
    this.element = element;
    this.slider = shadow.querySelector('[part~=slider]');
    this.toggle = shadow.querySelector('[part~=toggle]');
    this.turns = ['previous', 'next'].map((name) => shadow.querySelector(`[part=${name}]`)).filter((one) => one);
    this.turns.forEach((one, n) => one.addEventListener('click', () => element.send(Event.key, 6 + n)));
    this.shadow = shadow;
    this.orientation = 'horizontal';
  }

  /** Publishes a frame. */
  publish(f) {
    const { element } = this;
    let isShown = false;
    let actions = 0;
    this.shown = [];
    let i = Head.length + f[Head.commands] * Head.command;
    for (let n = 0; n < f[Head.elements]; n += 1, i += Head.element) {
      const [role, , value, total, available, left, top, width, height] = f.subarray(i, i + Head.element);
      actions |= available;
      if (role === Role.pageControl || role === Role.segmentedProgress) {
        isShown = true;
        this.updateSlider(value + 1, total);
        this.place(left, top, width, height);
      } else if (role === Role.meter) {
        isShown = true;
        this.updateMeter(value, total);
        this.place(left, top, width, height);
      } else if (Object.hasOwn(buttons, role)) {
        this.showButton(buttons[role], available, left, top, width);
      }
    }
    if (!isShown) element.showTurns?.(f);
    for (const one of this.turns) one.hidden = !this.shown.includes(one);
    this.slider.hidden = !isShown;
    const isPaused = element.sourceState?.paused ?? (actions & Action.resume) > 0;
    this.button(element.hasButton && element.isTimed && (actions & (Action.pause | Action.resume)) > 0, isPaused);
    element.updateLiveRegion?.(!isPaused);
  }

  /** Sets the attributes that have changed. */
  put(target, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (target.getAttribute(name) !== `${value}`) target.setAttribute(name, value);
    }
  }

  /** Publishes a row of marks as a slider over the pages (WAI-ARIA Authoring Practices, slider). */
  updateSlider(page, pages) {
    const { element } = this;
    this.put(this.slider, {
      role: 'slider', tabindex: 0, 'aria-label': element.getAttribute('label') ?? string(element, 'control'),
      'aria-valuemin': 1, 'aria-valuemax': pages, 'aria-valuenow': page, 'aria-orientation': this.orientation,
      'aria-valuetext': string(element, 'page', page, pages),
    });
  }

  /** Publishes a level within a known range. */
  updateMeter(level, total) {
    this.put(this.slider, {
      role: 'meter', 'aria-label': this.element.getAttribute('label') ?? string(this.element, 'meter'), 'aria-valuemin': 0,
      'aria-valuemax': total, 'aria-valuenow': level,
    });
  }

  /** Positions the focus ring and hit target. */
  place(left, top, width, height) {
    const { style } = this.slider;
    style.transform = `translate(${left}px,${top}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Shows a button of a carousel; its style sheet uses the position with `controls`. */
  showButton(name, isAvailable, left, top, size) {
    const one = this.shadow.querySelector(`[part=${name}]`);
    for (const [edge, length] of Object.entries({ left, top, size })) one.style.setProperty(`--${edge}`, `${length}px`);
    one.style.setProperty('--turn', `${TURNS[this.direction ?? 0]}deg`);
    if (name === 'toggle') return;
    this.shown.push(one);
    this.put(one, { 'aria-label': string(this.element, name), 'aria-disabled': !isAvailable });
  }

  /** Updates the button that pauses and resumes (WCAG 2.2, 2.2.2). */
  button(isShown, isPaused) {
    const name = isPaused ? 'play' : 'pause';
    this.toggle.hidden = !isShown;
    if (this.name === name) return;
    this.name = name;
    this.toggle.querySelector('path').setAttribute('d', icons[name]);
    this.put(this.toggle, { 'aria-label': string(this.element, name) });
  }
}
