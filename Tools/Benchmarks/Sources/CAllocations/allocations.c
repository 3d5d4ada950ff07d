#include "allocations.h"

#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

double cpu_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static atomic_ullong bytes;

unsigned long long allocated_bytes(void) { return atomic_load(&bytes); }

#if defined(__GLIBC__)
// glibc exports its allocator under these names, so that a program can replace malloc.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

int counts_allocations(void) { return 1; }

void *malloc(size_t size) {
  atomic_fetch_add(&bytes, size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  atomic_fetch_add(&bytes, count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  atomic_fetch_add(&bytes, size);
  return __libc_realloc(old, size);
}
#else
int counts_allocations(void) { return 0; }
#endif
