/** Marks as buttons or tabs, which the modules import where an `indicator-role` asks for them. */
export { Targets } from './mark-targets.js';
