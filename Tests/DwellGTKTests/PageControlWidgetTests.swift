#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// A page control in a real window.
@MainActor
final class PageControlWidgetTests: GTKTestCase {
  /// The widget's clock.
  private let clock = ManualClock()

  /// Opens a control of `count` pages without a pause button in a window.
  private func open(
    pageCount: Int = 3, behavior: WidgetBehavior = WidgetBehavior(),
    _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) throws -> (control: PageControlWidget, window: TestWindow) {
    var behavior = behavior
    behavior.showsPauseButton = false
    var configuration = PageControl.Configuration(pageCount: pageCount)
    configuration.dots.metrics.backgroundPadding = 0  // the row alone, without space for a background
    change(&configuration)
    let control = try XCTUnwrap(PageControlWidget(configuration, behavior: behavior, clock: clock))
    let window = TestWindow(control.widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    return (control, window)
  }

  func testItRequestsTheSizeOfItsRow() async throws {
    let (control, _) = try open(pageCount: 3)
    XCTAssertEqual(gtk_widget_get_width(control.widget), 64, "R009")
    XCTAssertEqual(gtk_widget_get_height(control.widget), 44)
    control.send(.setPageCount(5))
    var natural: Int32 = 0
    gtk_widget_measure(control.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    XCTAssertEqual(natural, 92, "R009")
  }

  func testItsPixelsAreThoseOfItsDisplayListDrawnByCairo() async throws {
    let (control, window) = try open(pageCount: 5) { $0.currentPage = 2 }
    for seconds in [0.0, 1, 1, 1.9, 0.2, 0.1] {
      clock.advance(by: seconds)
      // As in a frame of the screen: before it, the widget shows a state up to half a pixel earlier.
      control.send(.tick)
      let frame = control.component.frame(at: clock.now)
      let expected = CairoOracle(theme: Theme(of: control.widget)).pixels(
        of: frame.display, width: 92, height: 44)
      assertEqual(try window.pixels(), expected, "at \(clock.now - 100) s")
    }
  }

  func testThePillFillsAndThePageTurns() async throws {
    let (control, window) = try open()
    control.theme = .onPictures
    var changes: [PageChange] = []
    control.callbacks.pageDidChange = { changes.append($0) }
    clock.advance(by: 2)
    let half = try window.pixels()
    XCTAssertEqual(Double(half[16, 22][3]), 255, accuracy: 1, "R015: full up to 18 of 36 pt")
    XCTAssertEqual(Double(half[20, 22][3]), 255 * 0.35, accuracy: 2, "R013: the track beyond")
    clock.advance(by: 2)
    XCTAssertEqual(changes.map(\.to), [1], "R031")
    XCTAssertEqual(changes.first?.time ?? 0, 104, accuracy: 1e-9)
    clock.advance(by: 1)
    XCTAssertEqual(Double(try window.pixels()[4, 22][3]), 255 * 0.7, accuracy: 2, "R018: seen")
  }

  func testWhileItFillsItIsDrawnOncePerHalfPixel() async throws {
    let (control, _) = try open()
    settle()
    let wakeUps = control.wakeUps
    clock.advance(by: 1)
    XCTAssertEqual(Double(control.wakeUps - wakeUps), 18, accuracy: 2, "9 pt a second in halves")
  }

  func testThePauseButtonStaysByTheDotsInAWideBox() async throws {
    for direction in [Direction.leftToRight, .topToBottom] {
      let isVertical = direction.axis == .vertical
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      var configuration = PageControl.Configuration(pageCount: 3)
      configuration.direction = direction
      let control = try XCTUnwrap(PageControlWidget(configuration, clock: clock))
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), control.widget)
      gtk_widget_set_vexpand(control.widget, 1)
      _ = present(box, width: 600, height: 500)
      let button = try XCTUnwrap(descendant(of: control.widget, withClass: "dwell-pause"))
      let (start, end) = (
        try XCTUnwrap(place(of: control.controller.widget, in: box)),
        try XCTUnwrap(place(of: button, in: box))
      )
      let length = isVertical ? control.size.height : control.size.width
      XCTAssertLessThan(length, 100, "\(direction)")
      let gap = isVertical ? end.y - start.y - length : end.x - start.x - length
      XCTAssertLessThan(gap, 12, "\(direction)")
      control.send(.setDirection(isVertical ? .leftToRight : .topToBottom))
      runLoop(until: { (isVertical ? control.size.width : control.size.height) < 100 }, "turned")
    }
  }

