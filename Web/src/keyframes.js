import * as Head from './abi/head.js';
import { index, place } from './drawing.js';

/** The time to the first sample of a motion, in seconds; every further one is later by so much more, up to the longest. */
const [FIRST, MORE, LONGEST] = [1 / 100, 1.08, 1 / 20];
/** How many samples are taken at most. */
const MOST = 600;
/** What differs by less, in points or of an opacity, is the same. */
const LEAST = 1e-3;

/** The courses of a frame, by the core's numbers. */
const [STILL, LINEAR, SAMPLED] = [0, 1, 2];

/** Adds to the ways of items where they are in a frame that has them; `count` samples are known then. */
const note = (items, f, count) => {
  for (const { at, way } of items) {
    if (!at) continue;
    const last = way[way.length - 1];
    for (let n = 0; n < 6; n += 1) {
      if (Math.abs(f[at + 2 + n] - last[n]) < LEAST) continue;
      // Until now it stood still.
      while (way.length < count - 1) way.push(last);
      way.push(place(f, at));
      break;
    }
  }
};

/**
 * Finds out where items go, and until when that is all there is to say: `times` are those of their ways, each of which may be
 * shorter if its item has arrived.
 *
 * A linear course is known from its end. Springs are sampled, at first often and then less and less. What moves on when
 * something else has come to rest is followed to its end, unless there will be news for the app before.
 */
export const foresee = (component, now, items, f) => {
  const [begun, course] = [f[Head.page], f[Head.course]];
  const due = f[Head.rate] > 0 ? now + (1 - f[Head.progress]) / f[Head.rate] : Infinity;
  let until = f[Head.until];
  const times = [now];
  if (course === STILL || until <= now) return { until, times };
  if (course === LINEAR) {
    note(items, component.frame(until), times.push(until));
    return { until, times };
  }
  let step = FIRST;
  const longest = Math.max(LONGEST, (until - now) / MOST);
  for (;;) {
    const time = Math.min(times.at(-1) + step, until);
    step = Math.min(step * MORE, longest);
    times.push(time);
    // The last sample is what is seen just before the end, so that what comes then is not yet in it.
    note(items, component.frame(Math.min(time, until - 1e-6)), times.length);
    if (time < until) continue;
    const next = component.frame(until);
    const places = index(next);
    const isKnown = places.size === items.filter(({ key }) => places.has(key)).length;
    if (!isKnown || next[Head.page] !== begun || until > due - LEAST || next[Head.course] !== SAMPLED) break;
    if (times.length > MOST) break;
    for (const item of items) item.at = places.get(item.key);
    // A page may be on the other side all at once.
    times.push(until);
    note(items, next, times.length);
    until = next[Head.until];
  }
  return { until, times };
};
