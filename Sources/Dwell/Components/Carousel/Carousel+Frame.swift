extension Carousel {
  /// Fills a frame with the pages and the marks above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    appendControlElements(to: &frame, at: now)
    pager.append(to: &frame, at: now, on: timer.timebase)
    if !row.isNone {
      drawBar(in: &frame)
      let context = rowContext(at: now)
      frame.append(at: Point(x: indicatorRect.x, y: indicatorRect.y)) { row.append(to: &$0, in: context) }
    }
    drawControls(in: &frame, at: now)
    pager.limitCourse(of: &frame, on: timer.timebase)
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// When the drawing will be different: when that of the pages or of the marks is.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    pager.nextChange(after: now, step: step, on: timer.timebase)
      .earlier(row.nextChange(in: rowContext(at: now), step: step)).earlier(timer.nextChange(after: now))
  }

  /// The context of the marks at a time.
  func rowContext(at now: Double) -> RowContext {
    var context = RowContext(
      timer, direction: direction, size: indicatorRect.size,
      reduceMotion: reduceMotion, at: now)
    if row.showsScrollPosition { context.scrollProgress = pager.scrollProgress(at: context.time) }
    context.trailingRoom = direction.mainLength(of: barRect.size) - direction.mainLength(of: context.size)
    return context
  }

  /// Draws the background of segments over pages of unknown colours; dots have their own.
  private func drawBar(in frame: inout Frame) {
    guard options.isOverMedia, row.hasSegments, timer.stopCount > 0 else { return }
    let thickness = row.barThickness(forPageCount: pager.strip.stopCount, across: direction)
    // It ends as far from the segments as from the symbol of a pause button.
    var main = direction.main(of: barRect, in: size)
    let end =
      pauseRectInBar == nil ? min(main.end + row.barOverhang, direction.mainLength(of: size)) : main.end
    main.start = max(main.start - row.barOverhang, 0)
    main.length = end - main.start
    let cross = direction.cross(of: barRect)
    let rect = direction.rect(
      main: main, cross: Extent(start: cross.middle - thickness / 2, length: thickness), in: size)
    frame.append(
      .fill(
        ItemKey(.background), rect, radius: row.barRadius(rect),
        .solid(.black, opacity: MediaLook.backgroundOpacity)))
  }

  /// The distance of what is seen of the marks from their side: to a background, or to marks without one.
  private static let (insetOfBackground, insetOfMarks) = (25.0, 28.0)

  /// Places the marks, and a pause button after them: at their side, with room for a finger, together in the
  /// middle along the pages.
  mutating func placeIndicator() {
    barRect = .zero
    if row.isNone { return indicatorRect = .zero }
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    // What is seen lies the inset from the side; the tap target reaches as far to both sides of the marks,
    // and never outside.
    let count = pager.strip.stopCount
    let bar = row.barThickness(forPageCount: count, across: direction)
    let hasBackground = row.hasBackground(overMedia: options.isOverMedia)
    let seen = hasBackground ? bar : row.thickness(forPageCount: count, across: direction)
    let inset =
      options.indicatorInset ?? (hasBackground ? Carousel.insetOfBackground : Carousel.insetOfMarks)
    let middle = min(inset + seen / 2, cross / 2)
    let room = row.room(
      forPageCount: count, along: direction, available: main, margin: options.indicatorMargin,
      button: showsPause ? bar : 0)
    let thickness = min(room.thickness, 2 * middle)
    let button = thickness >= CarouselControls.minimumTarget ? room.button : 0
    let center = options.indicatorSide == .start ? middle : cross - middle
    let across = Extent(start: center - thickness / 2, length: thickness)
    let whole = Extent(length: room.length + button, centeredIn: main)
    barRect = direction.rect(main: whole, cross: across, in: size)
    indicatorRect = direction.rect(
      main: Extent(start: whole.start, length: room.length), cross: across, in: size)
  }

  /// The target of the pause button after the marks: as long as their bar is thick; nil if there is none.
  var pauseRectInBar: Rect? {
    let row = direction.main(of: indicatorRect, in: size)
    let whole = direction.main(of: barRect, in: size)
    guard whole.end > row.end else { return nil }
    return direction.rect(
      main: Extent(start: row.end, length: whole.end - row.end), cross: direction.cross(of: barRect), in: size
    )
  }

  /// A point of the carousel in the row's own points.
  func indicatorPoint(_ point: Point) -> Point {
    Point(x: point.x - indicatorRect.x, y: point.y - indicatorRect.y)
  }

  /// Whether a point is meant for the marks.
  func isOnIndicator(_ point: Point, at now: Double) -> Bool {
    row.isHit(by: indicatorPoint(point), in: rowContext(at: now))
  }

  /// All that is available. ``preferredSize(in:at:)`` fits the pages.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size that the carousel asks for at `now`: that of its pages, as marks and buttons lie above them.
  /// See ``PageView/preferredSize(in:at:)``.
  public func preferredSize(in available: Size, at now: Double) -> Size {
    pager.preferredSize(in: available.sanitized, at: time(at: now))
  }

  /// Gives the carousel at once the size that it asks for at `now`, like ``Event/resize(_:)``, but without
  /// the passing of time: for fronts that draw the frames of a motion ahead.
  package mutating func fit(at now: Double) {
    guard pager.configuration.layout.fitsPage else { return }
    size = preferredSize(in: size, at: now)
    pager.size = size
    placeIndicator()
  }
}
