/// A row of marks for pages, without a time of its own: what is drawn, hit and meant follows from the
/// context, and from the transition that is under way.
protocol IndicatorRow: Equatable, Sendable {
  /// What the row looks like and how it is used.
  associatedtype Configuration: Equatable & Sendable

  /// A row at rest.
  init(_ configuration: Configuration, in context: RowContext)

  /// What the row looks like and how it is used, with the default in place of each value that cannot be used.
  var configuration: Configuration { get }

  /// The settings of a timer whose pages have a row of a configuration: whether time passes, and whether it
  /// does for a single page.
  static func timer(_ timer: PageTimer.Configuration, for configuration: Configuration)
    -> PageTimer.Configuration

  /// What is wrong with a configuration, or advised against.
  static func diagnostics(of configuration: Configuration, pageCount: Int) -> Diagnostics

  /// Changes the configuration in place, and moves to what it looks like then.
  mutating func configure(_ configuration: Configuration, in context: RowContext, at time: Double)

  /// Applies an event, and says what it asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext, at time: Double) -> RowIntent

  /// Begins the transition from one context to another.
  /// - Parameters:
  ///   - before: The context before the change.
  ///   - after: The context since.
  ///   - turn: The turn that came of it; nil if the page stayed.
  ///   - event: The event that was the reason; nil for a new configuration.
  ///   - time: When, on the component's own time.
  mutating func update(
    from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?, at time: Double)

  /// Adds drawing, semantics and course to a frame.
  func append(to frame: inout Frame, in context: RowContext, at time: Double)

  /// When the picture will be different, on the component's own time.
  func nextChange(in context: RowContext, at time: Double, step: Double) -> RowChange
}

/// When the picture of a row will be different, on the component's own time.
enum RowChange {
  /// With the page, and not before.
  case withPage
  /// At a time.
  case at(Double)
  /// All the time.
  case everyFrame
}

/// What an event on a row asks of the pages.
struct RowIntent {
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
  static let none = RowIntent()
  /// An event that was meant for the row and asks for nothing.
  static let handled: RowIntent = {
    var intent = RowIntent()
    intent.isHandled = true
    return intent
  }()
}

extension PageTimer {
  /// Applies what an event on a row asks for. A turn comes before what ends, so that no page runs out in
  /// between.
  mutating func apply(_ intent: RowIntent, at time: Double, _ outcome: inout Outcome) {
    log.note(intent.diagnostics)
    outcome.isHandled = outcome.isHandled || intent.isHandled
    if !intent.pauses.isEmpty { setPaused(true, intent.pauses, at: time) }
    if let page = intent.page {
      outcome.pageChange =
        turn(to: page, cause: .person, isContinuous: intent.isContinuous, at: time) ?? outcome.pageChange
    }
    if !intent.resumes.isEmpty { setPaused(false, intent.resumes, at: time) }
  }

  /// The intent of the key that pauses and resumes.
  var togglesPause: RowIntent {
    var intent = RowIntent.handled
    if pausedBy.contains(.app) { intent.resumes = .app } else { intent.pauses = .app }
    return intent
  }
}
