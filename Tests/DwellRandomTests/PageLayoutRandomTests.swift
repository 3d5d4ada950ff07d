import DwellTestSupport
import Testing

@testable import Dwell

/// Random events, and the invariants of a page view in which more than one page is in view.
@Suite("Pages of any layout after random events") struct PageLayoutRandomTests {
  /// A layout that isn't plain.
  private func layout(_ events: inout RandomEvents) -> PageLayout {
    var layout = PageLayout(
      leadingInset: events.pick([0, 0, 40, 500]), trailingInset: events.pick([0, 40, 40]))
    layout.length = events.pick([.viewport, .perView(1.3), .perView(3), .fixed(90), .own, .own])
    layout.alignment = events.pick(PageLayout.Alignment.allCases)
    layout.isContained = events.pick([true, true, false])
    layout.fitsPage = events.pick([true, false])
    layout.pagesPerTurn = events.pick([1, 1, 2, 3, 1000])
    return layout
  }

  /// The configurations to which random events are sent.
  private func configuration(_ events: inout RandomEvents) -> PageView.Configuration {
    var configuration = PageView.Configuration(
      pageCount: events.pick([0, 1, 2, 3, 5, 10, 1000, PageEdit.maximumPageCount]))
    configuration.currentPage = events.pick([0, 0, max(configuration.pageCount - 1, 0)])
    configuration.loops = events.pick([true, false])
    configuration.spacing = events.pick([0, 10])
    configuration.snap = events.pick([.pages, .pages, .none])
    configuration.layout = layout(&events)
    configuration.effect = events.pick(PageEffect.samples)
    configuration.physics.pagesPerGesture = events.pick([1, 1, 3, .max])
    configuration.physics.overscroll = events.pick([0.5, 0.5, 0])
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false, false])
    for page in 0..<min(configuration.pageCount, 12) where events.random.unit() < 0.5 {
      configuration.pageLengths.append(PageLength(page: page, length: events.random.unit() * 500))
    }
    return configuration
  }

  /// The next random event, with more events that move pages, and other lengths.
  private func next(_ view: PageView, _ events: inout RandomEvents) -> (event: Event, now: Double) {
    let (event, now) = events.next(size: view.size, pageCount: view.pageCount)
    let dice = events.random.unit()
    if dice < 0.05 {
      let length: Double? = events.pick([nil, 0, 50, 200, 900])
      return (.setPageLength(length, page: events.pick([0, 1, 2, 5, 9])), now)
    }
    if dice < 0.1, let event = events.fitting(view, at: now) { return (event, now) }
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
    let strip = view.pager.strip
    for page in [
      view.currentPage, view.targetPage, view.settledPage(at: now),
      view.pager.place(at: view.timebase.time(at: now)).page,
    ]
    where page < 0 || page >= max(view.pageCount, 1) || strip.snapPoint(of: page) != page {
      return "page \(page) is no stop"
    }
    if outcome.pageChange == nil, view.currentPage != before.currentPage, !event.isEdit {
      return "the page changed from \(before.currentPage) to \(view.currentPage) without a word"
    }
    let position = view.position(at: now)
    guard position.isFinite else { return "the position is not finite" }
    if strip.isEndless, position < 0 || position >= Double(view.snapPointCount) {
      return "position \(position) in a loop of \(view.snapPointCount)"
    }
    let drawn = DrawnPages(view.frame(at: now)).pages.map { $0.page }
    if Set(drawn).count != drawn.count { return "a page is drawn twice: \(drawn)" }
    if drawn.contains(where: { $0 < 0 || $0 >= view.pageCount }) { return "a page is drawn that is none" }
    if view.phase(at: now) == .idle {
      let currentPlace = Double(view.snapPoint(ofPage: view.currentPage))
      if let misplaced = view.misplaced(at: position, currentPlace: currentPlace, of: view.snapPointCount) {
        return misplaced
      }
      let isVisible = strip.isVisible && view.direction.crossLength(of: view.size) > 0
      if view.configuration.snap == .pages, drawn.contains(view.currentPage) != isVisible {
        return "idle, and \(drawn) is drawn"
      }
      if view.nextChange(after: now) != .still { return "idle, but not still" }
    }
    return view.misfit(at: now) ?? hole(view, at: now) ?? jump(view, before: before, event: event, now: now)
  }

  /// A gap between pages that no page fills, in words: pages side by side are the spacing apart, except for
  /// those beyond the view, which only some looks show.
  private func hole(_ view: PageView, at now: Double) -> String? {
    let isInView = { (extent: Extent) in extent.start < view.pager.strip.viewLength && extent.end > 0 }
    let pages = view.presentItems(at: now).filter { isInView($0.extent) }.sorted {
      $0.extent.start < $1.extent.start
    }
    for (left, right) in zip(pages, pages.dropFirst()) {
      let gap = right.extent.start - left.extent.end
      if abs(gap - view.pager.strip.spacing) > 1e-3 { return "\(gap) points between \(left) and \(right)" }
    }
    return nil
  }

  /// The visible page that jumped at an event that must not move pages at once, in words.
  private func jump(_ view: PageView, before: PageView, event: Event, now: Double) -> String? {
    switch event {
    case .tick, .press, .cancel, .wheelEnded, .hover, .leave: break
    case .select(_, animated: true), .key, .advance, .restart:
      if view.pager.fade != nil || view.reduceMotion { return nil }
    default: return nil
    }
    // At times so late that a turn's duration is lost, turns end at once.
    if canSwapEnds(view) || canSwapEnds(before) || now + 1e-3 == now { return nil }
    return view.jump(from: before, above: 1.0 / 256, at: now)
  }

  /// Whether a page may leave at one end of the view and enter at the other: in a loop that barely fills it.
  private func canSwapEnds(_ view: PageView) -> Bool {
    let strip = view.pager.strip
    let longest = (0..<min(view.pageCount, 12)).map { strip.length(of: $0) + strip.spacing }.max() ?? 0
    return strip.isEndless && !strip.extends(to: strip.viewLength + 2 * longest)
  }

  /// The reason why the view doesn't come to rest without input.
  private func unrest(_ view: PageView, at now: Double) -> String? {
    var view = view
    _ = view.handle(.cancel, at: now)
    let later = max(view.timebase.latest, now) + 100
    _ = view.handle(.tick, at: later)
    if view.isTouched || view.phase(at: later) != .idle { return "it is \(view.phase(at: later))" }
    return nil
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<20 as Range<UInt64>)
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
