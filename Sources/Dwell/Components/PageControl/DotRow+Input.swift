extension DotRow {
  /// How much content a wheel or a crown scrolls for one page, in points (chosen by us: the height of a tap
  /// target).
  static let scrollPerPage = 44.0

  /// Applies an event.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction {
    switch event {
    case .press, .move, .release, .cancel, .hover: return applyPointer(event, in: context)
    case .leave:
      if isHovered { pointerLeft = context.time }
      return applyPointer(event, in: context)
    case .key, .wheel, .wheelEnded, .crown: return applyScroll(event, in: context)
    case .setSeen(let isSeen, let page):
      guard (0..<context.pageCount).contains(page) else {
        return IndicatorAction(diagnostics: .pageOutOfRange)
      }
      seen[page] = isSeen ? true : nil
      return .handled
    default:
      return .none
    }
  }

  /// Applies a key, a wheel or a crown.
  private mutating func applyScroll(_ event: Event, in context: RowContext) -> IndicatorAction {
    guard isShown(in: context), configuration.inputProfile.isInteractive else { return .none }
    var action = IndicatorAction.none
    switch event {
    case .key(let key): return context.action(of: key) ?? .none
    case .wheel(let movement, let isPrecise):
      action.page = page(
        forScroll: context.direction.main(ofMovement: movement), isNotch: !isPrecise, in: context)
    case .crown(let length) where configuration.inputProfile == .crown:
      action.page = page(forScroll: length, isNotch: false, in: context)
    case .crown: break
    default: scrolled = 0
    }
    action.isHandled = action.page != nil
    return action
  }

  /// The page that a scroll of a length in points leads to, with what previous scrolls left over; nil if it
  /// is not yet one. A notch of a wheel is a page, whatever its length.
  private mutating func page(forScroll length: Double, isNotch: Bool, in context: RowContext) -> Int? {
    guard length.isFinite, length != 0 else { return nil }
    if isNotch { return context.neighbor(length > 0 ? 1 : -1) }
    scrolled = scrolled.sign == length.sign ? scrolled + length : length
    guard abs(scrolled) >= DotRow.scrollPerPage else { return nil }
    let step = scrolled > 0 ? 1 : -1
    scrolled = 0
    return context.neighbor(step)
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

  /// The page whose indicator a point belongs to along the row, half the gaps included; nil beside the row.
  func page(at point: Point, in context: RowContext) -> Int? {
    guard isShown(in: context), let main = context.mainLength(of: point) else { return nil }
    // A target stays where it rests, so that a press hits it while the row moves.
    let still = elementRole(in: context) == nil ? nil : context.rest
    let layout = DotRowLayout(self, in: context, still: still)
    return layout.pages.first { page in
      let indicator = layout.indicator(page)
      let target = layout.target(of: indicator)
      return indicator.main.length > 0 && main >= target.start && main < target.end
    }
  }

  /// The role of the elements of indicators; nil where the row is one element.
  func elementRole(in context: RowContext) -> SemanticRole? {
    guard isShown(in: context), configuration.inputProfile.isInteractive,
      !showsLabel(forCount: context.pageCount)
    else { return nil }
    return configuration.indicatorRole.element
  }

  /// Whether the row takes presses and pointers. Where indicators are elements, assistive technology presses
  /// them whatever the device.
  func takesPresses(in context: RowContext) -> Bool {
    isShown(in: context) && configuration.inputProfile.takesPresses || elementRole(in: context) != nil
  }

  /// A press at a point of the tap target, by a finger or, where one hovers or has hovered until now, by a
  /// pointer.
  func press(at point: Point, in context: RowContext) -> RowPress? {
    let isPointerHere = isHovered || context.time - pointerLeft <= DotRow.pointerMemory
    return context.mainLength(of: point).map {
      RowPress(
        start: $0, page: context.currentPage,
        isByPointer: configuration.inputProfile == .pointer || isPointerHere)
    }
  }

  /// The page that a press at a point scrubs to; nil if it does not.
  ///
  /// Pages open in sequence, one for every dot's distance; past an edge of the row, the first or last page
  /// at once.
  mutating func scrub(to point: Point, in context: RowContext) -> Int? {
    guard var press, point.isFinite, context.pageCount > 0 else { return nil }
    let main = context.direction.main(of: point, in: context.size)
    if abs(main - press.start) > PageControl.tapSlop { press.isDrag = true }
    self.press = press
    guard press.isDrag, allowsScrubbing else { return nil }
    let last = context.pageCount - 1
    if main < 0 { return scrubPastEdge(to: 0, in: context) }
    if main > context.mainLength { return scrubPastEdge(to: last, in: context) }
    let steps = ((main - press.start) / max(configuration.resolvedMetrics.pitch, 1)).rounded(.towardZero)
    let step = Int(min(max(steps, Double(-press.page)), Double(last - press.page)))
    return min(max(press.page + step, 0), last)
  }

  /// Scrubs to the first or last page at once. A row that is a window onto the pages has moved there, and so
  /// a finger that comes back over it continues from the dot at that end.
  private mutating func scrubPastEdge(to page: Int, in context: RowContext) -> Int {
    let window = window(in: context)
    guard !window.isWhole, press?.page != page else { return page }
    let metrics = fittedMetrics(in: context)
    let row = Extent(length: metrics.rowLength(count: window.length), centeredIn: context.mainLength)
    press?.start = page == 0 ? row.start + metrics.pillLength / 2 : row.end - metrics.pillLength / 2
    press?.page = page
    return page
  }

  /// How long after a pointer has left a press can still be its own, in seconds (chosen by us). Where fingers
  /// and pointers share a control, some systems end a hover just before they report the click.
  private static let pointerMemory = 0.1

  /// The page that a tap at a point means; nil for none.
  ///
  /// With a finger, the page before or after by the side of the current indicator; with a pointer, or where
  /// indicators are elements, the page whose dot was hit, and beside the row as with a finger.
  func page(tappedAt point: Point, by press: RowPress, in context: RowContext) -> Int? {
    guard let main = context.mainLength(of: point) else { return nil }
    let showsLabel = showsLabel(forCount: context.pageCount)
    if press.isByPointer || elementRole(in: context) != nil, !showsLabel,
      let page = page(at: point, in: context)
    {
      return page
    }
    let layout = DotRowLayout(self, in: context)
    let middle = showsLabel ? layout.row.middle : layout.indicator(context.currentPage).main.middle
    return context.neighbor(main < middle ? -1 : 1)
  }
}
