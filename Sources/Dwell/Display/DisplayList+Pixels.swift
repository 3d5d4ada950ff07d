extension DisplayList {
  /// Moves pages that are drawn at their own size to whole device pixels, to the nearest one, so that their
  /// content stays sharp while it moves and frames that look the same are equal. Pages of other sizes, pages
  /// whose length is no whole number of device pixels, and rotated ones stay where they are.
  /// - Parameters:
  ///   - scale: device pixels per point; nothing moves unless it is above 0.
  ///   - size: returns the size of a page, in points.
  package mutating func alignPages(scale: Double, size: (Int) -> Size) {
    guard scale > 0 else { return }
    for index in commands.indices {
      guard case .page(let page, let rect, let shown, 0, let opacity) = commands[index],
        Size(width: rect.width, height: rect.height) == size(page),
        isWhole(rect.width * scale), isWhole(rect.height * scale)
      else { continue }
      let x = nearestPixel(to: rect.x, scale: scale)
      let y = nearestPixel(to: rect.y, scale: scale)
      commands[index] = .page(
        page, Rect(x: x, y: y, width: rect.width, height: rect.height),
        shown: shown?.offsetBy(x: x - rect.x, y: y - rect.y), opacity: opacity)
    }
  }

  /// Whether a number of device pixels is a whole one.
  private func isWhole(_ pixels: Double) -> Bool { pixels == pixels.rounded(.down) }

  /// The whole device pixel nearest to a coordinate, in points. Halves go up, so that pages which touch keep
  /// doing so; the small part more keeps them together where the sum of their lengths has been rounded.
  private func nearestPixel(to coordinate: Double, scale: Double) -> Double {
    (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension Frame {
  /// Moves the pages of the drawing to whole device pixels: see ``DisplayList/alignPages(scale:size:)``.
  package mutating func alignPages(scale: Double, size: (Int) -> Size) {
    display.alignPages(scale: scale, size: size)
  }
}
