/// The contract between the core and its fronts.
///
/// A component is a value without a clock of its own: every call passes the time, in seconds, on a clock of
/// the front's that moves forwards. If the clock steps back, no time passes. A `now` that is NaN, or further
/// than 1e12 s (30,000 years) from 0, is ignored.
public protocol Component: Equatable, Sendable {
  /// The component's settings.
  associatedtype Configuration: Equatable & Sendable

  /// A component at `start`, in seconds on the front's clock; its size is zero until ``Event/resize(_:)``.
  init(_ configuration: Configuration, at start: Double)

  /// The current settings: those passed in, with defaults for unusable values, and with later events applied.
  var configuration: Configuration { get }

  /// Applies what is due until `now`, then changes the configuration in place.
  ///
  /// Page, progress, pauses, seen indicators, durations and lengths of single pages, size, presses and
  /// running motions are kept. Initial values (the first page, progress, pauses and lengths) are ignored.
  /// Indicators that have to move do so in the usual transition, or at once under reduced motion.
  mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome

  /// Applies what is due until `now`, then the event.
  mutating func handle(_ event: Event, at now: Double) -> Outcome

  /// Fills `frame` with the drawing, semantics and course at `now`.
  ///
  /// A pure function of time: a front may ask for future frames, to sample a motion.
  func frame(at now: Double, into frame: inout Frame)

  /// When the frame will next differ from the one at `now` (in seconds) by a movement of `step` points or
  /// more; with a step of 0, by any. Fronts pass a fraction of a device pixel.
  func nextChange(after now: Double, step: Double) -> NextChange
}

extension Component {
  /// The frame at `now`, newly allocated.
  public func frame(at now: Double) -> Frame {
    var result = Frame()
    frame(at: now, into: &result)
    return result
  }

  /// When the frame will next differ from the one at `now`, by any amount.
  public func nextChange(after now: Double) -> NextChange { nextChange(after: now, step: 0) }
}
