import { pagesOf } from './edits.js';

/** Whether what is in an element snaps to it. */
const snaps = (element) => getComputedStyle(element).scrollSnapType !== 'none';
/** Whether an element snaps to what scrolls it. */
const isStop = (element) => getComputedStyle(element).scrollSnapAlign !== 'none';
/** Whether an element scrolls what is in it; with the document's own elements it is usually the window that does. */
const scrolls = (element) => !element.matches('html, body') && (snaps(element) || /auto|scroll/.test(getComputedStyle(element).overflow));

/** How much further an element scrolls than its size, along an axis. */
export const roomOf = (box, size) => box[`scroll${size}`] - box[`client${size}`];

/**
 * Returns how far the body is from the document's edge if layout offsets are counted from the body, which they are where it
 * is positioned; its own is always 0.
 */
export const bodyOffset = (body, edge) =>
  getComputedStyle(body).position === 'static' ? 0 : body.getBoundingClientRect()[edge] - body.parentNode.getBoundingClientRect()[edge];

/**
 * Returns the axis along which what scrolls has its pages: its edges, its size, whether it is that of lines of text, and
 * whether it begins at the far edge.
 */
export const axisOf = (box) => {
  const { scrollSnapType, writingMode, direction } = getComputedStyle(box);
  const isUpright = /^h/.test(writingMode);
  const [axis] = scrollSnapType.split(' ');
  const isVertical = { x: false, y: true, block: isUpright, inline: !isUpright }[axis] ?? roomOf(box, 'Height') > roomOf(box, 'Width');
  const isInline = isVertical !== isUpright;
  return [
    ...isVertical ? ['Top', 'Bottom', 'Height'] : ['Left', 'Right', 'Width'],
    isInline, isInline ? direction === 'rtl' : /-rl/.test(writingMode),
  ];
};

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
