import Dwell

/// The control of a switch in the gallery. Every switch has a number as its value, so that fronts need not
/// distinguish them: ``GalleryPage/value(of:in:)`` and ``GalleryPage/setting(_:to:in:)``.
public enum GalleryControl: Equatable, Sendable {
  /// Off or on: 0 or 1.
  case toggle
  /// One of a few choices: the index of a word.
  case choice([String])
  /// A number within a range, in steps from its lower bound, with a unit (which may be empty).
  case range(ClosedRange<Double>, step: Double, unit: String)

  /// The nearest value that the control can have; its minimum for NaN.
  public func nearest(to value: Double) -> Double {
    switch self {
    case .toggle: value >= 0.5 ? 1 : 0
    case .choice(let words):
      value > 0 ? (min(value, Double(max(words.count - 1, 0))) + 0.5).rounded(.down) : 0
    case .range(let range, let step, _):
      (value > range.lowerBound)
        ? min(
          range.lowerBound
            + ((min(value, range.upperBound) - range.lowerBound) / step + 0.5).rounded(.down) * step,
          range.upperBound) : range.lowerBound
    }
  }

  /// The text of a value beside the control, rounded to hundredths, with the unit if there is one: `4.5 s`,
  /// `7`; 0 for negative values and NaN.
  public func reading(of value: Double) -> String {
    guard case .range(_, _, let unit) = self, !unit.isEmpty else { return Sheet.seconds(value) }
    return "\(Sheet.seconds(value)) \(unit)"
  }
}

extension GalleryPage {
  /// The available page counts.
  static let counts = [1, 2, 3, 4, 5, 8, 12, 100, 1000, 1_000_000]
  /// The available speeds of time.
  public static let speeds = [1, 0.5, 0.25, 0.1]
  /// The available durations, in seconds, and the step between them.
  static let durations = (range: 0.5...12.0, step: 0.5)
  /// The available delays before the first page's time, in seconds, and the step between them.
  static let startDelays = (range: 0.0...4.0, step: 0.5)
  /// The available buttons above the pages.
  static let controls: [Carousel.Controls] = [[], [.previous, .next], .pause, .all]

  /// The control of a switch, given the other settings.
  public func control(of gallerySwitch: GallerySwitch, in settings: GallerySettings) -> GalleryControl {
    switch gallerySwitch {
    case .look: .choice(looks.map(\.title))
    case .duration: .range(Self.durations.range, step: Self.durations.step, unit: "s")
    case .direction:
      .choice(
        !settings.isVertical
          ? ["Left to right", "Right to left"]
          : stage == .score ? ["Upwards", "Downwards"] : ["Downwards", "Upwards"])
    case .axis: .choice(["Horizontal", "Vertical"])
    case .count: .choice(Self.counts.map(Self.text))
    case .value: .range(0...10, step: 1, unit: "")
    case .background: .choice(["Automatic", "Prominent", "Minimal"])
    case .transition: .choice(["Morph", "Slide", "Worm", "Fade"])
    case .numberLabel: .choice(["Automatic", "Always", "Never"])
    case .inputProfile: .choice(["Touch", "Pointer", "Remote", "Gaze", "Crown"])
    case .indicatorRole: .choice(["Slider", "Buttons", "Tabs"])
    case .controls: .choice(["None", "Previous and next", "Pause", "All"])
    case .startDelay: .range(Self.startDelays.range, step: Self.startDelays.step, unit: "s")
    case .afterInteraction: .choice(["Resume", "Pause"])
    case .fitsPage, .reduceMotion: .toggle
    case .appearance: .choice(["System", "Light", "Dark"])
    case .speed: .choice(["1\u{D7}", "\u{BD}\u{D7}", "\u{BC}\u{D7}", "1/10\u{D7}"])
    case .time: .range(0...length(for: settings), step: 0.01, unit: "s")
    }
  }

  /// A page count with a thousands separator.
  private static func text(_ count: Int) -> String {
    let digits = Array("\(count)")
    return digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "\u{202F}" : "") + String(digit)
    }.joined()
  }
}
