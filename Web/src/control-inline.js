/** The page control and the timer alone, with their part of the core, in one file. */
import core from 'control.wasm.gz';
import { memory } from './core.js';
import { load, unpackCore } from './load.js';
import { define } from './define.js';
import { DwellPageControl } from './page-control.js';
import { DwellTimer } from './timer.js';
import { clock } from './clock.js';
import { Scroller } from './scroller.js';
import { provideScroller } from './scrolling.js';
import { Targets } from './mark-targets.js';
import { provideTargets } from './targets.js';
import { strings } from './strings.js';

provideScroller(() => Scroller);
provideTargets(Targets);
const ready = load(() => unpackCore(core), () => {
  define('dwell-timer', DwellTimer);
  define('dwell-page-control', DwellPageControl);
});
globalThis.Dwell = { clock, words: strings, memory, ready };
