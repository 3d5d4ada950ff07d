/** The page control alone, with the part of the core that it needs beside this file. */
import { fetchCore, load } from './load.js';
import { define } from './element.js';
import { DwellPageControl } from './page-control.js';

export { clock } from './clock.js';
export { words } from './strings.js';

/** Whether the element is there; true once it is. */
export const ready = load(fetchCore(new URL('control.wasm', import.meta.url)), () => {
  define('dwell-page-control', DwellPageControl);
});
