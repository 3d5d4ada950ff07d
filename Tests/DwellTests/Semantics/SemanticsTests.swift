import Dwell
import Testing

/// Which element represents a whole component.
@Suite struct SemanticsTests {
  /// An element of a role with its actions.
  private func element(_ role: SemanticRole, _ actions: SemanticActions = []) -> SemanticElement {
    SemanticElement(role: role, value: .page(0, of: 3), actions: actions, rect: .zero)
  }

  @Test func `the last adjustable element represents the whole, otherwise the first`() {
    var semantics = Semantics()
    #expect(semantics.adjustable == nil)
    semantics.append(element(.playPause, .pause))
    semantics.append(element(.page))
    #expect(semantics.adjustable?.role == .playPause)
    semantics.append(element(.pageView, [.setValue, .next]))
    semantics.append(element(.page))
    #expect(semantics.adjustable?.role == .pageView)
    semantics.append(element(.pageControl, .setValue))
    #expect(semantics.adjustable?.role == .pageControl)
  }
}
