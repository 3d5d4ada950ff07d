import Dwell

extension SegmentedProgress {
  /// A progress with the given number of pages of 4 s, with its size set at time 0: by default a track of 300
  /// points, 44 across.
  public static func sample(
    _ count: Int, current: Int = 0, length: Double = 300, across: Double = 44,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> SegmentedProgress {
    var configuration = Configuration(pageCount: count)
    configuration.currentPage = current
    change(&configuration)
    var progress = SegmentedProgress(configuration, at: 0)
    _ = progress.handle(.resize(configuration.direction.size(main: length, cross: across)), at: 0)
    return progress
  }

  /// A tap at distances from the leading edge and from the middle across.
  public mutating func tap(_ main: Double, across: Double = 0, at now: Double) -> Outcome {
    let point = self.point(main, across: across)
    _ = handle(.press(point), at: now)
    return handle(.release(point), at: now)
  }

  /// The point at distances from the leading edge and from the middle across.
  public func point(_ main: Double, across: Double = 0) -> Point {
    let cross = direction.crossLength(of: size) / 2 + across
    return direction.rect(
      main: Extent(start: main, length: 0), cross: Extent(start: cross, length: 0), in: size
    )
    .center
  }
}

/// The parts of drawn segments that tests examine, along the main axis from the leading edge.
public struct DrawnSegments {
  /// The segments of the lower layer, in drawing order.
  package var segments: [(page: Int, main: Extent, thickness: Double)] = []
  /// The visible parts of the upper layer, by page, without empty ones.
  package var fills: [(page: Int, main: Extent)] = []
  /// The lengths of those.
  private var lengths: [Int: Double] = [:]
  /// The shapes that slide through segments, by page.
  package var shapes: [(page: Int, main: Extent)] = []

  /// Reads a frame of a component at a time.
  public init(_ component: SegmentedProgress, at now: Double) {
    let direction = component.direction
    let size = component.size
    /// A rectangle's extent along the main axis.
    func main(_ rect: Rect) -> Extent {
      let length = direction.mainLength(of: Size(width: rect.width, height: rect.height))
      return Extent(start: direction.main(of: rect.center, in: size) - length / 2, length: length)
    }
    let row = DrawnRow(component.frame(at: now))
    for mark in row.marks {
      let thickness = direction.crossLength(of: Size(width: mark.rect.width, height: mark.rect.height))
      segments.append((mark.page, main(mark.rect), thickness))
    }
    for fill in row.fills {
      shapes.append((fill.page, main(fill.rect)))
      if main(fill.visible).length > 1e-12 {
        fills.append((fill.page, main(fill.visible)))
        lengths[fill.page] = main(fill.visible).length
      }
    }
  }

  /// The filled length of a page's segment.
  public func filled(_ page: Int) -> Double { lengths[page] ?? 0 }

  /// The filled fraction of a page's segment, 0...1; nil if it has no segment.
  public func share(_ page: Int) -> Double? {
    segments.first { $0.page == page }.map { filled(page) / $0.main.length }
  }
}

/// Whether two numbers are equal except for rounding.
public func isClose(_ one: Double?, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
