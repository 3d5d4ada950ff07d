/// The pages at which a strip rests, where not every page is one: the first, the second, and then every
/// `step`th until the last.
struct PageStops: Equatable, Sendable {
  /// The page of the second stop; beyond the pages if there is none.
  var second: Int
  /// The pages from one stop to the next.
  var step: Int
  /// The page of the last stop; 0 if there is one stop.
  var last = 0

  /// The number of stops, 1 or more.
  var count: Int { last == 0 ? 1 : steps(to: last) + 2 }

  /// The whole steps from the second stop to a page. The browser's module is optimized as if nothing traps,
  /// and may divide where there are no stops, too.
  private func steps(to page: Int) -> Int { (page - second) / max(step, 1) }

  /// A stop's number, from 0, by its page.
  func index(of page: Int) -> Int { page == 0 ? 0 : steps(to: page) + 1 }

  /// The page of a stop by its number, 0 or more.
  func page(at index: Int) -> Int { index == 0 ? 0 : second + (index - 1) * step }

  /// The page of the stop that a page belongs to: its own, or the last one before it.
  func stop(of page: Int) -> Int {
    if page < second || last == 0 { return 0 }
    return min(second + steps(to: page) * step, last)
  }
}

extension PageStrip {
  /// The page of the last stop; below 0 without pages.
  var lastStop: Int { measures?.stops.last ?? pageCount - 1 }

  /// The number of stops; 0 without pages.
  var stopCount: Int { pageCount > 0 ? measures?.stops.count ?? pageCount : 0 }

  /// A stop's number, from 0.
  func index(ofStop page: Int) -> Int { measures?.stops.index(of: page) ?? page }

  /// The page of a stop by its number.
  func page(ofStop index: Int) -> Int { measures?.stops.page(at: index) ?? index }

  /// The page of the stop that a page belongs to: its own, or the last one before it.
  func stop(of page: Int) -> Int { measures?.stops.stop(of: page) ?? page }

  /// The page of the stop that shows a page whole, nearest to another stop, which it is itself if it does;
  /// where no stop shows it whole, of the one that aligns it best.
  func stop(showing page: Int, from stop: Int) -> Int {
    guard hasCustomLayout else { return page }
    if shows(page, at: stop) { return stop }
    let home = self.stop(of: page)
    let forward = leadsForward(from: stop, to: home)
    var found: Int?
    var tried = home
    while tried != stop {
      if shows(page, at: tried) { found = tried } else if tried != home { break }
      guard let nearer = forward ? preceding(tried) : following(tried) else { break }
      tried = nearer
    }
    if let found { return found }
    guard let next = following(home), next > home else { return home }
    if shows(page, at: next) { return next }
    return misalignment(of: page, at: next) < misalignment(of: page, at: home) ? next : home
  }

  /// How far a page's start at a stop's rest is from the start of the view, in points; the page isn't before
  /// the first in view, in a loop.
  private func start(of page: Int, at stop: Int) -> Double {
    let start = portStart - shift(of: stop)
    if page >= stop { return start + distance(fromStartOf: stop, toStartOf: page) }
    return isEndless
      ? start + distance(fromStartOf: stop, toStartOf: pageCount)
        + distance(fromStartOf: 0, toStartOf: page)
      : start - distance(fromStartOf: page, toStartOf: stop)
  }

  /// Whether a page lies wholly in the viewport while a stop rests.
  func shows(_ page: Int, at stop: Int) -> Bool { holds(page, startingAt: start(of: page, at: stop)) }

  /// Whether the viewport holds a page that begins at `start` in the view; of one longer than the viewport, a
  /// screenful.
  func holds(_ page: Int, startingAt start: Double) -> Bool {
    let before = start - portStart
    // Uneven pages in a loop are up to a pixel longer than the viewport.
    let slack = PagingPhysics.slack + (isUneven ? grid.pixel : 0)
    return before >= -slack && before + min(length(of: page), viewportLength) <= viewportLength + slack
  }

  /// How far a page is from where it would be aligned while a stop rests, in points.
  private func misalignment(of page: Int, at stop: Int) -> Double {
    (start(of: page, at: stop) - portStart + alignedShift(of: page)).magnitude
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

  /// The same for a stop's rest, which may be contained at the ends.
  func shift(of stop: Int) -> Double {
    guard let measures else { return 0 }
    if stop == 0 { return measures.firstShift }
    return stop == measures.stops.last ? measures.lastShift : alignedShift(of: stop)
  }

  /// The distance from the end of a stop's scroll range to the next stop, in points; after the last one and
  /// before the first one without a loop, the common distance between pages.
  func way(after stop: Int) -> Double {
    guard hasCustomLayout, let next = following(stop) else { return pitch }
    let pages =
      next > stop
      ? distance(fromStartOf: stop, toStartOf: next)
      : distance(fromStartOf: stop, toStartOf: pageCount) + distance(fromStartOf: 0, toStartOf: next)
    return pages - range(of: stop) + shift(of: next) - shift(of: stop)
  }

  /// The distance in the view from the start of a stop's page to that of the next stop's, in points.
  func step(fromStop stop: Int, to next: Int) -> Double {
    range(of: stop) + way(after: stop) + (shift(of: stop) - shift(of: next))
  }

  /// Where the page of a position begins in the view, in points.
  func start(of place: StripOffset) -> Double {
    (hasCustomLayout ? portStart - shift(of: place.page) : 0) - place.offset
  }
}
