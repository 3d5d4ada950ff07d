extension DisplayList {
  /// Moves upright pages that are drawn at their own size to the nearest whole device pixels, so that their
  /// content stays sharp while they move and frames that look the same are equal. At rest they are there
  /// already (``Event/setDisplayScale(_:)``), and as all of them are whole pixels apart, they move as one.
  ///
  /// This is for fronts that draw each frame. One whose compositor moves the pages leaves them between
  /// pixels: it could only move from one to the next.
  /// - Parameters:
  ///   - scale: device pixels per point; nothing moves unless it is above 0.
  ///   - size: returns the size of a page, in points.
  public mutating func alignPages(scale: Double, size: (Int) -> Size) {
    guard let grid = PixelGrid(scale: scale) else { return }
    for index in commands.indices {
      guard case .page(let page, let rect, let shown, 0, let opacity) = commands[index],
        Size(width: rect.width, height: rect.height) == size(page)
      else { continue }
      let (x, y) = (grid.snapped(rect.x), grid.snapped(rect.y))
      commands[index] = .page(
        page, Rect(x: x, y: y, width: rect.width, height: rect.height),
        shown: shown?.offsetBy(x: x - rect.x, y: y - rect.y), opacity: opacity)
    }
  }
}

extension Frame {
  /// Moves the pages of the drawing to whole device pixels: see ``DisplayList/alignPages(scale:size:)``.
  public mutating func alignPages(scale: Double, size: (Int) -> Size) {
    display.alignPages(scale: scale, size: size)
  }
}
