/** All elements and the core in one file: `<script src="dwell.js">`, from a server or from `file://`. */
import wasm from 'dwell.wasm';
import { memory } from './core.js';
import { load } from './load.js';
import { defineAll } from './all.js';
import { clock } from './clock.js';
import { words } from './words.js';

globalThis.Dwell = { clock, words, memory, ready: load(WebAssembly.instantiate(wasm), defineAll) };
