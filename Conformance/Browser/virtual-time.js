/**
 * Virtual time: this page's clocks go only when `virtualTime.pass()` is called. It is installed before any other script.
 *
 * Timers, animation frames, `Date`, `performance.now()` and the times of events are replaced. CSS transitions, CSS
 * animations and `element.animate()` stay the browser's own: the runner has stopped their timeline (a playback rate of 0),
 * and here their start times are moved back by as much as has passed, so that `animation-play-state`, `finished`,
 * `transitionend` and the rest work as ever. What needs a real frame of the browser (observers, scrolling, the events of
 * animations) gets one while virtual time stands.
 */
{
  const real = {
    Date, frame: requestAnimationFrame.bind(globalThis), wait: setTimeout.bind(globalThis),
    channel: new MessageChannel(), startTime: Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime'),
    timeline: Object.getOwnPropertyDescriptor(AnimationTimeline.prototype, 'currentTime'),
  };
  const FRAME = 1000 / 60;
  const day = real.Date.UTC(2030, 0, 1);
  /** When the page began, by the timeline of its animations. */
  const origin = document.timeline.currentTime ?? 0;
  /** Milliseconds that have passed. */
  let passed = 0;
  /** Milliseconds by which every timer fires late, as those of a busy page do. */
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

  /** When a timer fires: late by the lateness, and in a hidden page only at whole seconds, as browsers do it. */
  const firing = ({ due }) => (document.hidden ? Math.ceil((due + lateness) / 1000) * 1000 : due + lateness);

  /** The timer that fires first. */
  const firstTimer = () => {
    let first = null;
    for (const [id, timer] of timers) {
      const at = firing(timer);
      if (!first || at < first.at) first = { id, timer, at };
    }
    return first;
  };

  /** Runs an action of the page; what it throws is the page's error. */
  const run = (action, ...given) => { try { action(...given); } catch (error) { reportError(error); } };

  // ---- Animations

  const running = () => roots.flatMap((root) => root.getAnimations()).filter(
    (one) => one.playState === 'running' && one.timeline === document.timeline,
  );

  /** When the first animation comes to its end. */
  const firstEnd = (moved) => {
    let first = Infinity;
    for (const { currentTime, playbackRate, effect } of moved) {
      const end = playbackRate > 0 ? effect?.getComputedTiming().endTime ?? Infinity : 0;
      const left = (end - (currentTime ?? 0)) / (playbackRate || 1);
      if (left > 0) first = Math.min(first, passed + left);
    }
    return first;
  };

  /** Moves the clocks on, and the animations with them; true if one of these has come to its end. */
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

  /** Lets the browser draw, so that observers and events of animations come, and waits until nothing scrolls by itself. */
  const settle = async () => {
    await frame();
    await frame();
    // A smooth scroll takes less than this; a page that never rests is not waited for.
    for (let n = 0, before = -1, still = 0; n < 120 && scrolled && still < 3; n += 1) {
      before = scrolled;
      await frame();
      still = scrolled === before ? still + 1 : 0;
    }
    scrolled = 0;
  };

  globalThis.virtualTime = {
    /** Seconds since the page began. */
    get now() { return passed / 1000; },
    /** The number of timers and frames that somebody waits for. */
    get waits() { return timers.size + frames.size; },
    /** Seconds by which timers fire late. */
    set lateness(seconds) { lateness = seconds * 1000; },
    /** Whether somebody looks at every frame, also where only animations move. */
    isWatched: false,
    /** Calls an action after everything that happens. */
    afterwards(action) { afterwards.push(action); },
    settle,

    /** Jumps, as a computer does that was asleep: nothing runs until the end, and then all that is overdue, once. */
    async sleep(seconds) {
      advance(passed + seconds * 1000);
      await settle();
      afterwards.forEach((action) => action());
    },

    /** Passes time, and runs everything that is due until then in its order. */
    async pass(seconds) {
      const end = passed + seconds * 1000;
      let isQuiet = true;
      for (;;) {
        const first = firstTimer();
        const moved = running();
        // Frames are drawn where somebody waits for them or looks at them, and where an animation ends.
        const isDrawn = !document.hidden && (frames.size > 0 || (virtualTime.isWatched && moved.length > 0));
        const next = isDrawn ? (Math.floor(passed / FRAME + 1e-6) + 1) * FRAME : firstEnd(moved);
        const at = Math.max(Math.min(first?.at ?? Infinity, next), passed);
        if (at > end) break;
        isQuiet = false;
        const hasEnded = advance(at, moved);
        if (first && first.at <= at) {
          if (first.timer.every) {
            // An interval keeps its own times, whenever it fires; those that it missed are lost.
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