  func testHoveringPausesItAndNothingWakesIt() async throws {
    let (control, window) = try open()
    /// Waits until the background has faded in or out.
    func showBackgroundChange() {
      clock.advance(by: 0.3)
      control.send(.tick)
      settle()
    }
    clock.advance(by: 1)
    emit("enter", on: control.widget, x: 10, y: 20)
    XCTAssertEqual(control.component.timer.pausedBy, [.hover])
    showBackgroundChange()
    let pixels = try window.pixels()
    let frames = control.drawnFrames
    let wakeUps = control.wakeUps
    XCTAssert(control.isAsleep)
    XCTAssertEqual(clock.pendingCalls, 0)
    clock.advance(by: 1000)
    settle()
    XCTAssertEqual(control.wakeUps, wakeUps, "woken while paused")
    XCTAssertEqual(control.drawnFrames, frames, "drawn while at rest")
    XCTAssertEqual(try window.pixels(), pixels)
    emit("leave", on: control.widget)
    XCTAssertEqual(control.component.timer.progress(at: clock.now), 0.25, accuracy: 1e-9, "time jumped")
    showBackgroundChange()
    clock.advance(by: 2.7)
    XCTAssertEqual(control.component.currentPage, 1)
  }

  func testWhileTheMarksMoveItTicksEveryFrameAndStopsWhenTheyRest() async throws {
    let (control, _) = try open { $0.dots.showsProgress = false }
    settle()
    let frames = control.drawnFrames
    control.send(.select(page: 2, animated: true))
    XCTAssertFalse(control.isAsleep)
    for _ in 0..<400 where !control.isAsleep {
      clock.advance(by: 0.01)
      drawFrames(atLeast: 1, of: control)
    }
    XCTAssert(control.isAsleep, "still ticking after four seconds")
    XCTAssertGreaterThan(control.drawnFrames - frames, 5)
    settle()
    let still = (control.drawnFrames, control.wakeUps)
    clock.advance(by: 1000)
    settle()
    XCTAssertEqual(control.drawnFrames, still.0)
    XCTAssertEqual(control.wakeUps, still.1)
  }

  /// Runs the loop until the widget has been drawn `count` more times, or comes to rest.
  private func drawFrames(atLeast count: Int, of control: PageControlWidget) {
    let frames = control.drawnFrames
    runLoop(
      until: { control.drawnFrames >= frames + count || clock.pendingCalls > 0 || control.isAsleep },
      "a frame")
  }

  func testOffTheScreenItIsPaused() async throws {
    var behavior = WidgetBehavior()
    // Without a window manager, a window that is shown again isn't always active.
    behavior.pausesInBackground = false
    let (control, window) = try open(behavior: behavior)
    clock.advance(by: 1)
    gtk_widget_set_visible(window.window, 0)
    XCTAssert(control.isAsleep)
    drainLoop()
    XCTAssert(control.isAsleep)
    XCTAssertEqual(control.component.timer.pausedBy, [.hidden])
    clock.advance(by: 500)
    gtk_widget_set_visible(window.window, 1)
    runLoop(until: { gtk_widget_get_mapped(control.widget) != 0 }, "mapped again")
    drainLoop()
    XCTAssertEqual(control.component.timer.pausedBy, [])
    XCTAssertEqual(control.component.timer.progress(at: clock.now), 0.25, accuracy: 1e-9)
    XCTAssertFalse(control.isAsleep)
  }

