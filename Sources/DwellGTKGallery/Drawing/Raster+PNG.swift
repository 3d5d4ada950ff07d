#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellFiles
import Glibc

extension Raster {
  /// Writes the image atomically as a PNG file; returns its absolute path. One that doesn't replace a file
  /// has a name of its own (``AtomicFile/writeNew(near:_:)``).
  @discardableResult public func writePNG(
    to path: String, replaces: Bool = true
  ) throws(FileError) -> String {
    let body = { (output: inout Output) in
      self.encode(to: &output)
      return true
    }
    return try (replaces ? AtomicFile.write(to: path, body) : AtomicFile.writeNew(near: path, body)) ?? path
  }

  /// The image as the bytes of a PNG file; empty if out of memory.
  public func png() -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { bytes, part, count in
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: part, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : []
  }

  /// Encodes the image.
  private func encode(to output: inout Output) {
    let status = withUnsafeMutablePointer(to: &output) { output in
      cairo_surface_write_to_png_stream(
        surface,
        { output, bytes, count in
          guard let output = output?.assumingMemoryBound(to: Output.self) else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          let isWritten = output.pointee.write(bytes: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return isWritten ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }, output)
    }
    switch status {
    case CAIRO_STATUS_SUCCESS: break
    case CAIRO_STATUS_NO_MEMORY: output.fail(ENOMEM)
    default: output.fail(EIO)
    }
  }
}
#endif
