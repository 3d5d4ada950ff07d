import DwellTestSupport

@testable import Dwell

/// The movements of a swipe on a trackpad as browsers report them: of the fingers, which accelerate to a
/// peak, and of the momentum after they have left, which decays exponentially and is rounded to whole points.
struct TrackpadSwipe {
  /// A movement in points, and the time since the one before, in seconds.
  typealias Movement = (pause: Double, amount: Double)

  /// The kinds of trackpads.
  enum Kind: CaseIterable {
    /// A Mac: momentum for more than a second.
    case mac
    /// A precision touchpad on Windows: 120 movements a second, and less momentum.
    case windows
    /// libinput: no momentum.
    case linux

    /// The time between two movements, in seconds.
    var frame: Double { self == .windows ? 1 / 120 : 1 / 60 }
    /// The ratio of each momentum movement to the one before.
    var decay: Double { [.mac: 0.95, .windows: 0.96, .linux: 0][self] ?? 0 }
  }

  /// The fraction of the peak that each finger movement has.
  static let stroke = [0.05, 0.2, 0.45, 0.7, 0.9, 1, 0.95]

  /// The movements.
  var movements: [Movement]

  /// A swipe whose fastest movement is a length in points at 60 Hz, and whose momentum is stopped by other
  /// fingers after a time, in seconds; backward if it is negative.
  init(_ kind: Kind, peak: Double, momentum: Double = .infinity, stroke: [Double] = TrackpadSwipe.stroke) {
    let (frame, peak) = (kind.frame, peak * kind.frame * 60)
    movements = stroke.map { (frame, ($0 * peak).rounded(.toNearestOrAwayFromZero)) }
    var amount = peak * 0.95
    var time = 0.0
    while time + frame <= momentum {
      amount *= kind.decay
      time += frame
      guard amount.magnitude >= 0.5 else { return }
      movements.append((frame, amount.rounded(.toNearestOrAwayFromZero)))
    }
  }

  /// The movements as a busy browser reports them: in some frames none, and in the next one two at once.
  func merged(every count: Int) -> [Movement] {
    movements.enumerated().reduce(into: []) { merged, next in
      guard next.offset % count == count - 1 else { return merged.append(next.element) }
      merged[merged.count - 1].pause += next.element.pause
      merged[merged.count - 1].amount += next.element.amount
    }
  }
}

extension PageViewDriver {
  /// Five hundred pages, the middle one current, in a view of a length in points.
  init(swiping length: Double, direction: Direction = .leftToRight) {
    var configuration = PageView.Configuration(pageCount: 500)
    configuration.currentPage = 250
    configuration.direction = direction
    self.init(configuration, main: length)
  }

  /// Sends the movements of a swipe, forward along the pages, after a pause in seconds.
  mutating func swipe(_ movements: [TrackpadSwipe.Movement], after pause: Double = 0) {
    wait(pause)
    for (pause, amount) in movements { send(.wheel(way(amount), isPrecise: true), after: pause) }
  }

  /// The number of page turns once everything has settled.
  mutating func turns() -> Int {
    settle()
    return view.currentPage - 250
  }
}
