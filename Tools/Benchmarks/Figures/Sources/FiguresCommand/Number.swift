import Figures

/// Formats numbers.
enum Number {
  /// A number with three significant digits, and commas between thousands.
  static func text(_ value: Double) -> String {
    let size = abs(value)
    guard size > 0 else { return "0" }
    guard size >= 0.0005 else { return value < 0 ? "> -0.001" : "< 0.001" }
    var places = 0
    var least = 100.0
    while size < least, places < 3 {
      places += 1
      least /= 10
    }
    return trimmed(fixed(value, places))
  }

  /// A ratio: a multiplication sign and the significant digits.
  static func ratio(_ value: Double) -> String { "×" + fixed(value, value < 0.1 ? 3 : value < 10 ? 2 : 0) }

  /// A number with a fixed number of decimals, and optional commas between thousands.
  static func fixed(_ value: Double, _ places: Int, isGrouped: Bool = true) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard abs(value) * scale < 1e15 else { return "\(value)" }
    let scaled = Int(abs(value) * scale + 0.5)
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let whole = Int(padded.dropLast(places)) ?? 0
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + (isGrouped ? whole.grouped : "\(whole)") + (places > 0 ? "." + padded.suffix(places) : "")
  }

  /// A decimal number without trailing zeros.
  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
