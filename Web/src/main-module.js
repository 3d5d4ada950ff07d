/** All elements, with the core next to this file: `<script type="module" src="dwell.mjs">`. */
import { fetchCore, load } from './load.js';
import { importScroller } from './scroller-import.js';
import { defineAll } from './all.js';
import { imports, provideMore } from './more.js';

export { DwellCarousel } from './carousel.js';
export { DwellElement } from './element.js';
export { DwellMeter } from './meter.js';
export { DwellPageControl } from './page-control.js';
export { DwellSegments } from './segments.js';
export { DwellTimer } from './timer.js';
export { clock } from './clock.js';
export { strings as words } from './strings.js';

const script = globalThis.document?.currentScript;
/** Fetches the core, and what only some elements need of it. Bundled as a classic script there is no `import.meta`. */
const core = () => fetchCore(import.meta.url ? new URL('dwell.wasm.gz', import.meta.url) : new URL('dwell.wasm.gz', script.src));
const more = () => fetchCore(import.meta.url ? new URL('more.wasm.gz', import.meta.url) : new URL('more.wasm.gz', script.src));

/** Resolves to true when the elements have been defined. */
export const ready = load(core, defineAll, (compiled) => Promise.all([importScroller(), provideMore(more, compiled)]), imports);
