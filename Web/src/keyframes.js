import * as Course from './abi/course.js';
import * as Head from './abi/head.js';
import * as Step from './abi/step.js';
import { index, geometry } from './drawing.js';
import { sampleAt } from './properties.js';
import { EPSILON, FIRST_STEP, GROWTH, HELD, MAX_SAMPLES, MAX_STEP, SAME, STEPS_PER_PIXEL, UNSEEN } from './tuning.js';

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

/** Whether a drawn item is in sight at its last sample: with a size and an opacity, and inside its clip. */
const isSeen = ({ base, samples }) => {
  const [left, top, width, height, opacity] = samples.at(-1);
  const clip = base?.samples.at(-1);
  const isWithin = (begin, length, axis) => length > UNSEEN && (!clip || (begin + length > clip[axis] + UNSEEN && begin < clip[axis] + clip[axis + 2] - UNSEEN));
  return opacity > 1 / 256 && isWithin(left, width, 0) && isWithin(top, height, 1);
};

/**
 * Samples the items' motion and returns until when the samples are valid, and when pages rest; `times` are the samples' times, the last two
 * those of a steady fill with `isLinear`. An item that has arrived may have fewer samples.
 *
 * A linear course is defined by its end. Springs are sampled, at increasing intervals. A motion that goes on when
 * another part has come to rest, and the fill after it, are sampled to their end, unless the app is notified before.
 */
export const sampleMotion = (component, now, items, f) => {
  const [begun, course] = [f[Head.page], f[Head.course]];
  const due = f[Head.rate] > 0 ? now + (1 - f[Head.progress]) / f[Head.rate] : Infinity;
  let until = f[Head.until];
  const times = [now];
  // Where pages stay between two, they don't rest.
  let rest = f[Head.position] % 1 ? Infinity : now;
  if (course === Course.still || until <= now) return { until, times, rest };
  let isLinear = course === Course.linear;
  if (!isLinear) rest = now;
  let step = FIRST_STEP;
  const longest = Math.max(MAX_STEP, (until - now) / MAX_SAMPLES);
  while (!isLinear) {
    const time = Math.min(times.at(-1) + step, until);
    step = Math.min(step * GROWTH, longest);
    times.push(time);
    // The last sample is taken just before the end, because the frame may jump there.
    const sample = component.frame(Math.min(time, until - 1e-6));
    if (Math.abs(sample[Head.position] - Math.round(sample[Head.position])) > EPSILON) rest = time;
    addSample(items, sample, times.length);
    if (time < until) continue;
    const next = component.frame(until);
    const offsets = index(next);
    let last = 0;
    // The same items in the same order, but for those out of sight.
    const isKnown = offsets.size === items.filter(({ key }) => offsets.has(key)).length
      && items.every((item) => (offsets.has(item.key) ? item.kind !== Step.page || last < (last = offsets.get(item.key)) : item.kind >= Step.clip || !isSeen(item)));
    const following = next[Head.course];
    if (!isKnown || next[Head.page] !== begun || until > due - EPSILON || !(next[Head.until] > until && next[Head.until] < Infinity)) break;
    if (times.length > MAX_SAMPLES) break;
    for (const item of items) item.at = offsets.get(item.key);
    // A page may jump to the other side.
    times.push(until);
    addSample(items, next, times.length);
    until = next[Head.until];
    if (following === Course.still) break;
    isLinear = following === Course.linear;
  }
  if (isLinear) addSample(items, component.frame(until), times.push(until));
  return { until, times, rest, isLinear };
};

/** Returns where the middle of an item is at a sample, along an axis. */
const middle = (sample, axis) => sample[axis] + sample[axis + 2] / 2;

/**
 * Moves what most items of a clip have in common as one: they keep only what differs from it. At the end the whole is
 * where it was without a motion, and they are at rest: places that only cancel each other are drawn between pixels.
 */
