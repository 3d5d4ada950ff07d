import DwellConformance
import Foundation
import Testing

@Suite("All code samples compile", .serialized)
struct SnippetTests {
  /// The code blocks of the articles; DwellGTKTests compile those with widgets.
  static let articles = ["Sources/Dwell/Dwell.docc", "Sources/DwellSwiftUI/DwellSwiftUI.docc"].flatMap {
    Snippet.files(below: $0, suffix: ".md")
  }.flatMap { Snippet.blocks(in: $0) }.filter { !$0.needsGTK }
  /// The code blocks in the comments of the core and the views.
  static let comments = ["Sources/Dwell", "Sources/DwellSwiftUI"].flatMap { folder in
    Snippet.files(below: folder, suffix: ".swift").flatMap { Snippet.blocks(in: $0) }
  }
  /// The examples.
  static let examples = Snippet.files(below: "Examples", suffix: "SwiftUI.swift").map { Snippet.file($0) }
  /// The code blocks of the README without widgets.
  static let readme = Snippet.blocks(in: "README.md").filter { !$0.needsGTK }
  /// The ways to import Dwell together with SwiftUI.
  static let imports = [
    "import DwellSwiftUI\nimport SwiftUI", "import Dwell\nimport DwellSwiftUI\nimport SwiftUI",
  ]

