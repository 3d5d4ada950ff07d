import * as Head from './abi/head.js';
import * as Step from './abi/step.js';
import { OWN } from './tuning.js';

/**
 * Returns an item's geometry in a frame: left, top, width, height, opacity, radius (of a label, the font size); of a page,
 * horizontal and vertical scale, rotation in degrees, and the shares hidden at its left, top, right and bottom.
 */
export const geometry = (f, at) => {
  // An iterator would allocate an object for each number.
  const numbers = [];
  for (let n = 2; n < 14; n += 1) numbers.push(f[at + n]);
  return numbers;
};

/** Returns the offsets of a frame's drawing steps, by key. */
export const index = (f) => {
  const found = new Map();
  for (let n = 0, at = Head.length; n < f[Head.commands]; n += 1, at += Head.command) if (f[at] !== Step.pop) found.set(f[at + 1], at);
  return found;
};

/**
 * Returns the items that a frame draws, in order, each with its group, the clip whose corner is its origin, and its
 * samples, of which only the first is known so far. In a clip of several items there is one for their common motion.
 */
export const read = (f) => {
  const items = [];
  let group = null;
  for (let n = 0, at = Head.length; n < f[Head.commands]; n += 1, at += Head.command) {
    const kind = f[at];
    if (kind === Step.pop) {
      group = (group.kind === Step.pop ? group.group : group).group;
      continue;
    }
    // An opacity group has no geometry of its own.
    const base = group?.kind === Step.opacity ? group.base : group;
    const item = { kind, key: f[at + 1], group, base, at, isGradient: kind === Step.fill && f[at + 8] === 3, samples: [geometry(f, at)] };
    const last = items.at(-1);
    if (kind === Step.clip && last?.kind === Step.fill && last.group === group && [2, 3, 4, 5, 7].every((n) => f[last.at + n] === f[at + n])) {
      // A mark is below its fill, in the same clip.
      items.splice(-1, 0, item);
      last.group = last.base = item;
    } else items.push(item);
    if (kind >= Step.clip) group = item;
    if (kind === Step.clip && item.key > OWN) items.push(group = { ...item, kind: Step.pop, key: item.key + 0.5, group, base: group });
  }
  return items;
};
