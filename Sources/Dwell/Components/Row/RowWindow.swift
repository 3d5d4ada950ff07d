/// The window through which a row is seen when there are more pages than indicators.
///
/// The indicators at an edge beyond which pages follow are smaller, to suggest them. The current page's
/// indicator is never one of these, because it is in the middle as long as there are pages on both sides.
struct RowWindow: Equatable, Sendable {
  /// The number of pages.
  let pageCount: Int
  /// The number of indicators seen at once, 0...`pageCount`.
  let length: Int
  /// Whether indicators are cut off at the edges of the component instead of shrinking there.
  let clips: Bool

  /// A window onto all pages if there are at most `most`, otherwise of `length` indicators.
  init(pageCount: Int, most: Int, length: Int, clips: Bool = false) {
    self.pageCount = pageCount
    self.length = pageCount <= most ? pageCount : length
    self.clips = clips
  }

  /// Whether every page has its indicator.
  var isWhole: Bool { length == pageCount }

  /// The first page of the window when a page is current.
  func start(showing page: Int) -> Int { min(max(page - length / 2, 0), pageCount - length) }

  /// The scale of an indicator, 0...1.
  /// - Parameters:
  ///   - place: The indicator's place in the window, from 0.
  ///   - first: The page that comes to rest at place 0.
  ///   - offset: How far the window is from there, in pages.
  func scale(atPlace place: Double, first: Int, offset: Double) -> Double {
    guard !clips else { return 1 }
    return min(
      RowWindow.edgeScale(distance: place, beyond: Double(first) + offset),
      RowWindow.edgeScale(
        distance: Double(length - 1) - place, beyond: Double(pageCount - length - first) - offset))
  }

  /// The scale of an indicator `distance` indicators from an edge beyond which there are `beyond` pages.
  private static func edgeScale(distance: Double, beyond: Double) -> Double {
    // The outermost indicator and the one next to it (chosen by us, after the platform's looks).
    let (outer, inner) = (0.5, 0.75)
    let ramp: Double
    switch distance {
    case ..<(-1): return 0
    case ..<0: ramp = outer * (1 + distance)
    case ..<1: ramp = outer + (inner - outer) * distance
    case ..<2: ramp = inner + (1 - inner) * (distance - 1)
    default: return 1
    }
    return 1 + (ramp - 1) * min(max(beyond, 0), 1)
  }
}
