/// The memory of a WebAssembly module without imports. There is nothing to call: the Swift runtime does.
