import Dwell

extension ColorRole {
  /// The colours of a row of marks and of its current mark, by a script's bits for those that the style sheet
  /// gives: 1 that of marks, 2 that of the current mark and of fills.
  static func tints(web bits: Double) -> (tint: ColorRole, currentTint: ColorRole?) {
    let bits = Int(script: bits)
    return (bits & 1 != 0 ? .color(.styledMark) : .foreground, bits & 2 != 0 ? .color(.styledFill) : nil)
  }
}

extension Color {
  /// Stand for the colours of the style sheet, which only the browser knows: those of marks, and of the
  /// current mark and of fills.
  fileprivate static let (styledMark, styledFill) = (
    Color(red: -1, green: 0, blue: 0), Color(red: -2, green: 0, blue: 0)
  )

  /// The kind of paint that a script draws: 0 the foreground, which is also the style sheet's colour of
  /// marks, 4 its colour of the current mark and of fills, else 2.
  var paintKind: Double { self == .styledMark ? 0 : self == .styledFill ? 4 : 2 }
}
