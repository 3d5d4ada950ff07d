// getopt_long, with its global variables as functions, because Swift 6 rejects shared mutable variables.
#ifndef DWELL_CGETOPT_H
#define DWELL_CGETOPT_H

#include <getopt.h>

// Starts with new arguments, and disables the library's own messages.
static inline void dwell_getopt_begin(void) {
  opterr = 0;
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
#ifdef __APPLE__
  optreset = 1;
#endif
#endif
}

// The index of the next argument.
static inline int dwell_getopt_index(void) { return optind; }

// The invalid option.
static inline int dwell_getopt_option(void) { return optopt; }

// The value of the current option.
static inline const char *dwell_getopt_value(void) { return optarg; }

#endif
