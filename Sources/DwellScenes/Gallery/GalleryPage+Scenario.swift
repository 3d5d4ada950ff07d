import Dwell

extension GalleryPage {
  /// The component with the given settings, its size, its appearance (light if the settings leave that to the
  /// system), and its events: those of the look, along the chosen direction.
  ///
  /// - Parameter ownSize: the component's size; nil, the default, for that of the look.
  public func scenario(for settings: GallerySettings, in ownSize: Size? = nil) -> Scenario {
    let base = look(settings.look).scenario
    var subject = base.subject
    subject.scene.set(settings, switches)
    let (from, to) = (base.subject.scene.direction, subject.scene.direction)
    let turnsSize = from.axis != to.axis && (stage == .card || stage == .score)
    let size =
      ownSize ?? (turnsSize ? Size(width: base.size.height, height: base.size.width) : base.size)
    let turn = DirectionTransform(from: from, in: base.size, to: to, in: size, pageCount: settings.count)
    let told = settings.fitsPage ? rooms(ofPages: settings.count) : []
    var scenario = Scenario(
      subject: subject, size: size, events: told + base.events.map { turn.event($0) }, samples: base.samples)
    scenario.appearance = settings.appearance ?? base.appearance
    return scenario
  }

  /// The cross length that a page needs, in points, if the view is as high as its pages, or as wide.
  public static func room(ofPage page: Int) -> Double { rooms[max(page, 0) % rooms.count] }

  /// The cross lengths that the first pages need, in points; they repeat after the last.
  public static let rooms = [160.0, 240, 120, 200, 140]

  /// The events that set the cross lengths of pages. Those far from the first are not set.
  private func rooms(ofPages count: Int) -> [ScenarioEvent] {
    (0..<min(count, 100)).map { .at(0, .setPageCrossLength(Self.room(ofPage: $0), page: $0)) }
  }

  /// The length of the scenario, in seconds: the time of three pages, or that of the look.
  public func length(for settings: GallerySettings) -> Double {
    let scenario = look(settings.look).scenario
    let shown = scenario.samples.count > 0 ? scenario.samples[scenario.samples.count - 1] : 0
    let scripted = scenario.events.isEmpty ? 0 : shown
    switch scenario.subject.scene.course {
    case .still: return max(shown, 1)
    case .pages:
      let pages = Double(min(max(settings.count, 1), 3))
      return max(settings.startDelay + settings.duration * pages, scripted)
    case .reveal: return max(settings.duration + 0.5, scripted)
    }
  }
}
