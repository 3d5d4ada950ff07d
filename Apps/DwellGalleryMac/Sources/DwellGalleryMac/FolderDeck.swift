import DwellDeck
import DwellGallery
import SwiftUI

#if os(macOS)
import AppKit
#endif

/// The pictures at a path: a folder, a picture or a deck.json, as `dwell play` takes them.
@MainActor
enum FolderDeck {
  /// The result of reading.
  enum Reading {
    /// Pictures, how long each stays, in seconds, and whether the last one is followed by the first.
    case deck([DeckPicture], duration: Double, loops: Bool)
    /// A message about the problem.
    case problem(String)
  }

  /// Reads the deck at a path. Pages that cannot be shown are skipped, and reported in the terminal.
  static func read(_ path: String) -> Reading {
    do throws(DeckProblem) {
      let reading = try Deck.read(path: path)
      for problem in reading.skipped { print(problem) }
      var deck = reading.deck
      for video in deck.removeVideos() { print("\(video.path): \(Deck.videoProblem.reason); skipped") }
      guard !deck.pages.isEmpty else {
        return .problem("\(path): holds only videos, which are not shown here")
      }
      let pictures = deck.pages.map { page in
        DeckPicture(id: page.path, label: page.label, duration: page.duration) { image(at: page.path) }
      }
      return .deck(pictures, duration: deck.duration, loops: deck.loops)
    } catch {
      return .problem("\(error)")
    }
  }

  #if os(macOS)
  /// The pictures that were read recently.
  private static let images = NSCache<NSString, NSImage>()

  /// The picture in a file; nil if it cannot be shown. Only the pages near the current one request theirs.
  private static func image(at path: String) -> Image? {
    if let image = images.object(forKey: NSString(string: path)) { return Image(nsImage: image) }
    guard let image = NSImage(contentsOfFile: path) else { return nil }
    images.setObject(image, forKey: NSString(string: path))
    return Image(nsImage: image)
  }
  #else
  /// Pictures in files are for Macs; elsewhere they come from the photo library.
  private static func image(at path: String) -> Image? { nil }
  #endif
}
