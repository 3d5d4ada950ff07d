// The C library's reader of options, and its variables as functions, which Swift can call without sharing them.
#ifndef DWELL_CGETOPT_H
#define DWELL_CGETOPT_H

#include <getopt.h>

// Begins with new arguments, and leaves messages to the caller.
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

// The option that is wrong.
static inline int dwell_getopt_option(void) { return optopt; }

// The value of the current option.
static inline const char *dwell_getopt_value(void) { return optarg; }

#endif
