import { LATCH } from './tuning.js';

/** When a trackpad last moved, in milliseconds, wherever in the document. */
let moved = -Infinity;

/** A wheel's movement; with the shift key it is sideways, which not every browser has done already. */
export const wayOf = ({ deltaX, deltaY, shiftKey }) => (shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY]);

/**
 * Whether a wheel event is that of notches, not of a trackpad: by its mode, else by its size and rhythm. Notches are whole
 * multiples of 120 along one axis; so are movements of a trackpad now and then, but those come amid others.
 */
export const isNotched = ({ deltaMode, wheelDelta, wheelDeltaX, wheelDeltaY, timeStamp }) => {
  const isWhole = wheelDelta % 120 === 0 && !(wheelDeltaX && wheelDeltaY);
  if (deltaMode || (isWhole && timeStamp - moved > LATCH)) return true;
  moved = timeStamp;
  return false;
};
