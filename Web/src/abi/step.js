/** The kinds of drawing step, as in Sources/DwellWeb; a test compares them. */
export const fill = 0;
export const border = 1;
export const page = 2;
export const image = 3;
export const label = 4;
export const clip = 5;
export const opacity = 6;
export const pop = 7;
