/// Mistakes and bad advice that a component tells its developer about, and nobody else.
public struct Diagnostics: OptionSet, Equatable, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// A set of these bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A page's duration is not a number of seconds above 0: its page stays until somebody turns it. Or the
  /// duration of a meter's reveal is not within 0...1,000,000 s: the default took its place.
  public static let invalidDuration = Diagnostics(rawValue: 1 << 0)
  /// A progress is not within 0...1, or its rate negative or not finite: it was ignored, but for a progress
  /// above 1, which counts as 1.
  public static let invalidProgress = Diagnostics(rawValue: 1 << 1)
  /// A page number lies outside the pages, or an edit does not fit them: it was ignored.
  public static let pageOutOfRange = Diagnostics(rawValue: 1 << 2)
  /// A number of pages is negative or above ``PageEdit/maximumPageCount``: it was ignored, or 0 at the
  /// beginning.
  public static let invalidPageCount = Diagnostics(rawValue: 1 << 3)
  /// A length, an opacity or a number of the look or the physics is not usable: the default took its place.
  public static let invalidMetrics = Diagnostics(rawValue: 1 << 4)
  /// More than ten dots are hard to count at a glance: consider another arrangement, such as a grid.
  public static let manyIndicators = Diagnostics(rawValue: 1 << 5)
  /// More than two different indicator images are in one control.
  public static let manyImages = Diagnostics(rawValue: 1 << 6)
  /// Scrubbing was asked for with the minimal background, which gives no feedback: it stays off.
  public static let scrubbingWithoutBackground = Diagnostics(rawValue: 1 << 7)
  /// A page taller than the view comes before a page that is not.
  public static let tallPageBeforeFixed = Diagnostics(rawValue: 1 << 8)
  /// A value is no number, or lies outside its range: the nearest that can be shown is shown.
  public static let invalidValue = Diagnostics(rawValue: 1 << 9)
}
