#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// The live component of a page of the gallery, with its switches and its time.
@MainActor
final class LiveComponent {
  /// The page.
  let page: GalleryPage
  /// How its switches are set.
  private(set) var settings: GallerySettings
  /// Its time.
  let clock: GalleryClock
  /// What is done when another of the component's pages is shown; `animated` if it may be seen to turn.
  var pageDidChange: (_ page: Int, _ animated: Bool) -> Void = { _, _ in }
  /// What is done when the switches were set, or the component began anew.
  var didChange: () -> Void = {}
  /// What is still to happen by itself.
  private var script: [WakeUp] = []
  /// Whether the component has begun with the size that it has.
  private var hasBegun = false

  /// The component, whichever it is.
  private let body: LiveComponentBody

  /// A live component of a page that has not begun.
  init(_ page: GalleryPage, _ clock: GalleryClock, _ body: LiveComponentBody) {
    self.page = page
    self.clock = clock
    self.body = body
    settings = page.settings()
    body.listen(
      { [weak self] page, animated in self?.pageDidChange(page, animated) },
      // Not while sizes are being given: the component may ask for another.
      { [weak self] in Idle.call { self?.didResize() } })
  }

  /// The component's widget.
  var widget: UnsafeMutablePointer<GtkWidget> { body.widget }
  /// The page that the component shows; 0 for a component without pages.
  var currentPage: Int { body.currentPage() }
  /// What the component shows now.
  var frame: Frame { body.frame(clock.now) }
  /// The size that the component has, in points; nil before it has one.
  private var size: Size? {
    let size = body.size()
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The widget has a size: time begins, or the instant that is shown is shown in that size.
  func didResize() {
    if !hasBegun || settings.time != nil { begin(at: settings.time ?? 0) }
    hasBegun = true
  }

  /// Sets a switch, and shows what comes of it.
  func set(_ gallerySwitch: GallerySwitch, to value: Double) {
    apply(page.setting(gallerySwitch, to: value, in: settings))
  }

  /// Lets time stand where it is, or pass on from there.
  func setStanding(_ isStanding: Bool) {
    guard isStanding else {
      var new = settings
      new.time = nil
      return apply(new)
    }
    clock.setStanding(true)
    settings.time = min(clock.now, page.length(for: settings))
    didChange()
  }

  /// Shows another page of the component.
  func select(_ page: Int) { body.send(.select(page: page, animated: true)) }

  /// Begins anew.
  func restart() { begin(at: 0) }

  /// Follows the settings.
  func apply(_ new: GallerySettings) {
    let old = settings
    settings = new
    clock.setSpeed(new.speed)
    if let time = new.time {
      if old != new { begin(at: time) }
    } else {
      let wasStanding = clock.isStanding
      clock.setStanding(false)
      if page.startsOver(from: old, to: new) {
        begin(at: 0)
      } else {
        body.configure(page.scenario(for: new))
      }
      if wasStanding { body.send(.tick) }
    }
    didChange()
  }

  /// Shows the scenario at a time, from which on it goes on, or stands if the settings say so.
  private func begin(at time: Double) {
    for call in script { call.cancel() }
    script = []
    clock.setStanding(settings.time != nil)
    clock.set(to: time)
    let scenario = page.scenario(for: settings, in: size)
    body.show(scenario, time)
    // What is laid out beside the component goes along its direction.
    if page.stage == .card { body.send(.setDirection(settings.direction)) }
    for entry in scenario.events where entry.at > time {
      guard case .event(let event) = entry.happening else { continue }
      script.append(clock.wake(at: entry.at) { [weak self] in self?.body.send(event) })
    }
    pageDidChange(self.currentPage, false)
  }
}
#endif
