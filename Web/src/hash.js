import { clock } from './clock.js';
import { HASH_DELAY } from './tuning.js';

/** What waits to be written, by element. */
const waits = new WeakMap();

/** Returns the element that the address names. The browser's own target is that of the last navigation. */
export const named = (element) => {
  let name = location.hash.slice(1);
  // Not every address is well-formed.
  try { name = decodeURIComponent(name); } catch {}
  return element.getRootNode().getElementById?.(name) ?? null;
};

/**
 * Writes the id of a page to which the user has turned into the address, once no other turn follows: browsers limit how often that
 * is possible. A page without an id takes away that of another one.
 */
export const writeHash = (element, page) => {
  clock.forget(waits.get(element));
  waits.set(element, clock.wait(clock.now() + HASH_DELAY, () => {
    const { id } = page;
    if (!element.isRunning || !(id || element.list?.includes(named(element)))) return;
    // Whatever base a document has.
    history.replaceState(history.state, '', location.href.split('#')[0] + (id && `#${encodeURIComponent(id)}`));
  }));
};
