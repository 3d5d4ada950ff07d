#if GTK
import CGtk
import Dwell
import DwellGTK
import XCTest

/// What a screen reader is told, asked over the accessibility bus.
@MainActor
final class AccessibilityTests: GTKTestCase {
  /// A program that finds the slider in the window of a title, prints what it is told and, with a second word, sets its
  /// value.
  private static let reader = """
    import sys, gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
    def find(node, test):
        if node is None: return None
        if test(node): return node
        for index in range(node.get_child_count()):
            found = find(node.get_child_at_index(index), test)
            if found is not None: return found
    desktop = Atspi.get_desktop(0)
    title = sys.argv[1]
    window = find(desktop, lambda node: node.get_name() == title)
    slider = find(window, lambda node: node.get_role() == Atspi.Role.SLIDER)
    if slider is None: sys.exit("no slider in " + title)
    value = slider.get_value_iface()
    if len(sys.argv) > 2: value.set_current_value(float(sys.argv[2]))
    print(slider.get_name(), slider.get_description(), value.get_minimum_value(), value.get_maximum_value(),
          value.get_current_value(), sep="|")
    """

  func testAPageControlIsAnAdjustableValueWithItsPageInWords() async throws {
    let clock = ManualClock()
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), clock: clock))
    let window = TestWindow(control.widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    let title = "dwell-accessibility-test"
    window.title = title
    let ask = ["/usr/bin/python3", "-W", "ignore", "-c", Self.reader, title]
    XCTAssertEqual(try run(ask), "Pages|page 1 of 5|1.0|5.0|1.0\n")
    clock.advance(by: 4)
    XCTAssertEqual(try run(ask), "Pages|page 2 of 5|1.0|5.0|2.0\n")
    XCTAssertEqual(try run(ask + ["4"]), "Pages|page 4 of 5|1.0|5.0|4.0\n")
    XCTAssertEqual(control.component.currentPage, 3)
    control.send(.setPageCount(2))
    XCTAssertEqual(try run(ask), "Pages|page 2 of 2|1.0|2.0|2.0\n")
  }
}
#endif
