/**
 * Time that can be slowed down, stopped, and set to any point after a component's start. It replaces the elements'
 * clock, so that the elements show exactly what the core computes for a time.
 */
const realNow = () => performance.now() / 1000;
const waits = new Map();
let last = 0;
/** The time when the rate was last set, and the real time then. */
let base = 0;
let realBase = realNow();
let rate = 1;

/** Schedules a callback in real time. */
const schedule = (wait) => {
  clearTimeout(wait.timer);
  if (rate > 0) wait.timer = setTimeout(() => fire(wait), Math.max(0, (wait.time - time.now()) / rate) * 1000);
};

/** Runs a callback. */
const fire = (wait) => {
  waits.delete(wait.number);
  wait.action();
};

export const time = {
  /** The time, in seconds. */
  now: () => base + (realNow() - realBase) * rate,
  /** The rate of time; 0 while stopped. */
  get rate() { return rate; },
  set rate(value) {
    base = time.now();
    realBase = realNow();
    rate = value;
    for (const wait of waits.values()) schedule(wait);
  },
  /** Stops time and advances it by `seconds`, running every callback that is due. */
  advance(seconds) {
    time.rate = 0;
    const end = base + seconds;
    for (;;) {
      const [wait] = [...waits.values()].sort((one, other) => one.time - other.time || one.number - other.number);
      if (!wait || wait.time > end) break;
      base = Math.max(base, wait.time);
      fire(wait);
    }
    base = end;
  },
  /** Calls `action` at a time. */
  wait(at, action) {
    const wait = { number: (last += 1), time: at, action };
    waits.set(wait.number, wait);
    schedule(wait);
    return wait.number;
  },
  /** Cancels a callback. */
  forget(number) {
    clearTimeout(waits.get(number)?.timer);
    waits.delete(number);
  },
  /** Sets an animation to its state at a time after `start`. */
  play(animation, start) {
    animation.currentTime = (time.now() - start) * 1000;
    if (rate > 0) animation.updatePlaybackRate(rate); else animation.pause();
  },
};

Object.assign(Dwell.clock, { now: time.now, wait: time.wait, forget: time.forget, play: time.play });
