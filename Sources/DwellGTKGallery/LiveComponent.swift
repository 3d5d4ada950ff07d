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
    if !hasBegun || settings.time != nil { begin(at: settings.time ?? 0) }
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
    clock.setPaused(true)
    settings.time = min(clock.now, page.length(for: settings))
    didChange()
  }

  /// Selects another page of the component.
  func select(_ page: Int) { body.send(.select(page: page, animated: true)) }

  /// Begins again.
  func restart() { begin(at: 0) }

  /// Applies settings.
  func apply(_ new: GallerySettings) {
    let old = settings
    settings = new
    clock.setSpeed(new.speed)
    if let time = new.time {
      if old != new { begin(at: time) }
    } else {
      let wasPaused = clock.isStanding
      clock.setPaused(false)
      if page.startsOver(from: old, to: new) {
        begin(at: 0)
      } else {
        // Speed and appearance aren't the component's; the changes of its events stay.
        let scenario = page.scenario(for: new)
        if scenario.subject != page.scenario(for: old).subject { body.configure(scenario) }
      }
      if wasPaused { body.send(.tick) }
    }
    didChange()
  }

  /// Shows the scenario at a time, from which it runs on, unless it is paused.
  private func begin(at time: Double) {
    for call in script { call.cancel() }
    script = []
    clock.setPaused(settings.time != nil)
    clock.set(to: time)
    body.choose(settings.look)
    let scenario = page.scenario(for: settings, in: size)
    body.show(scenario, time)
    for entry in scenario.events where entry.at > time {
      guard case .event(let event) = entry.happening else { continue }
      script.append(clock.wake(at: entry.at) { [weak self] in self?.body.send(event) })
    }
    pageDidChange(self.currentPage, false)
  }
}
#endif
