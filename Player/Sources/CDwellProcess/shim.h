// The environment, whose global variable Swift 6 rejects, and the size of a terminal, which comes from a function with
// variable arguments.
#ifndef DWELL_CPROCESS_H
#define DWELL_CPROCESS_H

#include <sys/ioctl.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
#include <unistd.h>
#endif

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
