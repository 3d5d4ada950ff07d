import Dwell
import Foundation

/// The golden of an example, a file of Tests/Goldens/Examples: first what every front shows, in points, then
/// what is specific to each front.
///
///     # at the beginning
///     fill 163 808 36 8
///
///     ## SwiftUI
///     at the beginning: white 0.35
public struct ExampleGolden: Sendable {
  /// The example's folder.
  public let name: String
  /// A description of the measured numbers.
  private let about: String
  /// The file.
  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens/Examples/\(name).txt")
  }

  /// By how much edges and centres may differ from the golden's, in points: the golden's are rounded to a
  /// thousandth.
  public static let tolerance = 0.01
  /// The front whose shapes `make bless` writes as the shared ones.
  public static let leadingFront = "SwiftUI"

  /// The golden of an example.
  private init(_ name: String, _ about: String) { (self.name, self.about) = (name, about) }

  /// Timed pages.
  public static let timedLabs = Self("TimedLabs", "three pages on 390 x 844 points, from the top left corner")
  /// An introduction.
  public static let onboarding = Self(
    "Onboarding", "four pages on 390 x 844 points, from the top left corner")
  /// Dynamic pages.
  public static let dynamicPages = Self(
    "DynamicPages", "six pages on 390 x 844 points, from the top left corner")
  /// A quiz result.
  public static let resultsScreen = Self(
    "ResultsScreen", "7 of 10 in 400 points of height, from the middle of the meter's upper edge")
  /// A page control for scrubbing.
  public static let scrubbingControl = Self(
    "ScrubbingControl", "six pages, in points from the middle of the row")
  /// A row of products.
  public static let productRow = Self(
    "ProductRow", "ten products on 390 x 192 points, from the top left corner")
  /// A hero carousel.
  public static let heroCarousel = Self(
    "HeroCarousel", "five pages on 390 x 240 points, from the top left corner")
  /// The components in the fewest lines of code.
  public static let seeds = Self(
    "Seeds", "each in points from its top left corner, the score from the middle of its upper edge")
  /// The stories of friends.
  public static let stories = Self(
    "Stories", "the viewer of three friends on 390 x 844 points, from the top left corner")
  /// All of them.
  public static let all = [
    timedLabs, onboarding, dynamicPages, resultsScreen, scrubbingControl, productRow, heroCarousel, seeds,
    stories,
  ]

  /// The moments that the file describes for every front; empty without a file.
  public func moments() -> [ExampleObservation.Moment] {
    var moments: [ExampleObservation.Moment] = []
    for line in sections()[""] ?? [] {
      if line.hasPrefix("# ") {
        moments.append(.init(String(line.dropFirst(2)), []))
      } else if let shape = ExampleObservation.Shape(line: line), !moments.isEmpty {
        moments[moments.count - 1].shapes.append(shape)
      }
    }
    return moments
  }

  /// The difference between what a front shows and the golden, as a message; nil if there is none. With
  /// DWELL_BLESS=1 in the environment, and not in CI, the front's section is written first, and the shared
  /// one by the leading front.
  public func difference(of observation: ExampleObservation, front: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    var faults: [String] = []
    if environment["DWELL_BLESS"] == "1", environment["CI"] == nil, let fault = renew(observation, front) {
      faults.append(fault)
    }
    let expected = moments()
    if expected.map(\.name) != observation.moments.map(\.name) {
      faults.append(
        "moments: \(expected.map(\.name)) in the golden, \(observation.moments.map(\.name)) given")
    }
    for (wanted, given) in zip(expected, observation.moments) where !given.isClose(to: wanted) {
      let wanted = ExampleObservation([wanted], words: []).sharedLines.dropFirst()
      let given = ExampleObservation([given], words: []).sharedLines.dropFirst()
      faults.append("\(wanted.joined(separator: "\n"))\ngiven:\n\(given.dropFirst().joined(separator: "\n"))")
    }
    let own = sections()[front] ?? []
    if own != observation.ownLines {
      faults.append(
        "## \(front)\n\(own.joined(separator: "\n"))\ngiven:\n\(observation.ownLines.joined(separator: "\n"))"
      )
    }
    guard !faults.isEmpty else { return nil }
    return """
      Tests/Goldens/Examples/\(name).txt differs; if what is given is right, `make bless` renews the file.
      \(faults.joined(separator: "\n\n"))
      """
  }

  /// The lines of each front by its name, and the shared ones under "".
  private func sections() -> [String: [String]] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var sections: [String: [String]] = [:]
    var front = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") {
        front = String(line.dropFirst(3))
      } else {
        sections[front, default: []].append(line)
      }
    }
    return sections
  }

  /// Writes a front's part of the file; returns the error as a message.
  private func renew(_ observation: ExampleObservation, _ front: String) -> String? {
    var sections = sections()
    sections[front] = observation.ownLines
    if front == Self.leadingFront { sections[""] = nil }
    var lines = ["\(name): \(about)"]
    if front == Self.leadingFront {
      lines += observation.sharedLines
    } else {
      lines += moments().flatMap { ExampleObservation([$0], words: []).sharedLines }
    }
    for (front, own) in sections.sorted(by: { $0.key < $1.key }) where !front.isEmpty {
      lines += ["", "## \(front)"] + own
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return nil
    } catch {
      return "Tests/Goldens/Examples/\(name).txt cannot be written: \(error)"
    }
  }
}

extension ExampleObservation.Moment {
  /// Whether the shapes are those of another moment, within ``ExampleGolden/tolerance``; paints don't count.
  public func isClose(to other: Self) -> Bool {
    name == other.name && shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { one, two in
        one.kind == two.kind && one.text == two.text
          && zip(one.numbers, two.numbers).allSatisfy { abs($0 - $1) <= ExampleGolden.tolerance }
      }
  }
}

extension ExampleObservation.Shape {
  /// The shape on a line of a golden; nil if the line isn't one.
  init?(line: String) {
    var words = line.split(separator: " ").map(String.init)
    guard !words.isEmpty, let kind = Kind(rawValue: words.removeFirst()) else { return nil }
    let text = kind == .text && !words.isEmpty ? words.removeFirst() : ""
    let numbers = words.compactMap(Double.init)
    switch (kind, numbers.count) {
    case (.fill, 4), (.border, 4):
      self.init(
        kind, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), paint: "")
    case (.image, 2), (.text, 2):
      self.init(kind, Rect(x: numbers[0], y: numbers[1], width: 0, height: 0), text: text, paint: "")
    default: return nil
    }
  }
}
