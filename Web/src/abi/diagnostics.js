/** The mistakes of an outcome's diagnostics that the console hears of, as in the core; a test compares them. */
export const invalidMetrics = 16;
