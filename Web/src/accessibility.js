import * as Action from './abi/action.js';
import * as Event from './abi/event.js';
import * as Head from './abi/head.js';
import * as Role from './abi/role.js';
import { string } from './strings.js';
import { classOfTargets } from './targets.js';

/** The parts of a carousel's buttons, by role. */
const buttons = { [Role.playPause]: 'toggle', [Role.previous]: 'previous', [Role.next]: 'next' };

/** How far a chevron to the left is turned to point to the previous page, by direction. */
const TURNS = [0, 180, 90, -90];

/** The outlines of the button's icons. In a bar of 28 pixels the sides of the first lie on whole pixels. */
const icons = { pause: 'M4 3h4v14H4zM12 3h4v14h-4z', play: 'M5.5 2.5v15l12-7.5z' };

/** Publishes a frame's semantics: a slider or meter over the drawing, and the pause button. */
export class Accessibility {
  /** @param {ShadowRoot} shadow contains `[part~=slider]` and `[part~=toggle]` */
  constructor(element, shadow) {
    this.element = element;
    this.slider = shadow.querySelector('[part~=slider]');
    this.toggle = shadow.querySelector('[part~=toggle]');
    this.turns = [...shadow.querySelectorAll('[part=previous],[part=next]')];
    this.turns.forEach((one, n) => one.addEventListener('click', () => element.send(Event.key, 6 + n)));
    this.shadow = shadow;
    this.orientation = 'horizontal';
  }

  /** Publishes a frame. */
  publish(f) {
    const { element } = this;
    let isShown = false;
    let actions = 0;
    let row;
    const marks = [];
    this.shown = [];
    this.centers = {};
    this.middle = null;
    let i = Head.length + f[Head.commands] * Head.command;
    for (let n = 0; n < f[Head.elements]; n += 1, i += Head.element) {
      const [role, , value, total, available, ...rects] = f.subarray(i, i + Head.element);
      actions |= available;
      if (role === Role.pageControl || role === Role.segmentedProgress) {
        isShown = true;
        row = [value + 1, total, element.list?.[f[Head.page]]?.dataset.title];
        this.place(...row.rects = rects);
      } else if (role === Role.meter) {
        isShown = true;
        element.updateMeter(value, total);
        this.place(...rects);
      } else if (buttons[role]) {
        this.showButton(buttons[role], available, ...rects);
      } else if (role >= Role.pageButton) {
        marks.push([role, value, total, ...rects]);
      }
    }
    const Targets = marks.length && classOfTargets();
    if (Targets) {
      (this.targets ??= new Targets(this, string)).show(marks, row.rects);
    } else if (row) {
      this.targets?.clear();
      this.updateSlider(...row);
    }
    if (!isShown) element.showTurns?.(f);
    for (const one of this.turns) one.hidden = !this.shown.includes(one);
    this.slider.hidden = !isShown;
    // Across the pages it is where the marks are.
    const across = this.orientation === 'vertical' ? 0 : 1;
    this.toggle.classList.toggle('in-bar', !!this.middle && Math.abs(this.centers.toggle?.[across] - this.middle[across]) < 1);
    const isPaused = element.sourceState?.paused ?? (actions & Action.resume) > 0;
    this.button(element.hasButton && element.isTimed && (actions & (Action.pause | Action.resume)) > 0, isPaused);
    element.updateLiveRegion?.(!isPaused);
  }

  /** Sets the attributes that have changed, and removes those that are null. */
  put(target, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) target.removeAttribute(name);
      else if (target.getAttribute(name) !== `${value}`) target.setAttribute(name, value);
    }
  }

  /** Publishes a row of marks as a slider over the pages (WAI-ARIA Authoring Practices, slider); one that only shows as a picture. */
  updateSlider(page, pages, title) {
    const { element } = this;
    if (element.onlyShows) {
      const names = [element.getAttribute('label'), string(element, 'page', page, pages)];
      this.put(this.slider, {
        role: 'img', tabindex: null, 'aria-label': names.filter((name) => name).join(', '), 'aria-valuemin': null, 'aria-valuemax': null,
        'aria-valuenow': null, 'aria-orientation': null, 'aria-valuetext': null,
      });
      return;
    }
    this.put(this.slider, {
      role: 'slider', tabindex: 0, 'aria-label': element.getAttribute('label') ?? string(element, 'control'),
      'aria-valuemin': 1, 'aria-valuemax': pages, 'aria-valuenow': page, 'aria-orientation': this.orientation,
      'aria-valuetext': string(element, 'page', page, pages, title),
    });
  }

  /** Positions the hit target, and the focus ring around the marks. */
  place(left, top, width, height, x, y, across, down) {
    const { style } = this.slider;
    style.transform = `translate(${left}px,${top}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.setProperty('--ring', [y - top, left + width - x - across, top + height - y - down, x - left].map((edge) => `${edge}px`).join(' '));
    this.middle = [left + width / 2, top + height / 2];
  }

  /** Shows a button of a carousel, at the core's place for it if there is one. */
  showButton(name, isAvailable, left, top, width, height) {
    const one = this.shadow.querySelector(`[part=${name}]`);
    const size = Math.min(width, height);
    for (const [edge, length] of Object.entries({ left, top, width, height, size })) one.style.setProperty(`--${edge}`, `${length}px`);
    this.centers[name] = [left + width / 2, top + height / 2];
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
