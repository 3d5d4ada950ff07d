/** What the elements share of the page around them: one observer of each kind for all of them. */

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const fine = matchMedia('(hover: hover) and (pointer: fine)');
const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const elements = new Set();

/** Tells every element of something. */
const notifyAll = (name) => () => { for (const element of elements) element[name](); };

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) target.getRootNode().host?.measure();
});
const sights = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.setVisible(isIntersecting);
});

document.addEventListener('visibilitychange', notifyAll('setVisible'));
calm.addEventListener('change', notifyAll('updateReducedMotion'));
contrast.addEventListener('change', notifyAll('reconfigure'));
addEventListener('beforeprint', notifyAll('print'));
addEventListener('afterprint', notifyAll('repaint'));
// Fonts, style sheets and scripts may turn the page around at any time.
new MutationObserver(notifyAll('measure')).observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });

/** Whether the person asks for less motion. */
export const prefersReducedMotion = () => calm.matches;
/** Whether a mouse or its like is what points. */
export const isFine = () => fine.matches;

/** Whether the person asks for more contrast. */
export const wantsContrast = () => contrast.matches;

/** Tells an element of its size, whether it is seen, and what the person prefers, from now on or no more. */
export const observe = (element, root, isObserving) => {
  if (isObserving) {
    elements.add(element);
    sizes.observe(root);
    sights.observe(element);
  } else {
    elements.delete(element);
    sizes.unobserve(root);
    sights.unobserve(element);
  }
};
