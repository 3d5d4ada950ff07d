/**
 * Time that can be slowed, stopped, and set to any instant after a component began. It takes the place of the elements'
 * clock, so that what is seen at an instant is what the core says of it.
 */
const real = () => performance.now() / 1000;
const waits = new Map();
let last = 0;
/** Own time when the rate was set last, and the real time of that moment. */
let base = 0;
let from = real();
let rate = 1;

/** Waits in real time for what is due in own time. */
const arm = (wait) => {
  clearTimeout(wait.timer);
  if (rate > 0) wait.timer = setTimeout(() => ring(wait), Math.max(0, (wait.time - time.now()) / rate) * 1000);
};

/** Does what was waited for. */
const ring = (wait) => {
  waits.delete(wait.number);
  wait.action();
};

export const time = {
  /** Own time, in seconds. */
  now: () => base + (real() - from) * rate,
  /** How fast time passes; 0 while it stands. */
  get rate() { return rate; },
  set rate(value) {
    base = time.now();
    from = real();
    rate = value;
    for (const wait of waits.values()) arm(wait);
  },
  /** Lets so many seconds pass at once, with everything that is due until then. Time stands from then on. */
  pass(seconds) {
    time.rate = 0;
    const end = base + seconds;
    for (;;) {
      const [wait] = [...waits.values()].sort((one, other) => one.time - other.time || one.number - other.number);
      if (!wait || wait.time > end) break;
      base = Math.max(base, wait.time);
      ring(wait);
    }
    base = end;
  },
  /** Calls back at a time. */
  wait(at, action) {
    const wait = { number: (last += 1), time: at, action };
    waits.set(wait.number, wait);
    arm(wait);
    return wait.number;
  },
  /** Takes a wait back. */
  forget(number) {
    clearTimeout(waits.get(number)?.timer);
    waits.delete(number);
  },
  /** Puts an animation where it is when it began at a time. */
  play(animation, start) {
    animation.currentTime = (time.now() - start) * 1000;
    if (rate > 0) animation.updatePlaybackRate(rate); else animation.pause();
  },
};

Object.assign(Dwell.clock, { now: time.now, wait: time.wait, forget: time.forget, play: time.play });
