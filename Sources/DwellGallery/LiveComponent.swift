#if canImport(SwiftUI)
import Dwell
import DwellScenes
import DwellSwiftUI
import Observation
import SwiftUI

/// The component of a gallery page, with its switches and its time.
@MainActor @Observable
final class LiveComponent {
  /// The page.
  let page: GalleryPage
  /// The settings of its switches.
  private(set) var settings: GallerySettings
  /// Counts how often the component has started: each time it is a different view.
  private(set) var run = 0
  /// The component's current page; 0 for a component without pages.
  private(set) var currentPage = 0
  /// Counts changes of speed and pauses.
  private(set) var course = 0
  /// Its time.
  @ObservationIgnored let time: GalleryTime
  /// The component in its view.
  @ObservationIgnored private(set) var body: LiveBody?
  /// The remaining events of the look, in order.
  @ObservationIgnored private var script: [ScenarioEvent] = []
  /// The component's size, in points; nil before it has one.
  @ObservationIgnored private(set) var size: Dwell.Size?

  /// The live component of a page.
  init(_ page: GalleryPage, clock: FrontClock) {
    self.page = page
    settings = page.settings()
    time = GalleryTime(clock)
  }

  /// When the look's own events happen, in seconds.
  var scriptTimes: [Double] { script.map(\.at) }

  /// Starts when the view has a size, or shows the chosen instant at the new size.
  func resize(to size: Dwell.Size) {
    guard size.width > 0, size.height > 0, size != self.size else { return }
    let isFirst = self.size == nil
    self.size = size
    guard isFirst || settings.time != nil else { return schedule(scenario, after: time.now) }
    begin(at: settings.time ?? 0)
  }

  /// The value of a switch.
  func value(of gallerySwitch: GallerySwitch) -> Double { page.value(of: gallerySwitch, in: settings) }

  /// Sets a switch, and applies it.
  func set(_ gallerySwitch: GallerySwitch, to value: Double) {
    apply(page.setting(gallerySwitch, to: value, in: settings))
  }

  /// Pauses or resumes the time.
  func setPaused(_ isPaused: Bool) {
    guard isPaused else {
      var new = settings
      new.time = nil
      return apply(new)
    }
    settings.time = min(time.now, page.length(for: settings))
    changeCourse()
  }

  /// Restarts; paused time stays paused at the beginning.
  func restart() {
    if settings.time != nil { settings.time = 0 }
    begin(at: 0)
  }

  /// Turns to another page of the component.
  func select(_ page: Int) {
    guard page != currentPage else { return }
    body?.send(.select(page: page, animated: true))
  }

  /// Applies settings.
  func apply(_ new: GallerySettings) {
    let change = page.change(from: settings, to: new, in: size)
    settings = new
    if new.time == nil { changeCourse() }
    switch change {
    case .none: break
    case .begin(let time): begin(at: time)
    case .configure(let changed):
      body?.configure(changed)
      schedule(scenario, after: time.now)
    }
  }

  /// Sends the look's events that are due.
  func playScript() {
    // Dates are only accurate to about 0.1 µs.
    while let next = script.first, next.at <= time.now + 1e-4 {
      script.removeFirst()
      if case .event(let event) = next.happening { body?.send(event) }
    }
  }

  /// Applies speed and pause to the time; the view is scheduled again.
  private func changeCourse() {
    time.set(speed: settings.speed, isPaused: settings.time != nil)
    course += 1
    body?.send(.setReduceMotion(settings.reduceMotion))
  }

  /// Shows the scenario at a time, from which it continues, unless it is paused.
  private func begin(at moment: Double) {
    time.set(speed: settings.speed, isPaused: settings.time != nil)
    time.set(to: moment)
    let scenario = scenario
    schedule(scenario, after: moment)
    body = LiveBody(page, scenario, at: moment) { [weak self] page in self?.currentPage = page }
    currentPage = body?.currentPage() ?? 0
    run += 1
    course += 1
  }

  /// The scenario with the current settings, at the current size.
  private var scenario: Scenario { page.scenario(for: settings, in: size) }

  /// Schedules a scenario's events after a time.
  private func schedule(_ scenario: Scenario, after moment: Double) {
    script = scenario.events.filter { $0.at > moment }
  }
}
#endif
