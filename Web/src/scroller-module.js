/** What times the pages of a scroll container, which the modules import where it is used. */
export { Scroller } from './scroller.js';
