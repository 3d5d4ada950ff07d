// Dwell
