import DwellFiles
import DwellHTML

/// The gallery as a page of HTML.
enum GalleryFile {
  /// Writes the gallery and prints its path.
  static func write(to path: String) throws(CommandProblem) {
    let document = GalleryDocument(front: try WebFront.installed(), own: try WebFront.installed("gallery"))
    try Output.print(
      try writing { () throws(FileError) in try WholeFile.write(document.text, to: path) } + "\n")
  }
}
