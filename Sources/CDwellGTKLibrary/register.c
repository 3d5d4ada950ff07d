// Registers the types as soon as the library is loaded: GtkBuilder aborts the process at a class that it doesn't know.
#ifdef DWELL_GTK
#define _GNU_SOURCE
#include <unistd.h>

// In Swift: registers all types.
extern void swift_dwell_register_types(void);

/// A library that another thread loads leaves this to the first function that is called. Swift's own constructors must have run
/// before, so this file is linked last.
__attribute__((constructor)) static void register_types(void) {
  if (getpid() == gettid()) swift_dwell_register_types();
}
#else
// Without the trait GTK there is nothing; a file of C needs something.
typedef int dwell_gtk_registers_nothing;
#endif
