import { pagesOf } from './edits.js';

/** Whether what is in an element snaps to it. */
const snaps = (element) => getComputedStyle(element).scrollSnapType !== 'none';
/** Whether an element snaps to what scrolls it. */
const isStop = (element) => getComputedStyle(element).scrollSnapAlign !== 'none';
/** Whether an element scrolls what is in it; with the document's own elements it is usually the window that does. */
const scrolls = (element) => !element.matches('html, body') && (snaps(element) || /auto|scroll/.test(getComputedStyle(element).overflow));

/**
 * Returns what scrolls an element's pages, and the element whose children they are. The element scrolls, or the first one
 * inside that snaps; or pages inside snap to what is around it.
 */
export const scrollContainerOf = (element) => {
  let box = scrolls(element) ? element : [...element.querySelectorAll('*')].find((one) => snaps(one) || isStop(one)) ?? element;
  if (box !== element && !snaps(box)) {
    const track = box.parentElement;
    for (box = element; box; box = box.parentElement) if (snaps(box)) return [box, track];
    box = element;
  }
  const [only, other] = pagesOf(box);
  return [box, only && !other && !isStop(only) && pagesOf(only).some(isStop) ? only : box];
};
