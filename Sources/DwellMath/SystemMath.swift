// In unoptimised native builds the standard library's rounding calls the C maths library; importing it links
// it, on every system that has one. WebAssembly has instructions for what the core uses and links nothing.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
