#if canImport(SwiftUI)
import Dwell

/// The pauses that assistive technology asks for.
///
/// Pages pause while VoiceOver is on, and while its cursor, or another technology's, is on the component's
/// element: a person who listens to a page needs their own time. The component's Play action overrules that,
/// until the Pause action is used, or VoiceOver is turned off and the cursor has left.
struct AssistedPauses {
  /// What asks for a pause.
  struct Source: OptionSet {
    /// The bits.
    let rawValue: Int
    /// A screen reader that is on.
    static let screenReader = Source(rawValue: 1)
    /// The cursor of assistive technology on the component's element.
    static let cursor = Source(rawValue: 2)
  }

  /// What asks for a pause now.
  private var sources: Source = []
  /// Whether the person has used the Play action.
  private var plays = false

  /// Whether the component is paused.
  var isPaused: Bool { !sources.isEmpty && !plays }

  /// Notes that a source asks for a pause, or no longer does.
  mutating func set(_ isOn: Bool, by source: Source) {
    if isOn { sources.formUnion(source) } else { sources.subtract(source) }
    if sources.isEmpty { plays = false }
  }

  /// Notes that the person has used the Play action, or the Pause action.
  mutating func setPlays(_ plays: Bool) { self.plays = plays && !sources.isEmpty }
}

extension PauseReasons {
  /// Assistive technology is in use. A reason of this front's own, apart from the keyboard's focus, which the
  /// core has.
  static let assisted = PauseReasons(rawValue: 1 << 15)
}

extension ComponentHost {
  /// Whether the person, or the app, or assistive technology has paused the timer.
  var isPausedByPerson: Bool { isPaused || assisted.isPaused }

  /// Applies that assistive technology asks for a pause, or no longer does.
  func setAssisted(_ isOn: Bool, by source: AssistedPauses.Source) {
    assisted.set(isOn, by: source)
    let reason = heeded(.assisted)
    send(assisted.isPaused ? .pause(reason) : .resume(reason))
  }

  /// Pauses the timer, and those that share its time, for the person.
  func pause() { group?.setPausedByPerson(true) ?? setPausedByPerson(true) }

  /// Resumes the timer, and those that share its time, for the person.
  func play() { group?.setPausedByPerson(false) ?? setPausedByPerson(false) }

  /// Turns a page for assistive technology, which speaks the new value itself.
  func adjust(_ key: Key) {
    isAdjusting = true
    send(.key(key))
    isAdjusting = false
  }
}
#endif
