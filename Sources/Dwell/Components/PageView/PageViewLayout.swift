/// The visible pages of a view at one time, in drawing order, one after the other: for drawing, hit testing
/// and semantics.
struct PageViewLayout: Sendable {
  /// A page in the layout.
  struct Item: Sendable {
    /// The page.
    var page: Int
    /// Its unscaled extent along the main axis.
    var extent: Extent
    /// The fixed point of its scale, along the main axis.
    var anchor: Double
    /// Its scale, 0...1.
    var scale = 1.0
    /// Its opacity, 0...1.
    var opacity = 1.0
    /// Whether it is in the accessibility tree: visible or about to be, and not fading out.
    var isPresent = true
    /// Whether a part of it is outside the port, where several pages are in view.
    var isHidden = false
  }

  /// Pages beside one another.
  private struct Run {
    /// The next page.
    var page = 0
    /// Where it begins in the view, in points.
    var start = 0.0
    /// Its number, counted from the page that the run was made around, and that of the last page.
    var (number, last) = (0, -1)

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
      guard number <= last else { return }
      start += strip.step(over: page)
      if let next = strip.pageAfter(page) { page = next } else { number = last + 1 }
    }
  }

  /// The pages that fade out, which are drawn first.
  private var fading = Run()
  /// The pages of the view.
  private var listed = Run()
  /// How far the view's position is on its way to the next stop, 0...1.
  private var share = 0.0
  /// What is visible beside the page of the view's position.
  private var neighbours = PageStrip.Neighbours()
  /// How much is left of the pages that fade out, 0...1.
  private var remainder = 0.0

  /// The pages of a view at a time to which it has advanced.
  init(_ view: PageView, at time: Double) {
    let strip = view.strip
    guard strip.isVisible, view.direction.crossLength(of: view.size) > 0 else { return }
    let visibility = view.visibility(at: time)
    let place = visibility.place
    neighbours = visibility.neighbours
    if neighbours.after > 0 {
      share = min(max(place.offset - strip.range(of: place.page), 0) / strip.way(after: place.page), 1)
    }
    listed = Run(page: place.page, start: strip.start(of: place), number: 0, last: neighbours.after)
    var earliest = -neighbours.before
    if let kept = view.keptSlots {
      earliest = kept.first + visibility.slots
      listed.last = max(listed.last, kept.last + visibility.slots)
    }
    while listed.number > earliest, listed.extendBack(in: strip) {}
    guard let fade = view.fade else { return }
    remainder = fade.remainder(at: time)
    fading = Run(page: fade.page, start: fade.start, number: 0, last: 0)
    guard strip.measures != nil else { return }
    // Where several pages are in view at rest, they fade out together.
    var end = fade.start + strip.step(over: fade.page)
    var last = fade.page
    while end < strip.viewLength, fading.last + 1 < strip.pageCount, let next = strip.pageAfter(last) {
      last = next
      fading.last += 1
      end += strip.step(over: last)
    }
    while fading.start > strip.spacing, fading.last + 1 - fading.number < strip.pageCount,
      fading.extendBack(in: strip)
    {}
  }

  /// Whether no page is drawn.
  var isEmpty: Bool { listed.number > listed.last }

  /// The next page in drawing order; nil after the last.
  mutating func next(in view: PageView) -> Item? {
    let strip = view.strip
    while fading.number <= fading.last {
      let (page, start) = (fading.page, fading.start)
      fading.removeFirst(in: strip)
      // A page is drawn once: one that is in view doesn't fade out.
      guard !lists(page, in: strip), var item = item(page: page, start: start, number: .max, in: view) else {
        continue
      }
      (item.scale, item.opacity, item.isPresent) = (1, min((view.fade?.opacity ?? 1) * remainder, 1), false)
      return item
    }
    while listed.number <= listed.last {
      let (page, start, number) = (listed.page, listed.start, listed.number)
      listed.removeFirst(in: strip)
      guard var item = item(page: page, start: start, number: number, in: view) else { continue }
      if view.isFading, page == view.currentPage { item.opacity *= 1 - remainder }
      return item
    }
    return nil
  }

  /// Whether a page is among those of the view.
  private func lists(_ page: Int, in strip: PageStrip) -> Bool {
    var run = listed
    while run.number <= run.last {
      if run.page == page { return true }
      run.removeFirst(in: strip)
    }
    return false
  }

  /// A page; nil if it isn't visible. While settling, a page at the very edge is kept for the whole course.
  private func item(page: Int, start: Double, number: Int, in view: PageView) -> Item? {
    let strip = view.strip
    let length = strip.length(of: page)
    let isInView = start < strip.viewLength && start + length > 0
    if !isInView, view.phase != .settling { return nil }
    // A long page scales about the middle of the screenful next to the other page.
    let half = min(strip.portLength, length) / 2
    let isBefore: Bool
    let selected: Double
    if strip.measures == nil {
      isBefore = number <= 0
      selected = number == 0 ? 1 - share : number == 1 ? share : 0
    } else {
      let misplacement = strip.misplacement(of: page, startingAt: start)
      isBefore = misplacement <= 0
      selected = max(1 - misplacement.magnitude, 0)
    }
    let effect = view.configuration.effect
    var item = Item(
      page: page, extent: Extent(start: start, length: length),
      anchor: isBefore ? start + length - half : start + half,
      scale: effect.scale(selected: selected), opacity: effect.opacity(selected: selected))
    item.isPresent = number >= -neighbours.before && number <= neighbours.after
    item.isHidden = strip.measures != nil && !strip.holds(page, startingAt: start)
    return item
  }
}

extension PageViewLayout.Item {
  /// The page's rectangle.
  func rect(direction: Direction, size: Size) -> Rect {
    let main = Extent(start: anchor + (extent.start - anchor) * scale, length: extent.length * scale)
    let cross = direction.crossLength(of: size)
    return direction.rect(main: main, cross: Extent(length: cross * scale, centeredIn: cross), in: size)
  }

  /// The page's unscaled rectangle, clipped to the view, for hit testing.
  func target(direction: Direction, size: Size) -> Rect {
    let start = max(extent.start, 0)
    let end = min(extent.end, direction.mainLength(of: size))
    return direction.rect(
      main: Extent(start: start, length: max(end - start, 0)),
      cross: Extent(start: 0, length: direction.crossLength(of: size)), in: size)
  }
}
