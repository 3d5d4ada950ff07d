#if GTK
import CDwellGTK
import XCTest

/// Returns a white image of 4 by 4 pixels, for the scrubbing control's first page; the caller releases it.
@MainActor
func makeArrowTexture() throws -> OpaquePointer {
  let bytes = g_bytes_new([UInt8](repeating: 255, count: 64), 64)
  defer { g_bytes_unref(bytes) }
  return try XCTUnwrap(gdk_memory_texture_new(4, 4, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, 16))
}
#endif
