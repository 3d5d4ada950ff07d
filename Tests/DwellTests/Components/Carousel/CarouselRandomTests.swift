import Dwell
import DwellTestSupport
import Testing

/// Events as a careless world sends them, and what is true of a carousel whatever comes.
@Suite("A carousel whatever happens") struct CarouselRandomTests {
  @Test("The laws hold after every one of many random events", arguments: 0..<20 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<4 {
      var configuration = Carousel.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 1000]))
      configuration.pages.loops = events.pick([true, false])
      configuration.pages.direction = events.pick(Direction.allCases)
      configuration.pages.reduceMotion = events.pick([true, false])
      configuration.pages.effect = events.pick(PageEffect.allCases)
      configuration.taps = events.pick(Carousel.PageTaps.allCases)
      configuration.indicatorSide = events.pick([.start, .end, nil])
      if events.pick([true, false]) { configuration.indicator = .segments(.init(pageCount: 0)) }
      var watch = ComponentWatch(Carousel(configuration, at: events.now), at: events.now)
      _ = watch.handle(.resize(Size(width: 390, height: 300)), at: events.now)
      var history: [Event] = []
      for _ in 0..<(100 * RandomEffort.factor) {
        let shown = watch.component.currentPage
        let (event, now) = events.next(size: watch.component.size, pageCount: watch.component.pageCount)
        history.append(event)
        let outcome = watch.handle(event, at: now)
        let carousel = watch.component
        var broken = watch.faults.first
        if carousel.currentPage != carousel.timer.currentPage {
          broken = "pages and indicator show different pages"
        }
        if carousel.pageCount != carousel.timer.pageCount { broken = "pages and indicator count differently" }
        if outcome.pageChange == nil, carousel.currentPage != shown, !event.isEdit {
          broken = "a turn without a word"
        }
        if let change = outcome.pageChange, change.to != carousel.currentPage {
          broken = "\(change) is not so"
        }
        if let broken {
          Issue.record("seed \(seed): \(broken) after \(history.suffix(5)) at \(now)")
          return
        }
      }
    }
  }
}
