// The C functions that the Swift runtime needs in a WebAssembly module without imports: memory allocation, and three
// ways to fill memory. On other platforms the C library has them, and this file is empty.
#if defined(__wasm__)

#include "CDwellAllocator.h"

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

// A block's size is a power of two, at least 32 bytes. Its first 16 bytes hold its size class while it is in use, and
// the next free block of that class otherwise. Freed blocks are reused, so a page that connects and disconnects
// elements forever needs memory only for the largest number connected at once.
typedef struct Block {
  struct Block *next;
  uintptr_t class_number;
} Block;

enum { header = 16, least = 5, most = 30, wasm_page = 65536 };

extern unsigned char __heap_base;
static Block *free_blocks[most + 1];
static uintptr_t top;

static void *take(size_t size) {
  // Checked before the addition, which could overflow.
  if (size > ((size_t)1 << most) - header) return 0;
  uintptr_t number = least;
  while (((size_t)1 << number) < size + header) number++;
  Block *block = free_blocks[number];
  if (block) {
    free_blocks[number] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t end = top + ((uintptr_t)1 << number);
    if (end < top) return 0;
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * wasm_page;
    if (end > have) {
      uintptr_t pages = (end - have + wasm_page - 1) / wasm_page;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    }
    block = (Block *)top;
    top = end;
  }
  block->class_number = number;
  return (char *)block + header;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // All blocks are aligned to 16 bytes; the runtime asks for no more.
  if (alignment > 16) return 22;
  *result = take(size);
  return *result ? 0 : 12;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((char *)memory - header);
  block->next = free_blocks[block->class_number];
  free_blocks[block->class_number] = block;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

#else
typedef int dwell_allocator_is_the_system_s;
#endif
