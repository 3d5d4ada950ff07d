#if GTK
import DwellDeck
import Foundation

/// Decks for tests.
@MainActor
enum SampleDecks {
  /// A deck of so many pictures of one colour each, 40 by 30 pixels, in a folder.
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

  /// The red, green and blue of a page's picture.
  static func color(ofPage page: Int) -> [Int] { [20 + page * 30, 200 - page * 30, 90] }

  /// A page whose file holds no picture.
  static func brokenPage(in folder: String) throws -> DeckPage {
    let path = folder + "/broken.png"
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    return DeckPage(path: path, format: .png)
  }
}
#endif
