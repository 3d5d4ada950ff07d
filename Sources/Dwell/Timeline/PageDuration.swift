/// How long a page stays.
public enum PageDuration: Equatable, Sendable {
  /// Seconds, above 0, at least ``minimumSeconds``. With infinity the page stays until it is turned. Other
  /// values are reported as ``Diagnostics/invalidDuration`` and treated as infinity.
  case seconds(Double)
  /// Driven by the app through ``Event/setProgress(_:rate:)``, for example by a video.
  case external

  /// The shortest time for which a page is shown, in seconds, which limits wake-ups to a thousand per second.
  /// Chosen by us: shorter than any display's frame, and long enough for a clock to resolve.
  public static let minimumSeconds = 0.001

  /// Whether the duration is usable.
  public var isValid: Bool {
    switch self {
    case .seconds(let seconds): seconds > 0
    case .external: true
    }
  }

  /// The page's time in the unit of its ``ElapsedTime``: seconds, infinite if invalid, or 1 if the app drives
  /// the page.
  var length: Double {
    switch self {
    case .seconds(let seconds): seconds > 0 ? max(seconds, PageDuration.minimumSeconds) : .infinity
    case .external: 1
    }
  }

  /// What has elapsed of ``length`` when the page begins at a progress of 0..<1; nothing of an infinite one.
  func elapsed(at progress: Double) -> Double {
    guard length.isFinite else { return 0 }
    // A page that is due as it begins would be due over and over at one instant.
    let most = self == .external ? 1 : length - PageDuration.minimumSeconds
    return min(progress * length, most)
  }
}
