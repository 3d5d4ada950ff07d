extension SegmentRow {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// The page whose segment was pressed; nil once pages came or went.
    var page: Int?
  }

  /// The page whose segment a point belongs to, gaps shared by halves; nil beside the tap target.
  func page(at point: Point, in context: RowContext, at time: Double) -> Int? {
    guard isShown(in: context), point.isFinite, context.hitTarget.contains(point) else { return nil }
    return SegmentRowLayout(self, in: context, time: time)
      .page(nearest: context.direction.main(of: point, in: context.size))
  }

  /// Applies an event, and says what it asks of the pages.
  ///
  /// A press and a release on the same segment turn to its page. Time stands while a press lasts or a pointer
  /// rests here.
  mutating func apply(_ event: Event, in context: RowContext, at time: Double) -> RowIntent {
    var intent = RowIntent.handled
    switch event {
    case .press(let point):
      guard let page = page(at: point, in: context, at: time) else { return .none }
      press = Press(page: page)
      intent.pauses = .touch
    case .release(let point):
      guard let ended = press else { return .none }
      let page = page(at: point, in: context, at: time)
      press = nil
      intent.resumes = .touch
      intent.isHandled = page != nil && page == ended.page
      if intent.isHandled { intent.page = page }
    case .cancel:
      guard press != nil else { return .none }
      press = nil
      intent.resumes = .touch
    case .hover:
      guard isShown(in: context) else { return .none }
      isHovered = true
      intent.pauses = .hover
    case .leave:
      guard isHovered else { return .none }
      isHovered = false
      intent.resumes = .hover
    case .key(.space):
      return context.pageCount > 0 ? context.timer.togglesPause : .none
    case .key(let key):
      guard let page = context.timer.page(for: key, direction: context.direction) else { return .none }
      intent.page = page
    default:
      return .none
    }
    return intent
  }
}
