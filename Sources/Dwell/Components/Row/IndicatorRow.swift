/// A row of marks for pages, without a time of its own: drawing, hits and semantics follow from the context
/// and from the transition in progress.
protocol IndicatorRow: Equatable, Sendable {
  /// What the row looks like and how it is used.
  associatedtype Configuration: Equatable & Sendable

  /// A row at rest on a page, of a sanitized configuration.
  init(_ configuration: Configuration, page: Int)

  /// What the row looks like and how it is used, sanitized.
  var configuration: Configuration { get }

  /// Which time the row shows.
  var shownTime: PageTimer.ShownTime { get }

  /// Whether a pointer rests over the row.
  var isHovered: Bool { get set }

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
  /// Pauses while a pointer rests over the row, if the row `isShown` and takes presses.
  mutating func applyHover(_ event: Event, isShown: Bool) -> IndicatorAction {
    var action = IndicatorAction.handled
    if case .hover = event {
      guard isShown else { return .none }
      isHovered = true
      action.pauses = .hover
    } else {
      guard isHovered else { return .none }
      isHovered = false
      action.resumes = .hover
    }
    return action
  }
}

/// What an event on a row asks of the pages.
struct IndicatorAction {
  /// The page to turn to; nil for none.
  var page: Int?
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
    if !action.pauses.isEmpty { setPaused(true, action.pauses, at: time) }
    if let mark = action.page {
      let page = snapPoints?.page(at: mark) ?? mark
      outcome.pageChange =
        turn(to: page, cause: .person, isContinuous: action.isContinuous, at: time) ?? outcome.pageChange
    }
    if !action.resumes.isEmpty { setPaused(false, action.resumes, at: time) }
  }
}
