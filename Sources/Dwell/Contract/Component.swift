/// The one contract between the core and its fronts.
///
/// A component is a value. It owns no clock: every call passes the time, in seconds, on a clock of the
/// front's that goes forwards. If the clock steps back, no time passes; a `now` that is NaN, or further than
/// 1e12 s (30,000 years) from 0, is ignored.
public protocol Component: Equatable, Sendable {
  /// What a component is like.
  associatedtype Configuration: Equatable & Sendable

  /// A component that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  init(_ configuration: Configuration, at start: Double)

  /// What the component is like now: what was asked for, with the default in place of each value that cannot
  /// be used, and with what events have changed since.
  var configuration: Configuration { get }

  /// Applies what is due until `now`, then changes the running component in place.
  ///
  /// Page, progress, pauses, seen marks, durations and lengths of single pages, size, presses and motions
  /// under way go on. What only says how to begin (the first page, the initial progress, pauses and lengths)
  /// is ignored. Marks that have to move because of the change move as in any other transition, or are there
  /// at once with less motion.
  mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome

  /// Applies what is due until `now`, then the event.
  mutating func handle(_ event: Event, at now: Double) -> Outcome

  /// Fills `frame` with what to draw at `now`, what it means, and how it goes on.
  ///
  /// A pure function of the time: a front may ask for frames ahead, to sample a motion.
  func frame(at now: Double, into frame: inout Frame)

  /// When the picture will be different from the one at `now`.
  /// - Parameters:
  ///   - now: The time at which the picture is shown, in seconds.
  ///   - step: The shortest movement worth a new picture, in points (a front passes a part of a device
  ///     pixel); 0 for every movement.
  func nextChange(after now: Double, step: Double) -> NextChange
}

extension Component {
  /// The component's picture and meaning at `now`, as a new frame.
  public func frame(at now: Double) -> Frame {
    var result = Frame()
    frame(at: now, into: &result)
    return result
  }

  /// When the picture will be different from the one at `now`, however little.
  public func nextChange(after now: Double) -> NextChange { nextChange(after: now, step: 0) }
}
