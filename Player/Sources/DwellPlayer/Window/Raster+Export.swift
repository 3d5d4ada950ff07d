#if GTK
import DwellDeck
import DwellFiles
import DwellGTKGallery
import Glibc

extension Raster {
  /// Writes the image atomically as a PNG file with the mark of an export (``ExportMark``); returns its
  /// absolute path. If it doesn't replace a file it has a unique name.
  func writeExport(to path: String, replaces: Bool) throws(FileError) -> String {
    let png = png()
    let body = { (output: inout Output) in
      guard let end = ExportMark.end(ofFile: png) else {
        output.fail(ENOMEM)
        return true
      }
      _ = output.write(bytes: png.dropLast(end.replaced) + end.bytes)
      return true
    }
    return try (replaces ? AtomicFile.write(to: path, body) : AtomicFile.writeNew(near: path, body)) ?? path
  }
}
#endif
