/** The document's environment, with one observer of each kind for all elements. */

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const finePointer = matchMedia('(hover: hover) and (pointer: fine)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const elements = new Set();

/** Returns a listener that calls a method of every element. */
const notifyAll = (name) => () => { for (const element of elements) element[name](); };

const resizeObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) target.getRootNode().host?.measure();
});
const visibilityObserver = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.setVisible(isIntersecting);
});

document.addEventListener('visibilitychange', notifyAll('setVisible'));
reducedMotion.addEventListener('change', notifyAll('updateReducedMotion'));
moreContrast.addEventListener('change', notifyAll('reconfigure'));
addEventListener('beforeprint', notifyAll('print'));
addEventListener('afterprint', notifyAll('repaint'));
// Fonts, style sheets and scripts can change the document's direction at any time.
new MutationObserver(notifyAll('measure')).observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = () => reducedMotion.matches;
/** Whether the primary pointer is a mouse or similar. */
export const hasFinePointer = () => finePointer.matches;

/** Whether the user prefers more moreContrast. */
export const prefersContrast = () => moreContrast.matches;

/** Starts or stops reporting size, visibility and preferences to an element. */
export const observe = (element, root, isObserving) => {
  if (isObserving) {
    elements.add(element);
    resizeObserver.observe(root);
    visibilityObserver.observe(element);
  } else {
    elements.delete(element);
    resizeObserver.unobserve(root);
    visibilityObserver.unobserve(element);
  }
};
