#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Preferences of the user's that newer versions of GTK report.
@MainActor
final class DesktopSettingTests: GTKTestCase {
  /// Makes GTK report a value of a setting, as a newer version does, until the test ends.
  private func report(_ value: Int32, as setting: DesktopSetting) throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let before = DesktopSetting.read
    DesktopSetting.read = { $1 == setting.name ? value : before($0, $1) }
    addTeardownBlock { @MainActor in DesktopSetting.read = before }
    dwell_emit_setting(settings, setting.name)
  }

  func testReducedMotionIsFollowedWithGTK422() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: ManualClock()))
    _ = present(control.widget, width: 300, height: 60)
    XCTAssertFalse(control.component.reduceMotion)
    try report(1, as: .reducedMotion)
    XCTAssert(control.component.reduceMotion)
    XCTAssertNotEqual(
      dwell_settings_enable_animations(gtk_settings_get_default()), 0, "a preference of its own")
    try report(0, as: .reducedMotion)
    XCTAssertFalse(control.component.reduceMotion)
  }

  func testHighContrastIsFollowedWithGTK420() async throws {
    var configuration = PageControl.Configuration(pageCount: 3)
    configuration.dots.background = .minimal
    let control = try XCTUnwrap(PageControlWidget(configuration, clock: ManualClock()))
    let window = present(control.widget, width: 300, height: 60)
    let before = try window.pixels()
    try report(2, as: .highContrast)
    XCTAssertEqual(Theme(of: control.widget).minimumOpacity, PageControlMetrics.minimumContrastOpacity)
    XCTAssertNotEqual(try window.pixels(), before, "it is drawn again")
    try report(3, as: .highContrast)
    XCTAssertEqual(Theme(of: control.widget).minimumOpacity, 0, "less contrast")
  }

  func testASettingThatGTKDoesNotKnowIsOff() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    XCTAssertEqual(dwell_settings_value(settings, "dwell-unknown"), 0)
    XCTAssertGreaterThan(dwell_settings_value(settings, "gtk-double-click-time"), 0)
  }
}
#endif
