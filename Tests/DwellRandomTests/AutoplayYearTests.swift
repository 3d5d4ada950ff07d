import Dwell
import DwellTestSupport
import Testing

/// A whole year of autoplay, or a day in debug builds: times stay exact, and no history is kept.
@Suite("A year of autoplay") struct AutoplayYearTests {
  /// The length of the test, in milliseconds.
  private static var length: Int {
    #if DEBUG
    86_400_000
    #else
    366 * 86_400_000
    #endif
  }

  /// Runs a year, and expects that the times match the model.
  private func live(_ subject: some AutoplayYearSubject, seed: UInt64, pace: Int = 1) {
    var year = AutoplayYear(subject, seed: seed, pace: pace)
    year.live(until: Self.length / 50)
    let first = heldValues(year.subject)
    year.live(until: Self.length)
    #expect(year.fault == nil, "seed \(seed)")
    // The clock itself has this precision after 31 million seconds.
    #expect(year.drift < 2e-8, "seed \(seed): a page's end was \(year.drift) s off after \(year.turns) turns")
    // There are 2 to 13 pages, with at most one duration and one mark each.
    #expect(heldValues(year.subject) <= first + 400, "seed \(seed): it holds more and more")
    print("a year: \(year.turns) turns by time, \(year.taps) taps, at most \(year.drift) s off")
  }

  @Test("A timer turns every page when it is due, despite sleep, clocks set back, edits and new durations")
  func timer() { live(PageTimer(pageCount: 5, at: 0), seed: 1) }

  @Test("A page control shows every page when it is due, through a year of taps")
  func pageControl() {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.dots.tint = .white
    var control = PageControl(configuration, at: 0)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
    live(control, seed: 2)
  }

  @Test("A segmented progress shows every page when it is due, through a year of taps")
  func segments() {
    var progress = SegmentedProgress(SegmentedProgress.Configuration(pageCount: 5), at: 0)
    _ = progress.handle(.resize(Size(width: 390, height: 44)), at: 0)
    live(progress, seed: 3)
  }

  @Test("A carousel shows every page when it is due, through a year of taps")
  func carousel() {
    var configuration = Carousel.Configuration(pageCount: 5)
    configuration.taps = .turn
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(Size(width: 390, height: 300)), at: 0)
    // A carousel is slow to simulate, so its year has fewer events unless the effort is high.
    live(carousel, seed: 4, pace: RandomEffort.factor < 50 ? 6 : 1)
  }
}
