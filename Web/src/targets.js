import { notifyAll } from './environment.js';

/** The class of targets, which scripts contain and modules import where it is used, and its import. */
let Targets;
let importing;

/** Sets the class of targets. */
export const provideTargets = (type) => { Targets = type; };

/** Returns the class of targets; nothing until it has arrived, with which everything is drawn again. */
export const classOfTargets = () => {
  if (!Targets) {
    importing ??= import('./targets.mjs').then((module) => {
      provideTargets(module.Targets);
      notifyAll((element) => element.repaint?.())();
    }, (error) => console.warn('Dwell: targets.mjs is missing, so marks are one slider: copy it beside the script.', error));
  }
  return Targets;
};
