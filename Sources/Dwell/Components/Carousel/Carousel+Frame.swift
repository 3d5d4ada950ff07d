extension Carousel {
  /// Fills a frame with the pages and the indicator above them.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    if pageCount > 1, indicator.showsTime {
      frame.append(
        SemanticElement(
          role: .playPause, value: .isRunning(!timer.pausedBy.contains(.app)),
          actions: timer.pausedBy.contains(.app) ? .resume : .pause, rect: pauseRect))
    }
    frame.append(pages, at: .zero, now: now)
    if configuration.indicatorSide != nil {
      appendIndicator(at: now, to: &frame)
    } else if let boundary = timer.nextBoundary(after: now) {
      frame.hold(until: boundary)
    }
  }

  /// When the picture will be different: when that of the pages or of the indicator is.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    let next = pages.nextChange(after: now, step: step)
    guard configuration.indicatorSide != nil else { return next.earlier(timer.nextChange(after: now)) }
    return next.earlier(indicator.nextChange(after: now, step: step))
  }

  /// Adds the indicator. Where its fill tells the place within a page, it moves as the page does.
  private func appendIndicator(at now: Double, to frame: inout Frame) {
    let origin = Point(x: indicatorRect.x, y: indicatorRect.y)
    guard indicator.showsPlace else { return frame.append(indicator, at: origin, now: now) }
    var shown = indicator
    shown.setPlaceInPage(pages.seenShare(at: now))
    let isMoving = !frame.motions.isEmpty
    frame.append(shown, at: origin, now: now)
    let key = ItemKey(.progress, currentPage)
    guard isMoving, let end = frame.holdsUntil, !frame.motions.contains(where: { $0.item == key }),
      frame.display.commands.contains(where: { $0.key == key })
    else { return }
    frame.append(ItemMotion(key, .sampled(until: end)))
  }

  /// Where the indicator is: at its side, as thick as a finger wants, in the middle along the pages.
  public var indicatorRect: Rect {
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    let inset = Size.usable(configuration.indicatorInset)
    // The marks lie `inset` from the side; what is to be hit reaches as far to both sides of them, and never outside.
    let middle = min(inset + indicator.thickness / 2, cross / 2)
    let thickness = min(max(PageControl.leastTarget, indicator.thickness), 2 * middle)
    let place = configuration.indicatorSide == .start ? middle : cross - middle
    let length = indicator.length(available: main, margin: Size.usable(configuration.indicatorMargin))
    return direction.rect(
      main: Extent(length: length, centeredIn: main),
      cross: Extent(start: place - thickness / 2, length: thickness), in: size)
  }

  /// Where the button that pauses belongs: at the trailing end, across from the indicator, which may be as long as the
  /// carousel and is not to be covered. As large as a finger wants, and a little away from the corner.
  public var pauseRect: Rect {
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    let (width, height) = (min(PageControl.leastTarget, main), min(PageControl.leastTarget, cross))
    let inset = Carousel.pauseInset
    let start = min(inset, cross - height)
    return direction.rect(
      main: Extent(start: max(main - width - inset, 0), length: width),
      cross: Extent(
        start: configuration.indicatorSide == .start ? cross - height - start : start, length: height),
      in: size)
  }

  /// The distance of the pause button's target from the edges, in points (chosen by us: a button of 32 points in it then
  /// lies 12 points from the edges).
  private static let pauseInset = 6.0

  /// A point of the carousel in the indicator's own points.
  func indicatorPoint(_ point: Point) -> Point {
    Point(x: point.x - indicatorRect.x, y: point.y - indicatorRect.y)
  }

  /// Whether a point is meant for the indicator.
  func isOnIndicator(_ point: Point) -> Bool {
    configuration.indicatorSide != nil && indicator.isHit(by: indicatorPoint(point))
  }
}