export const join = (items, count) => {
  for (const whole of items.filter(({ kind }) => kind === Step.pop)) {
    const alike = {};
    let most = [];
    for (const { at, base, samples } of items) {
      if (base !== whole || !at) continue;
      const same = alike[[0, 1].map((axis) => Math.round(middle(samples.at(-1), axis) - middle(samples[0], axis)))] ??= [];
      same.push(samples);
      if (same.length > most.length) most = same;
    }
    const course = most.sort((one, other) => other.length - one.length)[0];
    if (!course?.[1]) continue;
    const moved = Array.from({ length: count }, (_, n) => [0, 1].map((axis) => middle(sampleAt({ samples: course }, n), axis) - middle(course.at(-1), axis)));
    const [[left, top, width, height, ...rest]] = whole.samples;
    for (const item of items) {
      const { samples } = item;
      let { base } = item;
      while (base && base !== whole) base = base.base;
      if (!base) continue;
      // One that has left comes to rest out of sight.
      const end = moved[samples.length - 1];
      const place = samples.at(-1).map((value, axis) => (axis > 1 ? value : value - end[axis]));
      // Small differences are seen at the end of a motion only.
      const isAlike = moved.every((by, n) => {
        const now = sampleAt(item, n);
        return Math.abs(now[0] - by[0] - place[0]) + Math.abs(now[1] - by[1] - place[1]) < 2 * UNSEEN;
      });
      const isConstant = isAlike && samples.every((one) => one.every((value, n) => n < 2 || Math.abs(value - place[n]) < EPSILON));
      item.samples = isConstant ? [place] : moved.map((by, n) => sampleAt(item, n).map((value, axis) => (axis > 1 ? value : isAlike ? place[axis] : value - by[axis])));
    }
    whole.samples = moved.map(([x, y]) => [left + x, top + y, width, height, ...rest]);
  }
};

/**
 * Returns the easing of a steady fill between a sample and the next one, and by how much earlier it begins, in seconds.
 * With discrete steps, browsers do nothing in frames that draw nothing new.
 */
export const steps = (item, times, n) => {
  const [from, to] = [n, n + 1].map((at) => sampleAt(item, at));
  const duration = times[n + 1] - times[n];
  const count = Math.ceil(Math.max(...from.slice(0, 4).map((length, at) => Math.abs(to[at] - length))) * devicePixelRatio * STEPS_PER_PIXEL);
  if (count >= 60 * duration) return ['linear', 0];
  if (!count) return [HELD, 0];
  // Half a step early or ahead, so that each step is the nearest one, not the last.
  if (!n) return [`steps(${count})`, duration / count / 2];
  [from, to].forEach((one, at) => { item.samples[n + at] = one.map((value, axis) => (axis < 4 ? value + (to[axis] - from[axis]) / count / 2 : value)); });
  return [`steps(${count})`, 0];
};

/** Whether keyframes can have a curve as their easing. */
const hasCurves = globalThis.CSS?.supports('transition-timing-function', 'linear(0, 1)');

/**
 * Returns the course that the numbers in CSS values have in common, from the first value to the last, as an easing;
 * undefined if they differ. To a browser it costs much less than a keyframe for each value.
 */
export const curve = (values, times) => {
  if (!hasCurves) return;
  const rows = values.map((value) => value.match(/[-\d.]+/g).map(Number));
  const [first, last] = [rows[0], rows.at(-1)];
  const ways = last.map((end, n) => end - first[n]);
  const longest = ways.reduce((best, way, n) => (Math.abs(way) > Math.abs(ways[best]) ? n : best), 0);
  const shares = rows.map((row) => (row[longest] - first[longest]) / ways[longest]);
  if (rows.some((row, at) => ways.some((way, n) => !(Math.abs(row[n] - first[n] - shares[at] * way) < SAME)))) return;
  return `linear(${shares.map((share, at) => `${share.toFixed(5)} ${(times[at] - times[0]) / (times.at(-1) - times[0]) * 100}%`)})`;
};
