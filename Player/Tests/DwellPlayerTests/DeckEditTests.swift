#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import DwellTestSupport
import XCTest

/// Random changes of a deck's files while a window plays it, compared with a model of them: the deck, the
/// component, the pictures and the texts always have the same pages.
@MainActor
final class DeckEditTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// What the files of a folder are, and the page that is current.
  private struct Model {
    /// The colours of the pictures that are pages, by file name.
    var colors: [String: [Int]] = [:]
    /// The name of the current page's file.
    var current = ""
    /// The number of pictures that have been written.
    private var count = 0

    /// The names of the pages in their order: names of one length, so that natural order is alphabetical.
    var names: [String] { colors.keys.sorted() }

    /// A colour that no picture had before.
    mutating func newColor() -> [Int] {
      count += 1
      return [count % 200 + 20, count / 200 * 10 + 20, 90]
    }

    /// Removes a page; if it is the current one, its successor is, or the last.
    mutating func remove(_ name: String) {
      let place = names.firstIndex(of: name) ?? 0
      colors[name] = nil
      if current == name, !colors.isEmpty { current = names[min(place, names.count - 1)] }
    }
  }

  /// The color of a page's picture; nil while it isn't in memory.
  private func color(ofPage page: Int, in window: DeckWindow<Carousel>) -> [Int]? {
    window.store.picture(page).map { Array(Pixels($0)[1, 1].prefix(3)) }
  }

  /// Waits until a window's pictures are those of the model, and compares all else.
  private func check(_ window: DeckWindow<Carousel>, _ model: Model, _ steps: [String]) {
    let names = model.names
    let what = steps.suffix(4).joined(separator: ", ")
    runLoop(
      until: {
        // The previous page has left the view after a while; until then it shows what it did.
        self.clock.advance(by: 0.2)
        return window.store.isComplete
          && names.enumerated().allSatisfy { page, name in
            self.color(ofPage: page, in: window).map { $0 == model.colors[name] } ?? true
          }
      }, what)
    let component = window.widget.component
    XCTAssertEqual(window.deck.pages.map(\.fileName), names, what)
    XCTAssertEqual(component.pageCount, names.count, what)
    XCTAssertEqual(window.store.count, names.count, what)
    XCTAssertEqual(names[component.currentPage], model.current, what)
    XCTAssertEqual(window.currentPage, component.currentPage, what)
    XCTAssertEqual(color(ofPage: component.currentPage, in: window), model.colors[model.current], what)
    let title = String(cString: gtk_window_get_title(window.window))
    let name = model.current.prefix { $0 != "." }
    XCTAssert(title.hasPrefix("\(name) – "), "\(title) for \(name): \(what)")
    let texts = window.widget.controller.behavior.names
    let values = component.frame(at: clock.now).semantics.elements.map { texts.value($0) }
    XCTAssert(values.contains { $0.hasSuffix(": \(name)") }, "\(values) for \(name): \(what)")
  }

  /// Plays a deck of a folder with ten pictures, whose files change at random.
  private func play(_ seed: UInt64, isFolder: Bool, count: Int) throws {
    let folder = try temporaryFolder()
    var generator = SeededRandom(seed: seed)
    var model = Model()
    /// Writes a picture, as a program does that replaces it by another.
    func write(_ name: String) throws {
      let color = model.newColor()
      try SamplePictures.write("\(folder)/.new.png", color: color, width: 8, height: 6)
      XCTAssertEqual(rename("\(folder)/.new.png", "\(folder)/\(name)"), 0)
      model.colors[name] = color
    }
    let all = (10..<20).map { "\($0).png" }
    for name in all { try write(name) }
    var deck =
      try isFolder ? Deck.read(path: folder).deck : Deck.read(paths: all.map { "\(folder)/\($0)" }).deck
    var changes = DeckChanges()
    changes.namesPages = true
    changes.apply(to: &deck)
    model.current = all[0]
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.widget.send(.pause(.app))
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 }, "allocated")
    var steps = ["seed \(seed)"]
    check(window, model, steps)
    for _ in 0..<count {
      let name = all.randomElement(using: &generator) ?? ""
      let isPage = model.colors[name] != nil
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        steps.append("\(isPage ? "replace" : "add") \(name)")
        try write(name)
        window.follow("\(folder)/\(name)")
      case 2 where isPage && model.colors.count > 1:
        steps.append("delete \(name)")
        XCTAssertEqual(unlink("\(folder)/\(name)"), 0)
        model.remove(name)
        window.removeMissingPages()
      case 3 where model.colors.count > 4:
        let gone = model.names.shuffled(using: &generator).prefix(3).sorted().reversed()
        steps.append("delete \(gone)")
        for name in gone {
          XCTAssertEqual(unlink("\(folder)/\(name)"), 0)
          model.remove(name)
        }
        window.removeMissingPages()
      case 4 where model.colors.count > 1:
        steps.append("break \(model.current)")
        let broken = model.current
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(broken)"))
        window.follow("\(folder)/\(broken)")
        model.remove(broken)
        runLoop(
          until: {
            self.clock.advance(by: 0.5)
            return window.store.count == model.colors.count
          }, steps.suffix(3).joined(separator: ", "))
        XCTAssertEqual(unlink("\(folder)/\(broken)"), 0)
      default:
        let page = Int.random(in: 0..<model.colors.count, using: &generator)
        steps.append("show \(model.names[page])")
        model.current = model.names[page]
        window.widget.send(.select(page: page, animated: Bool.random(using: &generator)))
      }
      check(window, model, steps)
      guard testRun?.failureCount == 0 else { break }
    }
    window.didClose()
    gtk_window_destroy(window.window)
  }

  func testPagesPicturesAndTextsStayTogetherUnderRandomEdits() async throws {
    for seed in 1...6 { try play(UInt64(seed), isFolder: seed % 2 == 0, count: 60) }
  }
}
#endif
