import DwellTestSupport
import Testing

@testable import Dwell

/// Nothing walks through all pages: with the maximum page count, each of these would never end.
@Suite("Layouts of very many pages")
struct PageLayoutCostTests {
  @Test(
    "Pages far from both ends are laid out, dragged and turned like the first ones (R203)",
    arguments: [PageLayout.Length.perView(3), .fixed(100), .own], [true, false])
  func farPages(_ length: PageLayout.Length, _ loops: Bool) {
    var configuration = PageView.Configuration(pageCount: PageEdit.maximumPageCount)
    configuration.layout.length = length
    configuration.layout.alignment = .center
    configuration.loops = loops
    configuration.spacing = 10
    let middle = configuration.pageCount / 2
    configuration.pageLengths = (-50...50).map { PageLength(page: middle + $0, length: 100) }
    configuration.currentPage = middle
    var driver = PageViewDriver(configuration, main: 320)
    #expect(driver.view.currentPage == middle)
    #expect(driver.start(of: middle) == 110)
    #expect(driver.pages == [middle - 1, middle, middle + 1])
    driver.drag(by: -60)
    driver.settle()
    #expect(driver.view.currentPage == middle + 1)
    driver.send(.select(page: configuration.pageCount - 1, animated: true))
    driver.settle()
    driver.send(.key(.home))
    driver.settle()
    #expect(driver.view.currentPage == 0)
  }

  @Test("Ten thousand lengths are set one by one, and counted where they are needed (R203)")
  func toldLengths() {
    var strip = PageStrip(pageCount: 1_000_000, loops: false, spacing: 0, layout: PageLayout())
    strip.layout.length = .own
    strip.viewLength = 300
    // Each copies the table: ten times as many take a hundred times as long.
    for page in 0..<10_000 { strip.lengths[page] = 100 }
    #expect(strip.snapPointCount == 1_000_000)
    #expect(strip.distance(fromStartOf: 9998, toStartOf: 10_002) == 800)
    #expect(strip.neighbors(at: StripOffset(page: 5000, offset: 0)) == .init(before: 0, after: 2))
  }

  @Test("Each page that is asked for its length, its neighbour or its distance counts as work")
  func countsWork() {
    let strip = PageStrip(pageCount: 5, loops: false, spacing: 0, layout: PageLayout())
    for (question, work) in [
      ("following", StripWork.measure { _ = strip.following(1) }),
      ("preceding", StripWork.measure { _ = strip.preceding(1) }),
      ("length", StripWork.measure { _ = strip.length(of: 1) }),
      ("distance", StripWork.measure { _ = strip.distance(fromStartOf: 1, toStartOf: 3) }),
    ] {
      #expect(work == 1, "\(question)")
    }
  }
}
