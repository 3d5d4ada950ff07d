import DwellTestSupport
import Testing

@testable import Dwell

/// Pages from left to right, and the same pages in reverse order from right to left, look alike. So each way
/// forward is compared with a way back, without knowing what either should be.
@Suite("What holds for pages forward holds for pages back") struct MirroredWalkTests {
  /// The gestures that mean the same in both orders.
  private let gestures: [WalkEvents.Gesture] = [
    .drag, .drag, .drag, .swipe, .swipe, .notches, .crown, .keys, .select, .edit, .count, .resize, .motion,
  ]

  /// An event for the pages in reverse order; nil for one that means something else there.
  private func mirrored(_ event: Event, _ view: PageView) -> Event? {
    let count = view.pageCount
    switch event {
    case .crown(let amount): return .crown(-amount)
    case .select(let page, let animated): return .select(page: count - 1 - page, animated: animated)
    case .key(let key):
      let others: [Key: Key] = [.home: .end, .end: .home, .pageUp: .pageDown, .pageDown: .pageUp]
      return .key(others[key] ?? key)
    case .edit(.insert(let index, let inserted)):
      return .edit(.insert(at: count - index, count: inserted))
    case .edit(.move(let from, let to)) where view.configuration.layout.isPlain:
      return .edit(.move(from: count - 1 - from, to: count - 1 - to))
    // A removed page is replaced by the one after it, and of several in view the first one keeps its place.
    case .edit: return nil
    // In a view shorter than its insets a loop has either end in view.
    case .resize(let size): return size.width < 60 ? nil : event
    case .setPageCount(let newCount):
      return newCount > count ? .edit(.insert(at: 0, count: newCount - count)) : nil
    default: return event
    }
  }

  /// A configuration in which both orders have the same snap points, and no two ways are equal.
  private func configuration(_ events: inout WalkEvents) -> PageView.Configuration {
    var pages = PageView.Configuration(pageCount: events.pick([3, 5, 7, 9]))
    pages.currentPage = events.pick([0, 1, 2])
    pages.loops = events.pick([true, false])
    pages.spacing = events.pick([0, 0, 10])
    pages.layout.length = events.pick([.viewport, .viewport, .viewport, .fixed(120)])
    pages.layout.leadingInset = pages.layout.length == .viewport ? 0 : 20
    pages.layout.trailingInset = pages.layout.leadingInset
    pages.layout.alignment = .center
    pages.layout.isContained = false
    pages.effect = events.pick([.slide, .slide, .fadeAndScale, .crossFade])
    pages.physics.pagesPerGesture = events.pick([1, 1, 2, 3])
    pages.physics.overscroll = events.pick([0.5, 0.5, 0, 1])
    pages.physics.spring = events.pick([.page, .page, Spring(response: 0.5, dampingFraction: 0.3)])
    pages.turnsOnCrossWheel = false
    pages.reduceMotion = events.pick([false, false, false, true])
    return pages
  }

  /// The pages that are seen, numbered from the left, with where they begin and end and how opaque they are.
  private func sight(_ view: PageView, at now: Double, reversed: Bool) -> [(page: Int, numbers: [Double])] {
    let seen = DrawnPages(view.frame(at: now)).pages.filter {
      $0.rect.x < view.size.width - 1e-3 && $0.rect.maxX > 1e-3 && $0.opacity > 1e-6
    }
    return seen.map { item in
      (
        reversed ? view.pageCount - 1 - item.page : item.page,
        [item.rect.x, item.rect.maxX, item.rect.y, item.opacity]
      )
    }.sorted { $0.0 < $1.0 }
  }

  @Test("After any gestures both orders show the same", arguments: 0..<60 as Range<UInt64>)
  func looksAlike(_ seed: UInt64) {
    var events = WalkEvents(gestures, seed: seed)
    let configuration = configuration(&events)
    var view = PageView(configuration, at: 0)
    var reversed = configuration
    reversed.direction = .rightToLeft
    reversed.currentPage = configuration.pageCount - 1 - configuration.currentPage
    var mirror = PageView(reversed, at: 0)
    var history: [String] = []
    _ = view.handle(.resize(Size(width: 301, height: 160)), at: 0)
    _ = mirror.handle(.resize(Size(width: 301, height: 160)), at: 0)
    for _ in 0..<60 {
      let count = view.pageCount
      let (event, now) = events.next(
        WalkPlace(size: view.size, pageCount: count, direction: view.direction))
      guard let other = mirrored(event, view) else { continue }
      history.append("\(now): \(event)")
      let (outcome, another) = (view.handle(event, at: now), mirror.handle(other, at: now))
      let label = "seed \(seed), \(history.suffix(5))"
      #expect(outcome.isHandled == another.isHandled, "\(label)")
      let edges: [PageEdge?] = [outcome.edge, another.edge]
      #expect([[nil, nil], [.start, .end], [.end, .start]].contains(edges), "\(label)")
      #expect(view.currentPage == view.pageCount - 1 - mirror.currentPage, "\(label)")
      #expect(view.targetPage == view.pageCount - 1 - mirror.targetPage, "\(label)")
      for time in [now, now + 0.02, now + 0.11] {
        #expect(view.phase(at: time) == mirror.phase(at: time), "\(label)")
        let one = sight(view, at: time, reversed: false)
        let two = sight(mirror, at: time, reversed: true)
        let differences = zip(one, two).flatMap { zip($0.numbers, $1.numbers).map { abs($0 - $1) } }
        guard one.map(\.page) == two.map(\.page), differences.allSatisfy({ $0 < 1e-6 }) else {
          Issue.record("\(label): \(one), and in the mirror \(two)")
          return
        }
        #expect(isClose(view.pager.velocity(at: time), -mirror.pager.velocity(at: time), within: 1e-6))
      }
    }
  }
}
