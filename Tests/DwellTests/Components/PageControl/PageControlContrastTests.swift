import Dwell
import Testing

@Suite("A page control's metrics for more contrast")
struct PageControlContrastTests {
  @Test(
    "No mark is fainter than 0.6, seen ones are stronger than upcoming ones, and lengths stay (R013, R018, R019)"
  )
  func standard() {
    let metrics = PageControlMetrics().withIncreasedContrast
    #expect(metrics.trackOpacity == 0.6)
    #expect(metrics.upcomingOpacity == 0.6)
    #expect(metrics.seenOpacity == 0.8)
    #expect(metrics.fillOpacity == 1)
    #expect(metrics.labelOpacity == 1)
    #expect(metrics.pillLength == 36)
    #expect(metrics.withIncreasedContrast == metrics)
  }

  @Test("Dots that looked alike still do, and stronger ones keep their opacity (R106-R108)")
  func plain() {
    let metrics = PageControlMetrics.plainDots.withIncreasedContrast
    #expect(metrics.seenOpacity == metrics.upcomingOpacity)
    var strong = PageControlMetrics()
    strong.upcomingOpacity = 0.9
    strong.seenOpacity = 0.95
    #expect(strong.withIncreasedContrast.upcomingOpacity == 0.9)
    #expect(strong.withIncreasedContrast.seenOpacity == 0.95)
  }
}
