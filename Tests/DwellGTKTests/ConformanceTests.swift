#if GTK
import CDwellGTK
import Dwell
import DwellConformance
import DwellScenes
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Every widget shows what the core computes, at every time of every scenario: in a real window, woken by its
/// own timers.
@MainActor
final class ConformanceTests: GTKTestCase {
  func testEveryScenarioLooksAndSpeaksAsInTheCore() async throws {
    for scenario in try ConformanceScenario.all() {
      let differences = try differences(of: scenario)
      XCTAssertEqual(differences, [], scenario.name)
    }
  }

  /// Returns how the widget for a scenario's component differs from the core.
  private func differences(of scenario: ConformanceScenario) throws -> [String] {
    let clock = ManualClock(at: 0)
    var behavior = WidgetBehavior()
    // Whether a test's window is active depends on the machine, not on the scenario.
    behavior.pausesInBackground = false
    behavior.pausesOnFocus = false
    behavior.showsPauseButton = false
    switch scenario.scenario.subject.scene {
    case let scene as TimedScene<PageControl.Configuration>:
      return try play(
        scenario, on: PageControlWidget(scene.configuration, behavior: behavior, clock: clock), clock,
        scene.configuration.direction, scene.configuration.reduceMotion)
    case let scene as TimedScene<SegmentedProgress.Configuration>:
      return try play(
        scenario, on: SegmentedProgressWidget(scene.configuration, behavior: behavior, clock: clock), clock,
        scene.configuration.direction, scene.configuration.reduceMotion)
    case let configuration as ProgressMeter.Configuration:
      return try play(
        scenario, on: ProgressMeterWidget(configuration, behavior: behavior, clock: clock), clock,
        configuration.direction, configuration.reduceMotion)
    case let configuration as PageView.Configuration:
      return try play(
        scenario,
        on: PageViewWidget(configuration, pages: .onDemand { _ in nil }, behavior: behavior, clock: clock),
        clock, configuration.direction, configuration.reduceMotion)
    case let scene as TimedScene<Carousel.Configuration>:
      let configuration = scene.configuration
      return try play(
        scenario,
        on: CarouselWidget(configuration, pages: .onDemand { _ in nil }, behavior: behavior, clock: clock),
        clock, configuration.pages.direction, configuration.pages.reduceMotion)
    case let scene: return ["\(type(of: scene).name) has no widget"]
    }
  }

  /// Plays a scenario on a widget in the scenario's environment: size, text direction, animations.
  private func play<Content: Component>(
    _ scenario: ConformanceScenario, on widget: ComponentWidget<Content>?, _ clock: ManualClock,
    _ direction: Direction, _ reduceMotion: Bool
  ) throws -> [String] {
    let widget = try XCTUnwrap(widget)
    let size = scenario.scenario.size
    gtk_widget_set_direction(
      widget.widget, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let settings = gtk_widget_get_settings(widget.widget)
    dwell_settings_set_enable_animations(settings, reduceMotion ? 0 : 1)
    defer { dwell_settings_set_enable_animations(settings, 1) }
    let window = present(widget.widget, width: Int32(size.width), height: Int32(size.height))
    XCTAssertEqual(Double(gtk_widget_get_width(widget.widget)), size.width, scenario.name)
    XCTAssertEqual(Double(gtk_widget_get_height(widget.widget)), size.height, scenario.name)
    defer { withExtendedLifetime(window) {} }
    return try scenario.differences(on: ConformingWidget(widget, clock), aligningPagesAt: 1)
  }
}

/// A widget in a window as a front that plays scenarios.
@MainActor
private final class ConformingWidget<Content: Component>: ConformingFront {
  /// The widget.
  private let widget: ComponentWidget<Content>
  /// Its clock.
  private let clock: ManualClock
  /// The outcomes since the last observation.
  private var outcomes: [Outcome] = []

  /// Creates a front with a clock at 0.
  init(_ widget: ComponentWidget<Content>, _ clock: ManualClock) {
    self.widget = widget
    self.clock = clock
    widget.callbacks.pageDidChange = { [unowned self] change in
      var outcome = Outcome()
      outcome.pageChange = change
      outcomes.append(outcome)
    }
    widget.callbacks.didEnd = { [unowned self] in
      var outcome = Outcome()
      outcome.didEnd = true
      outcomes.append(outcome)
    }
  }

  func advance(to time: Double) {
    clock.advance(to: time)
    // Simulates a frame of the screen: without one the widget may show a state from up to half a device
    // pixel earlier.
    if !widget.isAsleep { widget.send(.tick) }
  }

  func send(_ event: Event) { widget.send(event) }

  func observation() -> Observation {
    defer { outcomes = [] }
    let snapshot = gtk_snapshot_new()
    if let snapshot {
      widget.peer.draw(to: snapshot)
      if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
    }
    return Observation(
      at: clock.now, display: widget.peer.painter.drawn, spoken: widget.peer.publisher.text,
      outcomes: outcomes)
  }
}
#endif
