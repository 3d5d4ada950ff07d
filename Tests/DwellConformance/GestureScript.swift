import Dwell
import Foundation

/// A user's gestures of one kind, with what every front shows at times after each: a file in
/// Tests/DwellConformance/Gestures. How a front recognises a gesture is its own; what follows isn't.
///
///     # A tap leads to the next of Ann's two moments, and another one to Bob.
///     people 2 1
///     seen 0 0
///
///       0: 0 0 0
///     tap next
///       1: 0 1 0
///     tap next
///       1: 1 0 0
///
/// Settings, with numbers, come before the first empty line.
public struct GestureScript<Gesture: ScriptedGesture>: Sendable, CustomStringConvertible {
  /// What is shown at a time.
  public struct Sample: Sendable {
    /// The seconds after the gesture.
    public var after: Double
    /// What is shown, in numbers.
    public var numbers: [Double]
  }

  /// A gesture, and what follows.
  public struct Step: Sendable {
    /// The gesture; nil for the beginning.
    public var gesture: Gesture?
    /// What is shown, in order of time.
    public var samples: [Sample] = []
  }

  /// The file's name without extension.
  public let name: String
  /// The settings, by name.
  public let settings: [String: [Double]]
  /// The steps, in order.
  public let steps: [Step]

  /// The name, for test messages.
  public var description: String { name }

  /// All scripts of this kind of gestures, sorted by name.
  public static func all() throws -> [GestureScript] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Gestures")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasPrefix("\(Gesture.prefix)-") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(GestureScript.init)
  }

  /// Reads a file.
  private init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    var settings: [String: [Double]] = [:]
    for line in parts[0].split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      settings[String(words[0])] = words.dropFirst().compactMap { Double($0) }
    }
    var steps: [Step] = []
    for line in parts.dropFirst().joined().split(separator: "\n") where !line.hasPrefix("#") {
      var words = line.split(separator: " ").map(String.init)
      let first = words.removeFirst()
      if let after = Double(first.dropLast()), first.hasSuffix(":") {
        if steps.isEmpty { steps.append(Step()) }
        steps[steps.count - 1].samples.append(Sample(after: after, numbers: words.compactMap(Double.init)))
      } else if let gesture = Gesture(first, words) {
        steps.append(Step(gesture: gesture))
      } else {
        throw UnknownGesture(file: name, line: String(line))
      }
    }
    (self.settings, self.steps) = (settings, steps)
  }

  /// How what a front shows differs from the script, a line for each of the first few samples.
  /// - Parameter tolerance: by how much numbers may differ: those of scripts are rounded to a thousandth.
  @MainActor
  public func differences(on front: some GestureFront<Gesture>, tolerance: Double = 2e-3) throws -> [String] {
    var differences: [String] = []
    for step in steps {
      if let gesture = step.gesture { try front.perform(gesture) }
      var passed = 0.0
      for sample in step.samples {
        front.advance(by: sample.after - passed)
        passed = sample.after
        let shown = try front.shown()
        let isNear = zip(shown, sample.numbers).allSatisfy { ($0 - $1).magnitude <= tolerance }
        guard shown.count != sample.numbers.count || !isNear else { continue }
        let gesture = step.gesture.map { "\($0)" } ?? "the beginning"
        differences.append("\(name): \(sample.after) s after \(gesture) \(shown), not \(sample.numbers)")
      }
    }
    return Array(differences.prefix(3))
  }
}

/// A kind of gestures that scripts have.
public protocol ScriptedGesture: Sendable {
  /// How the names of the scripts begin.
  static var prefix: String { get }
  /// A gesture from the words of a script; nil if it isn't one of these.
  init?(_ name: String, _ words: [String])
}

extension ScriptedGesture {
  /// Whether a word leads forward, as `next` and not `previous`; nil for any other.
  static func isForward(_ word: String?) -> Bool? { word.flatMap { ["next": true, "previous": false][$0] } }
}

/// A line of a script that names no gesture.
private struct UnknownGesture: Error {
  /// The file's name.
  let file: String
  /// The line.
  let line: String
}

/// A front that plays a script. Its clock stands still but for ``advance(by:)`` and for what a gesture takes.
@MainActor
public protocol GestureFront<Gesture> {
  /// The kind of gestures.
  associatedtype Gesture: ScriptedGesture
  /// Makes a gesture.
  func perform(_ gesture: Gesture) throws
  /// Advances the clock; the front handles its own wake-ups on the way.
  func advance(by seconds: Double)
  /// What is shown, in numbers.
  func shown() throws -> [Double]
}
