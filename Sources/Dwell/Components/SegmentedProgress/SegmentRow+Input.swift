extension SegmentRow {
  /// The page whose segment a point belongs to, gaps shared by halves; nil beside the tap target.
  func page(at point: Point, in context: RowContext) -> Int? {
    guard isShown(in: context), let main = context.mainLength(of: point) else { return nil }
    // A target stays where it rests, so that a press hits it while the row moves.
    let still = configuration.indicatorRole == .slider ? nil : context.rest
    return SegmentRowLayout(self, in: context, still: still).page(nearest: main)
  }

  /// Applies an event.
  ///
  /// A press and a release on the same segment turn to its page.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction {
    switch event {
    case .press, .move, .release, .cancel, .hover, .leave: applyPointer(event, in: context)
    case .key(let key): context.action(of: key) ?? .none
    default: .none
    }
  }

  /// Whether anything takes presses and pointers.
  func takesPresses(in context: RowContext) -> Bool { isShown(in: context) }

  /// A press on the segment at a point; nil beside the tap target.
  func press(at point: Point, in context: RowContext) -> RowPress? {
    page(at: point, in: context).map { RowPress(start: 0, page: $0) }
  }

  /// The page of a tap that ends at a point: that of the segment on which it began, too; else nil.
  func page(tappedAt point: Point, by press: RowPress, in context: RowContext) -> Int? {
    page(at: point, in: context).flatMap { $0 == press.page ? $0 : nil }
  }

  /// Nil: a drag along segments turns no pages.
  func scrub(to point: Point, in context: RowContext) -> Int? { nil }
  /// False: see ``scrub(to:in:)``.
  var allowsScrubbing: Bool { false }
}
