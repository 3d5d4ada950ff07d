import DwellTestSupport
import Testing

@testable import Dwell

/// The symbols on buttons, colours, and focus rings.
@Suite("Symbols, colours and focus rings") struct SymbolTests {
  @Test("The symbols are these polygons on a square of 20 by 20")
  func outlines() {
    let square = Rect(x: 0, y: 0, width: 20, height: 20)
    /// A symbol's corners.
    func corners(_ symbol: ImageName) -> [[[Double]]] {
      symbol.outlines(in: square).map { $0.map { [$0.x, $0.y] } }
    }
    #expect(corners(.chevronLeft) == [[[13, 2], [15, 4], [9, 10], [15, 16], [13, 18], [5, 10]]])
    #expect(corners(.chevronRight) == [[[7, 2], [5, 4], [11, 10], [5, 16], [7, 18], [15, 10]]])
    #expect(corners(.chevronUp) == [[[2, 13], [4, 15], [10, 9], [16, 15], [18, 13], [10, 5]]])
    #expect(corners(.chevronDown) == [[[2, 7], [4, 5], [10, 11], [16, 5], [18, 7], [10, 15]]])
    #expect(
      corners(.pause) == [
        [[5, 3], [9, 3], [9, 17], [5, 17]], [[11, 3], [15, 3], [15, 17], [11, 17]],
      ])
    #expect(corners(.play) == [[[5.5, 2.5], [17.5, 10], [5.5, 17.5]]])
    let moved = ImageName.play.outlines(in: Rect(x: 100, y: 50, width: 40, height: 10))[0]
    #expect(moved == [Point(x: 111, y: 51.25), Point(x: 135, y: 55), Point(x: 111, y: 58.75)])
    let symbols: [ImageName] = [.chevronLeft, .chevronRight, .chevronUp, .chevronDown, .pause, .play]
    #expect(symbols.map(\.number) == [-1, -2, -3, -4, -5, -6])
  }

  @Test("Hues go round the colour wheel; saturation and brightness are clamped")
  func hues() {
    for (hue, saturation, brightness, expected) in [
      (0, 1, 1, [1, 0, 0]), (60, 1, 1, [1, 1, 0]), (120, 1, 1, [0, 1, 0]), (180, 1, 1, [0, 1, 1]),
      (240, 1, 1, [0, 0, 1]), (300, 1, 1, [1, 0, 1]), (360, 1, 1, [1, 0, 0]), (-60, 1, 1, [1, 0, 1]),
      (30, 1, 1, [1, 0.5, 0]), (30, 0.5, 1, [1, 0.75, 0.5]), (30, 1, 0.5, [0.5, 0.25, 0]),
      (750, 1, 1, [1, 0.5, 0]),
      (90, 0, 0.4, [0.4, 0.4, 0.4]), (120, 2, 2, [0, 1, 0]), (120, -1, 1, [1, 1, 1]),
      (120, 1, -1, [0, 0, 0]),
      (.nan, 1, 1, [1, 0, 0]), (.infinity, 1, 1, [1, 0, 0]),
    ] as [(Double, Double, Double, [Double])] {
      let color = Color(hue: hue, saturation: saturation, brightness: brightness)
      let parts = [color.red, color.green, color.blue]
      #expect(
        zip(parts, expected).allSatisfy { isClose($0, $1) }, "\(hue) \(saturation) \(brightness): \(parts)")
      #expect(color.opacity == 1)
    }
  }

  @Test("A tint's own opacity multiplies that of what it tints, within 0...1")
  func tints() {
    for (own, opacity) in [(1, 0.5), (0.5, 0.25), (2, 0.5), (0, 0), (-1, 0), (.nan, 0)] as [(Double, Double)]
    {
      let tint = ColorRole.color(Color(red: 0, green: 1, blue: 0, opacity: own))
      #expect(tint.opaque == .color(Color(red: 0, green: 1, blue: 0)))
      guard case .solid(let role, let given) = Paint.tint(tint, opacity: 0.5) else { continue }
      #expect(given == opacity && role == tint.opaque, "\(own)")
    }
    #expect(Paint.tint(.foreground, opacity: 0.5) == .solid(.foreground, opacity: 0.5))
    #expect(Paint.tint(.background, opacity: 1) == .solid(.background, opacity: 1))
  }

  @Test("A focus ring is four points out on whole points, within bounds, but at the edge of pages")
  func focusRing() {
    /// An element's ring.
    func ring(_ role: SemanticRole, _ focus: Rect, within bounds: Rect?) -> Rect? {
      SemanticElement(role: role, value: .none, rect: .zero, focusRect: focus).focusRing(within: bounds)
    }
    let rect = Rect(x: 10.4, y: 20.5, width: 30, height: 40)
    #expect(ring(.next, rect, within: nil) == Rect(x: 6, y: 17, width: 38, height: 48))
    #expect(ring(.pageView, rect, within: nil) == Rect(x: 10, y: 21, width: 30, height: 40))
    let bounds = Rect(x: 8, y: 0, width: 30, height: 60)
    #expect(ring(.next, rect, within: bounds) == Rect(x: 8, y: 17, width: 30, height: 43))
    #expect(ring(.next, Rect(x: 100, y: 0, width: 5, height: 5), within: bounds)?.width == 0)
    #expect(ring(.next, Rect(x: 0, y: 0, width: 0, height: 5), within: nil) == nil)
    #expect(ring(.next, Rect(x: 0, y: 0, width: 5, height: 0), within: nil) == nil)
    #expect(ring(.next, Rect(x: 0, y: 0, width: 0.5, height: 0.5), within: nil) != nil)
  }

  @Test("A focus ring is a white line of 2 points in a black one")
  func focusRingLines() {
    for (rect, radius, inner) in [
      (Rect(x: 6, y: 17, width: 38, height: 48), 19.0, Rect(x: 8, y: 19, width: 34, height: 44)),
      (Rect(x: 0, y: 0, width: 100, height: 100), 19, Rect(x: 2, y: 2, width: 96, height: 96)),
      (Rect(x: 0, y: 0, width: 20, height: 8), 4, Rect(x: 2, y: 2, width: 16, height: 4)),
      (Rect(x: 0, y: 0, width: 3, height: 3), 1.5, Rect(x: 2, y: 2, width: 0, height: 0)),
    ] {
      #expect(
        DisplayList.focusRing(rect).commands == [
          .border(ItemKey(.border, 0), rect, radius: radius, width: 2, .solid(.black, opacity: 1)),
          .border(
            ItemKey(.border, 1), inner, radius: max(radius - 2, 0), width: 2, .solid(.white, opacity: 1)),
        ])
    }
  }
}
