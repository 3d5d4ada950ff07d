/** All elements, with the core next to this file: `<script type="module" src="dwell.mjs">`. */
import { fetchCore, load } from './load.js';
import { importScroller } from './scroller-import.js';
import { defineAll } from './all.js';

export { DwellCarousel } from './carousel.js';
export { DwellElement } from './element.js';
export { DwellMeter } from './meter.js';
export { DwellPageControl } from './page-control.js';
export { DwellSegments } from './segments.js';
export { DwellTimer } from './timer.js';
export { clock } from './clock.js';
export { strings as words } from './strings.js';

/** Resolves to true when the elements have been defined. Bundled as a classic script there is no `import.meta`. */
export const ready = load(
  () => fetchCore(import.meta.url ? new URL('dwell.wasm.gz', import.meta.url) : new URL('dwell.wasm.gz', document.currentScript.src)),
  defineAll,
  importScroller,
);
