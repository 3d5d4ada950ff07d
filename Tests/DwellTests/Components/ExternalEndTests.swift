import Dwell
import DwellTestSupport
import Testing

/// Pages timed by the app that end during a pause.
@Suite("A page whose video ends during a pause") struct ExternalEndTests {
  /// Plays a video that ends while a pointer rests on a component, and expects the turn when the pointer
  /// leaves.
  private func expectTurn<Played: Component>(
    _ component: Played, hoverAt point: Point, page: (Played) -> Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var component = component
    _ = component.handle(.setProgress(0.9, rate: 0.1), at: 1)
    _ = component.handle(.hover(point), at: 1.5)
    let told = component.handle(.setProgress(1, rate: 0), at: 2)
    #expect(told.pageChange == nil, sourceLocation: sourceLocation)
    _ = component.handle(.tick, at: 2.9)
    #expect(page(component) == 0, sourceLocation: sourceLocation)
    let left = component.handle(.leave, at: 3)
    let turn = left.pageChange ?? component.handle(.tick, at: 3).pageChange
    #expect(turn == PageChange(from: 0, to: 1, cause: .timer, time: 3), sourceLocation: sourceLocation)
    #expect(page(component) == 1, sourceLocation: sourceLocation)
  }

  @Test("A page control turns as the pointer leaves")
  func pageControl() {
    let control = PageControl.sample(3) { $0.timer.duration = .external }
    expectTurn(control, hoverAt: Point(x: 195, y: 22), page: \.currentPage)
  }

  @Test("A segmented progress turns as the pointer leaves")
  func segmentedProgress() {
    var configuration = SegmentedProgress.Configuration(pageCount: 3)
    configuration.timer.duration = .external
    var progress = SegmentedProgress(configuration, at: 0)
    _ = progress.handle(.resize(Size(width: 300, height: 44)), at: 0)
    expectTurn(progress, hoverAt: Point(x: 150, y: 22), page: \.currentPage)
  }

  @Test("A carousel turns as the pointer leaves, with or without an indicator")
  func carousel() {
    for indicator in [Carousel.Indicator.dots(.init()), .segments(.init()), .none] {
      let carousel = Carousel.sample(3) {
        $0.timer.duration = .external
        $0.indicator = indicator
      }
      expectTurn(carousel, hoverAt: Point(x: 200, y: 100), page: \.currentPage)
    }
  }
}
