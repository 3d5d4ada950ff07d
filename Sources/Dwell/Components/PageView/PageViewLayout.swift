/// The layout of the visible pages: computed once per frame for drawing, hit testing and semantics.
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

  /// The first page listed; nil if nothing is visible.
  private var first: Int?
  /// Where it begins in the view, in points.
  private var start = 0.0
  /// Its number, counted from the page of the view's position, and that of the last page listed.
  private var (number, last) = (0, 0)
  /// How far the view's position is on its way to the next stop, 0...1.
  private var share = 0.0
  /// What is visible beside the page of the view's position.
  private var neighbours = PageStrip.Neighbours()
  /// How much is left of the page that fades out, 0...1; 0 if none does.
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
    var page = place.page
    start = strip.start(of: place)
    var earliest = -neighbours.before
    last = neighbours.after
    if let kept = view.keptSlots {
      earliest = kept.first + visibility.slots
      last = max(last, kept.last + visibility.slots)
    }
    while number > earliest, let earlier = strip.pageBefore(page) {
      page = earlier
      start -= strip.step(over: page)
      number -= 1
    }
    first = page
    if let fade = view.fade { remainder = fade.remainder(at: time) }
  }

  /// Whether no page is drawn.
  var isEmpty: Bool { first == nil }

  /// Calls `body` with every page of the view, in drawing order.
  func forEach(in view: PageView, _ body: (Item) -> Void) {
    guard let first else { return }
    if let fade = view.fade { addFade(fade, to: view, body) }
    var (page, start, number) = (first, start, number)
    while true {
      if var item = item(page: page, start: start, number: number, in: view) {
        if view.isFading, page == view.currentPage { item.opacity *= 1 - remainder }
        body(item)
      }
      guard number < last, let next = view.strip.pageAfter(page) else { break }
      start += view.strip.step(over: page)
      page = next
      number += 1
    }
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

  /// Lists the page that fades out, and the pages beside it where several are in view at rest.
  private func addFade(_ fade: PageFade, to view: PageView, _ body: (Item) -> Void) {
    addFading(fade.page, startingAt: fade.start, opacity: fade.opacity, to: view, body)
    guard view.strip.measures != nil else { return }
    var (page, start) = (fade.page, fade.start)
    while start > view.strip.spacing, let earlier = view.strip.pageBefore(page), earlier != fade.page {
      page = earlier
      start -= view.strip.step(over: page)
      addFading(page, startingAt: start, opacity: fade.opacity, to: view, body)
    }
    let firstFading = page
    (page, start) = (fade.page, fade.start + view.strip.step(over: fade.page))
    while start < view.strip.viewLength, let next = view.strip.pageAfter(page), next != firstFading {
      page = next
      addFading(page, startingAt: start, opacity: fade.opacity, to: view, body)
      start += view.strip.step(over: page)
    }
  }

  /// Lists a page that fades out, unless it is among those that are in view: a page is drawn once.
  private func addFading(
    _ page: Int, startingAt start: Double, opacity: Double, to view: PageView, _ body: (Item) -> Void
  ) {
    guard let first else { return }
    var (listed, number) = (first, number)
    while true {
      if listed == page { return }
      guard number < last, let next = view.strip.pageAfter(listed) else { break }
      listed = next
      number += 1
    }
    guard var item = item(page: page, start: start, number: .max, in: view) else { return }
    (item.scale, item.opacity, item.isPresent) = (1, min(opacity * remainder, 1), false)
    body(item)
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
