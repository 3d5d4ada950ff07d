import * as Head from './abi/head.js';
import { index, geometry } from './drawing.js';

/**
 * The time from the start to the first sample of a motion, in seconds; the growth of each further step, and its
 * maximum.
 */
const [FIRST_STEP, GROWTH, MAX_STEP] = [1 / 100, 1.08, 1 / 20];
/** The maximum number of samples. */
const MAX_SAMPLES = 600;
/** Differences below this, in points or opacity, are ignored. */
const EPSILON = 1e-3;

/** The courses of a frame, by the core's numbers. */
const [STILL, LINEAR, SAMPLED] = [0, 1, 2];

/** Appends the items' geometry in a frame to their samples; `count` is the number of samples so far. */
const addSample = (items, f, count) => {
  for (const { at, samples } of items) {
    if (!at) continue;
    const last = samples[samples.length - 1];
    for (let n = 0; n < 12; n += 1) {
      if (Math.abs(f[at + 2 + n] - last[n]) < EPSILON) continue;
      // It hasn't moved until now.
      while (samples.length < count - 1) samples.push(last);
      samples.push(geometry(f, at));
      break;
    }
  }
};

/**
 * Samples the items' motion and returns until when the samples are valid; `times` are the samples' times. An item that
 * has arrived may have fewer samples.
 *
 * A linear course is defined by its end. Springs are sampled, at increasing intervals. A motion that goes on when
 * another part has come to rest is sampled to its end, unless the app is notified before.
 */
export const sampleMotion = (component, now, items, f) => {
  const [begun, course] = [f[Head.page], f[Head.course]];
  const due = f[Head.rate] > 0 ? now + (1 - f[Head.progress]) / f[Head.rate] : Infinity;
  let until = f[Head.until];
  const times = [now];
  if (course === STILL || until <= now) return { until, times };
  if (course === LINEAR) {
    addSample(items, component.frame(until), times.push(until));
    return { until, times };
  }
  let step = FIRST_STEP;
  const longest = Math.max(MAX_STEP, (until - now) / MAX_SAMPLES);
  for (;;) {
    const time = Math.min(times.at(-1) + step, until);
    step = Math.min(step * GROWTH, longest);
    times.push(time);
    // The last sample is taken just before the end, because the frame may jump there.
    addSample(items, component.frame(Math.min(time, until - 1e-6)), times.length);
    if (time < until) continue;
    const next = component.frame(until);
    const offsets = index(next);
    const isKnown = offsets.size === items.filter(({ key }) => offsets.has(key)).length;
    if (!isKnown || next[Head.page] !== begun || until > due - EPSILON || next[Head.course] !== SAMPLED) break;
    if (times.length > MAX_SAMPLES) break;
    for (const item of items) item.at = offsets.get(item.key);
    // A page may jump to the other side.
    times.push(until);
    addSample(items, next, times.length);
    until = next[Head.until];
  }
  return { until, times };
};
