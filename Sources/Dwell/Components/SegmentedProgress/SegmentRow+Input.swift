extension SegmentRow {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// The page whose segment was pressed; nil once pages came or went.
    var page: Int?
  }

  /// The page whose segment a point belongs to, gaps shared by halves; nil beside the tap target.
  func page(at point: Point, in context: RowContext) -> Int? {
    guard isShown(in: context), let main = context.mainLength(of: point) else { return nil }
    return SegmentRowLayout(self, in: context).page(nearest: main)
  }

  /// Applies an event.
  ///
  /// A press and a release on the same segment turn to its page. Time is paused while a press lasts or a
  /// pointer rests here.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction {
    var action = IndicatorAction.handled
    switch event {
    case .press(let point):
      guard let page = page(at: point, in: context) else { return .none }
      press = Press(page: page)
      action.pauses = .touch
    case .release(let point):
      guard let ended = press else { return .none }
      let page = page(at: point, in: context)
      press = nil
      action.resumes = .touch
      action.isHandled = page != nil && page == ended.page
      if action.isHandled { action.page = page }
    case .cancel:
      guard press != nil else { return .none }
      press = nil
      action.resumes = .touch
    case .hover, .leave:
      return applyHover(event, isShown: isShown(in: context))
    case .key(let key):
      return context.action(of: key) ?? .none
    default:
      return .none
    }
    return action
  }
}
