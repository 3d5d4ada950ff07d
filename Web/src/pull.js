/** The distance beyond which a pull begins, and the speed of a flick, in pixels and pixels per second; as in the core's `PullToDismiss`. */
const [THRESHOLD, FLICK] = [10, 500];
/** The shares of the height beyond which a slow pull dismisses, and by which a view that is pulled by its height is smaller. */
const [SHARE, SHRINKING] = [0.25, 0.2];
/** How far back in time a finger's speed is measured, and how long a dismissed view takes to leave, in milliseconds. */
const [RECENT, LEAVING] = [100, 200];
/** Rounding of thresholds. */
const SLACK = 1e-6;

/** Whether a movement begins a pull. */
export const begins = (x, y) => y > THRESHOLD && y > Math.abs(x);

/** What a view of a height looks like at a distance: how far down it is, its scale, and its background's opacity. */
export const lookAt = (distance, height) => {
  const offset = distance > 0 ? distance : 0;
  const way = height > 0 ? Math.min(offset / height, 1) : 0;
  return { offset, scale: 1 - SHRINKING * way, background: 1 - way };
};

/** Whether a view that is released at a distance, with a speed downwards, is dismissed. */
export const dismisses = (distance, speed, height) => distance > 0
  && (speed > FLICK + SLACK || (distance > SHARE * height + SLACK && speed >= -FLICK - SLACK));

/** The keyframes of the way back, on the spring on which pages settle (response 0.35 s, damping fraction 0.8), and their duration. */
const returning = (distance, speed, height) => {
  const [frequency, damping] = [2 * Math.PI / 0.35, 0.8];
  const [decay, swing] = [damping * frequency, frequency * Math.sqrt(1 - damping ** 2)];
  const steps = Array.from({ length: 31 }, (_, n) => {
    const time = n / 50;
    return n === 30 ? 0 : Math.exp(-decay * time) * (distance * Math.cos(swing * time) + (speed + decay * distance) / swing * Math.sin(swing * time));
  });
  return [steps.map((one) => lookAt(one, height)), 600];
};

/** Whether something between an event's target and an element scrolls back up first. */
const isScrolled = (event, element) => {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(element)).some((one) => one.scrollTop > 0);
};

/**
 * Lets a finger or pen pull a view down, and calls `dismiss` once it has left. Calls `isReduced` for whether motion is reduced.
 */
export const followPull = (element, view, background, { isReduced, dismiss }) => {
  let pull = null;
  /** The motion after a release. */
  let motions = [];

  /** The styles of a look. */
  const stylesOf = ({ offset, scale, background: opacity }) => [{ transform: `translateY(${offset}px) scale(${scale})` }, { opacity }];
  const show = (look) => {
    const [moved, faded] = look ? stylesOf(look) : [{ transform: '' }, { opacity: '' }];
    Object.assign(view.style, moved);
    Object.assign(background.style, faded);
  };
  /** Plays looks, and calls `done` after the last one. */
  const play = (looks, duration, easing, done) => {
    const frames = looks.map(stylesOf);
    motions = [view, background].map((one, n) => one.animate(frames.map((frame) => frame[n]), { duration: isReduced() ? 0 : duration, easing }));
    Promise.all(motions.map(({ finished }) => finished)).then(() => { show(); done?.(); }, () => {});
  };
  const heightOf = () => element.clientHeight;
  const distanceOf = (event) => event.clientY - pull.y;

  const move = (event) => {
    if (event.pointerId !== pull.pointer) return;
    if (event.buttons !== 1) return void end(event, false);
    const [x, y] = [event.clientX - pull.x, distanceOf(event)];
    // Pages that follow the finger keep it. They have seen the movement before: for them it is no tap.
    if (!pull.isPulled && Math.max(Math.abs(x), Math.abs(y)) > THRESHOLD) {
      if (!begins(x, y) || pull.isScrolled) return void stop();
      pull.isPulled = true;
    }
    if (!pull.isPulled) return;
    pull.recent = [...pull.recent.filter(({ time }) => event.timeStamp - time < RECENT), { time: event.timeStamp, y: event.clientY }];
    show(lookAt(y, heightOf()));
  };
  /** Stops following. */
  const stop = () => {
    pull = null;
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
  };
  const end = (event, isReleased) => {
    if (event.pointerId !== pull.pointer) return;
    const { isPulled, recent } = pull;
    const distance = distanceOf(event);
    stop();
    if (!isPulled) return;
    const [first] = recent.filter(({ time }) => event.timeStamp - time < RECENT);
    const time = first ? event.timeStamp - first.time : 0;
    const speed = time > 0 ? (event.clientY - first.y) / time * 1000 : 0;
    const height = heightOf();
    if (isReleased && dismisses(distance, speed, height)) {
      const way = { ...lookAt(Math.max(distance, height), height), background: 0 };
      play([lookAt(distance, height), way], LEAVING, 'ease-in', dismiss);
    } else {
      show();
      play(...returning(Math.max(distance, 0), speed, height), 'linear');
    }
  };
  const listeners = { pointermove: move, pointerup: (event) => end(event, true), pointercancel: (event) => end(event, false) };

  element.addEventListener('pointerdown', (event) => {
    if (pull || event.button || !event.isPrimary || event.defaultPrevented) return;
    for (const motion of motions) motion.cancel();
    pull = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isScrolled: isScrolled(event, element), recent: [{ time: event.timeStamp, y: event.clientY }] };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener);
  }, true);
  // Content that scrolls would take the finger: at its top it does so only for the other way.
  element.addEventListener('touchmove', (event) => {
    const [{ clientX, clientY }, second] = event.touches;
    if (pull && !pull.isScrolled && !second && (pull.isPulled || clientY - pull.y > Math.abs(clientX - pull.x))) event.preventDefault();
  }, { passive: false });
};
