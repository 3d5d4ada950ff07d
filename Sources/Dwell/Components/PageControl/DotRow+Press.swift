extension DotRow {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// Where it began, along the main axis.
    var start: Double
    /// The page that was current then. Pages that came or went since then have moved it as many numbers as
    /// the current one, so that the next move goes on from there: it may be the number of no page.
    var startPage: Int
    /// Whether it has moved far enough to be a drag along the row.
    var isDrag = false
  }

  /// How a person is interacting with the row.
  var interaction: PageControl.Interaction {
    guard let press else { return .none }
    return press.isDrag && allowsScrubbing ? .continuous : .discrete
  }

  /// Whether a drag along the row turns pages.
  var allowsScrubbing: Bool {
    configuration.allowsScrubbing != false && configuration.background != .minimal
      && configuration.inputProfile.takesPresses
  }

  /// The page whose mark a point belongs to along the row, half the gaps included; nil beside the row.
  func page(at point: Point, in context: RowContext, at time: Double) -> Int? {
    guard isShown(in: context), point.isFinite, context.hitTarget.contains(point) else { return nil }
    let layout = DotRowLayout(self, in: context, at: time)
    let main = context.direction.main(of: point, in: context.size)
    return layout.pages.first { page in
      let slot = layout.slot(page)
      return layout.mark(page).main.length > 0 && main >= slot.start && main < slot.end
    }
  }

  /// Applies a press or what follows it. Time stands while it lasts.
  mutating func applyPress(_ event: Event, in context: RowContext, at time: Double) -> RowIntent {
    var intent = RowIntent.handled
    switch event {
    case .press(let point):
      guard configuration.inputProfile.takesPresses, isShown(in: context), point.isFinite,
        context.hitTarget.contains(point)
      else { return .none }
      press = Press(
        start: context.direction.main(of: point, in: context.size), startPage: context.currentPage)
      intent.pauses = .touch
    case .move(let point):
      guard press != nil else { return .none }
      intent.page = scrub(to: point, in: context)
      intent.isContinuous = true
      intent.isHandled = interaction == .continuous
      if intent.isHandled { intent.pauses = .scrub }
    case .release(let point):
      guard let ended = press else { return .none }
      intent.isContinuous = ended.isDrag && allowsScrubbing
      intent.page = ended.isDrag ? scrub(to: point, in: context) : tapped(at: point, in: context, at: time)
      intent.isHandled = intent.isContinuous || intent.page != nil
      endPress(&intent)
    default:
      guard press != nil else { return .none }
      endPress(&intent)
    }
    return intent
  }

  /// Ends the press, and the pauses that it brought.
  private mutating func endPress(_ intent: inout RowIntent) {
    press = nil
    intent.resumes = [.touch, .scrub]
  }

  /// The page that a press at a point scrubs to; nil if it does not, or stays where it is.
  ///
  /// Pages open in sequence, one for every mark's distance; past an edge of the row, the first or last page
  /// at once.
  private mutating func scrub(to point: Point, in context: RowContext) -> Int? {
    guard var press, point.isFinite, context.pageCount > 0 else { return nil }
    let main = context.direction.main(of: point, in: context.size)
    if abs(main - press.start) > PageControl.tapSlop { press.isDrag = true }
    self.press = press
    guard press.isDrag, allowsScrubbing else { return nil }
    let last = context.pageCount - 1
    if main < 0 { return scrubPastEdge(to: 0, in: context) }
    if main > context.mainLength { return scrubPastEdge(to: last, in: context) }
    let steps = ((main - press.start) / max(configuration.metrics.pitch, 1)).rounded(.towardZero)
    let step = Int(min(max(steps, Double(-press.startPage)), Double(last - press.startPage)))
    return min(max(press.startPage + step, 0), last)
  }

  /// Scrubs to the first or last page at once. A row that is a window onto the pages has moved there, and so
  /// a finger that comes back over its marks goes on from the mark at that end of it.
  private mutating func scrubPastEdge(to page: Int, in context: RowContext) -> Int {
    let window = window(in: context)
    guard !window.isWhole, press?.startPage != page else { return page }
    let metrics = fittedMetrics(in: context)
    let row = Extent(length: metrics.rowLength(marks: window.length), centeredIn: context.mainLength)
    press?.start = page == 0 ? row.start + metrics.pillLength / 2 : row.end - metrics.pillLength / 2
    press?.startPage = page
    return page
  }

  /// The page that a tap at a point means; nil for none.
  ///
  /// With a finger, the page before or after by the side of the current mark; with a pointer, the page whose
  /// mark was hit, and beside the row as with a finger.
  private func tapped(at point: Point, in context: RowContext, at time: Double) -> Int? {
    guard point.isFinite, context.hitTarget.contains(point) else { return nil }
    let showsLabel = showsLabel(in: context)
    if configuration.inputProfile == .pointer, !showsLabel, let page = page(at: point, in: context, at: time)
    {
      return page
    }
    let layout = DotRowLayout(self, in: context, at: time)
    let middle = showsLabel ? layout.row.middle : layout.mark(context.currentPage).main.middle
    return context.timer.neighbor(context.direction.main(of: point, in: context.size) < middle ? -1 : 1)
  }
}
