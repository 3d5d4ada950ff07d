extension PageControl {
  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// Where it began, along the main axis.
    var start: Double
    /// The page that was current then. Pages that came or went since then have moved it as many numbers as the current
    /// one, so that the next move goes on from there: it may be the number of no page.
    var startPage: Int
    /// Whether it has moved far enough to be a drag along the control.
    var isDrag = false
  }

  /// How far a press moves before it is no tap any more, in points (R087's distance).
  static let tapSlop = 10.0

  /// How somebody is interacting with the control.
  public var interaction: Interaction {
    guard let press else { return .none }
    return press.isDrag && allowsScrubbing ? .continuous : .discrete
  }

  /// Whether a drag along the control turns pages (R169, R180).
  public var allowsScrubbing: Bool {
    configuration.allowsScrubbing != false && configuration.background != .minimal
      && configuration.profile.takesPresses
  }

  /// What is to be hit by a finger: the control, and around it what is missing to 44 by 44 points.
  public var hitTarget: Rect { PageControl.hitTarget(around: size) }

  /// What is to be hit by a finger of a component of a size, which has it in its middle.
  static func hitTarget(around size: Size) -> Rect {
    let width = max(size.width, PageControl.leastTarget)
    let height = max(size.height, PageControl.leastTarget)
    return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// The page whose mark a point belongs to along the row, half the gaps included; nil beside the row.
  public func page(at point: Point, at now: Double) -> Int? {
    guard isShown, point.isFinite, hitTarget.contains(point) else { return nil }
    let layout = layout(atTime: timer.timebase.time(at: now))
    let main = direction.main(of: point, in: size)
    return layout.pages.first { page in
      let slot = layout.slot(page)
      return layout.mark(page).main.length > 0 && main >= slot.start && main < slot.end
    }
  }

  /// A press begins: time stands while it lasts.
  mutating func beginPress(at point: Point) -> Bool {
    guard configuration.profile.takesPresses, isShown, point.isFinite, hitTarget.contains(point) else {
      return false
    }
    press = Press(start: direction.main(of: point, in: size), startPage: currentPage)
    return true
  }

  /// The pages that a press at a point scrubs to; nil if it does not, or stays where it is.
  ///
  /// Pages open in sequence, one for every mark's distance (R172); past an edge of the control, the first or last page
  /// at once (R173).
  mutating func scrub(to point: Point) -> Int? {
    guard var press, point.isFinite, pageCount > 0 else { return nil }
    let main = direction.main(of: point, in: size)
    if abs(main - press.start) > PageControl.tapSlop { press.isDrag = true }
    self.press = press
    guard press.isDrag, allowsScrubbing else { return nil }
    if main < 0 { return scrubPastEdge(to: 0) }
    if main > direction.mainLength(of: size) { return scrubPastEdge(to: pageCount - 1) }
    let steps = ((main - press.start) / max(configuration.metrics.pitch, 1)).rounded(.towardZero)
    let step = Int(min(max(steps, Double(-press.startPage)), Double(pageCount - 1 - press.startPage)))
    return min(max(press.startPage + step, 0), pageCount - 1)
  }

  /// Scrubs to the first or last page at once. A row that is a window onto the pages has moved there, and so a finger that
  /// comes back over its marks goes on from the mark at that end of it.
  private mutating func scrubPastEdge(to page: Int) -> Int {
    let window = window
    guard !window.isWhole, press?.startPage != page else { return page }
    let metrics = fittedMetrics
    let row = Extent(
      length: metrics.rowLength(marks: window.length), centeredIn: direction.mainLength(of: size))
    press?.start = page == 0 ? row.start + metrics.pillLength / 2 : row.end - metrics.pillLength / 2
    press?.startPage = page
    return page
  }

  /// The page that a tap at a point means; nil for none.
  ///
  /// With a finger, the page before or after by the side of the current mark (R170); with a pointer, the page whose
  /// mark was hit (R171), and beside the row as with a finger.
  func tapped(at point: Point, at now: Double) -> Int? {
    guard point.isFinite, hitTarget.contains(point) else { return nil }
    if configuration.profile == .pointer, !showsLabel, let page = page(at: point, at: now) { return page }
    let layout = layout(atTime: timer.timebase.time(at: now))
    let middle = showsLabel ? layout.row.middle : layout.mark(currentPage).main.middle
    return neighbor(direction.main(of: point, in: size) < middle ? -1 : 1)
  }
}
