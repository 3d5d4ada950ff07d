/** All elements, with the core beside this file: `<script type="module" src="dwell.mjs">`. */
import { fetchCore, load } from './load.js';
import { defineAll } from './all.js';

export { clock } from './clock.js';
export { words } from './strings.js';

/** Whether the elements are there; true once they are. */
export const ready = load(fetchCore(new URL('dwell.wasm', import.meta.url)), defineAll);
