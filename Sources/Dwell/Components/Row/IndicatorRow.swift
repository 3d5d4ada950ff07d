/// A row of indicators for pages, without a time of its own: drawing, hits and semantics follow from the
/// context and from the transition in progress.
protocol IndicatorRow: Equatable, Sendable {
  /// What the row looks like and how it is used.
  associatedtype Configuration: Equatable & Sendable

  /// A row at rest on a page, of a sanitized configuration.
  init(_ configuration: Configuration, page: Int)

  /// What the row looks like and how it is used, sanitized.
  var configuration: Configuration { get }

  /// Which time the row shows.
  var shownTime: PageTimer.ShownTime { get }

  /// The press that has not ended.
  var press: RowPress? { get set }
  /// Whether a pointer rests over the row.
  var isHovered: Bool { get set }

  /// Whether a drag along the row turns pages.
  var allowsScrubbing: Bool { get }

  /// Whether the row takes presses and pointers.
  func takesPresses(in context: RowContext) -> Bool

  /// A press at a point of the tap target; nil if none begins there.
  func press(at point: Point, in context: RowContext) -> RowPress?

  /// The page that a press which has moved to a point scrubs to; nil if it does not.
  mutating func scrub(to point: Point, in context: RowContext) -> Int?

  /// The page that a tap at a point means; nil for none.
  func page(tappedAt point: Point, by press: RowPress, in context: RowContext) -> Int?

  /// Puts the default in place of each value that cannot be used.
  /// - Returns: The mistakes in the configuration for `pageCount` pages, and advice against it.
  static func sanitize(_ configuration: inout Configuration, pageCount: Int) -> Diagnostics

  /// Takes over a sanitized configuration in place. Other metrics are reached on a spring.
  mutating func configure(_ new: Configuration, in context: RowContext)

  /// Applies an event.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction

  /// Begins the transition from one context to another, because of an event or, if nil, a configuration.
  /// `turn` is nil if the page stayed.
  mutating func update(from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?)

  /// Adds drawing, semantics and course to a frame.
  func append(to frame: inout Frame, in context: RowContext)

  /// When the drawing will be different, on the front's clock; still if it changes with the page only.
  func nextChange(in context: RowContext, step: Double) -> NextChange
}

extension IndicatorRow {
  /// Applies a press, what follows it, or a pointer. Time is paused while a press lasts or a pointer rests
  /// here.
  mutating func applyPointer(_ event: Event, in context: RowContext) -> IndicatorAction {
    var action = IndicatorAction.handled
    switch event {
    case .press(let point):
      guard takesPresses(in: context), let begun = press(at: point, in: context) else { return .none }
      press = begun
      action.pauses = .touch
    case .move(let point):
      guard press != nil else { return .none }
      action.page = scrub(to: point, in: context)
      action.isContinuous = press?.isDrag == true && allowsScrubbing
      action.isHandled = action.isContinuous
      if action.isHandled { action.pauses = .scrub }
    case .release(let point):
      guard let ended = press else { return .none }
      action.page =
        ended.isDrag ? scrub(to: point, in: context) : page(tappedAt: point, by: ended, in: context)
      action.isContinuous = ended.isDrag && allowsScrubbing
      action.isHandled = action.isContinuous || action.page != nil
      fallthrough
    case .cancel:
      guard press != nil else { return .none }
      press = nil
      action.resumes = [.touch, .scrub]
    case .hover:
      guard takesPresses(in: context) else { return .none }
      isHovered = true
      action.pauses = .hover
    case .leave:
      guard isHovered else { return .none }
      isHovered = false
      action.resumes = .hover
    default:
      return .none
    }
    return action
  }
}

/// A press on a row that has not ended.
struct RowPress: Equatable, Sendable {
  /// Where it began, along the main axis.
  var start: Double
  /// On segments the page that was pressed; -1 once pages came or went. On dots the page that was current
  /// then. Pages that came or went since then have moved it as many numbers as the current one, so that the
  /// next move continues from there: it may be the number of no page.
  var page: Int
  /// Whether a pointer has made it, which hits dots.
  var isByPointer = false
  /// Whether it has moved far enough to be a drag along the row.
  var isDrag = false
}

/// What an event on a row asks of the pages.
struct IndicatorAction {
  /// The page to turn to; nil for none.
  var page: Int?
  /// The edge beyond which a turn was tried; nil for none.
  var edge: PageEdge?
  /// Whether the turn is one of a sequence under a finger, so that pages are not to be animated.
  var isContinuous = false
  /// The reasons to pause that begin.
  var pauses = PauseReasons()
  /// The reasons to pause that end.
  var resumes = PauseReasons()
  /// Whether the event was meant for the row.
  var isHandled = false
  /// What was wrong with the event.
  var diagnostics = Diagnostics()

  /// Nothing.
  static let none = IndicatorAction()
  /// An event that was meant for the row and asks for nothing.
  static let handled = IndicatorAction(isHandled: true)
}

extension PageTimer {
  /// Applies an action. A turn comes before the pauses that end, so that no page runs out in between.
  mutating func apply(_ action: IndicatorAction, at time: Double, _ outcome: inout Outcome) {
    log.note(action.diagnostics)
    outcome.isHandled = outcome.isHandled || action.isHandled
    outcome.edge = action.edge ?? outcome.edge
    if !action.pauses.isEmpty { setPaused(true, action.pauses, at: time) }
    if let index = action.page {
      let page = snapPoints?.page(at: index) ?? index
      outcome.pageChange =
        turn(to: page, cause: .person, isContinuous: action.isContinuous, at: time) ?? outcome.pageChange
    }
    if !action.resumes.isEmpty { setPaused(false, action.resumes, at: time) }
  }
}
