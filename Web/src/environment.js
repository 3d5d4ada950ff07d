import { clock } from './clock.js';
import { reconfigureAll, resizeAll, startAll, startEverything, watchAll } from './start.js';
import { lookAt, observerOfArea } from './visibility.js';

/** The document's environment, with one observer of each kind for all elements. */

let reducedMotion;
let finePointer;
let moreContrast;
let resizeObserver;
let visibilityObserver;
const elements = new Set();

/** Returns a listener that calls a function with every element. */
export const notifyAll = (action) => () => { for (const element of elements) action(element); };
/** Configures every element again. */
const reconfigure = () => reconfigureAll([...elements]);

/** Waits for another number of device pixels per CSS pixel, as on another screen, by which lengths don't change. */
const watchScale = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
  reconfigure();
  watchScale();
}, { once: true });

// On a server the classes can be imported, too.
if (globalThis.document) {
  [reducedMotion, finePointer, moreContrast] = [
    '(prefers-reduced-motion: reduce)', '(hover: hover) and (pointer: fine)', '(prefers-contrast: more), (forced-colors: active)',
  ].map((query) => matchMedia(query));
  resizeObserver = new ResizeObserver(resizeAll);
  visibilityObserver = observerOfArea(watchAll);
  // In a hidden window there are no frames.
  addEventListener('DOMContentLoaded', () => {
    startAll();
    notifyAll((element) => element.didParse?.())();
  });
  document.addEventListener('visibilitychange', () => watchAll([...elements]));
  reducedMotion.addEventListener('change', notifyAll((element) => element.updateReducedMotion()));
  moreContrast.addEventListener('change', reconfigure);
  watchScale();
  addEventListener('beforeprint', () => {
    startEverything();
    notifyAll((element) => element.print?.())();
  });
  addEventListener('pagehide', notifyAll((element) => element.moments.leave(clock.now())));
  addEventListener('afterprint', notifyAll((element) => element.repaint()));
  // WebKit forgets the pointer of a page that is left, and after a return doesn't report that it has gone.
  addEventListener('pageshow', () => { if (!document.querySelector(':hover')) notifyAll((element) => element.endHover())(); });
}

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = () => reducedMotion.matches;
/** Whether the primary pointer is a mouse or similar. */
export const hasFinePointer = () => finePointer.matches;

/** Whether the user prefers more moreContrast. */
export const prefersContrast = () => moreContrast.matches;

/** Starts or stops reporting size, visibility and preferences to an element; the size is its ruler's, if it has one. */
export const observe = (element, root, isObserving) => {
  if (isObserving) {
    elements.add(element);
    resizeObserver.observe(element.ruler ?? root);
    visibilityObserver.observe(element);
  } else {
    elements.delete(element);
    resizeObserver.unobserve(element.ruler ?? root);
    visibilityObserver.unobserve(element);
    lookAt(element, false);
  }
};
