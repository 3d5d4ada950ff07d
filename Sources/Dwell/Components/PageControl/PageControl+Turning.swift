extension PageControl {
  /// How much content a wheel or a crown scrolls for one page, in points (chosen by us: the height of a hit target).
  static let scrollPerPage = 44.0

  /// The page so many pages on (or back, below 0) that a person can turn to; nil beyond the ends, unless pages loop.
  func neighbor(_ step: Int) -> Int? { timer.neighbor(step) }

  /// The page that a key means; nil if it means none here.
  func page(for key: Key) -> Int? {
    guard isShown, configuration.profile.isInteractive else { return nil }
    return timer.page(for: key, direction: direction)
  }

  /// The page that a scroll of so many points leads to, with what previous scrolls left over; nil if not yet one.
  /// A notch of a wheel is a page, whatever its length.
  mutating func page(forScroll length: Double, isNotch: Bool) -> Int? {
    guard isShown, configuration.profile.isInteractive, length.isFinite, length != 0 else { return nil }
    if isNotch { return neighbor(length > 0 ? 1 : -1) }
    scrolled = scrolled * length < 0 ? length : scrolled + length
    guard abs(scrolled) >= PageControl.scrollPerPage else { return nil }
    let step = scrolled > 0 ? 1 : -1
    scrolled = 0
    return neighbor(step)
  }
}
