#if GTK
import CGtk
import Dwell
@testable import DwellGTK
import Foundation
import XCTest

/// What another process reads and does by AT-SPI, as a screen reader would.
@MainActor
final class AccessibilityTests: GTKTestCase {
  /// The clock of the widgets.
  private let clock = ManualClock()

  /// Has another process do commands; returns what it printed, line by line.
  private func reader(_ commands: String...) throws -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("screen-reader.py").path
    let lines = try run(
      ["/usr/bin/python3", "-W", "ignore", script, "\(ProcessInfo.processInfo.processIdentifier)"] + commands)
    return lines.split(separator: "\n").map(String.init)
  }

  /// The parts of the first line of a role: depth, role, name, description, value, actions, states.
  private func element(_ role: String, in lines: [String]) throws -> [String] {
    let parts = lines.map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    return try XCTUnwrap(parts.first { $0.count == 7 && $0[1] == role }, lines.joined(separator: "\n"))
  }

  func testAPageControlIsAValueFromOneWithNextAndPreviousAsActions() async throws {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.currentPage = 1
    let control = try XCTUnwrap(PageControlWidget(configuration, clock: clock))
    _ = present(control.widget, width: 200, height: 44)
    let slider = try element("slider", in: reader("tree"))
    XCTAssertEqual(slider[2], "Pages")
    XCTAssertEqual(slider[3], "page 2 of 5")
    XCTAssertEqual(slider[4], "2 of 1...5")
    XCTAssertEqual(Set(slider[5].split(separator: ",")), ["page.next", "page.previous", "page.pause"])
    XCTAssert(slider[6].contains("focusable"))
    _ = try reader("set", "slider", "4")
    XCTAssertEqual(control.component.currentPage, 3)
    XCTAssertEqual(control.peer.publisher.announcements, ["page 4 of 5"])
    _ = try reader("act", "slider", "page.next")
    XCTAssertEqual(control.component.currentPage, 4)
    _ = try reader("act", "slider", "page.previous")
    XCTAssertEqual(control.component.currentPage, 3)
    _ = try reader("act", "slider", "page.pause")
    XCTAssertEqual(control.component.timer.pausedBy, .app)
    XCTAssertEqual(control.peer.publisher.announcements.count, 3)
    control.send(.setPageCount(2))
    XCTAssertEqual(try element("slider", in: reader("tree"))[4], "2 of 1...2")
    control.send(.resume(.app))
    clock.advance(by: 4)
    XCTAssertEqual(try element("slider", in: reader("tree"))[3], "page 1 of 2", "time turned it")
  }

  func testOnlyAPersonsOwnChangesAreAnnounced() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 200, height: 44)
    clock.advance(by: 4.1)
    XCTAssertEqual(control.component.currentPage, 1)
    control.send(.select(page: 2, animated: false))
    XCTAssertEqual(control.peer.publisher.announcements, [], "time and the app do not talk over the person")
    control.send(.key(.left))
    XCTAssertEqual(control.peer.publisher.announcements, ["page 2 of 3"])
  }

  func testACarouselIsAGroupOfItsPageItsIndicatorAndItsPauseButton() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    let lines = try reader("tree")
    let page = try element("label", in: lines)
    XCTAssertEqual(page[2], "Page 0")
    let slider = try element("slider", in: lines)
    XCTAssertEqual(slider[3], "page 1 of 3")
    XCTAssertEqual(slider[4], "1 of 1...3")
    XCTAssert(slider[6].contains("focusable"))
    let button = try element("push button", in: lines)
    XCTAssertEqual(button[2], "Pause")
    XCTAssert(button[6].contains("focusable"), button[6])
    XCTAssertFalse(lines.contains { $0.contains("|Page 1|") }, "what is not in view is not read")
    _ = try reader("set", "slider", "3")
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssert(try reader("tree").contains { $0.contains("|Page 2|") }, "what comes into view is")
    carousel.isRunning = false
    XCTAssertEqual(try element("push button", in: reader("tree"))[2], "Play")
  }

  func testAMeterIsALevelThatNobodyCanChange() async throws {
    let meter = try XCTUnwrap(ProgressMeterWidget(.init(value: 7, of: 10), clock: clock))
    _ = present(meter.widget, width: 120, height: 300)
    let lines = try reader("tree")
    let level = try element(
      lines.contains { $0.contains("|level bar|") } ? "level bar" : "progress bar", in: lines)
    XCTAssertEqual(level[3], "7 of 10")
    XCTAssertEqual(level[4], "7 of 0...10")
    XCTAssertEqual(level[5], "", "nothing can be done with it")
    _ = try reader("set", level[1], "2")
    XCTAssertEqual(meter.component.value, 7)
    XCTAssertEqual(try element(level[1], in: reader("tree"))[4], "7 of 0...10")
  }

  func testSegmentsAreAProgressThatCanBeTurned() async throws {
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 4), clock: clock))
    _ = present(segments.widget, width: 200, height: 44)
    let progress = try element("progress bar", in: reader("tree"))
    XCTAssertEqual(progress[3], "page 1 of 4")
    _ = try reader("act", "progress bar", "page.next")
    XCTAssertEqual(segments.component.currentPage, 1)
  }

  func testWhatWaitsForNobodyHasAPauseButtonThatAScreenReaderAndTheKeyboardReach() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let window = present(control.widget, width: 200, height: 44)
    let button = try element("push button", in: reader("tree"))
    XCTAssertEqual(button[2], "Pause")
    XCTAssert(button[6].contains("focusable"), button[6])
    _ = try reader("act", "push button", button[5])
    runLoop(until: { control.component.timer.pausedBy.contains(.app) }, "the button pauses")
    XCTAssertEqual(try element("push button", in: reader("tree"))[2], "Play")
    gtk_widget_grab_focus(control.peer.widget)
    gtk_widget_child_focus(window.window, GTK_DIR_TAB_FORWARD)
    let handle = UnsafeMutableRawPointer(window.window).assumingMemoryBound(to: GtkWindow.self)
    XCTAssertEqual(gtk_window_get_focus(handle), gtk_widget_get_last_child(control.widget), "one Tab away")
    XCTAssertNotEqual(gtk_widget_activate(gtk_window_get_focus(handle)), 0, "what Space and Return do")
    runLoop(until: { control.isAdvancing }, "the button lets time go on")
    control.send(.setPageCount(0))
    XCTAssertEqual(
      gtk_widget_get_visible(gtk_widget_get_last_child(control.widget)), 0, "nothing to pause, no button")
  }

  func testAnAppCanSayNoToTheButtonAndWhatNeverAdvancesHasNone() async throws {
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    let timed = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), behavior: behavior, clock: clock))
    XCTAssertEqual(timed.widget, timed.peer.widget)
    var dots = PageControl.Configuration(pageCount: 3)
    dots.showsProgress = false
    let plain = try XCTUnwrap(PageControlWidget(dots, clock: clock))
    XCTAssertEqual(plain.widget, plain.peer.widget)
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    XCTAssertNotEqual(segments.widget, segments.peer.widget)
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.direction = .topToBottom
    let column = try XCTUnwrap(SegmentedProgressWidget(configuration, clock: clock))
    XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(column.widget)), GTK_ORIENTATION_VERTICAL)
    column.send(.setDirection(.leftToRight))
    XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(column.widget)), GTK_ORIENTATION_HORIZONTAL)
  }

  func testAPersonsTurnIsHeardByAScreenReaderAsItHappens() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 200, height: 44)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("screen-reader.py").path
    let listener = Process()
    listener.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    listener.arguments = [
      "-W", "ignore", script, "\(ProcessInfo.processInfo.processIdentifier)", "events", "3",
    ]
    let pipe = Pipe()
    listener.standardOutput = pipe
    try listener.run()
    var isHeard = false
    let file = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    var output = ""
    runLoop(
      until: {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(file, &bytes, bytes.count)
        if count > 0 { output += String(decoding: bytes.prefix(count), as: UTF8.self) }
        if output.contains("listening"), !isHeard {
          isHeard = true
          control.send(.key(.right))
        }
        return !listener.isRunning && count <= 0
      }, within: 20, "the listener's end")
    // What GTK 4.8 tells of; from 4.14 on it is an announcement as well.
    XCTAssert(
      output.contains("object:property-change:accessible-description|slider|page 2 of 3"), output)
    XCTAssertEqual(output.contains("object:announcement"), gtk_get_minor_version() >= 14, output)
  }
}
#endif
