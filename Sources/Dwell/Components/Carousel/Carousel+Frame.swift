extension Carousel {
  /// Fills a frame with the pages and the marks above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    appendControlElements(to: &frame, at: now)
    pages.append(to: &frame, at: now)
    if !row.isNone {
      let context = rowContext(at: now)
      frame.append(at: Point(x: indicatorRect.x, y: indicatorRect.y)) { row.append(to: &$0, in: context) }
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
  func rowContext(at now: Double) -> RowContext {
    var context = RowContext(
      timer, direction: direction, size: Size(width: indicatorRect.width, height: indicatorRect.height),
      reduceMotion: reduceMotion, at: now)
    if row.showsScrollPosition { context.scrollProgress = pages.scrollProgress(at: now) }
    return context
  }

  /// Places the marks: at their side, with room for a finger, in the middle along the pages.
  mutating func placeIndicator() {
    if row.isNone { return indicatorRect = .zero }
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    // The marks lie `indicatorInset` from the side; the tap target reaches as far to both sides of them, and
    // never outside.
    let markThickness = row.thickness(forPageCount: pages.stopCount, across: direction)
    let middle = min(options.indicatorInset + markThickness / 2, cross / 2)
    let room = row.room(
      forPageCount: pages.stopCount, along: direction, available: main, margin: options.indicatorMargin)
    let thickness = min(room.thickness, 2 * middle)
    let center = options.indicatorSide == .start ? middle : cross - middle
    indicatorRect = direction.rect(
      main: Extent(length: room.length, centeredIn: main),
      cross: Extent(start: center - thickness / 2, length: thickness), in: size)
  }

  /// A point of the carousel in the row's own points.
  func indicatorPoint(_ point: Point) -> Point {
    Point(x: point.x - indicatorRect.x, y: point.y - indicatorRect.y)
  }

  /// Whether a point is meant for the marks.
  func isOnIndicator(_ point: Point, at now: Double) -> Bool {
    row.isHit(by: indicatorPoint(point), in: rowContext(at: now))
  }
}
