/** The page control alone and the part of the core that it needs, in one file. */
import core from 'control.wasm.gz';
import { memory } from './core.js';
import { load, unpackCore } from './load.js';
import { define } from './element.js';
import { DwellPageControl } from './page-control.js';
import { clock } from './clock.js';
import { words } from './strings.js';

const ready = load(unpackCore(core), () => define('dwell-page-control', DwellPageControl));
globalThis.Dwell = { clock, words, memory, ready };
