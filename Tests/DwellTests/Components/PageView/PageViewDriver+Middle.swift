import DwellTestSupport

@testable import Dwell

/// Gestures on a view that is in the middle of something.
extension PageViewDriver {
  /// The states that a view may be in when its pages change.
  enum Middle: CaseIterable {
    /// It rests.
    case rest
    /// A finger has dragged it forward by less than half.
    case dragForward
    /// A finger has dragged it back by more than half.
    case dragBack
    /// It settles forward.
    case settle
    /// It turns to a far page.
    case farTurn
    /// It cross-fades.
    case crossFade
    /// A trackpad scrolls it.
    case scroll
  }

  /// A view in one of these states.
  init(in middle: Middle, pages: Int, current: Int, loops: Bool) {
    self.init(pages: pages, current: current, loops: loops)
    switch middle {
    case .rest: break
    case .dragForward:
      press()
      move(to: -150)
    case .dragBack:
      press()
      move(to: 250)
    case .settle:
      drag(by: -250)
      wait(0.05)
    case .farTurn:
      send(.key(current < pages / 2 ? .end : .home))
      wait(0.08)
    case .crossFade:
      send(.setReduceMotion(true))
      send(.key(.right))
      wait(0.08)
    case .scroll:
      send(.wheel(Point(x: 100, y: 0), isPrecise: true))
    }
  }

  /// The visible pages, and where each begins.
  var sight: [(page: Int, start: Double)] {
    DrawnPages(view.frame(at: now)).pages.compactMap { item in
      item.rect.x > -389.99 && item.rect.x < 389.99 ? (item.page, item.rect.x) : nil
    }
  }
}
