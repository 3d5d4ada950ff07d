/// The memory allocator of a WebAssembly module without imports. Only the Swift runtime calls it.
