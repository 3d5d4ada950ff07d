#if GTK
import DwellDeck
import Foundation

/// Decks for tests.
@MainActor
enum SampleDecks {
  /// Creates a deck of `count` images of one colour each, 40 by 30 pixels, in a folder.
  static func plain(_ count: Int, in folder: String) throws -> Deck {
    var pages: [DeckPage] = []
    for index in 0..<count {
      let path = "\(folder)/page\(index).png"
      try SamplePictures.write(path, color: color(ofPage: index), width: 40, height: 30)
      pages.append(
        DeckPage(path: path, format: .png, alternativeText: "Colour \(index)", title: "Page \(index)"))
    }
    return Deck(name: "sample", pages: pages)
  }

  /// Returns the red, green and blue of a page's image.
  static func color(ofPage page: Int) -> [Int] { [20 + page * 30, 200 - page * 30, 90] }

  /// Creates a page whose file isn't an image.
  static func brokenPage(in folder: String) throws -> DeckPage {
    let path = folder + "/broken.png"
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    return DeckPage(path: path, format: .png)
  }
}
#endif
