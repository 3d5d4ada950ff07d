import { bindControls } from './controls.js';
import { whole } from './properties.js';
import { FEW_STARTS, LONGEST_START, STARTS_AT_ONCE } from './tuning.js';

/**
 * What several elements do at once. Of a document that has changed, each look at a style or a size costs a layout of the whole,
 * so all elements look before any of them changes something.
 */

/** The connected elements that start at the end of the task, and those out of sight, which start when the browser is idle. */
const waiting = new Set();
const distant = new Set();

/** Starts an element if it hasn't started, because something asks for its state. */
export const startNow = (element) => {
  if (waiting.has(element)) startAll();
  if (distant.has(element)) start([element]);
};

/** Starts an element at the end of the task, with the others that are connected in it. */
export const startSoon = (element) => {
  if (!waiting.size) queueMicrotask(startAll);
  waiting.add(element);
};

/** Starts the elements that wait, but for those out of sight where there are many. */
const startAll = () => {
  const elements = [...waiting];
  waiting.clear();
  const target = document.querySelector(':target');
  const near = elements.length > FEW_STARTS ? elements.filter((one) => one.isNear(target)) : elements;
  if (near.length < elements.length && !distant.size) whenIdle();
  for (const one of elements) distant.add(one);
  start(near, target);
  for (const one of distant) one.connectedAt = undefined;
};

/** Starts elements out of sight, a few at a time. */
const startDistant = () => {
  const begun = performance.now();
  while (distant.size && performance.now() - begun < LONGEST_START) start([...distant].slice(0, STARTS_AT_ONCE));
  if (distant.size) whenIdle();
};
const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(startDistant, { timeout: 1000 });

/** Starts all elements that haven't started. */
export const startEverything = () => {
  startAll();
  start([...distant]);
};

/** Starts elements; those that have left meanwhile don't. */
const start = (all, target) => {
  for (const one of all) distant.delete(one);
  let elements = all.filter((one) => one.isConnected && !one.isRunning);
  for (const one of elements) one.prepareStart();
  for (const one of elements) one.createComponent();
  for (const one of elements) one.startComponent();
  elements = elements.filter((one) => one.component);
  const sizes = measure(elements);
  // Elements that follow others show their pages first.
  for (const isFollower of [false, true]) {
    elements.forEach((one, n) => { if (!!one.boundSource === isFollower) one.drawFirst(sizes[n], target); });
  }
  bindControls(new Set(elements));
};

/** Returns the sizes of elements, after they have taken their directions. */
const measure = (elements) => {
  const directions = elements.map((one) => one.readDirection());
  elements.forEach((one, n) => one.applyDirection(directions[n]));
  return elements.map((one) => one.readSize());
};

/** Draws elements anew whose size or direction may have changed; with `isObserved` only if the size has. */
export const measureAll = (elements, isObserved) => {
  const running = elements.filter((one) => one.component);
  const sizes = measure(running);
  running.forEach((one, n) => one.applySize(sizes[n], isObserved));
};

/** Looks which elements are visible, and then lets their time pass or not. */
export const watchAll = (elements) => {
  for (const one of elements) one.lookIfShown();
  for (const one of elements) one.applyVisibility();
};

/** Applies changed attributes or styles to elements. */
export const reconfigureAll = (elements) => {
  const alive = elements.filter((one) => one.isAlive);
  for (const one of alive) one.configure();
  for (const one of alive) one.applyConfiguration();
  measureAll(alive);
};

/**
 * Handles reports of sizes, but for those in which elements have been drawn, as the first one of each. Without a box there were no
 * transitions.
 */
export const resizeAll = (entries) => {
  const changed = entries.filter(({ target, contentRect: { width, height } }) => {
    const { size } = target.getRootNode().host?.component ?? {};
    return size && size !== `${[width, height].map(whole)}`;
  });
  const running = changed.map(({ target }) => target.getRootNode().host);
  watchAll(running);
  reconfigureAll(running.filter(({ component }) => component?.size === '0,0'));
  measureAll(running, true);
};
