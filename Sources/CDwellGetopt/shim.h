// getopt_long and the environment, with their global variables as functions, because Swift 6 rejects shared mutable
// variables; and the size of a terminal, which comes from a function with variable arguments.
#ifndef DWELL_CGETOPT_H
#define DWELL_CGETOPT_H

#include <getopt.h>
#include <sys/ioctl.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
#include <unistd.h>
#endif

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

// The environment, for another program.
static inline char **dwell_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  extern char **environ;
  return environ;
#endif
}

// The width of the terminal at a file descriptor, in characters; 0 if it isn't known.
static inline int dwell_terminal_columns(int file) {
  struct winsize size = {0};
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#endif
