/// The window through which a row of marks is seen when there are more pages than marks.
///
/// The marks at an edge beyond which pages follow are smaller, to suggest them. The current page's mark is
/// never one of these, for it is kept in the middle as long as there are pages on both sides.
struct IndicatorWindow: Equatable, Sendable {
  /// How much smaller the outermost mark is, and the one next to it (chosen by us, after the platform's
  /// looks).
  static let edgeScales = (0.5, 0.75)

  /// The number of pages.
  let pageCount: Int
  /// The number of marks seen at once, 0...`pageCount`.
  let length: Int

  /// Whether marks are cut off at the edges of the control instead of shrinking there.
  let clips: Bool

  /// The window for so many pages, where `fitting` marks have room.
  init(pageCount: Int, fitting: Int, metrics: PageControlMetrics, overflow: PageControl.Overflow) {
    self.pageCount = pageCount
    clips = overflow == .clip
    let isWhole = pageCount <= (clips ? fitting : min(fitting, metrics.maximumDotCount))
    length = isWhole ? pageCount : clips ? fitting : min(fitting, metrics.windowLength)
  }

  /// Whether every page has its mark.
  var isWhole: Bool { length == pageCount }

  /// The first page of the window when a page is current.
  func start(showing page: Int) -> Int { min(max(page - length / 2, 0), pageCount - length) }

  /// The size of a mark as a part of its full one, 0...1, while the window's first mark stands at `start`
  /// pages.
  func scale(ofPage page: Int, windowStart start: Double) -> Double {
    guard !clips else { return 1 }
    let place = Double(page) - start
    return min(
      IndicatorWindow.edgeScale(distance: place, beyond: start),
      IndicatorWindow.edgeScale(
        distance: Double(length - 1) - place, beyond: Double(pageCount - length) - start))
  }

  /// The size of a mark so many marks from an edge beyond which there are `beyond` pages.
  static func edgeScale(distance: Double, beyond: Double) -> Double {
    let (outer, inner) = IndicatorWindow.edgeScales
    let ramp: Double
    switch distance {
    case ..<(-1): return 0
    case ..<0: ramp = outer * (1 + distance)
    case ..<1: ramp = outer + (inner - outer) * distance
    case ..<2: ramp = inner + (1 - inner) * (distance - 1)
    default: return 1
    }
    let shrinking = min(max(beyond, 0), 1)
    return distance < 0 ? ramp * shrinking : 1 + (ramp - 1) * shrinking
  }
}
