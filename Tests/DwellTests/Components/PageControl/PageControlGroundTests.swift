import Dwell
import DwellTestSupport
import Testing

/// The swipeable page view's indicator: plain dots, or a number, on a background, above the pages.
@Suite("Plain dots on a background") struct PageControlGroundTests {
  /// A carousel with the swipeable page view's indicator in one colour.
  private func carousel(_ count: Int, _ ink: ColorRole, in variant: LayoutVariant) -> Carousel {
    Carousel.sample(count, in: variant) {
      var dots = DotRow.Configuration()
      dots.showsProgress = false
      dots.metrics = .plainDots
      dots.background = .prominent
      dots.overflow = .label
      dots.tint = ink
      $0.indicator = .dots(dots)
    }
  }

  /// The background of a frame.
  private func ground(_ frame: Frame) -> (rect: Rect, radius: Double, ink: ColorRole, opacity: Double)? {
    for case .fill(let key, let rect, let radius, .solid(let ink, let opacity)) in frame.display.commands
    where key.part == .background {
      return (rect, radius, ink, opacity)
    }
    return nil
  }

  @Test("R106: plain dots are 8 by 8 points, 10 apart", arguments: LayoutVariant.all)
  func dots(_ variant: LayoutVariant) {
    let carousel = carousel(3, .black, in: variant)
    let marks = DrawnRow(carousel.frame(at: 0)).marks
    let places = marks.map { variant.main(of: $0.rect, in: carousel.size) }
    #expect(marks.allSatisfy { $0.rect.width == 8 && $0.rect.height == 8 })
    #expect(zip(places.dropFirst(), places).allSatisfy { isClose($0.start - $1.end, 10) })
  }

  @Test(
    "R107 R108 R113 R114: dark or light, the current dot is opaque and the others are at 0.4 of the same colour"
  )
  func looks() {
    for ink in [ColorRole.black, .white, .foreground] {
      for variant in LayoutVariant.all {
        let marks = DrawnRow(carousel(3, ink, in: variant).frame(at: 0)).marks
        #expect(marks.map(\.opacity) == [1, 0.4, 0.4])
        #expect(marks.allSatisfy { $0.ink == ink })
      }
    }
  }

  @Test("R075: the indicator has the theme's text colour, so the app needn't set light or dark")
  func defaultInk() {
    let marks = DrawnRow(Carousel.sample(3).frame(at: 0)).marks
    #expect(marks.allSatisfy { $0.ink == .foreground })
  }

  @Test(
    "R109 R113: the third look is the number, 18 points high, at 0.9 of the same ink",
    arguments: [ColorRole.black, .white])
  func number(_ ink: ColorRole) {
    let commands = carousel(12, ink, in: LayoutVariant.all[0]).frame(at: 0).display.commands
    let labels = commands.filter { if case .label = $0 { true } else { false } }
    guard case .label(_, let current, let count, _, let size, let own, let opacity)? = labels.first else {
      Issue.record("no label is drawn")
      return
    }
    #expect(current == 1 && count == 12 && size == 18 && own == ink && opacity == 0.9)
  }

  @Test(
    "R110 R111: the ground reaches 10 points beyond dots and number, at 0.2 of their ink, its corners round by 15"
  )
  func grounds() {
    for ink in [ColorRole.black, .white] {
      for variant in LayoutVariant.all {
        let dots = carousel(3, ink, in: variant)
        let row = variant.span(of: DrawnRow(dots.frame(at: 0)).marks.map(\.rect), in: dots.size)
        guard let ground = ground(dots.frame(at: 0)), let row else {
          Issue.record("no ground")
          continue
        }
        let main = variant.main(of: ground.rect, in: dots.size)
        #expect(isClose(main.start, row.start - 10) && isClose(main.end, row.end + 10))
        #expect(variant.cross(of: ground.rect).length == 28, "8 points and 10 on either side")
        #expect(ground.ink == ink && ground.opacity == 0.2)
        #expect(ground.radius == 14, "15, as far as 28 points have room for it")
        let number = self.ground(carousel(10, ink, in: variant).frame(at: 0))
        #expect(number?.radius == 15 || variant.direction.axis == .vertical, "\(variant.testDescription)")
      }
    }
  }

  @Test(
    "R112: the ground's edge lies 25 above the pages' bottom, or beside their right edge")
  func place() {
    for variant in LayoutVariant.all {
      let carousel = carousel(3, .black, in: variant)
      let ground = ground(carousel.frame(at: 0))?.rect ?? .zero
      #expect(isClose(variant.cross(of: ground).end, 300 - 25), "\(variant.testDescription)")
      #expect(
        isClose(variant.main(of: ground, in: carousel.size).middle, 200), "in the middle along the pages")
    }
  }

  @Test("R083: the indicator is drawn above the pages", arguments: LayoutVariant.all)
  func order(_ variant: LayoutVariant) {
    let commands = carousel(3, .black, in: variant).frame(at: 0).display.commands
    let lastPage = commands.lastIndex { if case .page = $0 { true } else { false } }
    let firstMark = commands.firstIndex { $0.key?.part == .background }
    #expect((lastPage ?? .max) < (firstMark ?? -1))
  }

  @Test(
    "R102 R103: with one page there is neither an indicator nor a drag, with two there are both",
    arguments: LayoutVariant.all)
  func singlePage(_ variant: LayoutVariant) {
    for count in 0...3 {
      var carousel = carousel(count, .black, in: variant)
      #expect(DrawnRow(carousel.frame(at: 0)).marks.count == (count > 1 ? count : 0), "\(count) pages")
      #expect((ground(carousel.frame(at: 0)) != nil) == (count > 1))
      _ = carousel.handle(.press(variant.point(300, 100, in: carousel.size)), at: 1)
      let moved = carousel.handle(.move(variant.point(200, 100, in: carousel.size)), at: 1.1)
      #expect(moved.isHandled == (count > 1) && (carousel.position(at: 1.1) != 0) == (count > 1))
    }
  }
}
