import Dwell

extension PageControl {
  /// A white control with the given number of pages at time 0, by default 390 by 44 points.
  public static func sample(
    _ count: Int, current: Int = 0, size: Size = Size(width: 390, height: 44),
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> PageControl {
    var configuration = Configuration(pageCount: count)
    configuration.currentPage = current
    configuration.dots.tint = .white
    change(&configuration)
    var control = PageControl(configuration, at: 0)
    _ = control.handle(.resize(size), at: 0)
    return control
  }

  /// A tap.
  public mutating func tap(x: Double, y: Double = 22, at now: Double) -> Outcome {
    _ = handle(.press(Point(x: x, y: y)), at: now)
    return handle(.release(Point(x: x, y: y)), at: now)
  }
}
