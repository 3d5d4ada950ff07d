/** The kinds of element, as in Sources/DwellWeb; a test compares them. */
export const pageControl = 0;
export const carousel = 1;
export const segments = 2;
export const meter = 3;
