import Dwell
import DwellTestSupport
import Testing

/// The background behind the dots, and when it is visible.
@Suite("The background of a page control") struct PageControlBackgroundTests {
  @Test(
    "R176-R179: the ground shows while people interact, always, or never",
    arguments: PageControl.Background.allCases)
  func backgrounds(_ background: PageControl.Background) {
    var control = PageControl.sample(3) { $0.dots.background = background }
    /// The opacity of the background at a time; 0 without one.
    func ground(at now: Double) -> Double {
      for command in control.frame(at: now).display.commands {
        if case .fill(let key, let rect, let radius, .solid(.white, let opacity)) = command,
          key.part == .background
        {
          #expect(rect == Rect(x: 153, y: 8, width: 84, height: 28) && radius == 14)
          return opacity
        }
      }
      return 0
    }
    #expect(ground(at: 0.5) == (background == .prominent ? 0.2 : 0))
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    #expect(
      abs(ground(at: 1.1) - (background == .automatic ? 0.1 : background == .prominent ? 0.2 : 0)) < 1e-9)
    #expect(abs(ground(at: 1.2) - (background == .minimal ? 0 : 0.2)) < 1e-9)
    _ = control.handle(.cancel, at: 2)
    #expect(ground(at: 2.2) == (background == .prominent ? 0.2 : 0))
  }

  @Test("R110 R114 R176: the background has the dots' colour, or one that contrasts with them")
  func backgroundTint() {
    for tint in [nil, ColorRole.black] {
      let control = PageControl.sample(3) {
        $0.dots.background = .prominent
        $0.dots.backgroundTint = tint
      }
      guard case .fill(let key, _, _, .solid(let ink, let opacity)) = control.frame(at: 0).display.commands[0]
      else { return #expect(Bool(false), "the ground is drawn first") }
      #expect(key == ItemKey(.background) && ink == tint ?? .white && opacity == 0.2)
    }
  }

  @Test("The fill behind a number keeps it legible, with the dots' colour or another")
  func timeBehindANumber() throws {
    for tint in [nil, ColorRole.black] {
      let control = PageControl.sample(3) {
        $0.dots.background = .prominent
        $0.dots.backgroundTint = tint
        $0.dots.metrics.backgroundOpacity = 0.75
        $0.dots.numberLabel = .always
      }
      let fill = try #require(
        control.frame(at: 2).display.commands.first {
          if case .fill(ItemKey(.progress, 0), _, _, _) = $0 { true } else { false }
        })
      guard case .fill(_, _, _, .solid(.white, let opacity)) = fill else {
        Issue.record("not in the marks' colour")
        return
      }
      #expect(opacity == (tint == nil ? 0.75 : 0.2))
    }
  }

  @Test("The background appears within 0.2 s, and the frame is still from then on")
  func fadeEnds() {
    var control = PageControl.sample(3) { $0.dots.fill = .none }
    _ = control.handle(.press(Point(x: 195, y: 22)), at: 1)
    let end = 1 + 0.2
    #expect(control.frame(at: 1).course == .sampled(until: end))
    #expect(control.frame(at: 1.1).course == .sampled(until: end))
    #expect(control.frame(at: end).course == .still && control.nextChange(after: end) == .still)
  }
}
