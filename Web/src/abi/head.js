/** The indices in a frame's head, and the lengths of its records, as in Sources/DwellWeb; a test compares them. */
export const until = 2;
export const commands = 3;
export const course = 4;
export const elements = 5;
export const page = 6;
export const pageCount = 7;
export const progress = 8;
export const rate = 9;
export const pausedBy = 10;
export const width = 11;
export const height = 12;
export const position = 13;
export const length = 14;
export const command = 18;
export const element = 14;
