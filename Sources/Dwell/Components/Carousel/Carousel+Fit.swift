extension Carousel {
  /// All that is available. ``preferredSize(in:at:)`` fits the pages.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size that the carousel asks for at `now`: that of its pages, as marks and buttons lie above them.
  /// See ``PageView/preferredSize(in:at:)``.
  public func preferredSize(in available: Size, at now: Double) -> Size {
    pages.preferredSize(in: available, at: now)
  }

  /// Gives the carousel at once the size that it asks for at `now`, like ``Event/resize(_:)``, but without
  /// the passing of time: for fronts that draw the frames of a motion ahead.
  package mutating func fit(at now: Double) {
    guard pages.configuration.layout.fitsPage else { return }
    size = preferredSize(in: size, at: now)
    pages.size = size
    placeIndicator()
  }
}
