/// The visible pages of a view at one time, in drawing order, one after the other: for drawing, hit testing
/// and semantics.
struct PageViewLayout: Sendable {
  /// A page in the layout.
  struct Item: Sendable {
    /// The page.
    var page = 0
    /// Its extent along the main axis, without its look.
    var extent = Extent(start: 0, length: 0)
    /// The fixed point of its scale and its rotation, along the main axis.
    var anchor = 0.0
    /// How it looks.
    var look = PageLook()
    /// The end from which a mask shows it.
    var shownEnd = ShownEnd.leading
    /// Whether it is in the accessibility tree: visible or about to be, and not fading out.
    var isPresent = true
    /// Whether a part of it is outside the viewport, where several pages are in view.
    var isHidden = false

    /// An end of a page.
    enum ShownEnd { case leading, trailing }
  }

  /// Pages beside one another.
  private struct Run {
    /// The next page.
    var page = 0
    /// Where it begins in the view, in points.
    var start = 0.0
    /// Its number, counted from the page that the run was made around.
    var number = 0
    /// The number of the last page; below ``number`` after it.
    var last = -1
    /// What its pages' distances from being aligned lack, in points: how far they are beyond an end of the
    /// strip, less how far an end keeps the current page from being aligned.
    var displacement = 0.0

    /// Moves the run's beginning back to the page before it. Returns false if there is none.
    mutating func extendBack(in strip: PageStrip) -> Bool {
      guard let earlier = strip.pageBefore(page) else { return false }
      page = earlier
      start -= strip.step(over: page)
      number -= 1
      return true
    }

    /// Takes the first page away.
    mutating func removeFirst(in strip: PageStrip) {
      number += 1
      start += strip.step(over: page)
      if let next = strip.pageAfter(page) { page = next } else { number = last + 1 }
    }
  }

  /// The pages that fade out, which are drawn first.
  private var fading = Run()
  /// The pages of the view.
  private var listed = Run()
  /// What is visible beside the page of the view's position.
  private var neighbors = PageStrip.Neighbors()
  /// How much is left of the pages that fade out, 0...1.
  private var remainder = 0.0
  /// The opacity of the pages that fade out, 0...1.
  private var fadingOpacity = 0.0
  /// The order and the number of the page drawn last, where looks have an order.
  private var drawn: (order: Double, number: Int)?

  /// The pages of a view at a time to which it has advanced.
  init(_ view: borrowing Pager, at time: Double) {
    let strip = view.strip
    guard strip.isVisible, view.direction.crossLength(of: view.size) > 0 else { return }
    let visibility = view.visibility(at: time)
    let place = visibility.place
    neighbors = visibility.neighbors
    // In a layout for it, an effect moves pages into view that lie beyond it. Each page is listed once.
    let reach = strip.hasCustomLayout ? view.configuration.effect.reach : 0
    listed = Run(page: place.page, start: strip.start(of: place), last: 0)
    listed.displacement = strip.displacement(at: place)
    listed.last = min(neighbors.after + reach, strip.pageCount - 1 - neighbors.before)
    var earliest = max(-neighbors.before - reach, listed.last + 1 - strip.pageCount)
    if let kept = view.keptSlots {
      let pages = strip.pages(from: place, to: view.currentPage)
      earliest = kept.first + pages
      listed.last = max(listed.last, kept.last + pages)
    }
    while listed.number > earliest, listed.extendBack(in: strip) {}
    guard let fade = view.fade else { return }
    remainder = fade.remainder(at: time)
    fadingOpacity = fade.opacity * remainder
    fading = Run(page: fade.page, start: fade.start, last: 0)
    fading.displacement = fade.displacement
    guard strip.hasCustomLayout else { return }
    // Where several pages are in view at rest, they fade out together.
    let beside = strip.neighbors(
      of: fade.page, startingAt: fade.start, in: Extent(start: 0, length: strip.viewLength))
    fading.last = beside.after
    while fading.number > -beside.before, fading.extendBack(in: strip) {}
  }

  /// How many pages in view are put in order at most: more are so short that their order isn't seen.
  private static let mostOrdered = 32

  /// Whether no page is drawn.
  var isEmpty: Bool { listed.number > listed.last }

  /// Puts the next page in drawing order into `item`. Returns false after the last one.
  ///
  /// An optional result would be copied on its way.
  mutating func next(in view: Pager, into item: inout Item) -> Bool {
    while fading.number <= fading.last {
      let run = fading
      fading.removeFirst(in: view.strip)
      // A page is drawn once: one that is in view doesn't fade out.
      guard !lists(run.page, in: view.strip), fill(&item, at: run, in: view) else { continue }
      item.look.opacity *= fadingOpacity
      item.isPresent = false
      return true
    }
    if listed.last - listed.number < PageViewLayout.mostOrdered, view.configuration.effect.reorders {
      return nextByOrder(in: view, into: &item)
    }
    while listed.number <= listed.last {
      let run = listed
      listed.removeFirst(in: view.strip)
      if fillListed(&item, at: run, in: view) { return true }
    }
    return false
  }

