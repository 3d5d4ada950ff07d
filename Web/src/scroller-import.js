import { bindControls } from './controls.js';
import { provideScroller } from './scrolling.js';

/** Elements that can time the pages of another one. */
const followers = ['dwell-page-control', 'dwell-segments', 'dwell-timer'].map((name) => `${name}[for]`).join();

/** The class of scrollers, and its import. */
let Scroller = null;
let importing;

/** Imports the class of scrollers, once, and binds the elements that wait for it. */
const know = () => (importing ??= import('./scroller.mjs').then((module) => {
  Scroller = module.Scroller;
  bindControls();
}, (error) => console.warn('Dwell: scroller.mjs is missing, so scroll containers have no marks and no time: copy it beside the script.', error)));

provideScroller(() => {
  if (!Scroller) know();
  return Scroller;
});

/** Imports the class of scrollers if elements of the document need it. */
export const importScroller = async () => {
  const isNeeded = (one) => document.getElementById(one.getAttribute('for'))?.matches(':not(dwell-carousel, dwell-meter, [for])');
  if ([...document.querySelectorAll(followers)].some(isNeeded)) await know();
};
