import Dwell
import DwellTestSupport
import DwellText
import Testing

@testable import DwellCommand

/// Lists are the same if they are equal, whatever fields the steps have.
@Suite struct ListComparisonTests {
  /// The differences between two lists.
  private func differences(_ one: DisplayList, _ other: DisplayList) -> [String] {
    ListComparison.differences(
      from: .init(name: "a", list: one, lines: []), to: .init(name: "b", list: other, lines: []))
  }

  /// A command with another value in one place, which a reader of the text may see or not.
  private func changed(_ command: DrawCommand, _ random: inout SeededRandom) -> DrawCommand {
    let other = { (rect: Rect) in Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height) }
    let place = Int.random(in: 0..<4, using: &random)
    switch command {
    case .fill(let item, let rect, let radius, let paint):
      return switch place {
      case 0: .fill(item, other(rect), radius: radius, paint)
      case 1: .fill(item, rect, radius: radius + 1, paint)
      case 2: .fill(ItemKey(item.part, item.page &+ 1), rect, radius: radius, paint)
      default: .fill(item, rect, radius: radius, .solid(.background, opacity: 0.3))
      }
    case .border(let item, let rect, let radius, let width, let paint):
      return switch place {
      case 0: .border(item, other(rect), radius: radius, width: width, paint)
      case 1: .border(item, rect, radius: radius + 1, width: width, paint)
      case 2: .border(item, rect, radius: radius, width: width + 1, paint)
      default: .border(item, rect, radius: radius, width: width, .solid(.background, opacity: 0.3))
      }
    case .arc(let item, var arc, let paint):
      switch place {
      case 0: arc.center.y += 1
      case 1: arc.start += 1
      case 2: arc.sweep += 1
      default: return .arc(item, arc, .solid(.background, opacity: 0.3))
      }
      return .arc(item, arc, paint)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      let part = shown.map(other) ?? Rect(x: 0, y: 0, width: 5, height: 5)
      return switch place {
      case 0: .page(page, rect, shown: part, rotation: rotation, opacity: opacity)
      case 1: .page(page, rect, shown: nil, rotation: rotation, opacity: opacity)
      case 2: .page(page, rect, shown: shown, rotation: rotation + 4, opacity: opacity)
      default: .page(page, rect, shown: shown, rotation: rotation, opacity: opacity / 2)
      }
    case .image(let item, let image, let rect, let role, let opacity):
      return switch place {
      case 0: .image(item, ImageName(image.number &+ 1), rect, role, opacity: opacity)
      case 1: .image(item, image, other(rect), role, opacity: opacity)
      case 2: .image(item, image, rect, .background, opacity: opacity)
      default: .image(item, image, rect, role, opacity: opacity / 2)
      }
    case .label(let item, let current, let count, let rect, let fontSize, let role, let opacity):
      return switch place {
      case 0:
        .label(item, current: current &+ 1, count: count, rect, fontSize: fontSize, role, opacity: opacity)
      case 1:
        .label(item, current: current, count: count &+ 1, rect, fontSize: fontSize, role, opacity: opacity)
      case 2:
        .label(item, current: current, count: count, rect, fontSize: fontSize + 1, role, opacity: opacity)
      default:
        .label(item, current: current, count: count, rect, fontSize: fontSize, role, opacity: opacity / 2)
      }
    case .clip(let rect, let radius):
      return place < 2 ? .clip(other(rect), radius: radius) : .clip(rect, radius: radius + 1)
    case .opacity(let opacity): return .opacity(opacity / 2)
    case .pop: return .pop
    }
  }

  @Test func `one value of one step makes two lists different, and is named`() {
    var random = SeededRandom(seed: 14)
    var seen: Set<String> = []
    for seed in 0..<2000 as Range<UInt64> {
      let list = RandomLists.list(seed: seed)
      guard let index = list.commands.indices.randomElement(using: &random) else { continue }
      var other = DisplayList()
      for (number, command) in list.commands.enumerated() {
        other.append(number == index ? changed(command, &random) : command)
      }
      let found = differences(list, other)
      #expect(found.isEmpty == (list.text == other.text), "\(list.commands[index]), \(other.commands[index])")
      #expect(differences(list, list).isEmpty)
      // A difference is "line N: NAME: FIELD OLD -> NEW".
      let fields = found.compactMap { $0.split(separator: ": ").dropFirst(2).first }
      seen.formUnion(fields.map { String($0.prefix { $0 != " " }) })
    }
    let expected = [
      "y", "radius", "line", "paint", "opacity", "shown", "turned", "image", "colour", "text", "font",
      "start",
      "sweep",
    ]
    #expect(seen.isSuperset(of: expected), "\(seen)")
  }

  @Test func `random lists are the same only if their texts are`() {
    for seed in 0..<400 as Range<UInt64> {
      let (one, other) = (RandomLists.list(seed: seed), RandomLists.list(seed: seed / 2))
      #expect(differences(one, other).isEmpty == (one.text == other.text), "\(seed)")
    }
  }
}
