/** The roles of semantic elements, as in Sources/Dwell; a test compares them. */
export const pageControl = 0;
export const segmentedProgress = 1;
export const meter = 2;
export const pageView = 3;
export const page = 4;
export const playPause = 5;
export const previous = 6;
export const next = 7;
export const pageButton = 8;
export const pageTab = 9;
