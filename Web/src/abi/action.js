/** The actions of semantic elements, as bits, as in Sources/Dwell; a test compares them. */
export const next = 1;
export const previous = 2;
export const setValue = 4;
export const pause = 8;
export const resume = 16;
export const select = 32;
