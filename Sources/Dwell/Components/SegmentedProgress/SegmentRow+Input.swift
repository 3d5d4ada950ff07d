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
  mutating func apply(_ event: Event, in context: RowContext) -> RowIntent {
    var intent = RowIntent.handled
    switch event {
    case .press(let point):
      guard let page = page(at: point, in: context) else { return .none }
      press = Press(page: page)
      intent.pauses = .touch
    case .release(let point):
      guard let ended = press else { return .none }
      let page = page(at: point, in: context)
      press = nil
      intent.resumes = .touch
      intent.isHandled = page != nil && page == ended.page
      if intent.isHandled { intent.page = page }
    case .cancel:
      guard press != nil else { return .none }
      press = nil
      intent.resumes = .touch
    case .hover, .leave:
      return applyHover(event, isShown: isShown(in: context))
    case .key(let key):
      return context.intent(of: key) ?? .none
    default:
      return .none
    }
    return intent
  }
}
