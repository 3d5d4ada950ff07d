import DwellTestSupport

@testable import Dwell

extension PageView {
  /// How far from its snap point a view at rest may be, in pages. Lengths on a grid are multiples of a pixel,
  /// and 1/2.625 or 1/3 of a point is no binary fraction: the offset is a sum of rounded lengths, the snap
  /// point another sum of them, and they differ by some 1e-14. They would be equal only if all lengths were
  /// counted in pixels, including those that apps give in points.
  static let restTolerance = 1e-9

  /// The visible pages, before scaling, without those that fade out.
  func presentItems(at now: Double) -> [PageViewLayout.Item] {
    let time = timebase.time(at: now)
    return pager.read(at: time) { pager in
      var items: [PageViewLayout.Item] = []
      var layout = PageViewLayout(pager, at: time)
      var item = PageViewLayout.Item()
      while layout.next(in: pager, into: &item) { items.append(item) }
      return items.filter(\.isPresent)
    }
  }

  /// How far from its place a page may be after an event that doesn't move it, in points: as far as it is
  /// rounded to a pixel.
  private var jumpTolerance: Double { max(0.1, pager.strip.grid.pixel / 2) }

  /// The fault in where a view at rest has come to rest, in words, given its position and the current page's,
  /// of so many. Where pages don't snap, the current page is the one whose place of rest is nearest, which
  /// isn't always in view.
  func misplaced(at position: Double, currentPlace: Double, of count: Int) -> String? {
    guard configuration.snap == .pages else {
      let nearest = pager.nearestRest(to: pager.place(at: timebase.latest)).page
      return nearest == currentPage ? nil : "idle nearest to \(nearest), not to \(currentPage)"
    }
    var distance = abs(position - currentPlace)
    if pager.strip.isEndless { distance = min(distance, Double(count) - distance) }
    return distance > Self.restTolerance ? "idle at \(position), not at \(currentPlace)" : nil
  }

  /// The page, above an opacity, that isn't where an earlier view shows it at the same time, in words.
  func jump(from before: PageView, above opacity: Double, at now: Double) -> String? {
    let after = presentItems(at: now)
    for old in before.presentItems(at: now) where old.look.opacity > opacity {
      guard old.extent.end > 1, old.extent.start < pager.strip.viewLength - 1 else { continue }
      guard let new = after.first(where: { $0.page == old.page }) else {
        return "page \(old.page) is gone from \(old.extent)"
      }
      if abs(new.extent.start - old.extent.start) > jumpTolerance {
        return "page \(old.page) jumped from \(old.extent) to \(new.extent)"
      }
    }
    return nil
  }
}

extension RandomEvents {
  /// The next event of a finger that is down: usually it moves.
  mutating func drag(from finger: Point) -> Event {
    let way = (random.unit() - 0.5) * 200
    let point = Point(x: finger.x + way, y: finger.y + way * pick([0, 1, 0.2]))
    return pick([.move(point), .move(point), .move(point), .release(finger), .cancel])
  }
}
