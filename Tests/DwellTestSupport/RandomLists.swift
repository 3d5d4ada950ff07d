import Dwell
import DwellText

/// Random display lists, reproducible by seed.
public enum RandomLists {
  /// The text of a random list.
  public static func text(seed: UInt64) -> String { list(seed: seed).text }

  /// A random list of up to forty commands with balanced groups.
  public static func list(seed: UInt64) -> DisplayList {
    var random = SeededRandom(seed: seed)
    var list = DisplayList()
    var depth = 0
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let command = command(&random)
      switch command {
      case .clip, .opacity: depth += 1
      case .pop:
        guard depth > 0 else { continue }
        depth -= 1
      default: break
      }
      list.append(command)
    }
    for _ in 0..<depth { list.append(.pop) }
    return list
  }

  /// A random command; one in nine ends a group.
  public static func command(_ random: inout SeededRandom) -> DrawCommand {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .fill(item(&random), rect(&random), radius: length(&random), paint(&random))
    case 1: .border(item(&random), rect(&random), radius: 0, width: length(&random), paint(&random))
    case 2:
      .page(
        page(&random), rect(&random), shown: Bool.random(using: &random) ? rect(&random) : nil,
        rotation: Bool.random(using: &random) ? share(&random) * 720 - 360 : 0, opacity: share(&random))
    case 3:
      .image(item(&random), ImageName(page(&random)), rect(&random), ink(&random), opacity: share(&random))
    case 4:
      .label(
        item(&random), current: page(&random), count: page(&random), rect(&random),
        fontSize: length(&random), ink(&random), opacity: share(&random))
    case 5: .clip(rect(&random), radius: length(&random))
    case 6:
      .arc(
        item(&random),
        Arc(
          center: Point(x: length(&random), y: length(&random)), radius: length(&random),
          width: length(&random), start: length(&random), sweep: length(&random)), paint(&random))
    case 7: .opacity(share(&random))
    default: .pop
    }
  }

  /// A key of any part and page.
  private static func item(_ random: inout SeededRandom) -> ItemKey {
    ItemKey(
      ItemKey.Part.allCases.randomElement(using: &random) ?? .page, page(&random),
      leaving: UInt8.random(in: 0...ItemKey.maximumLeavingCount, using: &random))
  }

  /// A page index, usually a small one.
  private static func page(_ random: inout SeededRandom) -> Int {
    Bool.random(using: &random)
      ? Int.random(in: 0...12, using: &random) : Int.random(in: .min ... .max, using: &random)
  }

  /// A rectangle of any magnitude.
  private static func rect(_ random: inout SeededRandom) -> Rect {
    Rect(x: length(&random), y: length(&random), width: length(&random), height: length(&random))
  }

  /// A length: zero, small, or beyond the limit of the text form.
  private static func length(_ random: inout SeededRandom) -> Double {
    let sizes = [0, 1e-3, 1, 400, 1e6, 1e9, 1e12]
    let size = sizes.randomElement(using: &random) ?? 0
    return Double.random(in: -size...size, using: &random)
  }

  /// An opacity.
  private static func share(_ random: inout SeededRandom) -> Double {
    Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
  }

  /// A colour.
  private static func color(_ random: inout SeededRandom) -> Color {
    Color(
      red: Double.random(in: 0...1, using: &random), green: Double.random(in: 0...1, using: &random),
      blue: Double.random(in: 0...1, using: &random))
  }

  /// A colour role, sometimes the default one of the text form.
  private static func ink(_ random: inout SeededRandom) -> ColorRole {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .foreground
    case 1: .background
    case 2: .color(Color(red: 0.999, green: 0, blue: 1))
    default: .color(color(&random))
    }
  }

  /// A paint.
  private static func paint(_ random: inout SeededRandom) -> Paint {
    if Bool.random(using: &random) { return .solid(ink(&random), opacity: share(&random)) }
    let direction = Direction.allCases.randomElement(using: &random) ?? .leftToRight
    return .gradient(LinearGradient(from: color(&random), to: color(&random), direction: direction))
  }
}