  @Test("The articles' samples compile", arguments: articles)
  func article(_ snippet: Snippet) throws { #expect(try snippet.compilerErrors() == nil) }

  @Test("The comments' samples compile", arguments: comments)
  func comment(_ snippet: Snippet) throws { #expect(try snippet.compilerErrors() == nil) }

  @Test("The README's samples compile, for every front", arguments: readme)
  func first(_ snippet: Snippet) throws { #expect(try snippet.compilerErrors() == nil) }

  @Test("The examples compile, one for each source", arguments: examples)
  func example(_ snippet: Snippet) throws { #expect(try snippet.compilerErrors() == nil) }

  @Test(
    "With SwiftUI also in a new app, where code is on the main actor by default",
    arguments: (articles + comments + readme + examples).filter(\.needsSwiftUI))
  func newApp(_ snippet: Snippet) throws { #expect(try snippet.compilerErrors(isOnMainActor: true) == nil) }

  @Test("Code isn't fenced, and so not compiled, only if it needs UIKit's controllers or another library")
  func indented() {
    let places = ["Sources/Dwell", "Sources/DwellSwiftUI", "Sources/DwellGTK"].flatMap {
      Snippet.files(below: $0, suffix: ".md")
    }
    #expect(
      places.flatMap { Snippet.indentedBlocks(in: $0) } == [
        "struct Tour: AdwaitaWidget {", "let host = tourController(for: model)",
        "@Test @MainActor func turnsToTheSecondPage() {",
      ])
  }

  @Test(
    "The article's front for a terminal draws the fill character by character, and the turn in every frame")
  func front() throws {
    let blocks = Snippet.blocks(in: "Sources/Dwell/Dwell.docc/AddAFront.md")
    let program = try #require(blocks.first { $0.code.contains("struct Terminal") })
    // The same program on a clock that only sleeping advances, for five seconds.
    var code = program.code
    for (real, virtual) in [
      ("(ContinuousClock.now - start) / .seconds(1)", "time"), ("while true", "while now() < 5"),
      ("Thread.sleep(forTimeInterval: max(0, time - now()))", "elapse(max(0, time - now()))"),
      ("Thread.sleep(forTimeInterval: 1 / 60)", "elapse(1 / 60)"),
      (
        "let start = ContinuousClock.now",
        "var time = 0.0\n@MainActor func elapse(_ seconds: Double) { time += seconds }"
      ),
      ("func now()", "@MainActor func now()"),
    ] {
      #expect(code.ranges(of: real).count == 1, "\(real)")
      code = code.replacing(real, with: virtual)
    }
    let lines = try Snippet(place: program.place, code: code).outputWithCore().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.prefix(10) == [
        "░░░░░░░░░ ░░░ ░░", "█░░░░░░░░ ░░░ ░░", "██░░░░░░░ ░░░ ░░", "███░░░░░░ ░░░ ░░", "████░░░░░ ░░░ ░░",
        "█████░░░░ ░░░ ░░", "██████░░░ ░░░ ░░", "███████░░ ░░░ ░░", "████████░ ░░░ ░░",
        "█████████ ░░░ ░░             page 2",
      ])
    #expect(
      (30...80).contains(lines.count), "a turn at 60 frames a second, and nothing at rest: \(lines.count)")
    // The article shows lines of it.
    let shown = Snippet.file("Sources/Dwell/Dwell.docc/AddAFront.md").code
    for line in lines.dropFirst(7).prefix(6) { #expect(shown.contains("            \(line)\n")) }
  }

  @Test("Each example, and the gallery, is checked on the platforms that it supports")
  func platforms() {
    let lines = Snippet.file("Scripts/platforms.txt").code.split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    let files = Snippet.files(below: "Examples", suffix: ".swift")
    let examples = Set(files.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
    #expect(rows.map { String($0[0]) } == ["Sources/DwellGallery"] + examples)
    for row in rows {
      #expect(row.contains("iOS"), "CI checks all of them there: \(row[0])")
      let order = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].filter { row.contains(Substring($0)) }
      #expect(row.dropFirst() == order.map { Substring($0) }[...])
    }
  }

  @Test("The article on the use cases has a section and an image for each example")
  func useCases() {
    let lines = Snippet.file("Sources/Dwell/Dwell.docc/UseCases.md").code.split(separator: "\n")
    let places = lines.filter { $0.hasPrefix("<!-- Examples/") }
    let folders = Self.examples.map { $0.place.dropLast("/SwiftUI.swift".count) }
    #expect(places.sorted() == folders.map { "<!-- \($0) -->" }.sorted())
    for folder in folders {
      let name = folder.dropFirst("Examples/".count)
      #expect(lines.contains { $0.hasSuffix("](Images/\(name).svg)") }, "no image of \(name)")
    }
  }

  @Test("The front works without and with an import of the core", arguments: imports)
  func names(_ imports: String) throws {
    let code = """
      struct Both: View {
        @State private var page = 0
        @State private var name = "a"
        var body: some View {
          VStack {
            PageControl(selection: $page, count: 3).pageControlOptions(background: .prominent)
            PageView(["a", "b"], id: \\.self, selection: $name) { Text($0) }.pageIndicator(.segments)
            SegmentedProgress(selection: $page, count: 3).segmentedProgressFill(.fluid)
            ProgressMeter(value: 1, total: 2)
          }
          .pageTimer(duration: .seconds(4))
        }
      }
      """
    #expect(try Snippet(place: "names", code: imports + "\n" + code).compilerErrors() == nil)
  }

  @Test("An app that imports only this module has the core's names that it needs, and SwiftUI's are its own")
  func onlyFront() throws {
    let code = """
      import DwellSwiftUI
      import SwiftUI

      let fan: PageEffect = [-1: PageLook(rotation: -12), 0: PageLook(), 1: PageLook(rotation: 12)]
      let axes: Axis.Set = .horizontal

      func name(_ interaction: PageControlInteraction) -> String {
        switch interaction {
        case .none: "none"
        case .discrete: "discrete"
        case .continuous: "continuous"
        }
      }

      struct Own: View {
        @State private var page = 0
        var body: some View {
          PageView(count: 3, selection: $page) { number in Color.red }
            .pageEffect(number(fan) ? .stack : fan).pageButtons([.previous, .next])
            .pageLayout(.perView(2), alignment: .center).pageDirection(.bottomToTop).pageAxis(.vertical)
            .pageControlFill(.scrollPosition).pageControlOptions(overflow: .label, numberLabel: .never)
        }
        func number(_ effect: PageEffect) -> Bool { effect == .cube }
      }
      """
    #expect(try Snippet(place: "only", code: code).compilerErrors() == nil)
  }

  @Test("A wrong block is rejected")
  func refuses() throws {
    let wrong = try #require(try Snippet(place: "wrong", code: "PageControl(nothing: 1)").compilerErrors())
    #expect(wrong.contains("main.swift:2"))
    let unsafe = Snippet(place: "unsafe", code: "func one() {}\nnonisolated func other() { one() }")
    #expect(try unsafe.compilerErrors() == nil)
    #expect(try unsafe.compilerErrors(isOnMainActor: true)?.contains("main actor-isolated") == true)
  }

  @Test("Every source has code blocks")
  func found() {
    #expect(Self.articles.count >= 20)
    #expect(Self.comments.count >= 5)
    #expect(Self.readme.count >= 2)
    #expect(Self.examples.count == 9)
    #expect((Self.articles + Self.comments + Self.readme).filter(\.needsSwiftUI).count >= 20)
  }
}

extension Snippet: CustomTestStringConvertible {
  /// Its location.
  public var testDescription: String { place }
}
