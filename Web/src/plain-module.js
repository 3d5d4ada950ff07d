/** What carousels have without the core, which the modules import where they can't have it. */
export { usePlainCarousels } from './plain.js';
