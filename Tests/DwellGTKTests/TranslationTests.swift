#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import Foundation
import XCTest

/// Spoken strings and tooltips in the language of an app, by its text domain.
@MainActor
final class TranslationTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  nonisolated override func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      // A Dwell that is installed has catalogues, too, which are looked for once.
      _ = SemanticNames()
      dwell_use_catalogues("/nonexistent")
    }
  }

  /// Uses a text domain with German translations until the end of the test.
  private func translate(_ texts: [(english: String, translation: String)]) throws {
    let folder = try temporaryFolder()
    let catalogue = URL(fileURLWithPath: folder + "/de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    try Self.catalogue(of: texts).write(to: catalogue.appendingPathComponent("dwell-test.mo"))
    setenv("LANGUAGE", "de", 1)
    dwell_set_text_domain("dwell-test", folder)
    addTeardownBlock {
      dwell_set_text_domain("dwell-test", nil)
      unsetenv("LANGUAGE")
    }
  }

  /// Returns gettext's binary catalogue (.mo) of texts in the context of Dwell.
  private static func catalogue(of texts: [(english: String, translation: String)], plurals: String = "")
    -> Data
  {
    let header = ("", "Content-Type: text/plain; charset=UTF-8\n\(plurals)")
    let entries = ([header] + texts.map { ("Dwell\u{4}" + $0.english, $0.translation) }).sorted {
      $0.0 < $1.0
    }
    let strings = entries.map(\.0) + entries.map(\.1)
    var offset = UInt32(28 + 8 * strings.count)
    var (tables, content) = (Data(), Data())
    /// Appends a number.
    func append(_ number: UInt32) {
      withUnsafeBytes(of: number.littleEndian) { tables.append(contentsOf: $0) }
    }
    let count = UInt32(entries.count)
    for number in [0x9504_12de, 0, count, 28, 28 + 8 * count, 0, 0] { append(number) }
    for string in strings {
      append(UInt32(string.utf8.count))
      append(offset)
      content.append(contentsOf: Array(string.utf8) + [0])
      offset += UInt32(string.utf8.count + 1)
    }
    return tables + content
  }

  func testTheAppsTextDomainTranslatesNamesAndPages() async throws {
    try translate([
      ("Pages", "Seiten"), ("Next page", "Nächste Seite"), ("Pause", "Anhalten"),
      ("page %u of %u", "Seite %u von %u"),
    ])
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(3), clock: clock) { $0.controls = [.previous, .next] })
    let window = present(carousel.widget, width: 300, height: 200)
    window.title = "translated"
    XCTAssertEqual(carousel.controller.publisher.text, "Seite 1 von 3")
    let next = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-next"))
    XCTAssertEqual(gtk_widget_get_tooltip_text(next).map { String(cString: $0) }, "Nächste Seite")
    let previous = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-previous"))
    XCTAssertEqual(
      gtk_widget_get_tooltip_text(previous).map { String(cString: $0) }, "Previous page", "not translated")
    let pause = try XCTUnwrap(carousel.controller.host?.pauseButton?.widget)
    XCTAssertEqual(gtk_widget_get_tooltip_text(pause).map { String(cString: $0) }, "Anhalten")
    XCTAssertEqual(try accessibleObject("slider").name, "Seiten")
  }

  func testLevelsAreTranslated() async throws {
    try translate([("Level", "Pegel"), ("%s of %s", "%s von %s")])
    let meter = try XCTUnwrap(ProgressMeterWidget(.init(value: 7.5, of: 10), clock: clock))
    XCTAssertEqual(meter.controller.publisher.text, "7.5 von 10")
  }

  func testTheOrderOfAPagesTitleAndItsPositionIsTheLanguages() async throws {
    try translate([("page %u of %u", "Seite %u von %u"), ("%s, %s", "%2$s: %1$s")])
    let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("a")
    PageProperties(of: page).title = "Porto"
    let carousel = try XCTUnwrap(CarouselWidget(pages: [page], clock: clock))
    XCTAssertEqual(carousel.controller.publisher.text, "Seite 1 von 1: Porto")
  }

  func testTheLibrarysCataloguesTranslateWhatTheAppDoesNot() async throws {
    try translate([("Pause", "Pausieren")])
    let folder = try temporaryFolder()
    let catalogue = URL(fileURLWithPath: folder + "/de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    let page = "page %u of %u"
    // The forms of the second number; no two numbers of German have different ones.
    let texts = [
      ("Next page", "Nächste Seite"), ("Pause", "Anhalten"),
      ("\(page)\0Dwell\u{4}\(page)", "Seite %u von %u\0%2$u Seiten, Seite %1$u"),
    ]
    try Self.catalogue(of: texts, plurals: "Plural-Forms: nplurals=2; plural=n>3;\n")
      .write(to: catalogue.appendingPathComponent("dwell-gtk.mo"))
    dwell_use_catalogues(folder)
    for (count, text) in [(3, "Seite 1 von 3"), (4, "4 Seiten, Seite 1")] {
      let carousel = try XCTUnwrap(
        CarouselWidget(pages: labelPages(count), clock: clock) { $0.controls = [.previous, .next] })
      _ = present(carousel.widget, width: 300, height: 200)
      XCTAssertEqual(carousel.controller.publisher.text, text)
      let next = try XCTUnwrap(descendant(of: carousel.widget, withClass: "dwell-next"))
      XCTAssertEqual(gtk_widget_get_tooltip_text(next).map { String(cString: $0) }, "Nächste Seite")
      let pause = try XCTUnwrap(carousel.controller.host?.pauseButton?.widget)
      XCTAssertEqual(gtk_widget_get_tooltip_text(pause).map { String(cString: $0) }, "Pausieren")
    }
  }

  func testWithoutATextDomainTheyAreEnglish() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    XCTAssertEqual(carousel.controller.publisher.text, "page 1 of 3")
  }
}
#endif
