import DwellTestSupport
import Testing

@testable import Dwell

/// Random events, and the invariants of a page view.
@Suite("A page view after random events") struct PageViewRandomTests {
  /// The configurations to which random events are sent.
  private func configuration(_ events: inout RandomEvents) -> PageView.Configuration {
    var configuration = PageView.Configuration(
      pageCount: events.pick([0, 1, 2, 3, 4, 6, 1000, PageEdit.maximumPageCount]))
    configuration.currentPage = events.pick([0, 0, max(configuration.pageCount - 1, 0)])
    configuration.loops = events.pick([true, false])
    configuration.spacing = events.pick([0, 0, 20])
    configuration.snap = events.pick([.pages, .pages, .none])
    configuration.layout.fitsPage = events.pick([true, false])
    configuration.effect = events.pick(PageEffect.samples)
    configuration.physics.pagesPerGesture = events.pick([1, 1, 3, .max])
    configuration.physics.overscroll = events.pick([0.5, 0.5, 0, 1])
    configuration.physics.spring = events.pick([
      .page, .page, Spring(response: 0, dampingFraction: 1), Spring(response: 1, dampingFraction: 0.1),
    ])
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false, false])
    for page in 0..<min(configuration.pageCount, 4) where events.random.unit() < 0.2 {
      configuration.pageLengths.append(PageLength(page: page, length: events.random.unit() * 2000))
    }
    return configuration
  }

  /// The next random event, with more events that move pages.
  private func next(_ view: PageView, _ events: inout RandomEvents) -> (event: Event, now: Double) {
    let (event, now) = events.next(size: view.size, pageCount: view.pageCount)
    let dice = events.random.unit()
    if dice < 0.02 {
      let length: Double? = events.pick([nil, 100, 900, 1e9, -1, .nan])
      return (.setPageLength(length, page: events.pick([0, 1, 2, 5, -1])), now)
    }
    if dice < 0.06, let event = events.fitting(view, at: now) { return (event, now) }
    if dice < 0.5, let finger = view.pager.touch?.latest {
      return (events.drag(from: finger), now)
    }
    return (event, now)
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<60 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    RandomLaws.expect(seed: seed, size: Size(width: 390, height: 200), events: RandomEffort.events) {
      events in
      PageView(configuration(&events), at: events.now)
    } next: { view, events in
      next(view, &events)
    } violation: { view, before, event, now, outcome, _ in
      violation(view, before: before, event: event, outcome: outcome, now: now)
    } unrest: { view, now in
      unrest(view, at: now)
    }
  }

  /// The invariant that an event violates, in words; nil if there is none.
  private func violation(_ view: PageView, before: PageView, event: Event, outcome: Outcome, now: Double)
    -> String?
  {
    guard view.currentPage >= 0, view.currentPage < max(view.pageCount, 1) else { return "no such page" }
    for page in [
      view.targetPage, view.settledPage(at: now), view.pager.place(at: view.timebase.time(at: now)).page,
    ]
    where page < 0 || page >= max(view.pageCount, 1) {
      return "page \(page) is none"
    }
    if let change = outcome.pageChange, change.to != view.currentPage {
      return "\(change) is not what is shown"
    }
    if outcome.pageChange == nil, view.currentPage != before.currentPage, !event.isEdit {
      return "the page changed from \(before.currentPage) to \(view.currentPage) without a word"
    }
    let position = view.position(at: now)
    guard position.isFinite else { return "the position is not finite" }
    if view.pager.strip.isEndless, position < 0 || position >= Double(view.pageCount) {
      return "position \(position) in a loop"
    }
    guard (0...1).contains(view.pageFraction(at: now)) else { return "the place in the page is out of range" }
    let frame = view.frame(at: now)
    let drawn = DrawnPages(frame).pages
    if drawn.count > 3 { return "\(drawn.count) pages are drawn" }
    if drawn.contains(where: { $0.page < 0 || $0.page >= view.pageCount }) {
      return "a page is drawn that is none"
    }
    if view.phase(at: now) == .idle {
      if let misplaced = view.misplaced(
        at: position, currentPlace: Double(view.currentPage), of: view.pageCount)
      {
        return misplaced
      }
      let isVisible = view.pager.strip.isVisible && view.direction.crossLength(of: view.size) > 0
      if view.configuration.snap == .pages, drawn.map({ $0.page }) != (isVisible ? [view.currentPage] : []) {
        return "idle, and \(drawn) is drawn"
      }
      if view.nextChange(after: now) != .still { return "idle, but not still" }
    }
    return view.misfit(at: now) ?? jump(view, before: before, event: event, now: now)
  }

  /// The visible page that jumped at an event that must not move pages at once, in words.
  private func jump(_ view: PageView, before: PageView, event: Event, now: Double) -> String? {
    // A spring without inertia reaches its target at once.
    guard view.configuration.physics.spring.response > 0 else { return nil }
    switch event {
    case .tick, .press, .cancel, .wheelEnded, .hover, .leave, .setReduceMotion(false), .setPageCount: break
    case .select(_, animated: true), .key, .advance, .restart:
      if view.pager.fade != nil || view.reduceMotion { return nil }
    default: return nil
    }
    // A removed page can't stay in place.
    if before.pageCount > view.pageCount { return nil }
    return view.jump(from: before, above: 0, at: now)
  }

  /// The reason why the view doesn't come to rest without input.
  private func unrest(_ view: PageView, at now: Double) -> String? {
    var view = view
    _ = view.handle(.cancel, at: now)
    let later = max(view.timebase.latest, now) + 100
    _ = view.handle(.tick, at: later)
    if view.isTouched || view.phase(at: later) != .idle { return "it is \(view.phase(at: later))" }
    if view.settledPage(at: later) != view.currentPage {
      return "it settled on \(view.settledPage(at: later))"
    }
    if view.pager.strip.visibleOverride != nil || view.pager.strip.pendingOverride != nil {
      return "pages are still out of order"
    }
    return nil
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<40 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSameEnd(seed: seed) { events in
      var view = PageView(configuration(&events), at: 0)
      _ = view.handle(.resize(Size(width: 390, height: 200)), at: 0)
      return view
    } next: { view, events in
      next(view, &events).event
    } state: { view in
      "page \(view.currentPage), \(view.pager.motion)"
    }
  }
}
