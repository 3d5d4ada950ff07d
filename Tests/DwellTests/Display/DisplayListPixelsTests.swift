import Dwell
import Testing

@Suite("Pages on whole device pixels")
struct DisplayListPixelsTests {
  /// The rectangle of the only page of a list after its alignment.
  private func aligned(_ command: DrawCommand, scale: Double = 1) -> Rect? {
    var list = DisplayList([command])
    list.alignPages(scale: scale) { _ in Size(width: 300, height: 200) }
    guard case .page(_, let rect, _, _, _)? = list.commands.first else { return nil }
    return rect
  }

  /// A page of 300 by 200 points at a place.
  private func page(x: Double, y: Double = 0, rotation: Double = 0) -> DrawCommand {
    .page(0, Rect(x: x, y: y, width: 300, height: 200), rotation: rotation, opacity: 1)
  }

  @Test("A page moves to the nearest pixel, and halves go up")
  func nearest() {
    #expect(aligned(page(x: 12.4, y: -7.6)) == Rect(x: 12, y: -8, width: 300, height: 200))
    #expect(aligned(page(x: 12.5, y: -7.5)) == Rect(x: 13, y: -7, width: 300, height: 200))
    #expect(aligned(page(x: 12.4, y: -7.6), scale: 2) == Rect(x: 12.5, y: -7.5, width: 300, height: 200))
  }

  @Test("Pages that touch keep touching, wherever they are")
  func touching() {
    for step in -4000...4000 {
      let place = Double(step) / 8 + 0.1 * Double(step % 3)
      let (one, next) = (aligned(page(x: place)), aligned(page(x: place + 300)))
      #expect((next?.x ?? 0) - (one?.x ?? 0) == 300, "at \(place)")
    }
  }

  @Test("The visible part of a page moves along")
  func shown() {
    var list = DisplayList([
      .page(
        3, Rect(x: 10.25, y: 0, width: 300, height: 200),
        shown: Rect(x: 20.25, y: 0, width: 280, height: 200), opacity: 0.5)
    ])
    list.alignPages(scale: 1) { $0 == 3 ? Size(width: 300, height: 200) : .zero }
    #expect(
      list.commands == [
        .page(
          3, Rect(x: 10, y: 0, width: 300, height: 200), shown: Rect(x: 20, y: 0, width: 280, height: 200),
          opacity: 0.5)
      ])
  }

  @Test("A scaled or rotated page stays in place, and so do all pages at an impossible scale")
  func untouched() {
    let scaled = DrawCommand.page(0, Rect(x: 1.25, y: 0, width: 150, height: 100), opacity: 1)
    #expect(aligned(scaled)?.x == 1.25)
    #expect(aligned(page(x: 1.25, rotation: 3))?.x == 1.25)
    #expect(aligned(page(x: 1.25), scale: 0)?.x == 1.25)
    #expect(aligned(page(x: 1.25), scale: -1)?.x == 1.25)
    #expect(aligned(page(x: 1.25), scale: .nan)?.x == 1.25)
  }
}
