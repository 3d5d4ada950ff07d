extension DotRow {
  /// How much content a wheel or a crown scrolls for one page, in points (chosen by us: the height of a tap
  /// target).
  static let scrollPerPage = 44.0

  /// Applies an event, and says what it asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext, at time: Double) -> RowIntent {
    switch event {
    case .press, .move, .release, .cancel: return applyPress(event, in: context, at: time)
    case .hover, .leave: return applyHover(event, in: context)
    case .key, .wheel, .wheelEnded, .crown: return applyScroll(event, in: context)
    case .setSeen(let isSeen, let page):
      guard (0..<context.pageCount).contains(page) else {
        var intent = RowIntent.none
        intent.diagnostics = .pageOutOfRange
        return intent
      }
      seen[page] = isSeen ? true : nil
      return .handled
    default:
      return .none
    }
  }

  /// A pointer rests over the row, or leaves it: time stands meanwhile.
  private mutating func applyHover(_ event: Event, in context: RowContext) -> RowIntent {
    var intent = RowIntent.handled
    if case .hover = event {
      guard configuration.inputProfile.takesPresses, isShown(in: context) else { return .none }
      isHovered = true
      intent.pauses = .hover
    } else {
      guard isHovered else { return .none }
      isHovered = false
      intent.resumes = .hover
    }
    return intent
  }

  /// A key, a wheel or a crown.
  private mutating func applyScroll(_ event: Event, in context: RowContext) -> RowIntent {
    guard isShown(in: context), configuration.inputProfile.isInteractive else { return .none }
    var intent = RowIntent.none
    switch event {
    case .key(.space): return showsTime ? context.timer.togglesPause : .none
    case .key(let key): intent.page = context.timer.page(for: key, direction: context.direction)
    case .wheel(let movement, let isPrecise):
      intent.page = page(
        forScroll: context.direction.main(ofMovement: movement), isNotch: !isPrecise, in: context)
    case .crown(let length) where configuration.inputProfile == .crown:
      intent.page = page(forScroll: length, isNotch: false, in: context)
    case .crown: break
    default: scrolled = 0
    }
    intent.isHandled = intent.page != nil
    return intent
  }

  /// The page that a scroll of so many points leads to, with what previous scrolls left over; nil if not yet
  /// one. A notch of a wheel is a page, whatever its length.
  private mutating func page(forScroll length: Double, isNotch: Bool, in context: RowContext) -> Int? {
    guard length.isFinite, length != 0 else { return nil }
    if isNotch { return context.timer.neighbor(length > 0 ? 1 : -1) }
    scrolled = scrolled * length < 0 ? length : scrolled + length
    guard abs(scrolled) >= DotRow.scrollPerPage else { return nil }
    let step = scrolled > 0 ? 1 : -1
    scrolled = 0
    return context.timer.neighbor(step)
  }
}
