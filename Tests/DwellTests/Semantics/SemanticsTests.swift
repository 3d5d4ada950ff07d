import Dwell
import Testing

/// Which element speaks for all of a component.
@Suite struct SemanticsTests {
  /// An element of a role with what can be done with it.
  private func element(_ role: SemanticRole, _ actions: SemanticActions = []) -> SemanticElement {
    SemanticElement(role: role, value: .page(0, of: 3), actions: actions, rect: .zero)
  }

  @Test func `the last element that can be adjusted stands for the whole, else the first`() {
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
