@testable import Dwell

/// A hand at a view with a page that is longer than it.
extension PageViewDriver {
  /// Four pages in a view of 200 points along the main axis, of which page 1 is 500 long: its own range is
  /// 300.
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

  /// Scrolls by a trackpad until it is where it should be, and lets go without speed.
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
