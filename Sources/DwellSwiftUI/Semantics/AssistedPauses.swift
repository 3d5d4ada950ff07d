#if canImport(SwiftUI)
import Dwell

/// The pauses that assistive technology requests.
///
/// Pages pause while VoiceOver is on, and while its cursor, or another technology's, is on the component's
/// element: users who listen to a page need their own time. The component's Play action overrules that, until
/// the Pause action is used, or VoiceOver is turned off and the cursor has left.
struct AssistedPauses {
  /// The sources of a pause.
  struct Source: OptionSet {
    /// The bits.
    let rawValue: Int
    /// A screen reader that is on.
    static let screenReader = Source(rawValue: 1)
    /// The cursor of assistive technology on the component's element.
    static let cursor = Source(rawValue: 2)
  }

  /// The sources that currently request a pause.
  private var sources: Source = []
  /// Whether the user has used the Play action.
  private var plays = false

  /// Whether the component is paused.
  var isPaused: Bool { !sources.isEmpty && !plays }

  /// Updates whether a source requests a pause.
  mutating func set(_ isOn: Bool, by source: Source) {
    if isOn { sources.formUnion(source) } else { sources.subtract(source) }
    if sources.isEmpty { plays = false }
  }

  /// Handles the user's Play action, or the Pause action.
  mutating func setPlays(_ plays: Bool) { self.plays = plays && !sources.isEmpty }
}

extension PauseReasons {
  /// Assistive technology is in use. It is the front's own reason, separate from the keyboard's focus, which
  /// the core defines.
  static let assisted = PauseReasons(rawValue: 1 << 15)
}

extension ComponentHost {
  /// Whether the user, the app or assistive technology has paused the timer.
  var isPausedByPerson: Bool { isPaused || assisted.isPaused }

  /// Applies that assistive technology requests a pause, or no longer does.
  func setAssisted(_ isOn: Bool, by source: AssistedPauses.Source) {
    assisted.set(isOn, by: source)
    let reason = heeded(.assisted)
    send(assisted.isPaused ? .pause(reason) : .resume(reason))
  }

  /// Pauses the timer, and those that share its time, for the user.
  func pause() { group?.setPausedByPerson(true) ?? setPausedByPerson(true) }

  /// Resumes the timer, and those that share its time, for the user.
  func play() { group?.setPausedByPerson(false) ?? setPausedByPerson(false) }

  /// Turns a page for assistive technology, which speaks the new value itself.
  func adjust(_ key: Key) {
    isAdjusting = true
    send(.key(key))
    isAdjusting = false
  }
}
#endif
