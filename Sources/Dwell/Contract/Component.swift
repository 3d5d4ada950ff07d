/// The one contract between the core and its fronts.
///
/// A component is a value. It owns no clock: every call says what time it is, in seconds, on a clock of the front's
/// that goes forwards. A clock that steps back is taken as one on which no time passed; a time that is no number, or is
/// further than 30,000 years from 0, as no news of the time.
public protocol Component: Equatable, Sendable {
  /// Lets time pass until `now`, then lets the event happen.
  mutating func handle(_ event: Event, at now: Double) -> Outcome

  /// Fills `frame` with the component's looks and meaning at `now`.
  ///
  /// A pure function of the time: a front may ask for frames ahead, to sample a motion.
  func frame(at now: Double, into frame: inout Frame)

  /// When the picture will be different from the one at `now`.
  /// - Parameters:
  ///   - now: the time the picture is shown at, in seconds.
  ///   - step: the shortest movement worth a new picture, in points (a front passes a part of a device pixel); 0 for
  ///     every movement.
  func nextChange(after now: Double, step: Double) -> NextChange
}

extension Component {
  /// The component's looks and meaning at `now`, as a new frame.
  public func frame(at now: Double) -> Frame {
    var result = Frame()
    frame(at: now, into: &result)
    return result
  }

  /// When the picture will be different from the one at `now`, however little.
  public func nextChange(after now: Double) -> NextChange { nextChange(after: now, step: 0) }
}
