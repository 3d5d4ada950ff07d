/** The reasons to pause, as in Sources/DwellWeb; a test compares them. */
export const touch = 1;
export const scrub = 2;
export const hover = 4;
export const focus = 8;
export const hidden = 16;
export const background = 32;
export const loading = 64;
export const app = 256;
