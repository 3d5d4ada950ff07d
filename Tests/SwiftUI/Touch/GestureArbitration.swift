import Foundation

/// The rules by which gestures compete for a finger.
///
/// From Apple's documentation of `gesture(_:)`, `simultaneousGesture(_:)` and `UIGestureRecognizerDelegate`,
/// and from Apple's answer to FB14688465 (github.com/feedback-assistant/reports/issues/542): since iOS 18 a
/// `DragGesture` inside a scroll view takes priority over it. A simultaneous one lets it scroll, unless it
/// begins before the scroll view could.
package enum GestureArbitration: CaseIterable {
  /// Scroll views take fingers from drags inside that move along them.
  case iOS17
  /// Drags inside scroll views keep their fingers.
  case iOS18
  /// A swipe anywhere in the content navigates back, too.
  case iOS26

  /// The decision about a gesture.
  enum Decision {
    /// It may still begin.
    case waits
    /// It begins.
    case begins
    /// It can no longer begin.
    case fails
  }

  /// How far a finger moves before it scrolls, or before a UIKit recognizer begins, in points.
  static let slop: CGFloat = 10
  /// The width of the screen's edge from which a swipe navigates back, in points. Apple doesn't document it.
  static let edgeWidth: CGFloat = 20

  /// The order in which gestures are asked: those with high priority from the outside, then all others from
  /// the inside, as inner views go first.
  @MainActor static func ordered(_ competitors: [Competitor]) -> [Competitor] {
    competitors.filter { $0.priority == .high } + competitors.reversed().filter { $0.priority != .high }
  }

  /// Returns the decision about a gesture that hasn't begun.
  @MainActor func decision(on competitor: Competitor, _ touch: Touch, among others: [Competitor]) -> Decision
  {
    let own = competitor.readiness(touch)
    guard own == .begins else { return own }
    let begun = others.filter { $0.state == .begun }
    if begun.contains(where: { blocks($0, competitor) }) { return .fails }
    // Before iOS 18 a button keeps its finger from a drag around it that isn't simultaneous.
    if self == .iOS17, case .drag = competitor.kind, competitor.priority == .normal,
      others.contains(where: { if case .button = $0.kind { true } else { false } })
    {
      return .fails
    }
    if let pan = competitor.recognizer {
      // Requirements of failure: it waits while another may still begin.
      let waits = others.contains { other in
        guard other.state == .possible, case .edge(let edge) = other.kind else { return false }
        return pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: edge) ?? false
      }
      if waits { return .waits }
      if pan.delegate?.gestureRecognizerShouldBegin(pan) == false { return .fails }
    }
    return .begins
  }

  /// Whether a gesture that has begun keeps another from beginning.
  @MainActor private func blocks(_ begun: Competitor, _ other: Competitor) -> Bool {
    switch (begun.kind, other.kind) {
    case (.edge, _): return true
    case (.longPress, .scroll): return begun.priority != .simultaneous
    case (.longPress, _), (_, .longPress): return false
    case (.drag(let drag), .scroll):
      if begun.priority == .high { return true }
      if self == .iOS17 { return false }
      return begun.priority == .normal || drag.minimumDistance < Self.slop
    case (.scroll, .drag): return other.priority != .simultaneous
    case (.drag, .drag): return begun.priority != .simultaneous && other.priority != .simultaneous
    default: return !areSimultaneous(begun, other)
    }
  }

  /// Whether a gesture that begins cancels another that has begun.
  @MainActor func cancels(_ beginning: Competitor, _ begun: Competitor) -> Bool {
    switch (beginning.kind, begun.kind) {
    case (.edge, _), (.scroll, .longPress): true
    case (.scroll, .drag): begun.priority != .simultaneous
    default: false
    }
  }

  /// Whether the delegate of one of two recognizers wants both.
  @MainActor private func areSimultaneous(_ one: Competitor, _ other: Competitor) -> Bool {
    [(one, other), (other, one)].contains { pan, peer in
      guard let recognizer = pan.recognizer, let delegate = recognizer.delegate as? any SharedRecognition
      else { return false }
      // A scroll view's own recognizer is a pan, too.
      return delegate.gestureRecognizer(
        recognizer, shouldRecognizeSimultaneouslyWith: peer.recognizer ?? UIPanGestureRecognizer())
    }
  }
}

/// The optional function of Apple's `UIGestureRecognizerDelegate` that shares a finger: in the stand-in a
/// protocol of its own, as the views don't use it.
@MainActor
package protocol SharedRecognition: UIGestureRecognizerDelegate {
  /// Returns whether two recognizers may have a finger at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
