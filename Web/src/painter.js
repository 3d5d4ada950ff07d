import * as Head from './numbers/head.js';
import * as Step from './numbers/step.js';
import { clock } from './clock.js';

/** The parts by number, as `::part` knows them. */
const parts = ['background', 'indicator', 'progress', 'page', 'label', 'border', 'cover'];
/** Towards where a gradient goes, by direction. */
const towards = ['right', 'left', 'bottom', 'top'];
/** How far apart samples are, in seconds. */
const SAMPLE = 1 / 60;
/** How long an animation rests at its end unless it is taken away, in seconds. */
const REST = 1;

/** A colour of three components from a place in a record. */
const rgb = (f, i) => `rgb(${[0, 1, 2].map((n) => Math.round(f[i + n] * 255)).join(' ')})`;

/** The drawing steps of a frame that draw, each with the group that it is in; places count from that group's corner. */
const read = (f) => {
  const items = [];
  let group = null;
  for (let n = 0, i = Head.length; n < f[Head.commands]; n += 1, i += Head.command) {
    const kind = f[i];
    if (kind === Step.pop) {
      group = group.group;
      continue;
    }
    const item = {
      kind, key: f[i + 1], group, left: f[i + 2], top: f[i + 3], width: f[i + 4], height: f[i + 5], opacity: f[i + 6],
      radius: f[i + 7], at: i,
    };
    // An opacity group has no place of its own: it is where the group around it is.
    if (kind === Step.opacity && group) [item.left, item.top] = [group.left, group.top];
    items.push(item);
    if (kind >= Step.clip) group = item;
  }
  return items;
};

/** What of an item's looks can move. */
const looks = ({ kind, group, left, top, width, height, opacity, radius }) => ({
  transform: `translate(${left - (group ? group.left : 0)}px,${top - (group ? group.top : 0)}px)`,
  width: kind === Step.opacity ? '0' : `${width}px`,
  height: kind === Step.opacity ? '0' : `${height}px`,
  opacity: `${opacity}`,
  borderRadius: kind === Step.label ? '0' : `${radius}px`,
});

/** Puts on an element what does not move: its colours and its text. */
const color = (element, { kind, key, at, radius }, f) => {
  const { style } = element;
  if (kind >= Step.clip || kind === Step.page) {
    if (kind === Step.clip) style.overflow = 'hidden';
    return;
  }
  const ink = f[at + 8];
  const paint = ink === 3
    ? `linear-gradient(to ${towards[f[at + 9]]},${rgb(f, at + 11)},${rgb(f, at + 14)})`
    : ink === 2 ? rgb(f, at + 11) : ink === 1 ? 'var(--dwell-ground)' : '';
  if (kind === Step.label) {
    element.textContent = `${f[at + 9]}/${f[at + 10]}`;
    style.fontSize = `${radius}px`;
    style.color = paint;
  } else if (kind === Step.border) {
    style.border = `${f[at + 17]}px solid ${paint || 'currentColor'}`;
    style.background = 'none';
  } else {
    style.background = paint;
    if (kind === Step.image) style.mask = style.webkitMask = `var(--dwell-image-${f[at + 9]}) center/contain no-repeat`;
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

  /** Draws the component at a time. */
  paint(component, now) {
    const f = component.frame(now);
    const items = read(f);
    const { nodes } = this;
    const places = new Map();
    for (const item of items) {
      const node = nodes.get(item.key) ?? this.add(item);
      const parent = item.group ? nodes.get(item.group.key).element : this.root;
      const place = places.get(parent) ?? 0;
      places.set(parent, place + 1);
      if (parent.children[place] !== node.element) parent.insertBefore(node.element, parent.children[place] ?? null);
      for (const animation of node.animations) animation.cancel();
      node.animations = [];
      const target = looks(item);
      for (const name in target) {
        if (node.looks[name] !== target[name]) node.element.style[name] = target[name];
      }
      node.looks = target;
      const paint = f.subarray(item.at + 7, item.at + Head.command).join();
      if (node.paint !== paint) color(node.element, item, f);
      node.paint = paint;
      node.stamp = items;
    }
    for (const [key, node] of nodes) {
      if (node.stamp === items) continue;
      for (const animation of node.animations) animation.cancel();
      node.element.remove();
      nodes.delete(key);
    }
    this.move(component, now, f, items);
  }

  /** A new element for an item. */
  add({ kind, key }) {
    const element = document.createElement('div');
    const node = { element, animations: [], looks: {}, paint: '', stamp: null };
    this.nodes.set(key, node);
    if (key >= 0) element.setAttribute('part', `${parts[(key >> 1) & 7]}${key & 1 ? ' leaving' : ''}`);
    element.className = kind >= Step.clip ? 'group' : 'item';
    if (kind === Step.page) this.show(element, Math.floor(key / 16));
    return node;
  }

  /** Sets in motion what moves. */
  move(component, now, f, items) {
    const until = f[Head.holdsUntil];
    let isSampled = false;
    for (let n = 0, i = Head.length + f[Head.commands] * Head.command; n < f[Head.motions]; n += 1, i += Head.motion) {
      const [key, end, sampled, left, top, width, height] = f.subarray(i, i + Head.motion);
      if (sampled) isSampled = true;
      if (sampled || end <= now) continue;
      const item = items.find((one) => one.key === key);
      this.animate(item, [looks(item), looks({ ...item, left, top, width, height })], now, end);
    }
    if (!isSampled || until <= now) return;
    const count = Math.min(Math.max(Math.ceil((until - now) / SAMPLE), 1), 600);
    const ways = new Map(items.map((item) => [item.key, [looks(item)]]));
    for (let n = 1; n <= count; n += 1) {
      // The last sample is what is seen just before the end, so that what comes then is not yet in it.
      const time = n < count ? now + (n * (until - now)) / count : until - 1e-6;
      for (const item of read(component.frame(time))) ways.get(item.key)?.push(looks(item));
    }
    for (const item of items) {
      const way = ways.get(item.key);
      while (way.length <= count) way.push(way.at(-1));
      this.animate(item, way, now, until);
    }
  }

  /**
   * Hands an item's way to the browser: only what differs on it, so that a mere movement needs no layout. The animation
   * rests at its end for longer than anybody lets it: browsers draw frame by frame as soon as one is about to finish.
   */
  animate({ key }, way, now, end) {
    const frames = {};
    for (const name in way[0]) {
      if (way.some((one) => one[name] !== way[0][name])) frames[name] = [...way, way.at(-1)].map((one) => one[name]);
    }
    if (!Object.keys(frames).length) return;
    const length = end - now;
    const last = (way.length - 1) * (1 + REST / length);
    frames.offset = [...way.map((_, n) => n / last), 1];
    const node = this.nodes.get(key);
    const animation = node.element.animate(frames, { duration: (length + REST) * 1000, fill: 'both' });
    clock.play(animation, now);
    node.animations.push(animation);
  }

  /** Takes everything away. */
  clear() {
    for (const { animations, element } of this.nodes.values()) {
      for (const animation of animations) animation.cancel();
      element.remove();
    }
    this.nodes.clear();
  }
}
