import Dwell
import Testing

/// A component's semantics, in words.
@Suite struct SemanticsTextTests {
  @Test(arguments: [
    (SemanticRole.pageControl, SemanticValue.page(1, of: 5), "pageControl", "Pages", "page 2 of 5"),
    (.segmentedProgress, .page(0, of: 1), "segmentedProgress", "Progress", "page 1 of 1"),
    (.meter, .level(7, of: 10), "meter", "Level", "7 of 10"),
    (.meter, .level(1.0 / 3, of: 1), "meter", "Level", "0.333 of 1"),
    (.pageView, .page(.max, of: .max), "pageView", "Pages", "page \(Int.max) of \(Int.max)"),
    (.page, .none, "page", "Page", ""), (.playPause, .isRunning(true), "playPause", "Pause", "running"),
    (.playPause, .isRunning(false), "playPause", "Play", "paused"),
  ])
  func `an element has a role, a label and a value`(
    role: SemanticRole, value: SemanticValue, name: String, label: String, text: String
  ) {
    let element = SemanticElement(role: role, value: value, rect: .zero)
    #expect(element.role.name == name)
    #expect(element.label == label)
    #expect(element.valueText == text)
  }
}
