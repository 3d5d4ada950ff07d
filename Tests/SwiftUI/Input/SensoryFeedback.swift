/// A kind of haptic or audible feedback. The stand-in counts how often it would be played.
@available(visionOS 26, *)
public struct SensoryFeedback: Equatable, Sendable {
  /// For values that change.
  public static let selection = SensoryFeedback()
}

/// A view that plays feedback when a value changes.
struct FeedbackView<Content: View, Trigger: Equatable>: StandInView {
  /// The view.
  let content: Content
  /// The value.
  let trigger: Trigger
  /// Returns whether a change plays feedback.
  let condition: (Trigger, Trigger) -> Bool
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    let old = pass.stored("trigger", StoredBox(trigger))
    let plays = pass.stored("plays", StoredBox(0))
    let before = old.value
    old.value = trigger
    if before != trigger { pass.afterwards { if condition(before, trigger) { plays.value += 1 } } }
    return Node("modified", [.feedback { plays.value }], children: [pass.node(of: content, "feedback")])
  }
}

@available(visionOS 26, *)
extension View {
  /// Plays feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    FeedbackView(content: self, trigger: trigger) { _, _ in true }
  }
  /// Plays feedback when a value changes and a condition holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    FeedbackView(content: self, trigger: trigger, condition: condition)
  }
}
