import { bindControls } from './controls.js';
import { whole } from './properties.js';
import { FEW_STARTS, LONGEST_START, STARTS_AT_ONCE } from './tuning.js';

/**
 * What several elements do at once. Of a document that has changed, each look at a style or a size costs a layout of the whole,
 * so all elements look before any of them changes something.
 */

/**
 * The connected elements that start at the end of the task, and those out of sight, which start when the browser is idle. Elements
 * whose size only the core knows have started, and are drawn then.
 */
const waiting = new Set();
const distant = new Set();

/** Returns the elements that can begin, or take a configuration, and has the others do so once they can: those whose core is there. */
let able = (elements) => elements;
/** Says which elements can begin. */
export const provideAble = (choose) => { able = choose; };

/** Whether the parser is still adding to the document, whose target the browser may not know yet. */
export const isParsing = () => document.readyState === 'loading';

/** Starts an element if it hasn't started, because something asks for its state. */
export const startNow = (element) => {
  if (waiting.has(element)) startAll();
  if (distant.has(element) || waiting.delete(element)) start([element]);
};

/** Starts what waits at the end of the task; what the parser adds, one element after the other, with the next frame. */
const startWaiting = () => (isParsing() ? requestAnimationFrame : queueMicrotask)(startAll);

/** Starts an element soon, with the others that are connected until then. */
export const startSoon = (element) => {
  if (!waiting.size) startWaiting();
  waiting.add(element);
};

/**
 * Starts the elements that wait, but for those out of sight where there are many, and those whose first page has yet to come, unless
 * something has asked for one.
 */
export const startAll = () => {
  const elements = [...waiting].filter((one) => !one.isPending && waiting.delete(one));
  if (waiting.size) startWaiting();
  const target = document.querySelector(':target');
  const areMany = elements.length > FEW_STARTS;
  const near = elements.filter((one) => !areMany || !one.isNear || one.isNear(target));
  if (near.length < elements.length) postpone(elements);
  start(near, target, areMany);
};

/** Has elements wait until the browser is idle. */
const postpone = (elements) => {
  const before = distant.size;
  for (const one of elements) distant.add(one);
  if (!before) whenIdle();
};

/** Starts elements out of sight, a few at a time. */
const startDistant = () => {
  const begun = performance.now();
  while (distant.size && performance.now() - begun < LONGEST_START) start([...distant].slice(0, STARTS_AT_ONCE));
  whenIdle();
};
/** Continues with those that wait once the browser is idle. */
const whenIdle = () => { if (distant.size) (globalThis.requestIdleCallback ?? setTimeout)(startDistant, { timeout: 1000 }); };

/** Starts all elements that haven't started. */
export const startEverything = () => {
  startAll();
  start([...distant]);
};

/** Starts and draws elements, of many only those in sight. Those that have left meanwhile don't start. */
const start = (all, target, areMany) => {
  for (const one of all) distant.delete(one);
  const connected = able(all.filter((one) => one.isConnected), start);
  const others = connected.filter((one) => !one.isRunning);
  for (const one of others) {
    if (!one.area) one.assemble();
    one.prepareStart?.();
  }
  for (const one of others) one.createComponent();
  const elements = connected.filter(({ component }) => !component.size);
  for (const one of others) one.startComponent();
  const sizes = measure(elements);
  // The others know their size by now, so that nothing moves when they are drawn; carousels have chosen for themselves.
  const later = new Set(elements.filter((one) => areMany && one.isVisible === false && !one.slides));
  for (const one of later) one.applyVisibility(true, false);
  // Elements that follow others show their pages first.
  for (const isFollower of [false, true]) {
    elements.forEach((one, n) => { if (!later.has(one) && !!one.boundSource === isFollower) one.drawFirst(sizes[n], target); });
  }
  bindControls(new Set(elements));
  postpone(later);
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
  const alive = able(elements.filter((one) => one.isAlive), reconfigureAll);
  for (const one of alive) one.configure();
  for (const one of alive) one.applyConfiguration();
  measureAll(alive);
};

/**
 * Handles reports of sizes, but for those in which elements have been drawn, as the first one of each. Without a box there were no
 * transitions.
 */
export const resizeAll = (entries) => {
  const running = [];
  for (const { target, contentRect: { width, height } } of entries) {
    const { host } = target.getRootNode();
    const { size } = host?.component ?? {};
    if (size && size !== `${[width, height].map(whole)}`) running.push(host);
  }
  watchAll(running);
  reconfigureAll(running.filter(({ component }) => component?.size === '0,0'));
  measureAll(running, true);
};
