/**
 * Time. Everything that reads a clock, waits or sets animations in motion goes through here, so that a test can put
 * its own clock in their place.
 */
export const clock = {
  /** Now, in seconds. */
  now: () => performance.now() / 1000,
  /** Calls back at a time or shortly after it; gives what `forget` takes. */
  wait: (time, action) => setTimeout(action, Math.min(Math.ceil((time - clock.now()) * 1000), 2 ** 31 - 1)),
  /** Takes a wait back. */
  forget: (wait) => clearTimeout(wait),
  /** Puts an animation on its way as if it had begun at a time. */
  play: (animation, time) => { animation.startTime = time * 1000; },
};

const sleepers = new Map();
let due = Infinity;
let wait;

/** Waits for the first who wants to be woken: one wait for all. */
const arm = () => {
  const first = Math.min(...sleepers.values());
  if (first === due) return;
  clock.forget(wait);
  due = first;
  if (first < Infinity) wait = clock.wait(first, ring);
};

/** Wakes everybody whose time has come. */
const ring = () => {
  due = Infinity;
  const now = clock.now();
  for (const [sleeper, time] of [...sleepers]) {
    if (time > now) continue;
    sleepers.delete(sleeper);
    sleeper.wake(now);
  }
  arm();
};

/** Calls `sleeper.wake(now)` at a time; at Infinity never. */
export const sleep = (sleeper, time) => {
  if (time < Infinity) sleepers.set(sleeper, time); else sleepers.delete(sleeper);
  arm();
};

const watchers = new Set();
let requested = false;

/** Shows every watcher the time, once per frame. */
const show = () => {
  requested = false;
  const now = clock.now();
  for (const watcher of watchers) watcher.show(now);
  request();
};

/** Asks for the next frame, unless that has been done. */
const request = () => {
  if (requested || !watchers.size) return;
  requested = true;
  requestAnimationFrame(show);
};

/** Calls `watcher.show(now)` in every frame, or no more. */
export const watch = (watcher, isWatching) => {
  if (isWatching) watchers.add(watcher); else watchers.delete(watcher);
  request();
};
