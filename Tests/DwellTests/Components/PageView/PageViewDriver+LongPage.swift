@testable import Dwell

/// Gestures on a view with a page longer than it.
extension PageViewDriver {
  /// Four pages in a view of 200 points along the main axis; page 1 is 500 long, so its scroll range is 300.
  static func atLongPage(current: Int = 1, direction: Direction = .topToBottom, loops: Bool = false)
    -> PageViewDriver
  {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.currentPage = current
    configuration.direction = direction
    configuration.loops = loops
    configuration.pageLengths = [PageLength(page: 1, length: 500)]
    return PageViewDriver(configuration, main: 200, cross: 180)
  }

  /// Scrolls by a trackpad to a position, and releases without velocity.
  mutating func scroll(by amounts: [Double]) {
    for amount in amounts { send(.wheel(way(amount), isPrecise: true), after: 0.016) }
    send(.wheelEnded, after: 0.1)
  }

  /// A movement forward.
  func way(_ amount: Double) -> Point {
    let sign = view.direction.main(ofMovement: Point(x: 1, y: 1))
    return view.direction.axis == .horizontal
      ? Point(x: sign * amount, y: 0) : Point(x: 0, y: sign * amount)
  }
}
