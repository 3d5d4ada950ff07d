/// The device's pixels along an axis. Without a scale they are so fine that nothing is rounded.
struct PixelGrid: Equatable, Sendable {
  /// The scales that a device can have: beyond them a pixel is as long as a view, or too fine to be seen.
  private static let scales = 0.1...100.0
  /// The rounding error of coordinates, in pixels: sums of lengths that meet do so on the grid, too.
  private static let slack = 1e-6

  /// Device pixels per point; 0 without a grid.
  private(set) var scale = 0.0

  /// No grid.
  init() {}

  /// The grid of a device with `scale` pixels per point, 0.1...100; 0 for none. Nil for any other scale.
  init?(scale: Double) {
    guard scale == 0 || PixelGrid.scales.contains(scale) else { return nil }
    self.scale = scale
  }

  /// The length of a pixel, in points; 0 without a grid.
  var pixel: Double { scale > 0 ? 1 / scale : 0 }

  /// The pixel's edge nearest to a coordinate, in points; halves go up.
  func snapped(_ coordinate: Double) -> Double {
    scale > 0 ? (coordinate * scale + 0.5 + PixelGrid.slack).rounded(.down) / scale : coordinate
  }

  /// The first pixel's edge that isn't before a coordinate, in points.
  func raised(_ coordinate: Double) -> Double {
    scale > 0 ? (coordinate * scale - PixelGrid.slack).rounded(.up) / scale : coordinate
  }

  /// Whether a coordinate is on the grid.
  func holds(_ coordinate: Double) -> Bool {
    (snapped(coordinate) - coordinate).magnitude * scale <= PixelGrid.slack
  }

  /// The size with both lengths on the grid.
  func snapped(_ size: Size) -> Size { Size(width: snapped(size.width), height: snapped(size.height)) }

  /// The extent with both ends on the grid: extents that meet do so afterwards, too.
  func snapped(_ extent: Extent) -> Extent {
    guard scale > 0 else { return extent }
    let start = snapped(extent.start)
    return Extent(start: start, length: snapped(extent.end) - start)
  }
}
