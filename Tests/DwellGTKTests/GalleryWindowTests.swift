#if GTK
import DwellText
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import DwellScenes
import DwellTestSupport
import XCTest

/// The gallery in a real window: its pages, switches and time scale.
@MainActor
final class GalleryWindowTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens the gallery at a page, in a size.
  private func open(_ page: String? = nil, width: Int32 = 1120, height: Int32 = 760) throws -> GalleryWindow {
    let gallery = try XCTUnwrap(GalleryWindow(page: page, clock: clock))
    gtk_window_set_default_size(gallery.window, width, height)
    gallery.present()
    runLoop(until: { gtk_widget_get_width(gallery.liveComponent.widget) > 0 }, "allocated")
    drainLoop()
    addTeardownBlock { @MainActor in
      gallery.close()
      gtk_window_destroy(gallery.window)
    }
    return gallery
  }

  /// Chooses a value of a switch in the panel, as the user does.
  private func choose(_ gallerySwitch: GallerySwitch, _ value: Double, in gallery: GalleryWindow) throws {
    let row = try XCTUnwrap(
      gallery.panel.rows.first { $0.gallerySwitch == gallerySwitch }, gallerySwitch.name)
    switch gallery.liveComponent.page.control(of: gallerySwitch, in: gallery.liveComponent.settings) {
    case .toggle: gtk_switch_set_active(OpaquePointer(row.control), value == 1 ? 1 : 0)
    case .choice: gtk_drop_down_set_selected(OpaquePointer(row.control), guint(value))
    case .range:
      gtk_range_set_value(row.control.cast(to: GtkRange.self), value)
    }
    drainLoop()
  }

  /// Moves the time scale to a time, as the user does.
  private func scrub(to time: Double, in gallery: GalleryWindow) {
    let scale = gallery.timeBar.scale.cast(to: GtkRange.self)
    gtk_range_set_value(scale, time)
    drainLoop()
  }

  func testTheSlidersHaveDifferentNames() async throws {
    _ = try open("page-control")
    let names = try accessibleObjects().filter { $0.role == "slider" }.map(\.name)
    XCTAssertEqual(Set(names).count, names.count, "\(names)")
    XCTAssert(
      Set(["Gallery", "Pages of the gallery", "Cards", "Page Control"]).isSubset(of: names), "\(names)")
  }

  func testEveryPageOfTheCatalogueExists() async throws {
    let gallery = try open()
    XCTAssertEqual(gallery.liveComponents.map(\.page.name), Gallery.pages.map(\.name))
    XCTAssertEqual(gallery.dots.component.pageCount, Gallery.pages.count)
    for (index, page) in Gallery.pages.enumerated() {
      gallery.pages.currentPage = index
      clock.advance(by: 1)
      drainLoop()
      XCTAssertEqual(gallery.dots.component.currentPage, index)
      XCTAssertEqual(gtk_widget_get_mapped(gallery.liveComponents[index].widget), 1)
      XCTAssertEqual(gallery.panel.rows.map(\.gallerySwitch), page.switches.filter { $0 != .time })
      XCTAssertEqual(
        String(cString: gtk_window_get_title(gallery.window)), "\(page.title) \u{2013} Dwell")
      XCTAssertFalse(gallery.liveComponent.frame.display.commands.isEmpty, page.name)
    }
  }

  func testTheWindowOpensWithItsPanelInPlace() async throws {
    let gallery = try XCTUnwrap(GalleryWindow(page: "zoom", clock: clock))
    gtk_window_set_default_size(gallery.window, 1120, 760)
    gallery.present()
    var widths: Set<Int32> = []
    let end = g_get_monotonic_time() + 400_000
    while g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
      widths.insert(gtk_widget_get_width(gallery.liveComponent.widget))
    }
    XCTAssertEqual(widths.subtracting([0]).count, 1, "\(widths)")
    gallery.close()
    gtk_window_destroy(gallery.window)
  }

  func testALookPlaysInAWindowThatHasBecomeNarrower() async throws {
    for page in ["zoom", "calendar"] {
      let gallery = try open(page)
      let width = gtk_widget_get_width(gallery.liveComponent.widget)
      gtk_window_set_default_size(gallery.window, 800, 760)
      runLoop(until: { gtk_widget_get_width(gallery.liveComponent.widget) < width }, "narrower")
      settle()
      let first = gallery.liveComponent.frame.display.text
      clock.advance(by: 2)
      drainLoop()
      XCTAssertNotEqual(gallery.liveComponent.frame.display.text, first, page)
    }
  }

  func testACalendarHasNoFirstDay() async throws {
    let gallery = try open("calendar")
    let days = try XCTUnwrap(gallery.stages[gallery.pages.currentPage].days)
    clock.advance(by: 2)
    drainLoop()
    XCTAssertEqual(days.current, 1, "the flick of the look")
    for day in stride(from: 1, through: -9, by: -1) {
      XCTAssertEqual(days.current, day)
      gallery.liveComponent.select(gallery.liveComponent.currentPage - 1)
      clock.advance(by: 1)
      drainLoop()
    }
    try choose(.direction, 1, in: gallery)
    XCTAssertEqual(days.current, -10, "the day stays")
    CarouselWidget(of: gallery.liveComponent.widget)?.send(.key(.right))
    XCTAssertEqual(days.current, -11, "the day before is on the right")
    CarouselWidget(of: gallery.liveComponent.widget)?.send(.key(.left))
    XCTAssertEqual(days.current, -10)
    gallery.liveComponent.restart()
    drainLoop()
    XCTAssert(days.shown.contains(-11) && days.shown.contains(-9), "\(days.shown)")
  }

  func testEverySwitchHasItsEffect() async throws {
    for page in Gallery.pages {
      let gallery = try open(page.name)
      scrub(to: gallery.liveComponent.page.length(for: gallery.liveComponent.settings) / 2, in: gallery)
      for gallerySwitch in page.switches where gallerySwitch != .time {
        let before = gallery.liveComponent.settings
        let old = page.value(of: gallerySwitch, in: before)
        let picture = gallery.liveComponent.frame.display.text
        try choose(gallerySwitch, old == 0 ? 1 : 0, in: gallery)
        let settings = gallery.liveComponent.settings
        XCTAssertNotEqual(page.value(of: gallerySwitch, in: settings), old, "\(page.name) \(gallerySwitch)")
        let shown = gallery.liveComponent.frame.display.text
        let scenario = page.scenario(for: settings, in: gallery.liveComponent.frame.size)
        var expected = ""
        var watched = scenario
        watched.samples = .times([settings.time ?? 0])
        watched.events.insert(ScenarioEvent(at: 0, .event(.setDisplayScale(1))), at: 0)
        try watched.play { moment in
          expected = moment.frame.display.text
          return false
        }
        // Pages that are on their way have begun it between pixels in one of the two.
        // A calendar has other pages than the scenario.
        XCTAssert(
          page.stage == .calendar || areNear(shown, expected, within: 0.1, ignoresHidden: true),
          "\(page.name) \(gallerySwitch): \(shown)\ninstead of \(expected)")
        switch gallerySwitch {
        // One day is in view, which is the same in both directions.
        case .direction where page.stage == .calendar: break
        case .direction, .axis, .count, .value:
          XCTAssertNotEqual(shown, picture, "\(page.name) \(gallerySwitch)")
        default: break
        }
        gallery.liveComponent.apply(before)
        drainLoop()
      }
    }
  }

  func testTheScaleShowsAnyTimeAndPausesThere() async throws {
    let gallery = try open("page-control")
    for time in [3.0, 1, 9.5, 0] {
      scrub(to: time, in: gallery)
      XCTAssertEqual(gallery.liveComponent.settings.time, time)
      let control = PageControl.Configuration(pageCount: 5)
      var expected = PageTimer(control.timer, pageCount: 5, at: 0)
      while let next = expected.nextBoundary(after: 0), next <= time { _ = expected.handle(.tick, at: next) }
      XCTAssertEqual(gallery.liveComponent.currentPage, expected.currentPage)
      let before = gallery.liveComponent.frame
      clock.advance(by: 60)
      XCTAssertEqual(gallery.liveComponent.frame, before, "time is paused")
      XCTAssertEqual(clock.pendingCalls, 0, "no call is scheduled")
    }
    scrub(to: 3, in: gallery)
    dwell_emit_plain(gallery.timeBar.button, "clicked")
    XCTAssertNil(gallery.liveComponent.settings.time)
    clock.advance(by: 0.5)
    XCTAssertEqual(gallery.liveComponent.currentPage, 0)
    clock.advance(by: 0.6)
    XCTAssertEqual(gallery.liveComponent.currentPage, 1, "continues from that time")
    dwell_emit_plain(gallery.timeBar.button, "clicked")
    clock.advance(by: 60)
    XCTAssertEqual(gallery.liveComponent.currentPage, 1, "and stays where it was")
    dwell_emit_plain(gallery.timeBar.restartButton, "clicked")
    XCTAssertEqual(gallery.liveComponent.currentPage, 0)
  }

  func testSlowMotionRunsAtATenthOfTheSpeed() async throws {
    let gallery = try open("timed-labs")
    try choose(.speed, 3, in: gallery)
    let before = gallery.liveComponent.clock.now
    clock.advance(by: 20)
    XCTAssertEqual(gallery.liveComponent.clock.now - before, 2, accuracy: 1e-9)
    XCTAssertEqual(gallery.liveComponent.currentPage, 0)
    clock.advance(by: 20)
    XCTAssertEqual(gallery.liveComponent.currentPage, 1, "four seconds in forty")
  }

  func testTheEventsOfALookPlayAutomatically() async throws {
    let gallery = try open("page-view")
    XCTAssertEqual(gallery.liveComponent.currentPage, 1)
    for _ in 0..<100 { clock.advance(by: 0.02) }
    XCTAssertEqual(gallery.liveComponent.currentPage, 2)
  }

  func testSwitchesForAllPagesAreSetOnAllPages() async throws {
    let gallery = try open("carousel")
    try choose(.appearance, 2, in: gallery)
    XCTAssertEqual(gallery.liveComponents.map(\.settings.appearance), Gallery.pages.map { _ in .dark })
    let settings = try XCTUnwrap(gtk_settings_get_default())
    XCTAssertNotEqual(dwell_settings_prefer_dark(settings), 0)
    try choose(.appearance, 0, in: gallery)
    XCTAssertEqual(dwell_settings_prefer_dark(settings), 0)
    try choose(.count, 1, in: gallery)
    XCTAssertEqual(
      gallery.liveComponents.filter { $0.settings.count == 2 }.count, 1, "others belong to the page")
  }

  func testTheCardAndTheComponentFollowEachOther() async throws {
    let gallery = try open("page-control")
    clock.advance(by: 4.5)
    XCTAssertEqual(gallery.liveComponent.currentPage, 1)
    XCTAssertEqual(gallery.stages[0].cards?.currentPage, 1)
    gallery.stages[0].cards?.send(.key(.pageDown))
    XCTAssertEqual(gallery.liveComponent.currentPage, 2)
  }

  func testTheStripOfAnAlbumFollowsItsPagesInBothDirections() async throws {
    let gallery = try open("thumbnails")
    let strip = try XCTUnwrap(gallery.stages[gallery.pages.currentPage].strip)
    XCTAssertEqual(strip.carousel, gallery.liveComponent.widget)
    clock.advance(by: 4.5)
    drainLoop()
    XCTAssertEqual(gallery.liveComponent.currentPage, 1)
    let thumbnail = try XCTUnwrap(strip.page(at: 1))
    XCTAssertNotEqual(gtk_widget_get_state_flags(thumbnail).rawValue & GTK_STATE_FLAG_CHECKED.rawValue, 0)
    strip.currentPage = 5
    XCTAssertEqual(gallery.liveComponent.currentPage, 5)
    try choose(.direction, 1, in: gallery)
    XCTAssertEqual(strip.component.direction, .rightToLeft)
    XCTAssertEqual(strip.carousel, gallery.liveComponent.widget)
  }

  func testIndicatorsBecomeTabsByASwitch() async throws {
    let gallery = try open("carousel")
    try choose(.indicatorRole, 2, in: gallery)
    XCTAssertEqual(try accessibleObjects().filter { $0.role == "page tab" }.count, 5)
    try choose(.indicatorRole, 0, in: gallery)
    XCTAssertEqual(try accessibleObjects().filter { $0.role == "page tab" }.count, 0)
  }

  func testANarrowWindowHidesTheSwitchesUntilTheyAreOpened() async throws {
    let gallery = try open("carousel", width: 420, height: 800)
    XCTAssertEqual(gtk_widget_get_mapped(gallery.panel.widget), 0)
    let button = gallery.panelButton.cast(to: GtkToggleButton.self)
    gtk_toggle_button_set_active(button, 1)
    runLoop(until: { gtk_widget_get_height(gallery.panel.widget) > 100 }, "the panel below the pages")
    XCTAssertLessThanOrEqual(
      gtk_widget_get_width(gallery.window.cast(to: GtkWidget.self)),
      420)
    let wide = try open("carousel")
    runLoop(until: { gtk_widget_get_width(wide.panel.widget) > 100 }, "the panel beside the pages")
  }

  func testInALowWindowTheOpenPanelReplacesTimeAndDotsButNotTheCard() async throws {
    let gallery = try open("page-control", width: 420, height: 500)
    let button = gallery.panelButton.cast(to: GtkToggleButton.self)
    let stage = gallery.stages[gallery.pages.currentPage].widget
    gtk_toggle_button_set_active(button, 1)
    let revealer = OpaquePointer(gtk_widget_get_parent(gallery.panel.widget))
    runLoop(until: { gtk_revealer_get_child_revealed(revealer) != 0 }, "the panel below the pages")
    settle()
    XCTAssertGreaterThan(gtk_widget_get_height(gallery.panel.widget), 100)
    XCTAssertEqual(gtk_widget_get_mapped(gallery.timeBar.widget), 0)
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(stage, gallery.pages.widget, &bounds), 0)
    XCTAssertLessThanOrEqual(
      Int(bounds.origin.y + bounds.size.height), Int(gtk_widget_get_height(gallery.pages.widget)))
    gtk_toggle_button_set_active(button, 0)
    runLoop(until: { gtk_widget_get_mapped(gallery.timeBar.widget) != 0 }, "time and dots are back")
  }

  func testTextIsAlignedToTheWindowsStartInEitherDirection() async throws {
    let direction = gtk_widget_get_default_direction()
    defer { gtk_widget_set_default_direction(direction) }
    for isReversed in [false, true] {
      gtk_widget_set_default_direction(isReversed ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      for text in ["Some words that take more than one line", "كلمات تأخذ أكثر من سطر واحد هنا"] {
        let label = Layout.label(text, wraps: true)
        g_object_ref_sink(label)
        defer { g_object_unref(label) }
        gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_allocate(label, 120, 200, -1, nil)
        let layout = gtk_label_get_layout(OpaquePointer(label))
        XCTAssertGreaterThan(pango_layout_get_line_count(layout), 1)
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        repeat {
          var line = PangoRectangle()
          pango_layout_iter_get_line_extents(lines, nil, &line)
          let distance = isReversed ? pango_layout_get_width(layout) - line.x - line.width : line.x
          // A space at the end of a line may overhang.
          XCTAssertLessThanOrEqual(distance, 8 * PANGO_SCALE, "\(text), reversed: \(isReversed)")
        } while pango_layout_iter_next_line(lines) != 0
      }
    }
  }

  func testAClosedGalleryLeaksNothing() async throws {
    func openAndClose() throws {
      let gallery = try XCTUnwrap(GalleryWindow(page: "zoom", clock: clock))
      gallery.present()
      runLoop(until: { gtk_widget_get_width(gallery.liveComponent.widget) > 0 }, "allocated")
      gallery.close()
      gtk_window_destroy(gallery.window)
    }
    let before = WidgetController.count
    try openAndClose()
    drainLoop()
    XCTAssertEqual(WidgetController.count, before)
    XCTAssertEqual(clock.pendingCalls, 0)
  }
}
#endif
