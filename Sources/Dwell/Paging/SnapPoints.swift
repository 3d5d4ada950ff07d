/// The pages at which a strip rests, where not every page is one: the first, the second, and then every
/// `step`th until the last.
struct SnapPoints: Equatable, Sendable {
  /// The page of the second snap point; beyond the pages if there is none.
  var second: Int
  /// The pages from one snap point to the next.
  var step: Int
  /// The page of the last snap point; 0 if there is one snap point.
  var last = 0

  /// The number of snap points, 1 or more.
  var count: Int { last == 0 ? 1 : steps(to: last) + 2 }

  /// The whole steps from the second snap point to a page. The browser's module is optimized as if nothing
  /// traps, and may divide where there are no snap points, too.
  private func steps(to page: Int) -> Int { (page - second) / max(step, 1) }

  /// A snap point's number, from 0, by its page.
  func index(of page: Int) -> Int { page == 0 ? 0 : steps(to: page) + 1 }

  /// The page of a snap point by its number, 0 or more.
  func page(at index: Int) -> Int { index == 0 ? 0 : second + (index - 1) * step }

  /// The page of the snap point that a page belongs to: its own, or the last one before it.
  func snapPoint(of page: Int) -> Int {
    if page < second || last == 0 { return 0 }
    return min(second + steps(to: page) * step, last)
  }
}

extension PageStrip {
  /// The page of the last snap point; below 0 without pages.
  var lastSnapPoint: Int { measures?.snapPoints.last ?? pageCount - 1 }

  /// The number of snap points; 0 without pages.
  var snapPointCount: Int { pageCount > 0 ? measures?.snapPoints.count ?? pageCount : 0 }

  /// A snap point's number, from 0.
  func index(ofSnapPoint page: Int) -> Int { measures?.snapPoints.index(of: page) ?? page }

  /// The page of a snap point by its number.
  func page(ofSnapPoint index: Int) -> Int { measures?.snapPoints.page(at: index) ?? index }

  /// The page of the snap point that a page belongs to: its own, or the last one before it.
  func snapPoint(of page: Int) -> Int { measures?.snapPoints.snapPoint(of: page) ?? page }

  /// The page of the snap point that shows a page whole, nearest to another snap point, which it is itself if
  /// it does; where no snap point shows it whole, of the one that aligns it best.
  func snapPoint(showing page: Int, from snapPoint: Int) -> Int {
    guard hasCustomLayout else { return page }
    if shows(page, at: snapPoint) { return snapPoint }
    let home = self.snapPoint(of: page)
    let forward = leadsForward(from: snapPoint, to: home)
    var found: Int?
    var tried = home
    while tried != snapPoint {
      if shows(page, at: tried) { found = tried } else if tried != home { break }
      guard let nearer = forward ? preceding(tried) : following(tried) else { break }
      tried = nearer
    }
    if let found { return found }
    guard let next = following(home), next > home else { return home }
    if shows(page, at: next) { return next }
    return misalignment(of: page, at: next) < misalignment(of: page, at: home) ? next : home
  }

  /// How far a page's start at a snap point's rest is from the start of the view, in points; the page isn't
  /// before the first in view, in a loop.
  private func start(of page: Int, at snapPoint: Int) -> Double {
    let start = viewportStart - shift(of: snapPoint)
    if page >= snapPoint { return start + distance(fromStartOf: snapPoint, toStartOf: page) }
    return isEndless
      ? start + distance(fromStartOf: snapPoint, toStartOf: pageCount)
        + distance(fromStartOf: 0, toStartOf: page)
      : start - distance(fromStartOf: page, toStartOf: snapPoint)
  }

  /// Whether a page lies wholly in the viewport while a snap point rests.
  func shows(_ page: Int, at snapPoint: Int) -> Bool {
    holds(page, startingAt: start(of: page, at: snapPoint))
  }

  /// Whether the viewport holds a page that begins at `start` in the view; of one longer than the viewport, a
  /// screenful.
  func holds(_ page: Int, startingAt start: Double) -> Bool {
    let before = start - viewportStart
    // Uneven pages in a loop are up to a pixel longer than the viewport.
    let slack = PagingPhysics.slack + (isUneven ? grid.pixel : 0)
    return before >= -slack && before + min(length(of: page), viewportLength) <= viewportLength + slack
  }

  /// How far a page is from where it would be aligned while a snap point rests, in points.
  private func misalignment(of page: Int, at snapPoint: Int) -> Double {
    (start(of: page, at: snapPoint) - viewportStart + alignedShift(of: page)).magnitude
  }

  /// How far the strip is moved forward from where a page's start is the viewport's, to be aligned; 0 or
  /// less.
  func alignedShift(of page: Int) -> Double {
    let room = max(viewportLength - length(of: page), 0)
    switch layout.alignment {
    case .leading: return 0
    case .center: return -grid.snapped(room / 2)
    case .trailing: return -room
    }
  }

  /// The same for a snap point's rest, which may be contained at the ends.
  func shift(of snapPoint: Int) -> Double {
    guard let measures else { return 0 }
    if snapPoint == 0 { return measures.firstShift }
    return snapPoint == measures.snapPoints.last ? measures.lastShift : alignedShift(of: snapPoint)
  }

  /// The distance from the end of a snap point's scroll range to the next snap point, in points; after the
  /// last one and before the first one without a loop, the common distance between pages.
  func distance(after snapPoint: Int) -> Double {
    guard hasCustomLayout, let next = following(snapPoint) else { return pitch }
    let pages =
      next > snapPoint
      ? distance(fromStartOf: snapPoint, toStartOf: next)
      : distance(fromStartOf: snapPoint, toStartOf: pageCount) + distance(fromStartOf: 0, toStartOf: next)
    return pages - range(of: snapPoint) + shift(of: next) - shift(of: snapPoint)
  }

  /// The distance in the view from the start of a snap point's page to that of the next snap point's, in
  /// points.
  func step(fromSnapPoint snapPoint: Int, to next: Int) -> Double {
    range(of: snapPoint) + distance(after: snapPoint) + (shift(of: snapPoint) - shift(of: next))
  }

  /// Where the page of a position begins in the view, in points.
  func start(of place: StripOffset) -> Double {
    (hasCustomLayout ? viewportStart - shift(of: place.page) : 0) - place.offset
  }
}
