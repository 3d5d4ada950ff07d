import Dwell
import DwellTestSupport
import Testing

@Suite("A page count that is the same as before")
struct SamePageCountTests {
  /// The frames of a component during and after a turn, with the count sent on the way or not.
  private func frames<Content: Component>(_ component: Content, sends: Bool) -> [Frame] {
    var component = component
    _ = component.handle(.select(page: 2, animated: true), at: 1)
    _ = component.handle(sends ? .setPageCount(5) : .tick, at: 1.1)
    return [1.1, 1.15, 1.2, 2].map { component.frame(at: $0) }
  }

  @Test("It leaves a turn that is under way as it is")
  func duringATurn() {
    let control = PageControl.sample(5)
    #expect(frames(control, sends: true) == frames(control, sends: false))
    let progress = SegmentedProgress.sample(5)
    #expect(frames(progress, sends: true) == frames(progress, sends: false))
  }

  @Test("A page whose time has run out meanwhile turns as without it")
  func atATurn() {
    /// The frame a moment after an event at which a page is due.
    func frame(after event: Event) -> Frame {
      var control = PageControl.sample(5)
      _ = control.handle(event, at: 4)
      return control.frame(at: 4.1)
    }
    #expect(frame(after: .setPageCount(5)) == frame(after: .tick))
  }
}
