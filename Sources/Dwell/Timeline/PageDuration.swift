/// How long a page stays, or who says so.
public enum PageDuration: Equatable, Sendable {
  /// So many seconds, above 0. With infinity the page stays until somebody turns it. Anything else is a mistake,
  /// reported as ``Diagnostics/invalidDuration`` and treated like infinity.
  case seconds(Double)
  /// As long as what plays on it: the app tells the progress by ``Event/setProgress(_:rate:)``.
  case external

  /// Whether the duration is one that can be kept.
  public var isValid: Bool {
    switch self {
    case .seconds(let seconds): seconds > 0
    case .external: true
    }
  }
}
