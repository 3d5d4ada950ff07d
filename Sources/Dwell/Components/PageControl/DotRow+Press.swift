extension DotRow {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// Where it began, along the main axis.
    var start: Double
    /// The page that was current then. Pages that came or went since then have moved it as many numbers as
    /// the current one, so that the next move goes on from there: it may be the number of no page.
    var startPage: Int
    /// Whether a pointer has made it, which hits marks.
    var isByPointer = false
    /// Whether it has moved far enough to be a drag along the row.
    var isDrag = false
  }

  /// How the user is interacting with the row.
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
  func page(at point: Point, in context: RowContext) -> Int? {
    guard isShown(in: context), let main = context.mainLength(of: point) else { return nil }
    let layout = DotRowLayout(self, in: context)
    return layout.pages.first { page in
      let mark = layout.mark(page).main
      let half = (max(mark.length, layout.metrics.dotSize) + layout.metrics.spacing) / 2
      return mark.length > 0 && main >= mark.middle - half && main < mark.middle + half
    }
  }

  /// Applies a press or what follows it. Time is paused while it lasts.
  mutating func applyPress(_ event: Event, in context: RowContext) -> IndicatorAction {
    var action = IndicatorAction.handled
    if case .press(let point) = event {
      guard configuration.inputProfile.takesPresses, isShown(in: context),
        let main = context.mainLength(of: point)
      else { return .none }
      let isByPointer = configuration.inputProfile == .pointer || isPointerHere(at: context.time)
      press = Press(start: main, startPage: context.currentPage, isByPointer: isByPointer)
      action.pauses = .touch
      return action
    }
    guard let ended = press else { return .none }
    if case .move(let point) = event {
      action.page = scrub(to: point, in: context)
      action.isContinuous = true
      action.isHandled = interaction == .continuous
      if action.isHandled { action.pauses = .scrub }
      return action
    }
    if case .release(let point) = event {
      action.isContinuous = ended.isDrag && allowsScrubbing
      action.page =
        ended.isDrag
        ? scrub(to: point, in: context) : tapped(at: point, byPointer: ended.isByPointer, in: context)
      action.isHandled = action.isContinuous || action.page != nil
    }
    press = nil
    action.resumes = [.touch, .scrub]
    return action
  }

  /// The page that a press at a point scrubs to; nil if it does not.
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

  /// How long after a pointer has left a press can still be its own, in seconds (chosen by us). Where fingers
  /// and pointers share a control, some systems end a hover just before they report the click.
  private static let pointerMemory = 0.1

  /// Whether a press now is made by a pointer: one that hovers, or has hovered until now.
  private func isPointerHere(at time: Double) -> Bool {
    isHovered || time - pointerLeft <= DotRow.pointerMemory
  }

  /// The page that a tap at a point means; nil for none.
  ///
  /// With a finger, the page before or after by the side of the current mark; with a pointer, the page whose
  /// mark was hit, and beside the row as with a finger.
  private func tapped(at point: Point, byPointer: Bool, in context: RowContext) -> Int? {
    guard let main = context.mainLength(of: point) else { return nil }
    let showsLabel = showsLabel(forCount: context.pageCount)
    if byPointer, !showsLabel, let page = page(at: point, in: context) {
      return page
    }
    let layout = DotRowLayout(self, in: context)
    let middle = showsLabel ? layout.row.middle : layout.mark(context.currentPage).main.middle
    return context.neighbor(main < middle ? -1 : 1)
  }
}
