// In unoptimised native builds the standard library's rounding calls the C maths library. The import links it
// where there is one; WebAssembly has instructions for what the core uses and links nothing.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
