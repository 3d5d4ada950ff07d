/** The page control and the timer alone, with their part of the core next to this file. */
import { fetchCore, load } from './load.js';
import { define } from './define.js';
import { DwellElement } from './element.js';
import { DwellPageControl } from './page-control.js';
import { importScroller } from './scroller-import.js';
import { DwellTimer } from './timer.js';

export { DwellElement, DwellPageControl, DwellTimer };
export { clock } from './clock.js';
export { strings as words } from './strings.js';

/** Resolves to true when the elements have been defined. Bundled as a classic script there is no `import.meta`. */
export const ready = load(
  () => fetchCore(import.meta.url ? new URL('control.wasm.gz', import.meta.url) : new URL('control.wasm.gz', document.currentScript.src)),
  () => {
    define('dwell-timer', DwellTimer);
    define('dwell-page-control', DwellPageControl);
  },
  importScroller,
);
