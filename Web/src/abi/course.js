/** The courses of a frame, as in Sources/Dwell; a test compares them. */
export const still = 0;
export const linear = 1;
export const sampled = 2;
