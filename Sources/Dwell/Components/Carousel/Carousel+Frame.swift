extension Carousel {
  /// Fills a frame with the pages and the marks above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    appendControlElements(to: &frame, at: now)
    pages.append(to: &frame, at: now)
    if !row.isNone {
      let rect = indicatorRect
      let context = rowContext(at: now, in: rect)
      frame.append(at: Point(x: rect.x, y: rect.y)) { row.append(to: &$0, in: context) }
    }
    drawControls(in: &frame, at: now)
    pages.limitCourse(of: &frame)
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// When the drawing will be different: when that of the pages or of the marks is.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    pages.nextChange(after: now, step: step).earlier(row.nextChange(in: rowContext(at: now), step: step))
      .earlier(timer.nextChange(after: now))
  }

  /// The context of the marks at a time.
  func rowContext(at now: Double) -> RowContext { rowContext(at: now, in: indicatorRect) }

  /// The context of marks that are in a rectangle, at a time.
  private func rowContext(at now: Double, in rect: Rect) -> RowContext {
    var context = RowContext(
      timer, direction: direction, size: Size(width: rect.width, height: rect.height),
      reduceMotion: reduceMotion, at: now)
    if row.showsScrollPosition { context.scrollProgress = pages.scrollProgress(at: now) }
    return context
  }

  /// Where the marks are: at their side, at least as thick as a tap target, in the middle along the pages;
  /// empty without marks.
  public var indicatorRect: Rect {
    if row.isNone { return .zero }
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    // The marks lie `indicatorInset` from the side; the tap target reaches as far to both sides of them, and
    // never outside.
    let markThickness = row.thickness(forPageCount: pages.stopCount)
    let middle = min(options.indicatorInset + markThickness / 2, cross / 2)
    let thickness = min(max(PageControl.minimumTapTarget, markThickness), 2 * middle)
    let center = options.indicatorSide == .start ? middle : cross - middle
    let length = row.length(forPageCount: pages.stopCount, available: main, margin: options.indicatorMargin)
    return direction.rect(
      main: Extent(length: length, centeredIn: main),
      cross: Extent(start: center - thickness / 2, length: thickness), in: size)
  }

  /// A point of the carousel in the row's own points.
  func indicatorPoint(_ point: Point) -> Point {
    let rect = indicatorRect
    return Point(x: point.x - rect.x, y: point.y - rect.y)
  }

  /// Whether a point is meant for the marks.
  func isOnIndicator(_ point: Point, at now: Double) -> Bool {
    row.isHit(by: indicatorPoint(point), in: rowContext(at: now))
  }
}