  /// The next page where looks have an order: the lowest one above the last, O(n²) in the visible pages.
  private mutating func nextByOrder(in view: Pager, into item: inout Item) -> Bool {
    var lowest: (order: Double, number: Int)?
    var candidate = Item()
    var run = listed
    while run.number <= run.last {
      let here = run
      run.removeFirst(in: view.strip)
      guard fillListed(&candidate, at: here, in: view),
        isAbove(drawn, candidate.look.order, here.number),
        lowest == nil || !isAbove(lowest, candidate.look.order, here.number)
      else { continue }
      lowest = (candidate.look.order, here.number)
      item = candidate
    }
    guard let lowest else { return false }
    drawn = lowest
    return true
  }

  /// Whether a page with an order and a number lies above another; every page does if there is none.
  private func isAbove(_ other: (order: Double, number: Int)?, _ order: Double, _ number: Int) -> Bool {
    guard let other else { return true }
    return order == other.order ? number > other.number : order > other.order
  }

  /// Fills in a page of the view. Returns false if it isn't visible.
  private func fillListed(_ item: inout Item, at run: Run, in view: Pager) -> Bool {
    guard fill(&item, at: run, in: view) else { return false }
    // Where several pages are in view at rest, they fade in together.
    let fadesIn = run.page == view.currentPage || view.strip.hasCustomLayout
    if view.isFading, fadesIn { item.look.opacity *= 1 - remainder }
    return true
  }

  /// Whether a page is among those of the view, of which there are few in a plain layout.
  private func lists(_ page: Int, in strip: PageStrip) -> Bool {
    if strip.hasCustomLayout {
      let ahead = page - listed.page
      let number = listed.number + (ahead < 0 && strip.isEndless ? ahead + strip.pageCount : ahead)
      return (listed.number...max(listed.last, listed.number)).contains(number)
    }
    var run = listed
    while run.number <= run.last {
      if run.page == page { return true }
      run.removeFirst(in: strip)
    }
    return false
  }

  /// Fills in the first page of a run. Returns false if it isn't visible. While settling, a page at the very
  /// edge is kept for the whole course.
  private func fill(_ item: inout Item, at run: Run, in view: Pager) -> Bool {
    let length = view.strip.length(of: run.page)
    let start = run.start
    // Beyond the ends, where pages give way to a finger, they look as at rest, and so does the current page
    // at an end where it can't be aligned.
    let distance = view.strip.misplacement(of: run.page, startingAt: start + run.displacement)
    // A long page scales about the middle of the screenful next to the other page.
    let half = min(view.strip.viewportLength, length) / 2
    item.page = run.page
    item.extent = Extent(start: start, length: length)
    item.anchor = distance <= 0 ? start + length - half : start + half
    item.look = view.configuration.effect.look(at: distance)
    item.shownEnd = distance < 0 ? .trailing : .leading
    let isInView = start < view.strip.viewLength - PagingPhysics.slack && start + length > PagingPhysics.slack
    let isSeveral = view.strip.hasCustomLayout
    let isSeen = isSeveral && item.isSeen(in: view.strip.viewLength)
    if !isInView, !isSeen, !view.movesByItself { return false }
    item.isPresent = isSeen || run.number >= -neighbors.before && run.number <= neighbors.after
    item.isHidden = isSeveral && view.snaps && !view.strip.holds(run.page, startingAt: start)
    return true
  }
}

extension PageViewLayout.Item {
  /// The drawing of the page in a view of a size, on a grid unless the page is rotated.
  func command(direction: Direction, size: Size, grid: PixelGrid) -> DrawCommand {
    let grid = look.rotation == 0 ? grid : PixelGrid()
    let scale = look.scaleAlong
    let start = anchor + (extent.start - anchor) * scale + look.shift * extent.length
    var main = Extent(start: start, length: extent.length * scale)
    let across = direction.crossLength(of: size)
    let cross = grid.snapped(Extent(length: across * look.scaleAcross, centeredIn: across))
    var shown: Rect?
    if look.mask < 1 {
      shown = direction.rect(main: grid.snapped(part(of: main)), cross: cross, in: size)
    }
    // A length that isn't scaled is on the grid, and stays exactly that of the page.
    main = scale == 1 ? Extent(start: grid.snapped(main.start), length: main.length) : grid.snapped(main)
    return .page(
      page, direction.rect(main: main, cross: cross, in: size), shown: shown,
      rotation: direction.rotation(look.rotation), opacity: look.opacity)
  }

  /// The part of an extent that the mask shows.
  private func part(of main: Extent) -> Extent {
    let length = main.length * look.mask
    return Extent(start: shownEnd == .leading ? main.start : main.end - length, length: length)
  }

  /// The visible extent of the page along the main axis, without its scale and rotation.
  private var seen: Extent {
    part(of: Extent(start: extent.start + look.shift * extent.length, length: extent.length))
  }

  /// Whether any of it is seen in a view of a length.
  func isSeen(in length: Double) -> Bool {
    look.opacity > 0 && seen.length > 0 && seen.start < length && seen.end > 0
  }

  /// The visible part of the page without its scale and rotation, clipped to the view, for hit testing.
  func target(direction: Direction, size: Size) -> Rect {
    let start = max(seen.start, 0)
    let end = min(seen.end, direction.mainLength(of: size))
    return direction.rect(
      main: Extent(start: start, length: max(end - start, 0)),
      cross: Extent(start: 0, length: direction.crossLength(of: size)), in: size)
  }
}
