extension PageView {
  /// All of the available size: pages take any. ``preferredSize(in:at:)`` fits them.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size that the view asks for at `now`, given `available` points: all of it, or with
  /// ``PageLayout/fitsPage`` across the pages as much as they need, which may be more.
  ///
  /// That is the length of the page at rest, and between two stops their mean by ``position(at:)``, so a
  /// front that resizes the view after each event and frame follows a finger. If several pages are in view,
  /// the greatest length counts. In a cross-fade it is the new page's at once.
  public func preferredSize(in available: Size, at now: Double) -> Size {
    let available = available.sanitized
    guard configuration.layout.fitsPage else { return available }
    let length = read(at: now) { view, time in
      view.strip.crossLength(crossLengths, at: view.place(at: time))
    }
    guard let length else { return available }
    return direction.size(main: direction.mainLength(of: available), cross: length)
  }

  /// Sets a page's length across. Returns false for a length or a page that is ignored.
  mutating func setCrossLength(_ length: Double?, ofPage page: Int) -> Bool {
    guard (0..<pageCount).contains(page) else {
      log.note(.pageOutOfRange)
      return false
    }
    guard length.map({ $0 >= 0 }) ?? true else {
      log.note(.invalidMetrics)
      return false
    }
    crossLengths.tell(length, of: page)
    return true
  }
}
