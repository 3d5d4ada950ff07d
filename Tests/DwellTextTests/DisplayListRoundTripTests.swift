import DwellTestSupport
import DwellText
import Dwell
import Foundation
import Testing

/// A written list reads back as the same list, rounded to the grid.
@Suite struct DisplayListRoundTripTests {
  @Test(arguments: 0..<200) func `a written list reads back as itself, rounded`(seed: UInt64) throws {
    let list = RandomLists.list(seed: seed)
    let read = try DisplayList(text: list.text)
    #expect(read == DisplayList(list.commands.map(onGrid)), "seed \(seed):\n\(list.text)")
    #expect(read.text == list.text, "seed \(seed)")
  }

  /// The step with every number rounded by the standard library.
  private func onGrid(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let item, let rect, let radius, let paint):
      .fill(item, onGrid(rect), radius: onGrid(radius), onGrid(paint))
    case .border(let item, let rect, let radius, let width, let paint):
      .border(item, onGrid(rect), radius: onGrid(radius), width: onGrid(width), onGrid(paint))
    case .arc(let item, let arc, let paint):
      .arc(
        item,
        Arc(
          center: Point(x: onGrid(arc.center.x), y: onGrid(arc.center.y)), radius: onGrid(arc.radius),
          width: onGrid(arc.width), start: onGrid(arc.start), sweep: onGrid(arc.sweep)), onGrid(paint))
    case .page(let page, let rect, let shown, let rotation, let opacity):
      .page(
        page, onGrid(rect), shown: shown.map(onGrid), rotation: onGrid(rotation), opacity: onGrid(opacity))
    case .image(let item, let image, let rect, let ink, let opacity):
      .image(item, image, onGrid(rect), onGrid(ink), opacity: onGrid(opacity))
    case .label(let item, let current, let count, let rect, let fontSize, let ink, let opacity):
      .label(
        item, current: current, count: count, onGrid(rect), fontSize: onGrid(fontSize), onGrid(ink),
        opacity: onGrid(opacity))
    case .clip(let rect, let radius): .clip(onGrid(rect), radius: onGrid(radius))
    case .opacity(let opacity): .opacity(onGrid(opacity))
    case .pop: .pop
    }
  }

  /// The paint, rounded.
  private func onGrid(_ paint: Paint) -> Paint {
    switch paint {
    case .solid(let ink, let opacity): .solid(onGrid(ink), opacity: onGrid(opacity))
    case .gradient(let blend):
      .gradient(LinearGradient(from: onGrid(blend.start), to: onGrid(blend.end), direction: blend.direction))
    }
  }

  /// The colour role, rounded.
  private func onGrid(_ ink: ColorRole) -> ColorRole {
    if case .color(let color) = ink { .color(onGrid(color)) } else { ink }
  }

  /// The colour, rounded.
  private func onGrid(_ color: Color) -> Color {
    Color(
      red: (color.red * 255).rounded() / 255, green: (color.green * 255).rounded() / 255,
      blue: (color.blue * 255).rounded() / 255)
  }

  /// The rectangle, rounded.
  private func onGrid(_ rect: Rect) -> Rect {
    Rect(x: onGrid(rect.x), y: onGrid(rect.y), width: onGrid(rect.width), height: onGrid(rect.height))
  }

  /// The number, rounded.
  private func onGrid(_ number: Double) -> Double {
    (min(max(number, -1e9), 1e9) * 1000).rounded(.toNearestOrAwayFromZero) / 1000
  }
}
