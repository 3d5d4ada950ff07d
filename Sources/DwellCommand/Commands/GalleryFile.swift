import DwellFiles
import DwellHTML

/// The gallery as an HTML page.
enum GalleryFile {
  /// Writes the gallery and prints its path. If it doesn't replace a file it has a unique name.
  static func write(to path: String, replaces: Bool = true) throws(CommandProblem) {
    let document = GalleryDocument(front: try WebFront.installed(), own: try WebFront.installed("gallery"))
    let text = document.text
    let written = try writing { () throws(FileError) in
      replaces
        ? try AtomicFile.write(text, to: path)
        : try AtomicFile.writeNew(near: path) { output in output.write(text) } ?? path
    }
    try Output.printPath(written)
  }
}
