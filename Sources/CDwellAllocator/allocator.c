// What the Swift runtime needs of C in a WebAssembly module that imports nothing: memory, and three ways to fill it.
// Elsewhere the system has these, and this file is empty.
#if defined(__wasm__)

#include "CDwellAllocator.h"

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

// A block is a power of two long, from 32 bytes on. Its first 16 bytes hold the number of its class while it is in use,
// and the next free block of that class while it is not; so what is freed is found again, and a page that connects and
// disconnects elements for ever needs no more memory than their greatest number at once.
typedef struct Block {
  struct Block *next;
  uintptr_t class_number;
} Block;

enum { header = 16, least = 5, most = 30, wasm_page = 65536 };

extern unsigned char __heap_base;
static Block *free_blocks[most + 1];
static uintptr_t top;

static void *take(size_t size) {
  // Asked before anything is added, which could begin again at 0.
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
  // Everything lies on 16 bytes; the runtime asks for no more.
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
