#if GTK
import DwellGTK
import DwellGTKGallery
import CDwellGTK
import Dwell
import DwellDeck
import DwellFiles
import Glibc

/// The default deck: pictures that the program draws itself.
@MainActor
public enum DemoDeck {
  /// Device pixels per point of the pictures: 1920 by 1280 pixels.
  private static let scale = 1.6
  /// The name of the cache folder; the number changes with the pictures.
  private static let folderName = "dwell/demo-1"

  /// Draws the pictures into a folder, which is created if necessary, and makes a deck of them. Existing
  /// pictures are kept. After an error the folder is as it was before.
  /// - Parameter body: writes further files of the deck.
  public static func write(
    to folder: String, body: (Deck) throws(FileError) -> Void = { _ throws(FileError) in }
  ) throws(FileError) -> Deck {
    let isNew = access(folder, F_OK) != 0
    guard g_mkdir_with_parents(folder, 0o777) == 0 else { throw FileError(path: folder, errno: errno) }
    var pages: [DeckPage] = []
    var drawn: [String] = []
    do throws(FileError) {
      for (index, picture) in DemoPicture.all.enumerated() {
        let path = "\(folder)/\(index + 1) \(picture.title).png"
        if access(path, R_OK) != 0 {
          try draw(picture, to: path)
          drawn.append(path)
        }
        pages.append(
          DeckPage(path: path, format: .png, alternativeText: picture.alternativeText, title: picture.title))
      }
      let deck = Deck(name: "Demo", title: "Dwell", pages: pages)
      try body(deck)
      return deck
    } catch {
      for path in drawn { unlink(path) }
      if isNew { rmdir(folder) }
      throw error
    }
  }

  /// The demo, drawn in the user's cache folder, or otherwise in a temporary folder.
  static func ready() throws(FileError) -> Deck {
    do throws(FileError) {
      return try write(to: String(cString: g_get_user_cache_dir()) + "/" + folderName)
    } catch {
      guard let folder = g_dir_make_tmp("dwell-XXXXXX", nil) else { throw error }
      defer { g_free(folder) }
      return try write(to: String(cString: folder))
    }
  }

  /// Draws one picture into a file.
  private static func draw(_ picture: DemoPicture, to path: String) throws(FileError) {
    let width = Int(DemoCanvas.size.width * scale)
    let height = Int(DemoCanvas.size.height * scale)
    guard let raster = Raster(width: width, height: height) else {
      throw FileError(path: path, errno: ENOMEM)
    }
    raster.draw(scale: scale) { picture.draw(DemoCanvas(cairo: $0)) }
    try raster.writePNG(to: path)
  }
}
#endif
