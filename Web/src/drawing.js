import * as Head from './abi/head.js';
import * as Step from './abi/step.js';

/** Where an item is in a frame: left, top, width, height, opacity, radius (of a label, the size of its type). */
export const place = (f, at) => [f[at + 2], f[at + 3], f[at + 4], f[at + 5], f[at + 6], f[at + 7]];

/** The places of a frame's drawing steps, by key. */
export const index = (f) => {
  const found = new Map();
  for (let n = 0, at = Head.length; n < f[Head.commands]; n += 1, at += Head.command) if (f[at] !== Step.pop) found.set(f[at + 1], at);
  return found;
};

/**
 * What a frame draws, in its order: each item with the group that it is in, the clip whose corner its place is counted from,
 * and its way, of which so far only the beginning is known.
 */
export const read = (f) => {
  const items = [];
  let group = null;
  for (let n = 0, at = Head.length; n < f[Head.commands]; n += 1, at += Head.command) {
    const kind = f[at];
    if (kind === Step.pop) {
      group = group.group;
      continue;
    }
    // An opacity group has no place of its own.
    const base = group?.kind === Step.opacity ? group.base : group;
    const item = { kind, key: f[at + 1], group, base, at, isGradient: kind === Step.fill && f[at + 8] === 3, way: [place(f, at)] };
    items.push(item);
    if (kind >= Step.clip) group = item;
  }
  return items;
};
