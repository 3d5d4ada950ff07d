/**
 * How a page's content is scaled and moved, as the core's `Zoom` has it. Places are `[x, y]` in CSS pixels, transforms `[scale, x, y]`:
 * scaled about the middle of the view, and then moved. Times are in seconds.
 */

/** The angular frequency of the spring, critically damped: that of pages, without overshoot. */
const SPRING = 2 * Math.PI / 0.35;
/** The time constant of a glide, in seconds. */
const GLIDE = 0.325;
/** The fraction of a pinch beyond the limits that counts, and a pinch's largest factor. */
const [RESISTANCE, LARGEST] = [0.5, 1000];
/** The factor of a key, and the largest of a wheel's event; the wheel's movement that scales by e. */
const [STEP, WHEEL] = [1.5, 100];
/** The fraction of the view by which an arrow key moves, and the scale below which a released pinch goes back to 1. */
const [SHARE, SNAP] = [0.25, 1.05];
/** Distances from an edge, and from the end of a motion in pixels and of a scale, that count as there. */
const [SLACK, NEAR, NEAR_SCALE] = [0.5, 0.04, 1e-4];
/** The samples of a motion per second, and the most of one. */
const [RATE, MOST] = [60, 600];

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
const isFinite = (...values) => values.every(Number.isFinite);

/** Returns the size at scale 1 of a picture that shows whole in a view; the view's for one without a size. */
export const fittedSize = ([width, height], view) => {
  if (!(width > 0 && height > 0)) return view;
  const scale = Math.min(view[0] / width, view[1] / height);
  return [width * scale, height * scale];
};

/** Returns a transform at another scale, with what is at a place, from the middle, at another one then. */
const scaled = ([before, ...offset], scale, place, end = place) => [scale, ...offset.map((one, n) => end[n] - (place[n] - one) * scale / before)];
const moved = ([scale, x, y], way) => [scale, x + way[0], y + way[1]];

/** A number on a critically damped spring. */
const motionTo = (from, to, speed = 0, frequency = SPRING, start = 0) => ({ from, to, speed, frequency, start });
/** Returns its value and its speed at a time. */
const read = ({ from, to, speed, frequency, start }, now) => {
  const time = Math.max(now - start, 0);
  if (!Number.isFinite(frequency)) return [to, 0];
  const slope = speed + frequency * (from - to);
  const decay = Math.exp(-frequency * time);
  return [to + (from - to + slope * time) * decay, (speed - frequency * slope * time) * decay];
};

/** The zoom of one page's content. */
export class Zoom {
  max = 4;
  tap = 2.5;
  isReduced = false;
  #view = [0, 0];
  #content = [0, 0];
  #motions;
  /** The middle of the last pinch, about which a scale beyond the limits springs back. */
  #pivot = [0, 0];
  /** When the motion has ended, and what holds the content. */
  #end = -Infinity;
  #pinch = null;
  #drag = null;

