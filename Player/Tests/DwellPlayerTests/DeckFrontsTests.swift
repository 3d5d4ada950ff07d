#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellDeckHTML
@testable import DwellGTK
import DwellGTKTestSupport
import DwellHTML
@testable import DwellPlayer
@testable import DwellPlayerCommand
import XCTest

/// The same deck in a window, a video, a page of HTML and a contact sheet: the order of its pages, their
/// captions, their zooms and their background.
@MainActor
final class DeckFrontsTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// A page of HTML that plays a deck.
  private func page(_ deck: Deck, _ captions: DeckCaptions = .titles) throws -> String {
    let file = try temporaryFolder() + "/page.html"
    var options = DeckDocument.Options()
    options.showsCaptions = captions != .none
    let front = try XCTUnwrap(WebFront(script: "0", style: "a {}"))
    try DeckExport(
      deck, options, front: front, maximumSideLength: 2048, readsCaptions: captions == .exif
    ).write(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// The figures of a page of HTML.
  private func figures(_ page: String) -> [String] {
    page.components(separatedBy: "<figure").dropFirst().map { $0.components(separatedBy: "</figure>")[0] }
  }

  /// The text between two others; nil if one is missing.
  private func text(after beginning: String, before end: String, in text: String) -> String? {
    guard let start = text.range(of: beginning)?.upperBound,
      let stop = text[start...].range(of: end)?.lowerBound
    else { return nil }
    return String(text[start..<stop])
  }

  /// The colour at a point of an image.
  private func color(_ pixels: Pixels, _ x: Double, _ y: Double) -> [Int] {
    Array(pixels[Int(x), Int(y)].prefix(3))
  }

  /// The colours of a deck's pages, in their order, in each front. None of their pictures is skipped in the
  /// deck that the window ends with.
  private func colors(_ deck: Deck) throws -> [(front: String, colors: [[Int]])] {
    var look = DeckLook()
    look.fit = .contain
    look.showsCaptions = false
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.carousel(at: clock.now, look: look), look: look, clock: clock))
    window.widget.send(.pause(.app))
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 && window.store.isComplete }, "pictures")
    var shown: [[Int]] = []
    // The next page is loaded, and removed if that fails, while one is shown.
    while shown.count < window.store.count {
      window.widget.send(.select(page: shown.count, animated: false))
      runLoop(
        until: { window.store.isComplete && window.store.loadedCount >= min(3, window.store.count) },
        "page \(shown.count)")
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      shown.append(color(pixels, Double(pixels.width) / 2, Double(pixels.height) / 2))
    }
    window.didClose()
    gtk_window_destroy(window.window)

    let painter = try XCTUnwrap(
      VideoPainter(
        deck, look: look, width: 320, height: 180, rate: FrameRate(5), pictureDidFail: { _, _, _ in }))
    let film = try painter.deck.pages.indices.map { page in
      try painter.draw(painter.sampleFrames(ofPage: page)[0])
      return color(Pixels(painter.raster), 160, 90)
    }

    let path = try temporaryFolder() + "/figure.png"
    let html = try figures(page(deck)).map { figure in
      let data = try XCTUnwrap(text(after: ";base64,", before: " ", in: figure))
      try XCTUnwrap(Data(base64Encoded: data)).write(to: URL(fileURLWithPath: path))
      return color(
        Pixels(try PictureDecoder.decode(path: path, box: PixelSize(width: 64, height: 64))), 9, 9)
    }

    let pixels = Pixels(try XCTUnwrap(DeckSheet(deck, look: look) { _, _ in }?.draw()))
    let sheet = html.indices.map { tile in
      color(pixels, 2 * (20 + Double(tile % 3) * 440 + 210), 2 * (56 + Double(tile / 3) * 326 + 140))
    }
    return [("window", shown), ("video", film), ("page", html), ("sheet", sheet)]
  }

  func testTheOrderOfAFolderIsTheSameInWindowsVideosPagesAndSheets() async throws {
    let folder = try temporaryFolder()
    let names = ["1 b.png", "2.png", "10.png", "a.png", "B.png", "c 9.png", "c 10.png"]
    // They are written in another order than that of their names.
    for (index, name) in names.enumerated().sorted(by: { $0.element > $1.element }) {
      try SamplePictures.write(
        "\(folder)/\(name)", color: SampleDecks.color(ofPage: index), width: 40, height: 30)
    }
    for name in ["3.png", "b.png", "z.png"] {
      try Data("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
        .write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    for order in [DeckOrder.given, .reversed, .shuffled(seed: 7)] {
      var deck = try Deck.read(path: folder).deck
      XCTAssertEqual(deck.pages.count, 10)
      var changes = DeckChanges()
      changes.order = order
      changes.apply(to: &deck)
      let expected = deck.pages.compactMap { page in
        names.firstIndex(of: page.fileName).map { SampleDecks.color(ofPage: $0) }
      }
      if order == .given { XCTAssertEqual(expected, names.indices.map(SampleDecks.color)) }
      for (front, colors) in try colors(deck) { XCTAssertEqual(colors, expected, "\(front), \(order)") }
    }
  }

  /// A deck of four pages: with a title and a caption in its file, with that caption alone, with an empty
  /// title, and with nothing.
  private func captionedDeck() throws -> Deck {
    let folder = try temporaryFolder()
    for (index, caption) in ["In the first", "In the second", "", ""].enumerated() {
      let path = "\(folder)/\(index).jpg"
      try SamplePictures.write(path, width: 300, height: 200)
      guard !caption.isEmpty else { continue }
      var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      bytes.insert(contentsOf: PictureCaptionTests.exif(Array(caption.utf8)), at: 2)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
    try Data(
      #"{"pages": [{"picture": "0.jpg", "title": "Own"}, "1.jpg", {"picture": "2.jpg", "title": ""}, "3.jpg"]}"#
        .utf8
    ).write(to: URL(fileURLWithPath: folder + "/deck.json"))
    return try Deck.read(path: folder).deck
  }

  /// The pages of a deck in a window and a video, and its contact sheet.
  private func drawings(_ deck: Deck, _ look: DeckLook) throws -> [String: Pixels] {
    var result: [String: Pixels] = [:]
    var look = look
    look.controls = .always
    let window: DeckWindow<Carousel> = try openWindow(deck, look, clock: clock)
    window.widget.send(.pause(.app))
    let painter = try XCTUnwrap(
      VideoPainter(
        deck, look: look, width: 640, height: 360, rate: FrameRate(5), pictureDidFail: { _, _, _ in }))
    for page in deck.pages.indices {
      window.widget.send(.select(page: page, animated: false))
      runLoop(until: { window.store.isComplete }, "page \(page)")
      clock.advance(by: 2)
      result["window \(page)"] = try TestWindow.pixels(of: window.widget.widget, in: self)
      try painter.draw(painter.sampleFrames(ofPage: page)[0])
      result["video \(page)"] = Pixels(painter.raster)
    }
    result["sheet"] = Pixels(try XCTUnwrap(DeckSheet(deck, look: look) { _, _ in }?.draw()))
    return result
  }

  func testCaptionsAreTheSameInWindowsVideosPagesAndSheets() async throws {
    let deck = try captionedDeck()
    let cases: [(DeckCaptions, [String])] = [
      (.titles, ["Own", "", "", ""]), (.names, ["Own", "1", "2", "3"]), (.none, ["", "", "", ""]),
      (.exif, ["Own", "In the second", "", ""]),
    ]
    var all: [DeckCaptions: [String: Pixels]] = [:]
    for (captions, expected) in cases {
      var changed = deck
      var changes = DeckChanges()
      changes.namesPages = captions == .names
      changes.apply(to: &changed)
      var look = DeckLook()
      (look.showsCaptions, look.readsCaptions) = (captions != .none, captions == .exif)
      // The same deck with these texts as its own titles. A sheet names its pictures by their files if they
      // have no caption.
      var titled = deck
      for (page, text) in expected.enumerated() { titled.pages[page].title = text.isEmpty ? nil : text }
      var plain = DeckLook()
      plain.showsCaptions = captions != .none
      let reference = try drawings(titled, plain)
      let drawn = try drawings(changed, look)
      for (name, pixels) in drawn { XCTAssertEqual(pixels, reference[name], "\(captions): \(name)") }
      all[captions] = drawn
      let texts = try figures(page(changed, captions)).map {
        text(after: "<figcaption", before: "</figcaption>", in: $0)
          .flatMap { text(after: "<span>", before: "</span>", in: $0) } ?? ""
      }
      XCTAssertEqual(texts, expected, "\(captions)")
    }
    for name in ["window 1", "video 1", "sheet"] {
      let drawn = [DeckCaptions.titles, .names, .exif].compactMap { all[$0]?[name] }
      XCTAssertEqual(drawn.count, 3)
      XCTAssertFalse(drawn[0] == drawn[1] || drawn[1] == drawn[2] || drawn[0] == drawn[2], name)
    }
  }

  func testTheBackgroundOfAPageOfHTMLIsThatOfWindowsVideosAndSheets() async throws {
    let folder = try temporaryFolder()
    for (index, color) in [[0, 0, 0], [255, 255, 255]].enumerated() {
      let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 60, 60))
      gdk_pixbuf_fill(pixbuf, 0)
      let middle = gdk_pixbuf_new_subpixbuf(pixbuf, 20, 20, 20, 20)
      gdk_pixbuf_fill(middle, color.reduce(0) { $0 << 8 | guint32($1) } << 8 | 255)
      g_object_unref(middle.map { UnsafeMutableRawPointer($0) })
      XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, "\(folder)/\(index).png", "png", nil, nil, nil), 0)
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    var deck = try Deck.read(path: folder).deck
    for ground in DeckGround.allCases {
      deck.ground = ground
      let page = try page(deck)
      // What the pictures themselves are drawn on, and the rest.
      let behind = try deck.pages.map { page in
        let picture = try PictureDecoder.decode(page, box: PixelSize(width: 60, height: 60))
        return ground == .light || (ground == .auto && picture.needsLight)
      }
      XCTAssertEqual(behind, ground == .light ? [true, true] : [ground == .auto, false])
      XCTAssertEqual(page.contains(#"class="light">"#), ground.color == .white, "\(ground)")
      XCTAssertEqual(
        figures(page).map { ground == .light || $0.contains(#"<img class="light""#) }, behind, "\(ground)")
    }
  }

  func testAPageOfHTMLZoomsLikeAVideoAfterASkippedPicture() async throws {
    let folder = try temporaryFolder()
    var deck = try SampleDecks.plain(3, in: folder)
    deck.pages.insert(try SampleDecks.brokenPage(in: folder), at: 1)
    deck.zooms = true
    let zooms = (0..<3).map { page in
      let zoom = PageZoom(page: page)
      return [
        zoom.isInwards ? "in" : "out", "\(Int((zoom.anchorX * 100).rounded()))",
        "\(Int((zoom.anchorY * 100).rounded()))",
      ].joined(separator: " ")
    }
    XCTAssertEqual(
      try figures(page(deck)).map { text(after: #"data-zoom=""#, before: "\"", in: $0) }, zooms)
  }
}
#endif
