import Testing

@testable import Dwell

@Suite("The target of a release")
struct PageSnapTests {
  /// The rules in a view of 390 points.
  private func snap(spacing: Double = 0, most: Int = 1) -> PageSnap {
    var physics = PagingPhysics()
    physics.pagesPerGesture = most
    return PageSnap(physics: physics, turnLength: 390, distance: 390 + spacing)
  }

  /// The rule of R092 to R098: pages forward, from a finger's translation and velocity towards the trailing
  /// edge.
  private func reference(translation: Double, speed: Double) -> Int {
    if translation <= 0 { return -translation > 195 || -speed > 500 ? 1 : 0 }
    return translation > 195 || speed > 500 ? -1 : 0
  }

  @Test("From rest it is the source's rule, except for a flick back, which cancels the turn (R092-R098)")
  func followsTheRule() {
    for translation in stride(from: -389.0, through: 389, by: 0.5) {
      for speed in [-5000.0, -501, -500, -499, 0, 499, 500, 501, 5000] {
        let isBack = translation < 0
        let isAgainst = abs(speed) > 500 && (speed < 0) != isBack && translation != 0
        let expected =
          isAgainst
          ? 0 : translation == 0 && speed > 500 ? -1 : reference(translation: translation, speed: speed)
        let pages = snap().pages(
          whole: translation > 0 ? -1 : 0, gap: translation > 0 ? 390 - translation : -translation,
          velocity: -speed,
          travel: -translation)
        #expect(pages == expected, "dragged by \(translation) at \(speed)")
      }
    }
  }

  @Test("The threshold is half of the container, whatever the spacing")
  func ignoresSpacing() {
    for (gap, pages) in [(195.0, 0), (195.1, 1), (410, 1)] {
      #expect(snap(spacing: 20).pages(whole: 0, gap: gap, velocity: 0, travel: gap) == pages)
      #expect(snap(spacing: 20).pages(whole: -1, gap: 410 - gap, velocity: 0, travel: -gap) == -pages)
    }
  }

  @Test("Over long distances it is the nearest page that one gesture may turn to")
  func limitsThePages() {
    for most in [1, 2, 5, Int.max] {
      for whole in -7...7 {
        for gap in [0.0, 100, 194, 195, 196, 389] {
          let way = Double(whole) * 390 + gap
          let full = (abs(way) / 390).rounded(.down)
          let nearest = Int(full + (abs(way) - full * 390 > 195 ? 1 : 0)) * (way < 0 ? -1 : 1)
          let pages = snap(most: most).pages(whole: whole, gap: gap, velocity: 0, travel: 0)
          #expect(pages == min(max(nearest, -most), most), "\(whole) pages and \(gap), at most \(most)")
        }
      }
    }
  }

  @Test("Unusable numbers of the physics are replaced and reported")
  func replacesUnusableNumbers() {
    let standard = PagingPhysics()
    for broken in [
      \PagingPhysics.dragThreshold, \PagingPhysics.swipeThreshold, \PagingPhysics.flickVelocity,
      \PagingPhysics.overscroll,
    ] {
      for number in [-1, Double.nan, -Double.infinity] {
        var configuration = PageView.Configuration(pageCount: 2)
        configuration.physics[keyPath: broken] = number
        var view = PageView(configuration, at: 0)
        #expect(view.configuration.physics == standard)
        #expect(view.handle(.tick, at: 0).diagnostics == .invalidMetrics)
      }
    }
    var usable = standard
    usable.dragThreshold = 30
    #expect(usable.sanitized == usable)
    var configuration = PageView.Configuration(pageCount: -2)
    configuration.currentPage = 4
    configuration.physics.pagesPerGesture = 0
    configuration.physics.spring = Spring(response: -1, dampingFraction: 1)
    configuration.spacing = .nan
    configuration.pageLengths = [PageLength(page: 3, length: 100)]
    var view = PageView(configuration, at: 0)
    #expect(view.configuration.physics == standard && view.configuration.spacing == 0 && view.pageCount == 0)
    #expect(view.handle(.tick, at: 0).diagnostics == [.invalidMetrics, .invalidPageCount, .pageOutOfRange])
    #expect(view.handle(.tick, at: 0).diagnostics == [])
  }

  @Test("A flick turns one page in its direction from beside a page, and one against the drag cancels it")
  func flicksBesideAPage() {
    let snap = PageSnap(physics: PagingPhysics(), turnLength: 300, distance: 300)
    for (gap, velocity, travel, pages) in [
      (5, -600, -10, -1), (5, -600, 0, -1), (5, -600, 10, 0), (0, -600, -10, -1), (-5, 600, 10, 1),
      (-5, 600, 0, 1), (-5, 600, -10, 0), (0, 600, 10, 1), (5, 600, 10, 1), (-5, -600, -10, -1),
    ] as [(Double, Double, Double, Int)] {
      #expect(
        snap.pages(whole: 0, gap: gap, velocity: velocity, travel: travel) == pages,
        "\(velocity) points a second, \(gap) beside the page, after \(travel)")
    }
  }
}
