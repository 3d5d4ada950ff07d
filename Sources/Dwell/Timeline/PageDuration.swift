/// How long a page stays, or who says so.
public enum PageDuration: Equatable, Sendable {
  /// So many seconds, above 0; fewer than ``minimumSeconds`` count as that. With infinity the page stays
  /// until somebody turns it. Anything else is a mistake, reported as ``Diagnostics/invalidDuration`` and
  /// treated like infinity.
  case seconds(Double)
  /// As long as what plays on it: the app tells the progress by ``Event/setProgress(_:rate:)``.
  case external

  /// The shortest time that a page is shown for before the next one is due, in seconds (chosen by us: shorter
  /// than a frame of any display, and long enough for a clock to tell). Whoever wakes up whenever a page is
  /// due wakes up a thousand times a second at most.
  public static let minimumSeconds = 0.001

  /// Whether the duration is one that can be kept.
  public var isValid: Bool {
    switch self {
    case .seconds(let seconds): seconds > 0
    case .external: true
    }
  }
}
