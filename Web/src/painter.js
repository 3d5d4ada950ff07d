import * as Head from './abi/head.js';
import * as Step from './abi/step.js';
import { clock } from './clock.js';
import { read } from './drawing.js';
import { foresee } from './keyframes.js';
import { box, moving, still } from './properties.js';

/** The parts by number, as `::part` knows them. */
const parts = ['background', 'indicator', 'progress', 'page', 'label', 'border', 'cover'];
/** Towards where a gradient goes, by direction. */
const towards = ['right', 'left', 'bottom', 'top'];
/**
 * How long an animation rests at its end unless it is taken away, in seconds: longer than any page stays. Chromium draws a
 * frame when an animation would have ended, also one that was taken away, unless another one ends before.
 */
const REST = 60;
/** Into how many parts of a device's pixel a steady movement is divided. */
const FINENESS = 2;

/** A colour of three components from a place in a record. */
const rgb = (f, i) => `rgb(${[0, 1, 2].map((n) => Math.round(f[i + n] * 255)).join(' ')})`;
/** Puts on an element what does not move: its colours and its text. */
const color = (element, { kind, at: i, way: [[, , , , , radius]] }, f) => {
  const { style } = element;
  if (kind >= Step.clip || kind === Step.page) {
    if (kind === Step.clip) style.overflow = 'hidden';
    return;
  }
  const ink = f[i + 8];
  const paint = ink === 3
    ? `linear-gradient(to ${towards[f[i + 9]]},${rgb(f, i + 11)},${rgb(f, i + 14)})`
    : ink === 2 ? rgb(f, i + 11) : ink === 1 ? 'var(--dwell-ground)' : '';
  if (kind === Step.label) {
    element.textContent = `${f[i + 9]}/${f[i + 10]}`;
    style.fontSize = `${radius}px`;
    style.color = paint;
  } else if (kind === Step.border) {
    style.border = `${f[i + 17]}px solid ${paint || 'currentColor'}`;
    style.background = 'none';
  } else {
    style.background = paint;
    if (kind === Step.image) style.mask = style.webkitMask = `var(--dwell-image-${f[i + 9]}) center/contain no-repeat`;
  }
};

/**
 * Draws frames of a component as elements, and hands what moves to the browser: no script runs until the frame no
 * longer holds.
 */
export class Painter {
  /**
   * @param {Element} root where to draw
   * @param {(element: HTMLElement, page: number) => void} show puts a page's content into its element
   */
  constructor(root, show) {
    this.root = root;
    this.show = show;
    this.nodes = new Map();
  }

  /** Draws a component's frame of a time, and tells until when nothing else is to be done. */
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
    // First of all what is gone goes: nobody else is to be moved for it, for what is moved begins anew.
    for (const [key, node] of nodes) if (node.stamp !== items) this.remove(key, node);
    const lasts = new Map();
    for (const item of items) {
      const { node, group, record } = item;
      const parent = group ? group.node.element : this.root;
      const last = lasts.get(parent);
      const place = last ? last.nextSibling : parent.firstChild;
      if (place !== node.element) parent.insertBefore(node.element, place);
      lasts.set(parent, node.element);
      if (record === node.record) continue;
      const paint = f.subarray(item.at + 7, item.at + Head.command).join();
      if (node.paint !== paint) color(node.element, item, f);
      node.paint = paint;
    }
    const { until, times } = foresee(component, now, items, f);
    items.forEach(box);
    for (const item of items) {
      const { node, base, way, record } = item;
      item.isStill = record === node.record && way.length === 1 && !node.animations.length && (base?.isStill ?? true);
      node.record = record;
      if (!item.isStill) this.move(item, times);
    }
    return until;
  }

  /** A new element for an item. */
  add({ kind, key }) {
    const element = document.createElement('div');
    const node = { element, animations: [], looks: {}, paint: '', record: '', stamp: null };
    this.nodes.set(key, node);
    if (key >= 0) element.setAttribute('part', `${parts[(key >> 3) & 7]}${key & 7 ? ' leaving' : ''}`);
    element.className = kind >= Step.clip ? 'group' : 'item';
    if (kind === Step.page) this.show(element, Math.floor(key / 64));
    return node;
  }

  /**
   * Shows an item where it is, and hands its way to the browser. Animations rest at their end for longer than anybody lets
   * them: browsers draw frame by frame as soon as one is about to finish.
   */
  move(item, times) {
    const { node: { element, animations, looks }, base, way } = item;
    for (const animation of animations.splice(0)) animation.cancel();
    const put = (name, value) => {
      if (looks[name] !== value) element.style[name] = looks[name] = value;
    };
    for (const name in still) put(name, still[name](item));
    const count = Math.max(way.length, base && !base.isCut ? base.way.length : 1);
    const [begin, end] = [times[0], times[count - 1]];
    const frames = { offset: [...times.slice(0, count).map((time) => (time - begin) / (end - begin + REST)), 1] };
    let lead = 0;
    if (count === 2) {
      // Where a browser has nothing to draw in most of its frames, it does nothing in them.
      const steps = Math.ceil(Math.max(...way[0].slice(0, 4).map((from, n) => Math.abs((way[1] ?? way[0])[n] - from))) * devicePixelRatio * FINENESS);
      if (steps < 60 * (end - begin)) {
        frames.easing = [`steps(${steps})`, 'linear'];
        // Half a step early: each is the nearest one then, not the last.
        lead = (end - begin) / steps / 2;
      }
    }
    for (const name in moving) {
      const values = Array.from({ length: count }, (_, n) => moving[name](item, n));
      put(name, values[0]);
      if (values.every((value) => value === values[0])) continue;
      const animation = element.animate({ ...frames, [name]: [...values, values.at(-1)] }, { duration: (end - begin + REST) * 1000, fill: 'both' });
      clock.play(animation, begin - lead);
      animations.push(animation);
    }
  }

  /** Takes an element away. */
  remove(key, { animations, element }) {
    for (const animation of animations) animation.cancel();
    // A slot that was taken away may keep its page otherwise.
    element.querySelector('slot')?.assign();
    element.remove();
    this.nodes.delete(key);
  }

  /** Takes everything away. */
  clear() { for (const [key, node] of this.nodes) this.remove(key, node); }
}
