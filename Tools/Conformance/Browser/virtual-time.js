/**
 * Virtual time: the page's clocks advance only in `virtualTime.pass()`. It is installed before any other script.
 *
 * It replaces timers, animation frames, `Date`, `performance.now()` and event timestamps. CSS transitions, CSS animations and
 * `element.animate()` remain the browser's: the runner stops their timeline (playback rate 0), and this script moves their
 * start times back by the elapsed time, so that `animation-play-state`, `finished`, `transitionend` and the rest work as
 * usual. Where a real frame of the browser is needed (observers, scrolling, animation events), virtual time pauses for it.
 */
{
  const real = {
    Date, frame: requestAnimationFrame.bind(globalThis), wait: setTimeout.bind(globalThis),
    channel: new MessageChannel(), startTime: Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime'),
    timeline: Object.getOwnPropertyDescriptor(AnimationTimeline.prototype, 'currentTime'),
  };
  const FRAME = 1000 / 60;
  const day = real.Date.UTC(2030, 0, 1);
  /** The start of the page, on its animation timeline. */
  const origin = document.timeline.currentTime ?? 0;
  /** The elapsed time, in milliseconds. */
  let passed = 0;
  /** The delay of every timer, in milliseconds, as on a busy page. */
  let lateness = 0;
  let last = 0;
  const timers = new Map();
  let frames = new Map();
  const roots = [document];
  const afterwards = [];

  // ---- Clocks

  const now = () => origin + passed;
  performance.now = now;
  globalThis.Date = class extends real.Date {
    constructor(...given) { if (given.length) super(...given); else super(day + passed); }
    static now() { return Math.floor(day + passed); }
  };
  Object.defineProperty(Event.prototype, 'timeStamp', { get: now, configurable: true });
  Object.defineProperty(AnimationTimeline.prototype, 'currentTime', {
    get() { return this === document.timeline ? now() : real.timeline.get.call(this); }, configurable: true,
  });
  Object.defineProperty(Animation.prototype, 'startTime', {
    get() {
      const time = real.startTime.get.call(this);
      return typeof time === 'number' ? time + passed : time;
    },
    set(time) { real.startTime.set.call(this, typeof time === 'number' ? time - passed : time); },
    configurable: true,
  });

  // ---- Timers and frames

  const add = (action, delay, every, given) => {
    const wait = Math.max(Number(delay) || 0, 1);
    timers.set(last += 1, { due: passed + wait, every: every ? wait : 0, action: () => action(...given) });
    return last;
  };
  globalThis.setTimeout = (action, delay, ...given) => add(action, delay, false, given);
  globalThis.setInterval = (action, delay, ...given) => add(action, delay, true, given);
  globalThis.clearTimeout = globalThis.clearInterval = (timer) => { timers.delete(timer); };
  globalThis.requestAnimationFrame = (action) => { frames.set(last += 1, action); return last; };
  globalThis.cancelAnimationFrame = (frame) => { frames.delete(frame); };
  globalThis.requestIdleCallback = (action) => setTimeout(() => action({ didTimeout: false, timeRemaining: () => 10 }), 1);
  globalThis.cancelIdleCallback = globalThis.clearTimeout;

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    roots.push(root);
    return root;
  };

  /** When a timer fires: delayed by `lateness`, and on a hidden page only at whole seconds, as in browsers. */
  const firing = ({ due }) => (document.hidden ? Math.ceil((due + lateness) / 1000) * 1000 : due + lateness);

  /** The timer that fires next. */
  const firstTimer = () => {
    let first = null;
    for (const [id, timer] of timers) {
      const at = firing(timer);
      if (!first || at < first.at) first = { id, timer, at };
    }
    return first;
  };

  /** Runs a callback of the page; an exception is reported as the page's error. */
  const run = (action, ...given) => { try { action(...given); } catch (error) { reportError(error); } };

  // ---- Animations

  const running = () => roots.flatMap((root) => root.getAnimations()).filter(
    (one) => one.playState === 'running' && one.timeline === document.timeline,
  );

  /** When the next animation ends. */
  const firstEnd = (moved) => {
    let first = Infinity;
    for (const { currentTime, playbackRate, effect } of moved) {
      const end = playbackRate > 0 ? effect?.getComputedTiming().endTime ?? Infinity : 0;
      const left = (end - (currentTime ?? 0)) / (playbackRate || 1);
      if (left > 0) first = Math.min(first, passed + left);
    }
    return first;
  };

  /** Advances the clocks and the animations; returns whether an animation has ended. */
  const advance = (until, moved = running()) => {
    const step = until - passed;
    if (step <= 0) return false;
    passed = until;
    for (const animation of moved) {
      const start = real.startTime.get.call(animation) ?? real.timeline.get.call(document.timeline);
      real.startTime.set.call(animation, start - step);
    }
    return moved.some((one) => one.playState !== 'running');
  };

  // ---- Real frames

  const task = () => new Promise((go) => {
    real.channel.port1.onmessage = go;
    real.channel.port2.postMessage(0);
  });
  const frame = () => new Promise((go) => { real.frame(() => real.wait(go, 0)); });

  let scrolled = 0;
  addEventListener('scroll', () => { scrolled += 1; }, true);

  /** Lets the browser draw, so that observers and animation events fire, and waits until smooth scrolling ends. */
  const settle = async () => {
    await frame();
    await frame();
    // Smooth scrolling takes less time than this; the limit is for pages that never stop.
    for (let n = 0, before = -1, still = 0; n < 120 && scrolled && still < 3; n += 1) {
      before = scrolled;
      await frame();
      still = scrolled === before ? still + 1 : 0;
    }
    scrolled = 0;
  };

  globalThis.virtualTime = {
    /** The elapsed time, in seconds. */
    get now() { return passed / 1000; },
    /** The number of pending timers and frames. */
    get waits() { return timers.size + frames.size; },
    /** The delay of timers, in seconds. */
    set lateness(seconds) { lateness = seconds * 1000; },
    /** Whether frames are drawn even if only animations move. */
    isWatched: false,
    /** Registers an action to be called after every step. */
    afterwards(action) { afterwards.push(action); },
    settle,

    /** Jumps ahead, like a computer that was asleep: at the end, everything overdue runs once. */
    async sleep(seconds) {
      advance(passed + seconds * 1000);
      await settle();
      afterwards.forEach((action) => action());
    },

    /** Advances time, and runs everything that is due, in order. */
    async pass(seconds) {
      const end = passed + seconds * 1000;
      let isQuiet = true;
      for (;;) {
        const first = firstTimer();
        const moved = running();
        // Frames are drawn when requested or watched, and when an animation ends.
        const isDrawn = !document.hidden && (frames.size > 0 || (virtualTime.isWatched && moved.length > 0));
        const next = isDrawn ? (Math.floor(passed / FRAME + 1e-6) + 1) * FRAME : firstEnd(moved);
        const at = Math.max(Math.min(first?.at ?? Infinity, next), passed);
        if (at > end) break;
        isQuiet = false;
        const hasEnded = advance(at, moved);
        if (first && first.at <= at) {
          if (first.timer.every) {
            // An interval stays on its own schedule; missed times are skipped.
            const { timer } = first;
            timer.due += timer.every * (Math.floor((passed - timer.due) / timer.every) + 1);
          } else timers.delete(first.id);
          run(first.timer.action);
        } else if (isDrawn) {
          const due = frames;
          frames = new Map();
          for (const action of due.values()) run(action, now());
        }
        await task();
        if (hasEnded) await frame();
        let isTurn = false;
        for (const action of afterwards) isTurn = action() || isTurn;
        if (isTurn) await frame();
      }
      if (advance(end) || !isQuiet) await settle();
      afterwards.forEach((action) => action());
    },
  };
}
