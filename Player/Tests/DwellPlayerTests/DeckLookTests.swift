#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The styles of a deck: story and control, captions, directions, and screen inhibition.
@MainActor
final class DeckLookTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens a window that plays a deck of white images with titles.
  private func open(
    _ look: DeckLook, pages: Int = 4, _ change: (inout Deck) -> Void = { _ in }
  ) throws -> DeckWindow<Carousel> {
    var deck = try SampleDecks.plain(pages, in: try temporaryFolder())
    change(&deck)
    return try openWindow(deck, look, clock: clock)
  }

  /// Returns a changed look.
  private func look(_ change: (inout DeckLook) -> Void) -> DeckLook {
    var look = DeckLook()
    change(&look)
    return look
  }

  /// Clicks, or presses for some seconds, at a fraction of the window's width.
  private func press(_ window: DeckWindow<Carousel>, at share: Double, for seconds: Double = 0.1) {
    let point = Point(x: window.widget.size.width * share, y: 300)
    window.widget.send(.press(point))
    clock.advance(by: seconds)
    window.widget.send(.release(point))
  }

  func testAStoryTurnsByTapsOnItsThirdsAndPausesWhileItIsHeld() async throws {
    let window = try open(look { $0.style = .story })
    press(window, at: 0.5)
    XCTAssertEqual(window.widget.component.currentPage, 1, "the middle goes forward")
    press(window, at: 0.9)
    XCTAssertEqual(window.widget.component.currentPage, 2)
    press(window, at: 0.1)
    XCTAssertEqual(window.widget.component.currentPage, 1, "the leading third goes back")
    clock.advance(by: 1)
    let before = window.widget.component.timer.progress(at: clock.now)
    press(window, at: 0.9, for: 30)
    XCTAssertEqual(window.widget.component.currentPage, 1, "a hold isn't a tap")
    XCTAssertEqual(window.widget.component.timer.progress(at: clock.now), before, accuracy: 1e-9)
  }

  func testFromRightToLeftTheLeadingThirdIsAtTheRight() async throws {
    for style in DeckStyle.allCases {
      let window = try open(
        look {
          $0.style = style
          $0.isRightToLeft = true
        })
      press(window, at: 0.1)
      XCTAssertEqual(window.widget.component.currentPage, 1)
      press(window, at: 0.9)
      XCTAssertEqual(window.widget.component.currentPage, 0)
      window.widget.send(.key(.left))
      XCTAssertEqual(window.widget.component.currentPage, 1)
    }
  }

  func testPagesTurnWithTheDecksEffect() async throws {
    let window = try open(DeckLook()) { $0.effect = .cube }
    window.widget.send(.key(.right))
    clock.advance(by: 0.1)
    let pages: [Rect] = window.widget.component.frame(at: clock.now).display.commands.compactMap { command in
      if case .page(_, let rect, _, _, _) = command { rect } else { nil }
    }
    XCTAssertTrue(pages.allSatisfy { $0.width < window.widget.size.width }, "the sides of a cube: \(pages)")
    let sides = pages.filter { $0.width > 1 }
    XCTAssertEqual(sides.count, 2)
    XCTAssertGreaterThan(sides.reduce(0) { $0 + $1.width }, window.widget.size.width, "one corner in front")
  }

  func testPicturesAreVisibleSideBySide() async throws {
    let window = try open(DeckLook()) {
      $0.pagesPerView = 2
      $0.loops = false
    }
    runLoop(until: { window.store.loadedCount == 3 }, "the third page is a neighbour")
    let pages: [Rect] = window.widget.component.frame(at: clock.now).display.commands.compactMap { command in
      if case .page(_, let rect, _, _, _) = command { rect } else { nil }
    }
    XCTAssertEqual(pages.map(\.width), [window.widget.size.width / 2, window.widget.size.width / 2])
    XCTAssertEqual(window.widget.component.pages.snapPointCount, 3)
  }

  func testASwipeKeepsItsVelocity() async throws {
    let window = try open(look { $0.style = .story })
    window.widget.send(.press(Point(x: 600, y: 300)))
    for step in 1...4 {
      clock.advance(by: 0.015)
      window.widget.send(.move(Point(x: 600 - 40 * Double(step), y: 300)))
    }
    window.widget.send(.release(Point(x: 440, y: 300)))
    XCTAssertEqual(window.widget.component.currentPage, 1, "R093: fast, though not far")
    let position = window.widget.component.position(at: clock.now)
    XCTAssert(position > 0.1 && position < 0.3, "the page continues from where it was released: \(position)")
    clock.advance(by: 0.05)
    XCTAssertGreaterThan(window.widget.component.position(at: clock.now), position + 0.05)
  }

  func testStorySegmentsAreAtTheTopAndDotsAtTheBottom() async throws {
    let story = try open(look { $0.style = .story })
    XCTAssertLessThan(story.widget.component.indicatorRect.center.y, 60)
    XCTAssertGreaterThan(story.widget.pauseRect.y, story.widget.size.height / 2)
    let control = try open(DeckLook())
    XCTAssertGreaterThan(control.widget.component.indicatorRect.center.y, control.widget.size.height - 60)
  }

  func testCaptionsAreDrawnInBothStylesAndHiddenOnRequest() async throws {
    for style in DeckStyle.allCases {
      let plain = look {
        $0.style = style
        $0.showsCaptions = false
      }
      let titled = try open(look { $0.style = style }) { $0.pages[0].title = "A title" }
      let bare = try open(plain) { $0.pages[0].title = "A title" }
      let (with, without) = (
        try TestWindow.pixels(of: titled.widget.widget, in: self),
        try TestWindow.pixels(of: bare.widget.widget, in: self)
      )
      XCTAssertGreaterThan(with.difference(from: without).greatest, 100, "\(style)")
    }
  }

  /// A caption on a white page of 600 by 400 points.
  private func captionOnWhite(_ style: DeckStyle) throws -> Pixels {
    let painter = CaptionPainter(look { $0.style = style })
    let raster = try XCTUnwrap(Raster(width: 600, height: 400))
    let size = Rect(Size(width: 600, height: 400))
    let content = PageContent(drawPage: { _, rect, canvas in painter.draw("||||||||", in: rect, on: canvas) })
    raster.draw(
      DisplayList([
        .fill(ItemKey(.background), size, radius: 0, .solid(.white, opacity: 1)),
        .page(0, size, opacity: 1),
      ]), with: DisplayListRenderer(theme: .onPictures, content: content))
    return Pixels(width: 600, height: 400, bytes: raster.bytes)
  }

  func testCaptionsAreWhiteOnALegibleShade() async throws {
    for style in DeckStyle.allCases {
      let pixels = try captionOnWhite(style)
      // Along the middle of the letters: the darkest pixel is the shade, the brightest a letter.
      let row = style == .control ? 308 : 364
      let greys = (24..<90).map { Double(pixels[$0, row][1]) / 255 }
      let (shade, letter) = (try XCTUnwrap(greys.min()), try XCTUnwrap(greys.max()))
      /// Returns the relative luminance of a grey (WCAG 2.2).
      func luminance(_ grey: Double) -> Double {
        grey <= 0.04045 ? grey / 12.92 : pow((grey + 0.055) / 1.055, 2.4)
      }
      let contrast = (luminance(letter) + 0.05) / (luminance(shade) + 0.05)
      XCTAssertGreaterThan(contrast, 4.5, "\(style): letters of \(letter) on \(shade), over white")
    }
  }

  func testTheShadeOfCaptionsHasNoVisibleEdge() async throws {
    for style in DeckStyle.allCases {
      let pixels = try captionOnWhite(style)
      // The greys below the shade of segments, beside the letters.
      let greys = (80..<400).map { Int(pixels[599, $0][1]) }
      XCTAssertLessThan(try XCTUnwrap(greys.last), 90)
      for row in 4..<greys.count - 4 {
        let bend = greys[row - 4] - 2 * greys[row] + greys[row + 4]
        XCTAssertLessThan(abs(bend), 5, "\(style): the gradient bends at row \(row + 80)")
      }
    }
  }

  func testCaptionsBeginAtTheLooksSideWhateverTheirDirection() async throws {
    let size = Rect(Size(width: 600, height: 400))
    for isRightToLeft in [false, true] {
      for text in ["صورة", "3 صورة", "\u{201C}صورة\u{201D}", "3 pictures", "2024"] {
        let painter = CaptionPainter(look { $0.isRightToLeft = isRightToLeft })
        let raster = try XCTUnwrap(Raster(width: 600, height: 400))
        let content = PageContent(drawPage: { _, rect, canvas in painter.draw(text, in: rect, on: canvas) })
        raster.draw(
          DisplayList([.page(0, size, opacity: 1)]),
          with: DisplayListRenderer(theme: .onPictures, content: content))
        let pixels = Pixels(width: 600, height: 400, bytes: raster.bytes)
        let bright = (0..<600).filter { x in (290..<330).contains { pixels[x, $0][1] > 160 } }
        let (first, last) = (try XCTUnwrap(bright.first), try XCTUnwrap(bright.last))
        XCTAssertEqual(
          Double(isRightToLeft ? 600 - last : first), 24, accuracy: 8, "\(text), \(isRightToLeft)")
      }
    }
  }

  func testTheLoadingSignIsVisibleOnAnyPicture() async throws {
    let window = try open(
      look {
        $0.fit = .cover
        $0.showsCaptions = false
      })
    window.loadingSign.update(isLoading: true)
    clock.advance(by: LoadingSign.delayTime + 0.1)
    runLoop(until: { gtk_widget_get_width(window.loadingSign.widget) > 0 }, "laid out")
    let pixels = try TestWindow.pixels(of: XCTUnwrap(gtk_window_get_child(window.window)), in: self)
    /// Returns the green of the pixel in the middle's row, at a distance from the middle.
    func green(at distance: Int) -> Int { pixels[pixels.width / 2 + distance, pixels.height / 2][1] }
    let page = SampleDecks.color(ofPage: 0)[1]
    for side in [-1, 1] {
      XCTAssertLessThan(green(at: side * 20), page / 2, "the spinner is white, the shade behind it dark")
      XCTAssertEqual(green(at: side * 26), page, accuracy: 1, "a disc")
    }
  }

  func testPicturesFitTheirPagesAsTheLookSpecifies() async throws {
    // Pictures of 40 by 30 pixels in a window of 1080 by 720 points.
    for (fit, width, height) in [(nil, 160, 120), (DeckFit.scaleDown, 40, 30), (.contain, 960, 720)] {
      let window = try open(look { $0.fit = fit }) { $0.pages[0].title = nil }
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      XCTAssertEqual(pixels.width, 1080)
      let color = SampleDecks.color(ofPage: 0)
      let (left, top) = ((pixels.width - width) / 2, (pixels.height - height) / 2)
      XCTAssertEqual(Array(pixels[left, pixels.height / 2].prefix(3)), color, "\(fit as Any)")
      XCTAssertEqual(Array(pixels[pixels.width / 2, top].prefix(3)), color, "\(fit as Any)")
      XCTAssertEqual(Array(pixels[left - 1, pixels.height / 2].prefix(3)), [0, 0, 0], "\(fit as Any)")
    }
    let window = try open(look { $0.fit = .cover }) { $0.pages[0].title = nil }
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    for (x, y) in [(0, 0), (1079, 0), (0, 719), (1079, 500)] {
      XCTAssertEqual(Array(pixels[x, y].prefix(3)), SampleDecks.color(ofPage: 0), "\(x), \(y)")
    }
  }

  func testACoveringPictureStaysInItsPageAndIsCroppedEquallyOnBothSides() async throws {
    let folder = try temporaryFolder()
    try SamplePictures.write(folder + "/a.png", width: 400, height: 100)
    let picture = try PictureDecoder.decode(
      path: folder + "/a.png", box: PixelSize(width: 100, height: 50), fit: .cover)
    XCTAssertEqual(picture.size, PixelSize(width: 200, height: 50), "no larger than it is shown")
    let raster = try XCTUnwrap(Raster(width: 300, height: 100))
    let content = PageContent(drawPage: { _, rect, canvas in
      PicturePainter.draw(picture, in: rect, on: canvas, fit: .cover)
    })
    let page = Rect(x: 100, y: 25, width: 100, height: 50)
    raster.draw(
      DisplayList([
        .fill(
          ItemKey(.background), Rect(Size(width: 300, height: 100)), radius: 0, .solid(.white, opacity: 1)),
        .page(0, page, opacity: 1),
      ]), with: DisplayListRenderer(theme: .onPictures, content: content))
    let pixels = Pixels(width: 300, height: 100, bytes: raster.bytes)
    for (x, y, quarter) in [(101, 26, 0), (198, 26, 1), (101, 73, 2), (198, 73, 3)] {
      XCTAssertEqual(
        Array(pixels[x, y].prefix(3)), SamplePictures.quarters[quarter], "\(x), \(y)")
    }
    for (x, y) in [(99, 50), (200, 50), (150, 24), (150, 75)] {
      XCTAssertEqual(Array(pixels[x, y].prefix(3)), [255, 255, 255], "\(x), \(y)")
    }
  }

  func testTheScreenStaysAwakeWhileADeckPlaysFullScreen() async throws {
    var calls: [String] = []
    let guardian = IdleInhibitor(
      ask: {
        calls.append("ask")
        return 7
      }, release: { calls.append("release \($0)") })
    guardian.update(isPlaying: true, fillsScreen: false)
    XCTAssertEqual(calls, [], "a window doesn't inhibit sleep")
    guardian.update(isPlaying: true, fillsScreen: true)
    guardian.update(isPlaying: true, fillsScreen: true)
    XCTAssertEqual(calls, ["ask"], "once")
    guardian.update(isPlaying: false, fillsScreen: true)
    XCTAssertEqual(calls, ["ask", "release 7"])
    let unsupported = IdleInhibitor(ask: { 0 }, release: { _ in XCTFail("nothing to release") })
    unsupported.update(isPlaying: true, fillsScreen: true)
    unsupported.update(isPlaying: false, fillsScreen: true)
  }

  func testThePauseButtonPausesAndReportsIt() async throws {
    let window = try open(look { $0.style = .story })
    XCTAssert(window.widget.isAdvancing)
    dwell_emit_plain(window.pauseButton, "clicked")
    XCTAssertFalse(window.widget.isAdvancing)
    XCTAssertEqual(window.widget.component.timer.pausedBy, [.app])
    dwell_emit_plain(window.pauseButton, "clicked")
    XCTAssert(window.widget.isAdvancing)
    XCTAssertEqual(gtk_widget_get_focusable(window.pauseButton), 1, "the keyboard reaches it")
  }

  func testWhilePausedTheButtonStaysVisibleUnderARestingPointer() async throws {
    let window = try open(look { $0.showsCaptions = false })
    let handle = window.window.cast(to: GtkWidget.self)
    /// Returns whether anything is visible where the button is, in the last picture's black margin.
    func isButtonVisible() throws -> Bool {
      let pixels = try TestWindow.pixels(of: XCTUnwrap(gtk_window_get_child(window.window)), in: self)
      let rect = window.widget.pauseRect
      let (x, y) = (Int(rect.center.x), Int(rect.center.y))
      return (-12...12).contains { dx in (-12...12).contains { dy in pixels[x + dx, y + dy][0] > 60 } }
    }
    XCTAssertTrue(try isButtonVisible())
    gtk_widget_add_css_class(handle, "dwell-resting")
    runLoop(until: { (try? isButtonVisible()) == false }, "it hides with the pointer")
    dwell_emit_plain(window.pauseButton, "clicked")
    runLoop(until: { (try? isButtonVisible()) == true }, "the sign of the pause")
    dwell_emit_plain(window.pauseButton, "clicked")
    runLoop(until: { (try? isButtonVisible()) == false }, "pages advance again")
  }

  func testTheStringsAreTheOnesOfTheDeck() async throws {
    let window = try open(DeckLook()) {
      $0.words[.pause] = "Anhalten"
      $0.words[.play] = "Weiter"
      $0.words[.pages] = "Seiten"
      $0.words[.page] = "Seite {page} von {pages}"
    }
    XCTAssertEqual(String(cString: gtk_widget_get_tooltip_text(window.pauseButton)), "Anhalten")
    dwell_emit_plain(window.pauseButton, "clicked")
    XCTAssertEqual(String(cString: gtk_widget_get_tooltip_text(window.pauseButton)), "Weiter")
    window.widget.send(.key(.right))
    XCTAssertEqual(window.widget.controller.publisher.announcements, ["Seite 2 von 4: Colour 1"])
  }

  func testAScreenReaderFindsThePageTheImageAndTheButton() async throws {
    let window = try open(DeckLook()) {
      $0.pages[0].alternativeText = "A red square"
      $0.pages[0].title = "Red"
    }
    let objects = try accessibleObjects()
    XCTAssert(objects.contains { $0.role == "image" && $0.name == "A red square" }, "\(objects)")
    XCTAssert(objects.contains { $0.role == "slider" && $0.value == "1 of 1...4" }, "\(objects)")
    XCTAssert(objects.contains { $0.role == "push button" && $0.name == "Pause" }, "\(objects)")
    withExtendedLifetime(window) {}
  }
}
#endif
