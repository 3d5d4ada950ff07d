/** The page control alone, with its part of the core next to this file. */
import { fetchCore, load } from './load.js';
import { DwellElement, define } from './element.js';
import { DwellPageControl } from './page-control.js';

export { DwellElement, DwellPageControl };
export { clock } from './clock.js';
export { strings as words } from './strings.js';

/** Resolves to true when the element has been defined. */
export const ready = load(() => fetchCore(new URL('control.wasm', import.meta.url)), () => {
  define('dwell-page-control', DwellPageControl);
});
