/// How the picture of a sequence that was moving when less motion was asked for fades out, on the component's
/// own time.
struct SegmentFade: Equatable, Sendable {
  /// How long it takes, in seconds: as long as that of a page control.
  static let duration = IndicatorTransition.fadeDuration

  /// What was to be seen when it began.
  let layout: SegmentRowLayout
  /// When it began.
  let start: Double

  /// When the picture has gone.
  var end: Double { start + SegmentFade.duration }

  /// What is left of it at a time, 0...1.
  func remainder(at time: Double) -> Double {
    min(max(1 - (time - start) / SegmentFade.duration, 0), 1)
  }
}
