/// Mistakes and questionable choices of the app, reported to its developer in ``Outcome/diagnostics``.
public struct Diagnostics: OptionSet, Equatable, Sendable {
  /// The bits; those from `1 << 12` on are the fronts' own.
  public let rawValue: UInt16
  /// A set of these bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A page's duration is not a number above 0, so the page stays until it is turned; or a timer's start
  /// delay or a meter's reveal duration is not within 0...1,000,000 s, so the default applies.
  public static let invalidDuration = Diagnostics(rawValue: 1 << 0)
  /// A progress is outside 0...1, or its rate negative or not finite. Ignored; a progress above 1 counts as
  /// 1.
  public static let invalidProgress = Diagnostics(rawValue: 1 << 1)
  /// A page index or a position is out of range, or an edit does not fit the pages. It was ignored.
  public static let pageOutOfRange = Diagnostics(rawValue: 1 << 2)
  /// A page count is negative or above ``PageEdit/maximumPageCount``. Ignored; initially it counts as 0.
  public static let invalidPageCount = Diagnostics(rawValue: 1 << 3)
  /// A length, an opacity or a number of the metrics or the physics is unusable. The default applies.
  public static let invalidMetrics = Diagnostics(rawValue: 1 << 4)
  /// A control has more than ten dots, too many to count at a glance. Consider another layout.
  public static let manyIndicators = Diagnostics(rawValue: 1 << 5)
  /// A control uses more than two different indicator images.
  public static let manyImages = Diagnostics(rawValue: 1 << 6)
  /// Scrubbing was requested with the minimal background, which gives no feedback. It stays off.
  public static let scrubbingWithoutBackground = Diagnostics(rawValue: 1 << 7)
  /// A page taller than the view precedes one that isn't.
  public static let tallPageBeforeFixed = Diagnostics(rawValue: 1 << 8)
  /// The insets of a page view leave no room for pages. They were made shorter.
  public static let insetsTooLong = Diagnostics(rawValue: 1 << 10)
  /// The pages of a page view don't fill it and a page more, or a turn goes past all of them, so it doesn't
  /// loop.
  public static let tooFewPagesToLoop = Diagnostics(rawValue: 1 << 11)
  /// A meter's value is NaN or out of range. NaN is ignored; other values are clamped.
  public static let invalidValue = Diagnostics(rawValue: 1 << 9)
}

/// Collects diagnostics and reports each kind once.
struct DiagnosticsLog: Equatable, Sendable {
  /// Diagnostics that no outcome has reported yet.
  private var pending = Diagnostics()
  /// Diagnostics that have been reported.
  private var reported = Diagnostics()

  /// Adds diagnostics to report.
  mutating func note(_ diagnostics: Diagnostics) { pending.formUnion(diagnostics) }

  /// Returns the diagnostics that have not been reported before, and marks them as reported.
  mutating func take() -> Diagnostics {
    let fresh = pending.subtracting(reported)
    reported.formUnion(pending)
    pending = Diagnostics()
    return fresh
  }
}
