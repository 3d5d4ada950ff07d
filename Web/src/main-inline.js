/** All elements and the core in one file: `<script src="dwell.js" defer>`, from a server or from `file://`. */
import core from 'whole.wasm.gz';
import { memory } from './core.js';
import { load, unpackCore } from './load.js';
import { defineAll } from './all.js';
import { clock } from './clock.js';
import { Scroller } from './scroller.js';
import { provideScroller } from './scrolling.js';
import { Targets } from './mark-targets.js';
import { provideTargets } from './targets.js';
import { strings } from './strings.js';

provideScroller(() => Scroller);
provideTargets(Targets);
globalThis.Dwell = { clock, words: strings, memory, ready: load(() => unpackCore(core), defineAll) };
