extension DotRow {
  /// How much content a wheel or a crown scrolls for one page, in points (chosen by us: the height of a tap
  /// target).
  static let scrollPerPage = 44.0

  /// Applies an event.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction {
    switch event {
    case .press, .move, .release, .cancel: return applyPress(event, in: context)
    case .hover, .leave:
      if isHovered, event == .leave { pointerLeft = context.time }
      return applyHover(event, isShown: isShown(in: context) && configuration.inputProfile.takesPresses)
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
    scrolled = scrolled * length < 0 ? length : scrolled + length
    guard abs(scrolled) >= DotRow.scrollPerPage else { return nil }
    let step = scrolled > 0 ? 1 : -1
    scrolled = 0
    return context.neighbor(step)
  }
}
