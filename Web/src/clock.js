import { shared } from './shared.js';

/**
 * Time. All code that reads a clock, schedules a callback or starts an animation uses it, so that a test can replace
 * it.
 */
export const clock = shared('clock', {
  /** The time, in seconds. */
  now: () => performance.now() / 1000,
  /** Calls `action` at a time or shortly after it; returns the argument of `forget`. */
  wait: (time, action) => setTimeout(action, Math.min(Math.ceil((time - clock.now()) * 1000), 2 ** 31 - 1)),
  /** Cancels a callback. */
  forget: (wait) => clearTimeout(wait),
  /** Starts an animation as if it had begun at a time. In another window time has another origin. */
  play: (animation, time) => {
    animation.startTime = time * 1000 + performance.timeOrigin - animation.effect.target.ownerDocument.defaultView.performance.timeOrigin;
  },
});

const wakeTimes = new Map();
let scheduled = Infinity;
let wait;
/** The time when it was last read. */
let latest = -Infinity;

/** Schedules one callback for the earliest time. */
const schedule = () => {
  const now = clock.now();
  // A clock that was set back invalidates all deadlines: everything that waits is woken, and waits again.
  if (now < latest) for (const target of wakeTimes.keys()) wakeTimes.set(target, now);
  latest = now;
  const first = Math.min(...wakeTimes.values());
  if (first === scheduled) return;
  clock.forget(wait);
  scheduled = first;
  if (first < Infinity) wait = clock.wait(first, fire);
};

/** Wakes every target whose time has come. */
const fire = () => {
  scheduled = Infinity;
  const now = clock.now();
  const isSetBack = now < latest;
  latest = now;
  for (const [target, time] of [...wakeTimes]) {
    if (time > now && !isSetBack) continue;
    wakeTimes.delete(target);
    target.wake(now);
  }
  schedule();
};

/** Calls `target.wake(now)` at a time; never at Infinity. */
export const wakeAt = (target, time) => {
  if (time < Infinity) wakeTimes.set(target, time); else wakeTimes.delete(target);
  schedule();
};

const frameTargets = new Set();
let requested = false;

/** Calls every target, once per frame. */
const show = () => {
  requested = false;
  const now = clock.now();
  for (const target of frameTargets) target.show(now);
  request();
};

/** Requests the next frame, unless one has been requested. */
const request = () => {
  if (requested || !frameTargets.size) return;
  requested = true;
  requestAnimationFrame(show);
};

/** Starts or stops calling `target.show(now)` every frame. */
export const updateEveryFrame = (target, isOn) => {
  if (isOn) frameTargets.add(target); else frameTargets.delete(target);
  request();
};
