/// Mistakes and bad advice that a component tells its developer about, and nobody else.
public struct Diagnostics: OptionSet, Equatable, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// A set of these bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A duration is not a number of seconds above 0: its page stays until somebody turns it.
  public static let invalidDuration = Diagnostics(rawValue: 1 << 0)
  /// A progress is not within 0...1, or its rate not finite: it was ignored.
  public static let invalidProgress = Diagnostics(rawValue: 1 << 1)
  /// A page number lies outside the pages: it was ignored.
  public static let pageOutOfRange = Diagnostics(rawValue: 1 << 2)
  /// A number of pages is negative: it was ignored.
  public static let invalidPageCount = Diagnostics(rawValue: 1 << 3)
  /// A length or an opacity of the look is not usable: the default took its place.
  public static let invalidMetrics = Diagnostics(rawValue: 1 << 4)
  /// More than ten dots are hard to count at a glance (R159): consider another arrangement, such as a grid.
  public static let manyIndicators = Diagnostics(rawValue: 1 << 5)
  /// More than two different indicator images are in one control (R166).
  public static let manyImages = Diagnostics(rawValue: 1 << 6)
  /// Scrubbing was asked for with the minimal background, which gives no feedback (R180): it stays off.
  public static let scrubbingWithoutBackground = Diagnostics(rawValue: 1 << 7)
  /// A page taller than the view comes before a page that is not (R190).
  public static let tallPageBeforeFixed = Diagnostics(rawValue: 1 << 8)
  /// A value is no number, or lies outside its range: the nearest that can be shown is shown.
  public static let invalidValue = Diagnostics(rawValue: 1 << 9)
}
