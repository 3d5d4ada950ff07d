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
  }

  /// The first page.
  private(set) var first: Item?
  /// The page after the first.
  private(set) var second: Item?
  /// The page after the second.
  private(set) var third: Item?
  /// The page that fades out.
  private(set) var leaving: Item?

  /// The pages of a view at a time to which it has advanced.
  init(_ view: PageView, at time: Double) {
    let strip = view.strip
    guard strip.isVisible, view.direction.crossLength(of: view.size) > 0 else { return }
    let visibility = view.visibility(at: time)
    let (place, hasNext) = (visibility.place, visibility.hasNext)
    let share = hasNext ? min(max(place.offset - strip.range(of: place.page), 0) / strip.pitch, 1) : 0
    // Slots are relative to the position's page here.
    var (slot, last) = (0, hasNext ? 1 : 0)
    var (page, start) = (place.page, 0 - place.offset)
    if let kept = view.keptSlots {
      last = max(last, kept.last + visibility.slots)
      while slot > kept.first + visibility.slots, let earlier = strip.preceding(page) {
        page = earlier
        start -= strip.range(of: page) + strip.pitch
        slot -= 1
      }
    }
    while true {
      let selected = slot == 0 ? 1 - share : slot == 1 ? share : 0
      var item = item(page: page, start: start, isBefore: slot <= 0, selected: selected, in: view)
      item?.isPresent = slot == 0 || slot == 1 && hasNext
      if first == nil { first = item } else if second == nil { second = item } else { third = item }
      guard slot < last, let next = strip.following(page) else { break }
      start += strip.range(of: page) + strip.pitch
      page = next
      slot += 1
    }
    if let fade = view.fade { addFade(fade, to: view, at: time) }
  }

  /// A page; nil if it isn't visible. While settling, a page at the very edge is kept for the whole course.
  private func item(page: Int, start: Double, isBefore: Bool, selected: Double, in view: PageView) -> Item? {
    let length = view.strip.length(of: page)
    let isInView = start < view.strip.viewLength && start + length > 0
    if !isInView, view.phase != .settling { return nil }
    // A long page scales about the middle of the screenful next to the other page.
    let half = view.strip.viewLength / 2
    return Item(
      page: page, extent: Extent(start: start, length: length),
      anchor: isBefore ? start + length - half : start + half,
      scale: view.configuration.effect.scale(selected: selected),
      opacity: view.configuration.effect.opacity(selected: selected))
  }

  /// Adds the page that fades out, and fades in the current page.
  private mutating func addFade(_ fade: PageFade, to view: PageView, at time: Double) {
    let remainder = fade.remainder(at: time)
    if first?.page == view.currentPage { first?.opacity *= 1 - remainder }
    if second?.page == view.currentPage { second?.opacity *= 1 - remainder }
    // A page is drawn once: one that was dragged into view doesn't fade out.
    guard fade.page != first?.page, fade.page != second?.page else { return }
    leaving = item(page: fade.page, start: fade.start, isBefore: false, selected: 1, in: view)
    leaving?.opacity = min(fade.opacity * remainder, 1)
    leaving?.isPresent = false
  }

  /// Calls `body` with every page, in drawing order.
  func forEach(_ body: (Item) -> Void) {
    if let leaving { body(leaving) }
    if let first { body(first) }
    if let second { body(second) }
    if let third { body(third) }
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
