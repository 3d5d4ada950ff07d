import Dwell
import DwellConformance
import Foundation
import Testing

@testable import DwellScenes

/// The seeds in the gallery are those of `Examples/Seeds`: their code is the code of these files, which are
/// built and run, and their pictures are what every front shows.
@Suite("The seeds are in the fewest lines of code") struct SeedTests {
  /// The file of each front.
  private let files: [Listing.Front: String] = [
    .swiftUI: "SwiftUI.swift", .gtk: "GTK.swift", .html: "index.html",
  ]

  /// The lines of a file between a comment with a name and `end`, without their indentation and without the
  /// tests' clock.
  private func lines(named name: String, of front: Listing.Front) -> String? {
    let code = Snippet.file("Examples/Seeds/\(files[front] ?? "")").code
    let (start, end) = front == .html ? ("<!-- \(name) -->", "<!-- end -->") : ("// \(name)", "// end")
    let all = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = all.firstIndex(where: { $0.drop { $0 == " " } == start }),
      let last = all[first...].firstIndex(where: { $0.drop { $0 == " " } == end })
    else { return nil }
    let lines = all[(first + 1)..<last]
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
      .replacing(", clock: clock", with: "")
  }

  /// The source of the listings.
  private var source: String {
    let names = Seed.all.map(\.name).filter { lines(named: $0, of: .swiftUI) != nil }
    let entries = names.map { name in
      let listings = Listing.Front.allCases.map { front in
        let text = (lines(named: name, of: front) ?? "").replacing("\\", with: "\\\\")
          .split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
        return "      .\(front): \"\"\"\n\(text.joined(separator: "\n"))\n      \"\"\",\n"
      }
      return "    \"\(name)\": [\n\(listings.joined())    ],\n"
    }
    return """
      extension Seed {
        /// The lines of `Examples/Seeds`, by name; `make bless` writes this file from them.
        static let code: [String: [Listing.Front: String]] = [
      \(entries.joined())  ]
      }

      """
  }

  @Test func `the shown code is the code that is built`() throws {
    let path = "Sources/DwellScenes/Gallery/Seed+Code.swift"
    let environment = ProcessInfo.processInfo.environment
    if environment["DWELL_BLESS"] == "1", environment["CI"] == nil {
      return try Data(source.utf8).write(to: Snippet.root.appending(path: path))
    }
    #expect(Snippet.file(path).code == source, "`make bless` writes \(path) from Examples/Seeds")
  }

  @Test(arguments: Seed.all)
  func `each has at most four lines of markup or GTK code, and six of SwiftUI`(seed: Seed) {
    #expect(seed.listings.map(\.front) == Listing.Front.allCases)
    for listing in seed.listings {
      let count = listing.text.split(separator: "\n").count
      #expect((1...(listing.front == .swiftUI ? 6 : 4)).contains(count), "\(listing.front): \(count)")
    }
  }

  @Test(arguments: Seed.all)
  func `each is drawn as on every front`(seed: Seed) throws {
    var scenario = seed.scenario
    scenario.samples = .times([seed.moment])
    var list = DisplayList()
    try scenario.play { moment in
      list = moment.frame.display
      return false
    }
    let shapes = ExampleObservation.Moment(seed.name, ExampleObservation.Shape.shapes(of: list) { "\($0)" })
      .shapes
    let origin =
      switch seed.name {
      case "Score": Point(x: scenario.size.width / 2, y: 0)
      case "Segments": Point(x: 0, y: shapes[0].rect.y)
      case "Places": shapes[2].rect.center
      default: Point(x: 0, y: 0)
      }
    let moved = shapes.map { shape in
      var shape = shape
      shape.rect.x -= origin.x
      shape.rect.y -= origin.y
      return shape
    }
    let golden = try #require(ExampleGolden.seeds.moments().first { $0.name == seed.name })
    #expect(ExampleObservation.Moment(seed.name, moved).isClose(to: golden))
  }
}
