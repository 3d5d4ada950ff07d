import * as Head from './abi/head.js';
import * as Step from './abi/step.js';
import { clock } from './clock.js';
import { read } from './drawing.js';
import { cssImage } from './images.js';
import { curve, join, sampleMotion, steps } from './keyframes.js';
import { isFixed, setBox, animatedProperties, constantProperties } from './properties.js';
import { HELD, HOLD, OWN } from './tuning.js';

/** The names of the parts for `::part`, by number. */
const parts = ['background', 'indicator', 'progress', 'page', 'label', 'border', 'cover', 'mark', 'button', 'seen'];
/** The end of a gradient, by direction. */
const gradientEnds = ['right', 'left', 'bottom', 'top'];

/** The kinds of paint that the style sheet knows, by number. */
const paints = ['', 'var(--dwell-resolved-background)', , , 'var(--dwell-progress-color)'];

/** Returns the colour at an offset of a record. */
const rgb = (f, i) => `rgb(${[0, 1, 2].map((n) => Math.round(f[i + n] * 255)).join(' ')})`;
/** Sets an element's colours and text, which aren't animated. */
const color = (element, { kind, at: i, samples: [[, , , , , radius]] }, f) => {
  const { style } = element;
  if (kind >= Step.clip || kind === Step.page) {
    if (kind === Step.clip) style.overflow = 'hidden';
    return;
  }
  const paintKind = f[i + 8];
  const paint = paintKind === 3
    ? `linear-gradient(to ${gradientEnds[f[i + 9]]},${rgb(f, i + 11)},${rgb(f, i + 14)})`
    : paintKind === 2 ? rgb(f, i + 11) : paints[paintKind];
  if (kind === Step.label) {
    element.textContent = `${f[i + 9]}/${f[i + 10]}`;
    style.fontSize = `${radius}px`;
    style.color = paint;
  } else if (kind === Step.border) {
    style.border = `${f[i + 17]}px solid ${paint || 'currentColor'}`;
    style.background = 'none';
  } else {
    style.background = paint;
    // What was an image may be a dot now.
    style.mask = style.webkitMask = kind === Step.image ? `${cssImage(f[i + 9])} center/contain no-repeat` : '';
  }
};

/**
 * Draws a component's frames as elements, and runs motions as animations: no script runs while a frame's course is
 * valid.
 */
export class Painter {
  /**
   * @param {Element} root the parent of the drawing
   * @param {(element: HTMLElement, page: number) => void} show adds a page's content to its element
   */
  constructor(root, show) {
    this.root = root;
    this.show = show;
    this.nodes = new Map();
  }

  /** Draws a component's frame at a time, and returns until when it is valid. */
  paint(component, now, f) {
    const items = read(f);
    const { nodes } = this;
    for (const item of items) {
      const { key, at } = item;
      if (!nodes.has(key)) this.add(item);
      item.node = nodes.get(key);
      item.node.stamp = items;
      item.record = f.subarray(at, at + Head.command).join();
    }
    // Removes elements first, so that others aren't moved, which would restart their animations.
    for (const [key, node] of nodes) if (node.stamp !== items) this.remove(key, node);
    const lastChildren = new Map();
    for (const item of items) {
      const { node, group, record } = item;
      const parent = group ? group.node.element : this.root;
      const last = lastChildren.get(parent);
      const next = last ? last.nextSibling : parent.firstChild;
      // An item that enters or leaves a group has its position relative to another corner.
      if (node.element.parentNode !== parent) node.record = '';
      if (next !== node.element) parent.insertBefore(node.element, next);
      lastChildren.set(parent, node.element);
      if (record === node.record) continue;
      const paint = f.subarray(item.at + 7, item.at + Head.command).join();
      if (node.paint !== paint) color(node.element, item, f);
      node.paint = paint;
    }
    const motion = sampleMotion(component, now, items, f);
    this.times = motion.times;
    this.rest = motion.rest;
    join(items, motion.times.length);
    items.forEach(setBox);
    for (const item of items) {
      const { node, base, samples, record } = item;
      item.isStill = record === node.record && samples.length === 1 && !node.animations.length && (base?.isStill ?? true);
      node.record = record;
      if (item.kind === Step.page) node.element.inert = !item.at;
      if (!item.isStill) this.move(item, motion);
    }
    return motion.until;
  }

