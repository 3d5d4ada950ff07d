import { shared } from './shared.js';

/** The controls with `for`, of every script that defines elements in this document. */
export const controls = shared('controls', new Set());

/** Binds the controls again whose element has come, gone or been replaced. */
export const bindControls = (element) => {
  const isBound = ({ source, boundSource, subject, boundSubject }) => source === boundSource && source !== element && subject === boundSubject;
  for (const control of controls) if (!isBound(control)) control.reconfigure();
};