  func testBeforeItIsShownItIsPaused() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    XCTAssertEqual(control.component.timer.pausedBy, [.hidden])
    XCTAssert(control.isAsleep)
  }

  func testReducedMotionTakesEffectAtOnce() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let before = dwell_settings_enable_animations(settings)
    defer { dwell_settings_set_enable_animations(settings, before) }
    dwell_settings_set_enable_animations(settings, 1)
    let (control, _) = try open()
    XCTAssertFalse(control.component.reduceMotion)
    dwell_settings_set_enable_animations(settings, 0)
    XCTAssert(control.component.reduceMotion)
    dwell_settings_set_enable_animations(settings, 1)
    XCTAssertFalse(control.component.reduceMotion)
  }

  func testTheNumberFollowsTheUsersTextSize() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let before = dwell_settings_text_scale(settings)
    defer { dwell_settings_set_text_scale(settings, before) }
    dwell_settings_set_text_scale(settings, 1.25)
    let (control, _) = try open { $0.dots.numberLabel = .always }
    /// Returns the width that the widget asks for, in points.
    func width() -> Int32 {
      var natural: Int32 = 0
      gtk_widget_measure(control.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      return natural
    }
    // "3/3" is 3 · 0.6 · 18 points wide at a scale of 1.
    XCTAssertEqual(width(), 41)
    dwell_settings_set_text_scale(settings, 2)
    XCTAssertEqual(control.component.configuration.dots.textScale, 2)
    XCTAssertEqual(width(), 65)
  }

  func testAConfigurationKeepsTheUsersSettings() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let scale = dwell_settings_text_scale(settings)
    defer {
      dwell_settings_set_text_scale(settings, scale)
      dwell_settings_set_enable_animations(settings, 1)
    }
    dwell_settings_set_text_scale(settings, 1.5)
    dwell_settings_set_enable_animations(settings, 0)
    let (control, _) = try open()
    gtk_widget_set_direction(control.widget, GTK_TEXT_DIR_RTL)
    control.configure(PageControl.Configuration(pageCount: 5))
    let kept = control.component.configuration
    XCTAssert(kept.reduceMotion)
    XCTAssertEqual(kept.direction, .rightToLeft)
    XCTAssertEqual(kept.dots.textScale, 1.5)
    var vertical = PageControl.Configuration(pageCount: 5)
    vertical.direction = .topToBottom
    control.configure(vertical)
    XCTAssertEqual(control.component.direction, .topToBottom)
  }

  func testAnAppCanAskForReducedMotion() async throws {
    let (control, _) = try open { $0.reduceMotion = true }
    XCTAssert(control.component.reduceMotion)
  }

  func testReducedMotionSetByTheAppSurvivesAChangeOfTextSize() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let scale = dwell_settings_text_scale(settings)
    defer { dwell_settings_set_text_scale(settings, scale) }
    let (control, _) = try open { $0.reduceMotion = true }
    dwell_settings_set_text_scale(settings, 1.5)
    XCTAssertEqual(control.component.configuration.dots.textScale, 1.5)
    XCTAssert(control.component.reduceMotion, "the app's wish is taken back")
  }

  func testReducedMotionSetByTheAppSurvivesTheUsersSetting() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    defer { dwell_settings_set_enable_animations(settings, 1) }
    let (asking, _) = try open { $0.reduceMotion = true }
    let (configured, _) = try open()
    configured.configure(asking.component.configuration)
    let (sent, _) = try open()
    sent.send(.setReduceMotion(true))
    let (changed, _) = try open()
    dwell_settings_set_enable_animations(settings, 0)
    var configuration = changed.component.configuration
    configuration.loops = false
    changed.configure(configuration)
    dwell_settings_set_enable_animations(settings, 1)
    for control in [asking, configured, sent] {
      XCTAssert(control.component.reduceMotion, "the app's wish is taken back")
    }
    XCTAssertFalse(changed.component.reduceMotion, "the user's wish has become the app's")
    asking.send(.setReduceMotion(false))
    XCTAssertFalse(asking.component.reduceMotion)
  }

  func testPagesFollowTheDirectionOfTheText() async throws {
    let (control, _) = try open()
    XCTAssertEqual(control.component.direction, .leftToRight)
    gtk_widget_set_direction(control.widget, GTK_TEXT_DIR_RTL)
    XCTAssertEqual(control.component.direction, .rightToLeft)
    let timed = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    gtk_widget_set_direction(timed.widget, GTK_TEXT_DIR_RTL)
    XCTAssertEqual(timed.component.direction, .rightToLeft, "also beside a pause button")
    let (vertical, _) = try open { $0.direction = .bottomToTop }
    gtk_widget_set_direction(vertical.widget, GTK_TEXT_DIR_RTL)
    XCTAssertEqual(vertical.component.direction, .bottomToTop)
    XCTAssertEqual(gtk_widget_get_height(vertical.widget), 64)
  }

  func testTheAppCanVetoAPageTurnAndIsNotifiedOfTheEnd() async throws {
    let (control, _) = try open(pageCount: 2) {
      $0.timer.asksBeforeAdvancing = true
      $0.loops = false
    }
    var log: [String] = []
    control.callbacks.shouldAdvance = { page in
      log.append("may \(page)?")
      if log.count > 1 { control.send(.advance) } else { control.send(.veto) }
    }
    control.callbacks.pageDidChange = { log.append("page \($0.to)") }
    control.callbacks.didEnd = { log.append("end") }
    for _ in 0..<13 {
      clock.advance(by: 1)
      drawFrames(atLeast: 1, of: control)
    }
    XCTAssertEqual(log, ["may 1?", "may 1?", "page 1", "end"])
    XCTAssert(control.isAsleep)
    control.callbacks = WidgetCallbacks()
  }

  func testTheWidgetAndItsSwiftSideAreReleasedTogether() async throws {
    weak var callbackOwner: NSObject?
    do {
      let owner = NSObject()
      callbackOwner = owner
      let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
      control.callbacks.didEnd = { _ = owner }
      let window = TestWindow(control.widget, in: self)
      XCTAssertGreaterThan(clock.pendingCalls, 0)
      window.close()
    }
    drainLoop()
    XCTAssertNil(callbackOwner, "the widget or its callbacks leaked")
    XCTAssertEqual(clock.pendingCalls, 0)
  }

  /// Emits a signal of the widget's motion controller.
  private func emit(
    _ signal: String, on widget: UnsafeMutablePointer<GtkWidget>, x: Double = 0, y: Double = 0
  ) {
    guard let list = gtk_widget_observe_controllers(widget) else { return XCTFail("no controllers") }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_item(list, index) else { continue }
      if dwell_emit(controller, gtk_event_controller_motion_get_type(), signal, x, y) != 0 {
        g_object_unref(controller)
        return
      }
      g_object_unref(controller)
    }
    XCTFail("no controller for \(signal)")
  }
}
#endif
