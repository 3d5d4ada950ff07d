extension Zoom {
  /// How far content is zoomed.
  public struct Configuration: Equatable, Sendable {
    /// The largest scale, 1...1,000; 4 by default. Others are clamped, and NaN is the default.
    public var maximumScale = 4.0
    /// The scale after a double tap, from 1 to ``maximumScale``; 2.5 by default. Others are clamped, and NaN
    /// is the default.
    public var doubleTapScale = 2.5
    /// Whether the user asks for reduced motion: content is then where it would come to rest, at once.
    public var reduceMotion = false

    /// The defaults.
    public init() {}

    /// The same with usable numbers.
    var sanitized: Configuration {
      var result = self
      result.maximumScale = maximumScale.isNaN ? 4 : min(max(maximumScale, 1), 1000)
      let scale = doubleTapScale.isNaN ? 2.5 : doubleTapScale
      result.doubleTapScale = min(max(scale, 1), result.maximumScale)
      return result
    }
  }
}
