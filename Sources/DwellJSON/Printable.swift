/// Foreign text made safe and short for one line of a message.
///
/// Control characters, line separators and bidirectional marks are shown as escapes (` `, `\u{1B}`), so that
/// a name can neither break the line nor control the terminal. Text longer than `limit` characters keeps its
/// beginning and end around `…`; a limit below 3 counts as 3.
/// - Complexity: O(n).
public func printable(_ text: String, limit: Int = 80) -> String {
  let limit = max(limit, 3)
  guard text.count > limit else { return escaped(text) }
  let head = (limit - 1) / 2 + (limit - 1) % 2
  return escaped(String(text.prefix(head))) + "…" + escaped(String(text.suffix(limit - 1 - head)))
}

/// The text as shown by ``printable(_:limit:)``, in double quotes.
public func quoted(_ text: String, limit: Int = 80) -> String {
  "\"" + printable(text, limit: limit) + "\""
}

/// The text with its unprintable scalars as Swift escapes.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isPrintable(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += scalar.escaped(asASCII: true)
    }
  }
  return result
}

/// Whether a scalar is safe on a terminal line: not a control character, a line or paragraph separator, or an
/// invisible format character (general category Cf, which includes the bidirectional overrides), except the
/// joiners of emoji.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
  case .format: scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
  default: true
  }
}
