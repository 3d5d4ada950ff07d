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

/** Schedules one callback for a time, which is the earliest one. */
const schedule = (first) => {
  if (first === scheduled) return;
  clock.forget(wait);
  scheduled = first;
  if (first < Infinity) wait = clock.wait(first, fire);
};

/** Schedules one callback for the earliest time of all. */
const scheduleFirst = () => schedule(Math.min(...wakeTimes.values()));

/** Wakes every target whose time has come. */
const fire = () => {
  scheduled = Infinity;
  const now = clock.now();
  const isSetBack = now < latest;
  latest = now;
  const due = [...wakeTimes].filter(([, time]) => time <= now || isSetBack).map(([target]) => target);
  // All look at the document before one changes it.
  for (const target of due) target.lookIfShown?.();
  for (const target of due) {
    wakeTimes.delete(target);
    target.wake(now);
  }
  scheduleFirst();
};

/** Calls `target.wake(now)` at a time; never at Infinity. */
export const wakeAt = (target, time) => {
  const now = clock.now();
  const before = wakeTimes.get(target);
  if (time < Infinity) wakeTimes.set(target, time); else wakeTimes.delete(target);
  // A clock that was set back invalidates all deadlines: everything that waits is woken, and waits again.
  if (now < latest) for (const other of wakeTimes.keys()) wakeTimes.set(other, now);
  // Of many targets the earliest is looked up only if it may be another one.
  if (now < latest || before <= scheduled) scheduleFirst(); else if (time < scheduled) schedule(time);
  latest = now;
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