  /** Creates an element for an item. */
  add({ kind, key }) {
    const element = document.createElement('div');
    const node = { element, animations: [], styles: {}, paint: '', record: '', stamp: null };
    this.nodes.set(key, node);
    if (key >= 0) element.setAttribute('part', `${parts[(key >> 3) & 15]}${key & 7 ? ' leaving' : ''}`);
    element.className = kind >= Step.clip ? 'group' : 'item';
    if (kind === Step.page) this.show(element, Math.floor(key / 128));
    return node;
  }

  /**
   * Positions an item, and runs its motion as animations. Those beside a fill, and those whose end the script awaits,
   * hold their end for a long time: browsers draw every frame as soon as one is about to finish.
   */
  move(item, { until, times, isLinear }) {
    const { node: { element, animations, styles }, base, samples } = item;
    for (const animation of animations.splice(0)) animation.cancel();
    const put = (name, value) => {
      if ((styles[name] ?? '') !== value) element.style[name] = styles[name] = value;
    };
    for (const [name, valueOf] of Object.entries(constantProperties)) put(name, valueOf(item));
    const count = Math.max(samples.length, base && !isFixed(base) ? base.samples.length : 1);
    const [begin, end] = [times[0], times[count - 1]];
    // The last two samples may be those of a steady fill.
    const isFilling = isLinear && count === times.length;
    const last = count - (isFilling ? 2 : 1);
    const stop = end + (times.at(-1) < until ? 0 : HOLD);
    const [steady, early] = isFilling ? steps(item, times, last) : [HELD, 0];
    // Small motions need half of the samples.
    const isSmall = samples[0].slice(0, 4).every((value, at) => Math.abs(samples.at(-1)[at] - value) < 20);
    const all = times.map((_, n) => n).filter((n) => n < count && (!isSmall || n % 2 === 0 || n > count - 4));
    const moving = all.filter((n) => n <= last).map((n) => times[n]);
    for (const [name, valueAt] of Object.entries(animatedProperties)) {
      let kept = all;
      let values = kept.map((n) => valueAt(item, n));
      put(name, values[0]);
      if (values.every((value) => value === values[0])) continue;
      const easing = last > 1 && curve(values.slice(0, moving.length), moving);
      if (easing) [kept, values] = [kept, values].map((list) => list.filter((_, n) => !n || n >= moving.length - 1));
      const animation = element.animate({
        [name]: [...values, values.at(-1)],
        offset: [...kept.map((n) => (times[n] - begin) / (stop - begin)), 1],
        easing: kept.map((n) => (n < last ? easing || 'linear' : steady)),
      }, { duration: (stop - begin) * 1000, fill: 'both' });
      clock.play(animation, begin - early);
      animations.push(animation);
    }
  }

  /** Removes an element. */
  remove(key, { animations, element }) {
    for (const animation of animations) animation.cancel();
    for (const slot of element.querySelectorAll('slot')) this.returnSlot(slot);
    element.remove();
    this.nodes.delete(key);
  }

  /**
   * Gives the elements of pages their new numbers after an edit, so that their content stays as it is; a page without a
   * number is removed.
   */
  renumber(numberOf) {
    const renumbered = [];
    for (const [key, node] of this.nodes) {
      // The group of a single item has a key that is made from the item's.
      const own = key <= OWN ? OWN - key : key;
      if (own < 0 || parts[(own >> 3) & 15] !== 'page') continue;
      const number = numberOf(Math.floor(own / 128));
      if (number === undefined) {
        this.remove(key, node);
        continue;
      }
      this.nodes.delete(key);
      const changed = number * 128 + (own & 127);
      renumbered.push([own === key ? changed : OWN - changed, node]);
      if (own === key) this.show(node.element, number);
    }
    for (const [key, node] of renumbered) this.nodes.set(key, node);
  }

  /** Removes all elements. */
  clear() { for (const [key, node] of this.nodes) this.remove(key, node); }
}
