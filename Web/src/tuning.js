/**
 * Thresholds and tolerances. esbuild writes the constants of a module that imports nothing where they are used, which is
 * shorter than a name.
 */

/** The time from the start to the first sample of a motion, in seconds. */
export const FIRST_STEP = 0.01;
/** The growth of each further step. */
export const GROWTH = 1.08;
/** The maximum of a step, in seconds. */
export const MAX_STEP = 0.05;
/** The maximum number of samples. */
export const MAX_SAMPLES = 600;
/** The steps per device pixel of a steady fill. */
export const STEPS_PER_PIXEL = 2;
/** Differences of samples below this, in points or opacity, are ignored. */
export const EPSILON = 1e-3;
/** The differences of numbers in CSS values that are due to their rounding. */
export const SAME = 2e-4;
/** The largest distance, in CSS pixels, by which a moving edge may be off without being seen. */
export const UNSEEN = 0.1;
/**
 * The least width, height and radius of a clip, in CSS pixels; too small to be seen. Chromium leaves an animation
 * to the main thread in which a clip becomes empty, in boxes rounded down to 64ths, or its corners square.
 */
export const LEAST = 0.02;
/**
 * How long an animation holds its end before it finishes, in seconds. Chromium draws a frame when an animation would have
 * finished, even if it was cancelled, unless another one finishes earlier.
 */
export const HOLD = 60;
/** The easing of what doesn't change. With any other one, Chromium draws each frame of an animated clip anew. */
export const HELD = 'steps(1)';
/** The groups of a single item have keys from here down. */
export const OWN = -16;

/** How far a press that may not become a drag can move and still be a tap, in pixels. */
export const TAP = 10;
/** How long after scrolling content inside a page the wheel stays with it, in milliseconds, as in browsers. */
export const LATCH = 200;
/** The time without scrolling after which a scroll has ended, in milliseconds. */
export const SHORT = 150;
/** The same where there will be more, or the browser reports the end. */
export const LONG = 1000;
/** The frames without a movement after which a scroll of our own has ended; a busy browser begins it after some. */
export const FRAMES = 40;
/** How far the user has to scroll until pages snap again, in pixels. */
export const SLOP = 3;
/** How long that takes, in milliseconds. */
export const START = 60;

/** How long after the last turn by the user its page is written into the address, in seconds. */
export const HASH_DELAY = 0.2;

/** The time between two looks at an element hidden by a style whose end isn't reported, in seconds. */
export const LOOK = 0.5;
/** The area that hides an element from everybody but screen readers, in square pixels: a box of 1 pixel, rounded up. */
export const FEW = 4;

/** The elements that start together, even if some of them are out of sight: to look where they are costs a layout. */
export const FEW_STARTS = 4;
/** The elements out of sight that start at once, when the browser is idle. */
export const STARTS_AT_ONCE = 10;
/** The time after which it is asked again whether it is, in milliseconds. */
export const LONGEST_START = 8;
