import * as Step from './abi/step.js';
import { EPSILON, LEAST, UNSEEN } from './tuning.js';

/** The pixels to which browsers round a layout, in CSS pixels: those of the screen, but for emulations of another one. */
export const layout = { pixel: 1 };

/** Rounds a length up to whole pixels of the screen: pages that are smaller by a part of one would leave a line free. */
export const whole = (length) => Math.ceil(length * devicePixelRatio - UNSEEN) / devicePixelRatio;
/** Formats a length in CSS pixels, rounded to ten-thousandths. */
const px = (length) => `${Math.round(length * 1e4) / 1e4}px`;
/** Formats a number, rounded to millionths. */
const round = (number) => Math.round(number * 1e6) / 1e6;
/** Returns an item's geometry at a sample; the last one is repeated. */
export const sampleAt = ({ samples }, n) => samples[Math.min(n, samples.length - 1)];

/** Whether an item's corner stays where it is, for what is inside it. */
export const isFixed = ({ kind, isClipped }) => kind === Step.pop || isClipped;

/**
 * Gives an item a box of constant size for its whole motion. A shape that changes its size is clipped from the box of
 * all its samples; an item with content, and a shape that keeps its proportions, like a dot, is scaled.
 */
export const setBox = (item) => {
  const { kind, samples, isGradient, base } = item;
  if (kind === Step.fill && !isGradient && base?.isClipped) {
    // Beyond the edges of its clip a shape may be larger, so that its size is constant.
    for (const axis of [0, 1]) {
      const begins = samples.every((one, n) => one[axis] < sampleAt(base, n)[axis] + UNSEEN);
      const ends = samples.every((one, n) => one[axis] + one[axis + 2] > sampleAt(base, n)[axis] + sampleAt(base, n)[axis + 2] - UNSEEN);
      const length = Math.max(...samples.map((one) => one[axis + 2]));
      for (const one of samples) {
        if (begins) one[axis] = ends ? [base.left, base.top][axis] : one[axis] + one[axis + 2] - length;
        if (begins || ends) one[axis + 2] = begins && ends ? [base.width, base.height][axis] : length;
      }
    }
  }
  // What moves as one is where it will rest.
  const [left, top, width, height, , radius] = samples.at(kind === Step.pop ? -1 : 0);
  Object.assign(item, { left, top, width, height, radius, isClipped: false, isScaled: false, isRotated: false, isMasked: false });
  if (kind === Step.page) {
    // Where the element grows and shrinks with its pages, they have the room that they need once, and are clipped.
    const seen = samples.filter((one) => one[5] * one[6]);
    if (seen.length) [item.width, item.height] = [0, 1].map((n) => Math.max(...seen.map((one) => one[2 + n] / one[5 + n])));
    item.isScaled = samples.some((one) => Math.abs(one[5] - 1) + Math.abs(one[6] - 1) > 1e-6);
    item.isRotated = samples.some((one) => one[7]);
    item.isMasked = samples.some((one) => one[8] + one[9] + one[10] + one[11]);
    // The content fills whole pixels of the layout, which are larger than the screen's in an emulation of another screen.
    item.spare = ['width', 'height'].map((name) => {
      const length = item[name];
      item[name] = Math.ceil(length / layout.pixel - UNSEEN) * layout.pixel;
      return item[name] - length;
    });
  } else if (samples.some((one) => Math.abs(one[2] - width) > 1e-3 || Math.abs(one[3] - height) > 1e-3)) {
    const maximum = (edge) => Math.max(...samples.map(edge));
    const [across, down, round] = [2, 3, 5].map((n) => maximum((one) => one[n]));
    const isSimilar = kind !== Step.clip && samples.every((one) => Math.abs(one[3] * across - one[2] * down) + Math.abs(one[5] * across - one[2] * round) < 1e-2);
    if (isSimilar || isGradient || kind === Step.image || kind === Step.label) {
      Object.assign(item, { width: across, height: down, radius: round, isScaled: true });
    } else {
      item.left = -maximum((one) => -one[0]);
      item.top = -maximum((one) => -one[1]);
      item.width = maximum((one) => one[0] + one[2]) - item.left;
      item.height = maximum((one) => one[1] + one[3]) - item.top;
      // Beyond half of a side a corner is as round as at half of it.
      item.isCapsule = samples.every((one) => 2 * one[5] > Math.min(one[2], one[3]) - 1e-2);
      item.radius = round;
      item.isClipped = true;
    }
  }
};

/** The CSS properties that are constant during a motion. */
export const constantProperties = {
  width: (item) => px(item.width),
  height: (item) => px(item.height),
  borderRadius: ({ kind, isClipped, radius }) => px(isClipped || kind === Step.label || kind === Step.page ? 0 : radius),
};
/**
 * The CSS properties that are animated. None needs a layout, and each is animated separately, because only then do
 * browsers run it on the compositor. They are computed for each sample, so they don't collect the rest of an array.
 */
export const animatedProperties = {
  transform(item, n) {
    const { kind, base, isClipped, isScaled, isRotated } = item;
    if (kind === Step.opacity) return '';
    const now = sampleAt(item, n);
    const isPage = kind === Step.page;
    const across = !isScaled ? 1 : isPage ? now[5] : now[2] / item.width || 0;
    const down = !isScaled ? 1 : isPage ? now[6] : now[3] / item.height || 0;
    const corner = base && !isFixed(base) && sampleAt(base, n);
    // The origin is the centre: dots shrink where they are.
    const x = (isClipped ? item.left : now[0] + (across - 1) * item.width / 2) - (corner ? corner[0] : base?.left ?? 0);
    const y = (isClipped ? item.top : now[1] + (down - 1) * item.height / 2) - (corner ? corner[1] : base?.top ?? 0);
    return `translate(${px(x)},${px(y)})${isRotated ? ` rotate(${round(now[7])}deg)` : ''}${isScaled ? ` scale(${across},${down})` : ''}`;
  },
  clipPath(item, n) {
    const now = sampleAt(item, n);
    if (item.isMasked) return `inset(${[9, 10, 11, 8].map((side) => `${round(Math.min(now[side], 0.9999) * 100)}%`).join(' ')})`;
    if (item.spare?.some((length) => length > EPSILON)) return `inset(0 ${item.spare.map(px).join(' ')} 0)`;
    if (!item.isClipped) return '';
    const [, , width, height, , radius] = now;
    const left = now[0] - item.left;
    const top = now[1] - item.top;
    return `inset(${px(top)} ${px(item.width - left - Math.max(width, LEAST))} ${px(item.height - top - Math.max(height, LEAST))} ${px(left)} round ${px(Math.max(item.isCapsule ? item.radius : radius, LEAST))})`;
  },
  opacity: (item, n) => `${Math.round(sampleAt(item, n)[4] * 1000) / 1000}`,
};
