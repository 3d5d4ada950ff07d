/** The page control alone and the part of the core that it needs, in one file. */
import wasm from 'control.wasm';
import { memory } from './core.js';
import { load } from './load.js';
import { define } from './element.js';
import { DwellPageControl } from './page-control.js';
import { clock } from './clock.js';
import { words } from './words.js';

const ready = load(WebAssembly.instantiate(wasm), () => define('dwell-page-control', DwellPageControl));
globalThis.Dwell = { clock, words, memory, ready };
