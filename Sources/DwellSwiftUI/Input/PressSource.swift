#if canImport(SwiftUI)
import Dwell
import Foundation

/// The source of a press. SwiftUI reports a press to all views under the finger, in no particular order: of
/// two sources, the later case here knows its location better.
enum PressSource: Int {
  /// A finger that rests on the component, at an unknown place.
  case rest
  /// A finger that rests on the indicator, which lies above the pages.
  case restOnMarks
  /// A tap or a drag, at its place.
  case touch
  /// A tap or a drag on the indicator, at its place.
  case touchOnMarks

  /// Whether the finger is on the indicator.
  var isOnMarks: Bool { self == .restOnMarks || self == .touchOnMarks }
}

extension ComponentHost {
  /// Sends a press, unless a better source has sent it already.
  func press(_ point: Point, by source: PressSource, at date: Date? = nil) {
    if let pressSource, pressSource.rawValue > source.rawValue { return }
    // The component would otherwise keep both: one on its pages and one on its indicator.
    if let pressSource, pressSource.isOnMarks != source.isOnMarks { send(.cancel) }
    pressSource = source
    send(.press(point), at: date)
  }

  /// Sends an event that follows a press, if the press is from the same source.
  func follow(_ event: Dwell.Event, by source: PressSource, at date: Date? = nil) {
    guard pressSource == source else { return }
    if case .move = event {} else { pressSource = nil }
    send(event, at: date)
  }
}
#endif
