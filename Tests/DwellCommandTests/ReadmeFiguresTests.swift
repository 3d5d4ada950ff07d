import Foundation
import Testing

/// The figures in the README are those of the last measurement.
@Suite struct ReadmeFiguresTests {
  /// The folder of the package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// The README in one line.
  private static let readme: String = {
    let text = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }()

  /// One measurement in Tools/Benchmarks/Results.
  private struct Figure {
    /// The subject of the measurement.
    var section, subject, column: Substring
    /// Its value, in its own unit.
    var value: Double
  }

  /// All measurements.
  private static let figures: [Figure] = ["core", "gtk", "web"].flatMap { name -> [Figure] in
    let file = root.appending(path: "Tools/Benchmarks/Results/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > 3, let value = Double(cells[3]) else { return nil }
      return Figure(section: cells[0], subject: cells[1], column: cells[2], value: value)
    }
  }

  /// A value, divided by a unit, with a number of decimals.
  private func value(_ subject: String, _ column: String, in unit: Double = 1, decimals: Int) throws -> String
  {
    let figure = try #require(
      Self.figures.first { $0.subject == subject && $0.column == column }, "\(subject), \(column)")
    return (figure.value / unit).formatted(
      .number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// Records an issue if the README lacks some words, without printing all of it.
  private func expectInReadme(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isThere = Self.readme.contains(words)
    #expect(isThere, "README.md lacks: \(words)", sourceLocation: sourceLocation)
  }

  @Test func `a frame costs what the README states, for any number of pages that don't fit`() throws {
    let frames = Self.figures.filter { $0.section == "frame" }
    let most = try #require(frames.map(\.value).max()) / 1000
    expectInReadme("A frame takes at most \(String(format: "%.1f", most)) µs and allocates no memory")
    expectInReadme("with a million pages as with a hundred")
    for subject in Set(frames.map(\.subject)) {
      let values = frames.filter { $0.subject == subject && $0.column != "3" }.map(\.value)
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      #expect(least > 0 && most / least < 1.1, "\(subject): \(values)")
    }
    #expect(Self.figures.filter { $0.section == "heap" }.allSatisfy { $0.value == 0 })
  }

  @Test func `carousels in a browser cost what the README states`() throws {
    let time = "autoplay with progress, main thread"
    let drift = "drift over 20 pages"
    let names = ["Dwell", "Bootstrap", "Slick"]
    let times = try names.map { try value(time, $0, decimals: 1) }
    let drifts = try names.map { try value(drift, $0, decimals: $0 == "Dwell" ? 1 : 0) }
    // Ours is compared with the budget, in the browsers' tests.
    let sizes = try names.dropFirst().map { try value("download", $0, decimals: 0) }
    expectInReadme("takes \(times[0]) ms a second of the main thread")
    expectInReadme("the carousels of Bootstrap and Slick take \(times[1]) and \(times[2]).")
    expectInReadme("Dwell drifts by \(drifts[0]) ms, they by \(drifts[1]) and \(drifts[2]) ms;")
    expectInReadme(" kB beside \(sizes[0]) and \(sizes[1]).")
    for name in names.dropFirst() {
      #expect(
        try Double(value("error after a pause", name, decimals: 0)) ?? 0 > 900, "restarts the page's time")
    }
  }

  @Test func `widgets cost what the README states`() throws {
    let frames = try ["Dwell", "libadwaita"].map { name in
      try ["10", "1,000"].map {
        try value("whole frame, \($0) pages", name, in: 1000, decimals: 2)
      }
    }
    let turns = try ["Dwell", "libadwaita"].map { name in
      try ["10", "1,000"].map { try value("carousel, turn, \($0) pages", name, decimals: 1) }
    }
    expectInReadme("takes \(frames[0][0]) ms with ten pages and \(frames[0][1]) ms with a thousand")
    expectInReadme("one of libadwaita's dots \(frames[1][0]) and \(frames[1][1]) ms.")
    expectInReadme(
      "takes \(turns[0][0]) ms with ten pages and \(turns[0][1]) with a thousand, "
        + "libadwaita's \(turns[1][0]) and \(turns[1][1]) ms.")
  }
}
