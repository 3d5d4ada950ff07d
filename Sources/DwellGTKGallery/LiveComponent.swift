#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// The component of a gallery page, with its switches and its time.
@MainActor
final class LiveComponent {
  /// The page.
  let page: GalleryPage
  /// The settings of its switches.
  private(set) var settings: GallerySettings
  /// Its time.
  let clock: GalleryClock
  /// Called when the component shows another of its pages; `animated` if the turn may be visible.
  var pageDidChange: (_ page: Int, _ animated: Bool) -> Void = { _, _ in }
  /// Called when the switches changed or the component began again.
  var didChange: () -> Void = {}
  /// The scheduled events.
  private var script: [WakeUp] = []
  /// Whether the component has begun at its current size.
  private var hasBegun = false

  /// The component in its widget.
  private let body: LiveComponentBody

  /// The live component of a page, not yet begun.
  init(_ page: GalleryPage, _ clock: GalleryClock, _ body: LiveComponentBody) {
    self.page = page
    self.clock = clock
    self.body = body
    settings = page.settings()
    body.listen(
      { [weak self] page, animated in self?.pageDidChange(page, animated) },
      // Deferred, because the component may request another size during layout.
      { [weak self] in Idle.call { self?.didResize() } })
  }

  /// The component's widget.
  var widget: UnsafeMutablePointer<GtkWidget> { body.widget }
  /// The component's current page; 0 for a component without pages.
  var currentPage: Int { body.currentPage() }
  /// The component's current frame.
  var frame: Frame { body.frame(clock.now) }
  /// The component's size, in points; nil before it has one.
  private var size: Size? {
    let size = body.size()
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Begins when the widget has a size, or shows the chosen instant at the new size.
  func didResize() {
    if !hasBegun || settings.time != nil {
      begin(at: settings.time ?? 0)
    } else {
      schedule(scenario, after: clock.now)
    }
    hasBegun = true
  }

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
    clock.set(speed: settings.speed, isPaused: true)
    settings.time = min(clock.now, page.length(for: settings))
    didChange()
  }

  /// Selects another page of the component.
  func select(_ page: Int) { body.send(.select(page: page, animated: true)) }

  /// Begins again.
  func restart() { begin(at: 0) }

  /// Applies settings.
  func apply(_ new: GallerySettings) {
    let change = page.change(from: settings, to: new)
    settings = new
    let resumes = clock.isPaused && new.time == nil
    clock.set(speed: new.speed, isPaused: new.time == nil ? false : clock.isPaused)
    switch change {
    case .none: break
    case .begin(let time): begin(at: time)
    case .configure(let changed):
      body.configure(changed)
      schedule(scenario, after: clock.now)
    }
    if resumes { body.send(.tick) }
    didChange()
  }

  /// Shows the scenario at a time, from which it runs on, unless it is paused.
  private func begin(at time: Double) {
    clock.set(speed: settings.speed, isPaused: settings.time != nil)
    clock.set(to: time)
    body.choose(settings.look)
    let scenario = scenario
    body.show(scenario, time)
    schedule(scenario, after: time)
    pageDidChange(self.currentPage, false)
  }

  /// The scenario with the current settings, at the current size.
  private var scenario: Scenario { page.scenario(for: settings, in: size) }

  /// Schedules a scenario's events after a time.
  private func schedule(_ scenario: Scenario, after time: Double) {
    for call in script { call.cancel() }
    script = scenario.events.filter { $0.at > time }.compactMap { entry in
      guard case .event(let event) = entry.happening else { return nil }
      return clock.wake(at: entry.at) { [weak self] in self?.body.send(event) }
    }
  }
}
#endif
