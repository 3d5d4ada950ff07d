import { clock, wakeAt } from './clock.js';
import { shared } from './shared.js';
import { FEW, LOOK } from './tuning.js';

/** The share of each observed element's area that was in view when its observer last reported it. */
const shares = shared('shares', new WeakMap());
/** The elements hidden by styles whose end no observer reports, such as `scale(0)`. */
const unreported = new Set();
/** Looks at those elements from time to time. */
const lookout = {
  wake() {
    for (const element of unreported) element.setVisible();
    if (unreported.size) wakeAt(lookout, clock.now() + LOOK);
  },
};

/** Returns an observer of the area of elements in view, and calls `report` with those whose area has changed by a factor of two. */
export const observerOfArea = (report, rootMargin) => new IntersectionObserver((entries) => {
  // At an edge, an element without an area in view intersects, too.
  for (const { target, isIntersecting, intersectionRatio } of entries) shares.set(target, isIntersecting ? intersectionRatio : 0);
  report(entries.map(({ target }) => target));
}, { rootMargin, threshold: [0, ...Array.from({ length: 24 }, (_, n) => 2 ** -n)] });

/** Whether the clip of an element or one around it leaves something of the element. Only hit tests know every shape. */
const isInsideClips = (element, box) => {
  const { pointerEvents } = getComputedStyle(element);
  let isClipped = false;
  for (let one = element; one && !isClipped; one = one.assignedSlot ?? one.parentNode ?? one.host) {
    const { clip, clipPath } = one.nodeType === 1 ? getComputedStyle(one) : {};
    isClipped = /\(/.test(clip + clipPath);
  }
  // The pointer misses it anyway.
  if (!isClipped || pointerEvents === 'none') return true;
  const [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
  const parts = [1, 3, 5].map((n) => n / 6);
  const root = element.getRootNode();
  return parts.some((x) => parts.some((y) => root.elementsFromPoint(left + (right - left) * x, top + (bottom - top) * y).includes(element)));
};

/** Whether more than a few pixels of an element can be seen; undefined in the window before its observer has reported it. */
export const isShown = (element) => {
  const share = shares.get(element);
  const box = element.getBoundingClientRect();
  if (share === undefined) return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight ? share : false;
  return share * box.width * box.height > FEW && getComputedStyle(element).visibility === 'visible' && isInsideClips(element, box);
};

/** Whether an element has an area in view, if no style hides it that its observer doesn't know. */
export const isObservedInView = (element) => shares.get(element) > 0;

/** Looks at an element again and again, or not, which is in view for its observer and can't be seen. */
export const lookAt = (element, isLooking) => {
  const before = unreported.size;
  if (isLooking) unreported.add(element); else unreported.delete(element);
  // Elements that come later wait for the same look.
  if (!before !== !unreported.size) wakeAt(lookout, before ? Infinity : clock.now() + LOOK);
};
