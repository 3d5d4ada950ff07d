#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import Foundation
import XCTest

/// What another process reads and does through AT-SPI, like a screen reader.
@MainActor
final class AccessibilityTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  func testAPageControlIsASliderFromOneWithNextAndPreviousActions() async throws {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.currentPage = 1
    let control = try XCTUnwrap(PageControlWidget(configuration, clock: clock))
    let window = present(control.widget, width: 200, height: 44)
    let slider = try accessibleObject("slider")
    XCTAssertEqual(slider.name, "Pages")
    XCTAssertEqual(slider.description, "page 2 of 5")
    XCTAssertEqual(slider.value, "2 of 1...5")
    XCTAssertEqual(Set(slider.actions), ["page.next", "page.previous", "page.pause"])
    XCTAssert(slider.states.contains("focusable"))
    try reader("set", "slider", "4")
    XCTAssertEqual(control.component.currentPage, 3)
    XCTAssertEqual(control.controller.publisher.announcements, ["page 4 of 5"])
    try reader("act", "slider", "page.next")
    XCTAssertEqual(control.component.currentPage, 4)
    try reader("act", "slider", "page.previous")
    XCTAssertEqual(control.component.currentPage, 3)
    try reader("act", "slider", "page.pause")
    XCTAssertEqual(control.component.timer.pausedBy, .app)
    XCTAssertEqual(control.controller.publisher.announcements.count, 3)
    control.send(.setPageCount(2))
    XCTAssertEqual(try accessibleObject("slider").value, "2 of 1...2")
    control.send(.resume(.app))
    gtk_window_set_focus(window.window.cast(to: GtkWindow.self), nil)
    clock.advance(by: 4)
    XCTAssertEqual(try accessibleObject("slider").description, "page 1 of 2", "the timer turned the page")
  }

  func testOnlyTheUsersOwnChangesAreAnnounced() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 200, height: 44)
    clock.advance(by: 4.1)
    XCTAssertEqual(control.component.currentPage, 1)
    control.send(.select(page: 2, animated: false))
    XCTAssertEqual(control.controller.publisher.announcements, [], "only the user's changes are announced")
    control.send(.key(.left))
    XCTAssertEqual(control.controller.publisher.announcements, ["page 2 of 3"])
  }

  func testACarouselIsAGroupOfItsPageItsIndicatorAndItsPauseButton() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    let objects = try accessibleObjects()
    let page = try XCTUnwrap(objects.first { $0.role == "label" })
    XCTAssertEqual(page.name, "Page 0")
    let slider = try XCTUnwrap(objects.first { $0.role == "slider" })
    XCTAssertEqual(slider.description, "page 1 of 3")
    XCTAssertEqual(slider.value, "1 of 1...3")
    XCTAssert(slider.states.contains("focusable"))
    let button = try XCTUnwrap(objects.first { $0.role == "push button" })
    XCTAssertEqual(button.name, "Pause")
    XCTAssert(button.states.contains("focusable"), button.states)
    XCTAssertFalse(objects.contains { $0.name == "Page 1" }, "pages out of view aren't read")
    try reader("set", "slider", "3")
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssert(try accessibleObjects().contains { $0.name == "Page 2" }, "pages in view are")
    carousel.isRunning = false
    XCTAssertEqual(try accessibleObject("push button").name, "Play")
  }

  func testAMeterIsAReadOnlyLevel() async throws {
    let meter = try XCTUnwrap(ProgressMeterWidget(.init(value: 7, of: 10), clock: clock))
    _ = present(meter.widget, width: 120, height: 300)
    let objects = try accessibleObjects()
    let level = try XCTUnwrap(objects.first { ["level bar", "progress bar"].contains($0.role) })
    XCTAssertEqual(level.description, "7 of 10")
    XCTAssertEqual(level.value, "7 of 0...10")
    XCTAssertEqual(level.actions, [], "it has no actions")
    try reader("set", level.role, "2")
    XCTAssertEqual(meter.component.value, 7)
    XCTAssertEqual(try accessibleObject(level.role).value, "7 of 0...10")
  }

  func testSegmentsAreAProgressBarThatTurnsPages() async throws {
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 4), clock: clock))
    _ = present(segments.widget, width: 200, height: 44)
    let progress = try accessibleObject("progress bar")
    XCTAssertEqual(progress.description, "page 1 of 4")
    try reader("act", "progress bar", "page.next")
    XCTAssertEqual(segments.component.currentPage, 1)
  }

  func testAnAutomaticComponentHasAPauseButtonForScreenReaderAndKeyboard() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let window = present(control.widget, width: 200, height: 44)
    let button = try accessibleObject("push button")
    XCTAssertEqual(button.name, "Pause")
    XCTAssert(button.states.contains("focusable"), button.states)
    try reader("act", "push button", button.actions[0])
    runLoop(until: { control.component.timer.pausedBy.contains(.app) }, "the button pauses")
    XCTAssertEqual(try accessibleObject("push button").name, "Play")
    gtk_widget_grab_focus(control.controller.widget)
    gtk_widget_child_focus(window.window, GTK_DIR_TAB_FORWARD)
    let handle = window.window.cast(to: GtkWindow.self)
    XCTAssertEqual(gtk_window_get_focus(handle), gtk_widget_get_last_child(control.widget), "one Tab away")
    XCTAssertNotEqual(gtk_widget_activate(gtk_window_get_focus(handle)), 0, "the action of Space and Return")
    runLoop(until: { control.isAdvancing }, "the button resumes")
    control.send(.setPageCount(0))
    XCTAssertEqual(
      gtk_widget_get_visible(gtk_widget_get_last_child(control.widget)), 0, "nothing to pause, no button")
  }

  func testAnAppCanDisableTheButtonAndAComponentThatNeverAdvancesHasNone() async throws {
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    let timed = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), behavior: behavior, clock: clock))
    XCTAssertEqual(timed.widget, timed.controller.widget)
    var dots = PageControl.Configuration(pageCount: 3)
    dots.dots.showsProgress = false
    let plain = try XCTUnwrap(PageControlWidget(dots, clock: clock))
    XCTAssertEqual(plain.widget, plain.controller.widget)
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    XCTAssertNotEqual(segments.widget, segments.controller.widget)
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.direction = .topToBottom
    let column = try XCTUnwrap(SegmentedProgressWidget(configuration, clock: clock))
    XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(column.widget)), GTK_ORIENTATION_VERTICAL)
    column.send(.setDirection(.leftToRight))
    XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(column.widget)), GTK_ORIENTATION_HORIZONTAL)
    configuration = column.component.configuration
    configuration.direction = .topToBottom
    column.configure(configuration)
    XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(column.widget)), GTK_ORIENTATION_VERTICAL)
  }

  /// Returns the events that a screen reader gets while a test acts, and shortly after.
  private func heard(_ act: () -> Void) throws -> String {
    try output(of: readerWords(["events", "3"]), onceItSays: "listening", act: act)
  }

  func testAScreenReaderDoesNotHearTurnsByTheTimer() async throws {
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), behavior: behavior, clock: clock))
    let window = present(control.widget, width: 200, height: 44)
    gtk_widget_grab_focus(control.controller.widget)
    runLoop(until: { gtk_widget_has_focus(control.controller.widget) != 0 }, "focused")
    let timed = try heard {
      clock.advance(by: 4.1)
      clock.advance(by: 4)
    }
    XCTAssertEqual(control.component.currentPage, 2)
    XCTAssertEqual(timed.split(separator: "\n"), ["listening"], "a turn by the timer is spoken")
    let turned = try heard { control.send(.key(.right)) }
    XCTAssert(turned.contains("accessible-description|slider|page 4 of 5"), turned)
    clock.advance(by: 4.1)
    XCTAssertEqual(try accessibleObject("slider").description, "page 4 of 5")
    control.send(.pause(.app))
    XCTAssertEqual(try accessibleObject("slider").description, "page 5 of 5", "paused")
    control.send(.resume(.playButton))
    clock.advance(by: 4.1)
    XCTAssertEqual(try accessibleObject("slider").description, "page 5 of 5")
    gtk_window_set_focus(window.window.cast(to: GtkWindow.self), nil)
    XCTAssertEqual(try accessibleObject("slider").description, "page 1 of 5", "the focus has left")
  }

  func testAScreenReaderHearsTheUsersPageTurnsAtOnce() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 200, height: 44)
    let output = try heard { control.send(.key(.right)) }
    // GTK 4.8 reports a change of the value; from 4.14 on it is an announcement, too.
    XCTAssert(
      output.contains("object:property-change:accessible-description|slider|page 2 of 3"), output)
    XCTAssertEqual(output.contains("object:announcement"), gtk_get_minor_version() >= 14, output)
  }
}
#endif
