/** The pages that users had scrolled to before the script loaded, by element. */
const snaps = new WeakMap();
/** Whether elements are being upgraded that were there before. */
let isDefining = false;

/** Defines an element, once. Where it has been scrolled is read before that, of all at once. */
export const define = (name, type) => {
  if (customElements.get(name)) return;
  if (type.initialSnap) for (const one of document.querySelectorAll(name)) snaps.set(one, type.initialSnap(one));
  isDefining = true;
  customElements.define(name, type);
  isDefining = false;
};

/** Returns the page that the user had scrolled to; undefined if the element wasn't scrolled. Those in a shadow tree weren't read. */
export const initialSnapOf = (element) => snaps.get(element) ?? (isDefining ? element.constructor.initialSnap?.(element) : undefined);
