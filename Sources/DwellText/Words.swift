import Dwell

/// Values as words.
enum Words {
  /// The names of a set's members, in brackets; bits without a name as a number.
  static func list<Value: OptionSet>(
    _ set: Value, _ names: [(value: Value, name: String)]
  ) -> String where Value.RawValue: FixedWidthInteger, Value.Element == Value {
    var words = names.filter { set.contains($0.value) }.map(\.name)
    let known = names.reduce(0) { $0 | $1.value.rawValue }
    let rest = set.rawValue & ~known
    if rest != 0 { words.append("0x" + String(rest, radix: 16)) }
    return "[" + words.joined(separator: ", ") + "]"
  }

  /// A number as in the text form of display lists.
  static func number(_ number: Double) -> String {
    var bytes = TextBytes()
    bytes.write(number)
    return String(decoding: bytes.bytes, as: UTF8.self)
  }

  /// A rectangle as in the text form of display lists.
  static func rect(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// A size in points, or a note on how a component gets one.
  static func size(_ size: Size) -> String {
    size == .zero
      ? "no size yet, so it draws nothing: send .resize(Size)"
      : "\(number(size.width)) by \(number(size.height)) points"
  }

  /// A page, from 1, among others.
  static func page(_ page: Int, of count: Int) -> String {
    count > 0 ? "page \(page + 1) of \(count)" : "no pages"
  }
}
