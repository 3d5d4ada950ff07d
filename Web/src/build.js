/**
 * Creates a node with attributes and children; the nodes inside an `svg` are of its namespace. Nothing is parsed, so that
 * no Trusted Types policy is needed.
 */
export const build = (name, attributes = {}, ...children) => {
  const node = /svg|path/.test(name) ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
};

/** The content of the shadow tree, by class of elements. */
const bodies = new Map();
/** Returns the content of an element's shadow tree: copies of nodes, which cost a fifth of new ones. */
export const bodyOf = (type) => {
  if (!bodies.has(type)) bodies.set(type, type.body());
  return bodies.get(type).map((node) => node.cloneNode(true));
};

/** Returns a hidden button with an icon. */
const button = (attributes, d = '') => build('button', { ...attributes, type: 'button', hidden: '' },
  build('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, build('path', { d })));

/** Returns the buttons that turn pages, with a chevron to the left. */
export const turns = () => [{ part: 'previous' }, { part: 'next' }].map((one) => button(one, 'M13 2l2 2-6 6 6 6-2 2-8-8z'));
/** Returns the pause button, empty until it is published, other buttons, and the drawing, side by side. */
export const parts = (buttons = []) => [button({ part: 'toggle' }), ...buttons, build('div', { class: 'root', part: 'base' }, build('div', { part: 'slider' }))];
/** Returns the same in a row. */
export const row = () => [build('div', { class: 'row' }, ...parts())];
