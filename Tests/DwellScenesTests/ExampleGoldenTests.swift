import Dwell
import DwellConformance
import Testing

/// The examples' goldens, checked against the numbers of the requirements, so that renewing a golden can't
/// change an inset unnoticed.
@Suite("The goldens of the examples have the requirements' numbers") struct ExampleGoldenTests {
  /// The fills of a moment of a golden.
  private func fills(_ golden: ExampleGolden, _ name: String) -> [Rect] {
    let moment = golden.moments().first { $0.name == name }
    return moment?.shapes.filter { $0.kind == .fill }.map(\.rect) ?? []
  }

  /// The centres of the texts and images of a moment of a golden.
  private func centers(_ golden: ExampleGolden, _ name: String, _ kind: ExampleObservation.Shape.Kind)
    -> [Point]
  {
    let moment = golden.moments().first { $0.name == name }
    return moment?.shapes.filter { $0.kind == kind }.map { Point(x: $0.numbers[0], y: $0.numbers[1]) } ?? []
  }

  /// The rectangles' edges, one after the other: x, y, width, height.
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("R005-R009 R036 R158: the timed labs: a pill of 36 and dots of 8, 6 apart, 28 points above 844")
  func timedLabs() {
    let y = 844.0 - 28 - 8
    let left = (390 - 64) / 2.0
    #expect(
      fills(.timedLabs, "at the beginning")
        == [rect(left, y, 36, 8), rect(left + 42, y, 8, 8), rect(left + 56, y, 8, 8)])
  }

  @Test(
    "R015 R016 R024: amid its page the pill is half full from its leading edge; the next page has it then")
  func timedLabsFill() {
    let y = 844.0 - 28 - 8
    let left = (390 - 64) / 2.0
    #expect(fills(.timedLabs, "amid the first page")[1] == rect(left, y, 18, 8))
    let second = fills(.timedLabs, "amid the second page")
    #expect(
      second
        == [
          rect(left, y, 8, 8), rect(left + 14, y, 36, 8), rect(left + 14, y, 18, 8), rect(left + 56, y, 8, 8),
        ])
  }

  @Test("R120 R124-R126: the onboarding: 326 points of track, 32 from either side, capsules of 5, gaps of 4")
  func onboarding() {
    let track = 390.0 - 2 * 32
    let length = (track - 4 * 5) / 4
    let capsules = fills(.onboarding, "at the beginning")
    #expect(capsules == (0..<4).map { rect(32 + 4 + Double($0) * (length + 4), 844 - 28 - 5, length, 5) })
  }

  @Test("R127 R129 R135: a fluid of one and a half pages reaches 3/8 of the track, gaps included")
  func onboardingFluid() {
    let fills = fills(.onboarding, "amid the second page")
    #expect(fills.last?.maxX == 32 + (390.0 - 64) * 1.5 / 4)
    #expect(fills.count == 6, "four capsules, one that is full, and one that is half full")
  }

  @Test(
    "R106 R110 R112: the dynamic pages: dots of 8, 10 apart, on a ground 10 around them, 25 points above 844")
  func dynamicPages() {
    let fills = fills(.dynamicPages, "six pages")
    let length = 6 * 8 + 5 * 10.0
    let left = (390 - length) / 2
    #expect(fills.first == rect(left - 10, 844 - 25 - 28, length + 20, 28))
    let dots = stride(from: left, to: left + length, by: 18).map { rect($0, 844 - 25 - 18, 8, 8) }
    #expect(dots.count == 6 && Array(fills.dropFirst()) == dots)
  }

  @Test("R105 R112: ten pages are a number, whose background is 25 points above 844 as well")
  func dynamicPagesNumber() {
    let ground = fills(.dynamicPages, "ten pages").first ?? .zero
    #expect(abs(ground.maxY - (844 - 25)) < 1e-9)
    let center = centers(.dynamicPages, "ten pages", .text).first ?? Point(x: 0, y: 0)
    #expect(center.x == 195 && abs(center.y - ground.center.y) < 1e-9)
    #expect(ExampleGolden.dynamicPages.moments().last?.shapes.last?.text == "5/10")
  }

  @Test("R048 R051 R055 R060 R072: the results: a meter of 356 in 400 points, seven tenths of it filled")
  func resultsScreen() {
    let height = 400.0 - 44
    #expect(fills(.resultsScreen, "at the beginning").isEmpty, "covered")
    #expect(fills(.resultsScreen, "after four seconds") == [rect(-50, 22 + height * 0.3, 100, height * 0.7)])
    let border = ExampleGolden.resultsScreen.moments().last?.shapes.last
    // A line of 2 around the frame of 102 by the height and 2 has its outer edge a point further out.
    #expect(border?.kind == .border && border?.rect == rect(-52, 20, 104, height + 4))
  }

  @Test("R155 R158 R162: the scrubbing control: dots 14 points apart around the middle, the first an image")
  func scrubbingControl() {
    for name in ["at the beginning", "the fourth mark picked"] {
      let fills = fills(.scrubbingControl, name)
      #expect(fills.first?.center == Point(x: 0, y: 0))
      #expect(fills.dropFirst().map(\.center.x) == [-21, -7, 7, 21, 35])
      #expect(centers(.scrubbingControl, name, .image) == [Point(x: -35, y: 0)])
    }
  }
}
