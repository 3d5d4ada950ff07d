extension Carousel {
  /// Fills a frame with the pages and the marks above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    if pages.stopCount > 1, timer.configuration.advances {
      let isRunning = !timer.pausedBy.contains(.app)
      frame.append(
        SemanticElement(
          role: .playPause, value: .isRunning(isRunning), actions: isRunning ? .pause : .resume,
          rect: pauseRect))
    }
    pages.append(to: &frame, at: now)
    if !row.isNone {
      let rect = indicatorRect
      let context = rowContext(at: now)
      frame.append(at: Point(x: rect.x, y: rect.y)) { row.append(to: &$0, in: context) }
    }
    pages.limitCourse(of: &frame)
    if let boundary = timer.nextBoundary(after: now) { frame.limitCourse(until: boundary) }
  }

  /// When the drawing will be different: when that of the pages or of the marks is.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    pages.nextChange(after: now, step: step).earlier(row.nextChange(in: rowContext(at: now), step: step))
      .earlier(timer.nextChange(after: now))
  }

  /// The context of the marks at a time.
  func rowContext(at now: Double) -> RowContext {
    let rect = indicatorRect
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

  /// Where the pause button belongs: at the trailing end, across from the marks, which may be as long as the
  /// carousel and are not to be covered. As large as a tap target, and a little away from the corner.
  public var pauseRect: Rect {
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    let (width, height) = (min(PageControl.minimumTapTarget, main), min(PageControl.minimumTapTarget, cross))
    let inset = Carousel.pauseInset
    let start = min(inset, cross - height)
    return direction.rect(
      main: Extent(start: max(main - width - inset, 0), length: width),
      cross: Extent(
        start: options.indicatorSide == .start && !row.isNone ? cross - height - start : start, length: height
      ),
      in: size)
  }

  /// The distance of the pause button's target from the edges, in points (chosen by us: a button of 32 points
  /// in it then lies 12 points from the edges).
  private static let pauseInset = 6.0

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
