/// The state that a row of indicators shows at one instant, and the row's size.
struct RowContext: Sendable {
  /// The instant, on the component's own time.
  let time: Double
  /// The relation of that time to the front's clock.
  private let timebase: Timebase
  /// The number of pages.
  let pageCount: Int
  /// The page that is current.
  let currentPage: Int
  /// Whether the first page follows the last.
  let loops: Bool
  /// Whether time passes where nothing pauses it.
  let advances: Bool
  /// Whether the app or the user has paused.
  let isPaused: Bool
  /// The share of the page's time that has passed, 0...1.
  let progress: Double
  /// How fast the progress grows, per second, and when it will be 1; nil while time is paused.
  let growth: (rate: Double, end: Double)?
  /// The direction in which pages follow one another.
  let direction: Direction
  /// The size of the row, in points.
  let size: Size
  /// Whether the user asks for reduced motion.
  let reduceMotion: Bool
  /// The share of the current page's content that has come into view, 0...1.
  var scrollProgress = 1.0
  /// How far the background of the row reaches beyond its trailing end, for a button there, in points.
  var trailingRoom = 0.0
  /// Where the pages are that the row follows, in pages, and their velocity per second; without a velocity
  /// they follow a finger. Nil for pages at rest.
  var pages: (position: Double, velocity: Double?)?

  /// The context of a row at a time on the front's clock.
  init(_ timer: borrowing PageTimer, direction: Direction, size: Size, reduceMotion: Bool, at now: Double) {
    timebase = timer.timebase
    time = timebase.time(at: now)
    pageCount = timer.snapPointCount
    currentPage = timer.snapPoints?.index(of: timer.currentPage) ?? timer.currentPage
    loops = timer.loops
    advances = timer.hasTime
    isPaused = timer.pausedBy.contains(.app)
    progress = timer.progress(atTime: time)
    if let position = timer.followedPosition { pages = (position, nil) }
    growth = timer.growth(atTime: time)
    self.direction = direction
    self.size = size
    self.reduceMotion = reduceMotion
  }

  /// The length of the row along the main axis, in points.
  var mainLength: Double { direction.mainLength(of: size) }
  /// The length of the row across the main axis, in points.
  var crossLength: Double { direction.crossLength(of: size) }
  /// Whether there is room for anything.
  var isVisible: Bool { size.width > 0 && size.height > 0 }
  /// The tap target: the row, extended to at least 44 by 44 points.
  var hitTarget: Rect { PageControl.hitTarget(around: size) }

  /// A point's distance from the leading edge, in points; nil outside the tap target.
  func mainLength(of point: Point) -> Double? {
    point.isFinite && hitTarget.contains(point) ? direction.main(of: point, in: size) : nil
  }

  /// The time on the front's clock at which an own time has come.
  func clock(at time: Double) -> Double { timebase.clock(at: time) }

  /// When a turn began, on the component's own time: at most the present.
  func start(of turn: PageChange) -> Double { min(timebase.ownTime(ofClock: turn.time), time) }

  /// The progress at an earlier time since the page began.
  func progress(atTime earlier: Double) -> Double {
    min(max(progress - (growth?.rate ?? 0) * (time - earlier), 0), 1)
  }

  /// The shortest interval between two steps of a fill, in seconds (chosen by us: at a quarter of a point in
  /// each, no one sees more).
  private static let fillInterval = 1.0 / 30

  /// When a fill of a length in points will have advanced by `step` points, on the front's clock; with a step
  /// above 0 at most 30 times a second.
  func nextChange(step: Double, length: Double) -> NextChange {
    guard let growth else { return .still }
    let wait = step / (growth.rate * length)
    // Also for a step of 0, for NaN, and for a step that the clock cannot tell.
    guard time + wait > time, growth.end > time else { return .everyFrame }
    let due = time + max(wait, RowContext.fillInterval)
    // A step just before the end of the page's time isn't seen.
    return .at(clock(at: growth.end - due < RowContext.fillInterval / 32 ? growth.end : due))
  }

  /// The page `step` pages on, or back below 0, that a user can turn to; nil beyond the ends, unless pages
  /// loop.
  func neighbor(_ step: Int) -> Int? {
    let page = currentPage + step
    if (0..<pageCount).contains(page) { return page }
    guard loops, pageCount > 1 else { return nil }
    return page < 0 ? pageCount - 1 : 0
  }

  /// The action of a key: a page to turn to, the edge beyond which there is none, or a pause that begins or
  /// ends; nil if it means nothing.
  func action(of key: Key) -> IndicatorAction? {
    guard pageCount > 0 else { return nil }
    var action = IndicatorAction.handled
    switch key {
    case .home: action.page = 0
    case .end: action.page = pageCount - 1
    case .pageUp: step(-1, &action)
    case .pageDown: step(1, &action)
    case .left, .right, .up, .down:
      if let pages = direction.step(for: key) { step(pages, &action) }
    case .space:
      guard advances else { return nil }
      if isPaused { action.resumes = .playButton } else { action.pauses = .app }
      return action
    }
    action.isHandled = action.page != nil
    return action
  }

  /// Turns to the next or the previous page, or notes the edge.
  private func step(_ pages: Int, _ action: inout IndicatorAction) {
    action.page = neighbor(pages)
    if action.page == nil { action.edge = pages < 0 ? .start : .end }
  }

  /// What the row means: a page of all pages that can be turned, and whose time can be paused, unless the row
  /// only shows it. A focus ring goes around the indicators.
  func semantics(_ role: SemanticRole, isInteractive: Bool = true, focusRect: Rect) -> SemanticElement {
    var actions = SemanticActions()
    if isInteractive {
      actions.insert(.setValue)
      if neighbor(1) != nil { actions.insert(.next) }
      if neighbor(-1) != nil { actions.insert(.previous) }
      if advances { actions.insert(isPaused ? .resume : .pause) }
    }
    return SemanticElement(
      role: role, value: .page(currentPage, of: pageCount), actions: actions, rect: hitTarget,
      focusRect: focusRect)
  }

  /// What a page's indicator means where it is an element of its own, with its target along the row and what
  /// is seen of it.
  func semantics(_ role: SemanticRole, page: Int, target: Extent, focusRect: Rect) -> SemanticElement {
    var element = SemanticElement(
      role: role, value: .page(page, of: pageCount), actions: .select,
      rect: direction.rect(main: target, cross: direction.cross(of: hitTarget), in: size),
      focusRect: focusRect)
    element.isCurrent = page == currentPage
    return element
  }

  /// The current page alone, without any motion.
  var rest: RowTransition.Still {
    RowTransition.Still(weights: RowTransition(restingOn: currentPage).weights, opacity: 1)
  }
}
