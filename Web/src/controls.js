import { shared } from './shared.js';
import { reconfigureAll } from './start.js';

/** The controls with `for`, of every script that defines elements in this document. */
export const controls = shared('controls', new Set());

/** Binds the controls again whose element has gone, been replaced or is one of those that have come; those that came with it are bound. */
export const bindControls = (elements) => {
  const isBound = (one) => one.source === one.boundSource && one.subject === one.boundSubject && (!elements?.has(one.source) || elements.has(one));
  reconfigureAll([...controls].filter((one) => !isBound(one)));
};