  constructor() { this.#rest([1, 0, 0]); }

  /** Sets the largest scale and that of a double tap, and whether motion is reduced. */
  configure(max, tap, isReduced) {
    this.max = Number.isNaN(max) ? 4 : clamp(max, 1, 1000);
    this.tap = clamp(Number.isNaN(tap) ? 2.5 : tap, 1, this.max);
    this.isReduced = isReduced;
    if (!this.isHeld && (this.target[0] > this.max || isReduced)) this.#rest(this.#limited(this.target));
  }

  /** Where content comes to rest. */
  get target() { return this.#motions.map(({ to }) => to); }
  /** When it is there. */
  get end() { return this.#end; }
  /** Whether a gesture holds it. */
  get isHeld() { return !!(this.#pinch ?? this.#drag); }

  /** The transform at a time. */
  at(now) { return now < this.#end ? this.#motions.map((one) => read(one, now)[0]) : this.target; }

  /** The transforms from a time until the end, in equal steps. */
  samples(now) {
    const count = Math.max(Math.ceil((this.#end - now) * RATE), 1);
    return Array.from({ length: count + 1 }, (_, n) => this.at(now + (this.#end - now) * n / count));
  }

  /** Whether content is, or is on its way to be, at another scale than 1. */
  isZoomed(now) { return this.at(now)[0] !== 1 || this.target[0] !== 1; }

  /** Whether content can follow a movement along its longer axis. */
  canFollow(way, now) { return this.target[0] > 1 && this.#follows(way, this.at(now)); }

  /** Sets the sizes of view and content, which keeps the scale and what is in the middle. */
  resize(view, content = view) {
    const size = isFinite(...content) && content[0] > 0 && content[1] > 0 ? content.map((one, n) => Math.min(one, view[n])) : view;
    if (`${[view, size]}` === `${[this.#view, this.#content]}`) return;
    const [scale, ...offset] = this.target;
    const place = this.#isEmpty ? [scale, 0, 0] : [scale, ...offset.map((one, n) => one * size[n] / this.#content[n])];
    [this.#view, this.#content, this.#pinch, this.#drag] = [view, size, null, null];
    this.#rest(this.#isEmpty ? [1, 0, 0] : this.#limited(place));
  }

  /** Begins a pinch around a point of the view. */
  beginPinch(point, now) {
    this.#rest(this.at(now));
    const bound = clamp(this.target[0], 1, this.max);
    this.#drag = null;
    this.#pivot = this.#fromMiddle(point);
    this.#pinch = { from: this.target, scale: bound + (this.target[0] - bound) / RESISTANCE, first: this.#pivot };
  }

  /** Pinches by a factor since then, around a point. */
  pinch(factor, point) {
    if (!this.#pinch || !(factor > 0) || !isFinite(factor, ...point)) return false;
    const { from, scale, first } = this.#pinch;
    const asked = scale * clamp(factor, 1 / LARGEST, LARGEST);
    const bound = clamp(asked, 1, this.max);
    this.#pivot = this.#fromMiddle(point);
    this.#rest(scaled(from, bound + (asked - bound) * RESISTANCE, first, this.#pivot));
    return true;
  }

  /** Springs back within the limits. */
  endPinch(now) {
    if (!this.#pinch) return false;
    this.#pinch = null;
    this.#move(this.target[0] < SNAP ? [1, 0, 0] : this.#limited(this.target, this.#pivot), now);
    return true;
  }

  /** Begins a drag; returns false where content can't be moved. */
  beginDrag(now) {
    const place = this.at(now);
    if (this.target[0] === 1 || !this.#limit(place[0]).some((one) => one > 0)) return false;
    this.#rest(place);
    [this.#drag, this.#pinch] = [place, null];
    return true;
  }

  /** Drags by a distance since then, up to the edges. */
  drag(way) {
    if (!this.#drag || !isFinite(...way)) return false;
    this.#rest(this.#clamped(moved(this.#drag, way), this.#drag));
    return true;
  }

  /** Glides at a speed per second, or springs back within the limits. */
  endDrag(speed, now) {
    if (!this.#drag) return false;
    this.#drag = null;
    const place = this.target;
    const limited = this.#limited(place, this.#pivot);
    if (`${place}` !== `${limited}`) {
      this.#move(limited, now);
      return true;
    }
    const [scale, ...offset] = place;
    const isMoving = isFinite(...speed) && !this.isReduced;
    const limit = this.#limit(scale);
    this.#start([motionTo(scale, scale), ...offset.map((from, n) => {
      const way = isMoving ? speed[n] : 0;
      const to = clamp(from + way * GLIDE, -limit[n], limit[n]);
      return motionTo(from, to, way, Math.abs(way / (to - from)) || Infinity, now);
    })], now);
    return true;
  }

  /** Zooms in about a point, or back. */
  doubleTap(point, now) {
    if (this.isHeld || !isFinite(...point)) return false;
    return this.#go(this.target[0] === 1 ? scaled(this.at(now), this.tap, this.#fromMiddle(point)) : [1, 0, 0], now);
  }

  /** Zooms by a wheel's movement, at a point. */
  magnify(delta, point, now) {
    if (this.#isEmpty || this.isHeld || !isFinite(delta, ...point)) return false;
    const before = this.at(now);
    const factor = clamp(Math.exp(-delta / WHEEL), 1 / STEP, STEP);
    this.#rest(this.#limited(scaled(before, clamp(before[0] * factor, 1, this.max), this.#fromMiddle(point))));
    return true;
  }

  /** Scrolls, and returns false at the edge. */
  scroll([x, y], now) {
    if (this.isHeld || !this.canFollow([-x, -y], now)) return false;
    this.#rest(this.#limited(moved(this.at(now), [-x, -y])));
    return true;
  }

  /** Handles a key, by its name in the browser; returns false for others, and where nothing changes. */
  key(name, now) {
    if (this.isHeld) return false;
    const { target } = this;
    const scale = { '+': target[0] * STEP, '=': target[0] * STEP, '-': target[0] / STEP, 0: 1 }[name];
    if (scale) return this.#go(scale === 1 ? [1, 0, 0] : scaled(target, scale, [0, 0]), now);
    const [across, down] = this.#view.map((one) => one * SHARE);
    const way = { ArrowLeft: [across, 0], ArrowRight: [-across, 0], ArrowUp: [0, down], ArrowDown: [0, -down] }[name];
    return !!way && this.#follows(way, target) && this.#go(moved(target, way), now);
  }

  /** Shows content at a scale about the middle. */
  zoom(scale, isAnimated, now) {
    return !this.isHeld && isFinite(scale) && this.#go(scaled(this.target, clamp(scale, 1, this.max), [0, 0]), now, isAnimated);
  }

  /** Shows the whole content. */
  reset(isAnimated, now) {
    [this.#pinch, this.#drag] = [null, null];
    this.#move([1, 0, 0], now, isAnimated);
  }

  get #isEmpty() { return !this.#view.every((one) => one > 0); }
  #fromMiddle(point) { return point.map((one, n) => one - this.#view[n] / 2); }
  /** How far content can be moved to either side at a scale. */
  #limit(scale) { return this.#view.map((one, n) => Math.max(scale * this.#content[n] - one, 0) / 2); }
  /** A transform within the bounds, or as far beyond them as another one. */
  #clamped([scale, ...offset], [, ...other] = [1, 0, 0]) {
    const limit = this.#limit(scale);
    return [scale, ...offset.map((one, n) => clamp(one, Math.min(-limit[n], other[n]), Math.max(limit[n], other[n])))];
  }
  /** The nearest transform within the limits of the scale, about a point, and of the bounds. */
  #limited(place, point = [0, 0]) {
    const scale = clamp(place[0], 1, this.max);
    return this.#clamped(scale === place[0] ? place : scaled(place, scale, point));
  }
  #follows(way, [scale, ...offset]) {
    const n = Math.abs(way[0]) >= Math.abs(way[1]) ? 0 : 1;
    const room = this.#limit(scale)[n];
    return isFinite(...way) && (way[n] > 0 ? room - offset[n] > SLACK : way[n] < 0 && room + offset[n] > SLACK);
  }

  #rest(place) {
    // A huge movement may have overflowed.
    this.#motions = place.map((one, n) => { const at = Number.isFinite(one) ? one : n ? 0 : 1; return motionTo(at, at); });
    this.#end = -Infinity;
  }
  /** Moves to a transform, from the present one at its speed. */
  #move(place, now, isAnimated = true) {
    if (!isAnimated || this.isReduced) return void this.#rest(place);
    const isMoving = now < this.#end;
    this.#start(place.map((to, n) => {
      const [from, speed] = isMoving ? read(this.#motions[n], now) : [this.target[n], 0];
      return motionTo(from, to, speed, SPRING, now);
    }), now);
  }
  /** Starts motions, and finds their end. */
  #start(motions, now) {
    this.#motions = motions;
    const isThere = (time) => motions.every((one, n) => {
      const [value, speed] = read(one, time);
      const near = n ? NEAR : NEAR_SCALE;
      return Math.abs(value - one.to) < near && Math.abs(speed) < near * RATE;
    });
    let count = 0;
    while (count < MOST && !isThere(now + count / RATE)) count += 1;
    this.#end = count ? now + count / RATE : -Infinity;
  }
  #go(place, now, isAnimated) {
    const wanted = this.#limited(place);
    if (this.#isEmpty || wanted.every((one, n) => one === this.target[n])) return false;
    this.#move(wanted, now, isAnimated);
    return true;
  }
}
