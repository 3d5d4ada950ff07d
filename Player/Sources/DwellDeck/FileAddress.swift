/// File addresses, as file managers and browsers pass them: `file:///srv/me/a%20b.jpg`.
public enum FileAddress {
  /// The path for an operand of a command: that of a `file:` address, and any other operand unchanged.
  public static func path(_ operand: String) throws(DeckProblem) -> String {
    guard let scheme = scheme(of: operand) else { return operand }
    guard scheme == "file" else {
      // A folder's name may end with a colon.
      if FileSystem.exists(operand) { return operand }
      throw DeckProblem(
        file: operand, "is an address outside of this computer", fix: "save the file, and give its path")
    }
    var rest = operand.utf8.dropFirst("file:".utf8.count)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
      guard host.isEmpty || host.lowercased() == "localhost" else {
        throw DeckProblem(
          file: operand, "is on another computer", fix: "write file:/// before the path of a file on this one"
        )
      }
      rest = rest.dropFirst(host.utf8.count)
    }
    let bytes = try decoded(rest, operand)
    let path = String(decoding: bytes, as: UTF8.self)
    guard path.utf8.elementsEqual(bytes) else {
      throw DeckProblem(file: operand, "has a name that is not UTF-8", fix: "rename it")
    }
    return path
  }

  /// The scheme of an address, in lowercase: the part before `://`, or `file` before `:/`; nil for a path.
  private static func scheme(of operand: String) -> String? {
    let word = operand.utf8.prefix { $0 != UInt8(ascii: ":") }
    let rest = operand.utf8.dropFirst(word.count)
    let text = String(decoding: word, as: UTF8.self).lowercased()
    guard text.first?.isLetter == true, text.utf8.allSatisfy({ isSchemeByte($0) }) else { return nil }
    return rest.starts(with: "://".utf8) || (text == "file" && rest.starts(with: ":/".utf8)) ? text : nil
  }

  /// Whether a byte can be part of a scheme (RFC 3986, 3.1).
  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }

  /// The bytes of a text, with each `%` and two hexadecimal digits decoded to a byte.
  private static func decoded(_ text: Substring.UTF8View, _ operand: String) throws(DeckProblem) -> [UInt8] {
    let text = Array(text)
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "%") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard index + 2 < text.count, let high = digit(text[index + 1]), let low = digit(text[index + 2]) else {
        throw DeckProblem(
          file: operand, "has a % without two hexadecimal digits after it",
          fix: "write %25 for the sign itself"
        )
      }
      bytes.append(high << 4 | low)
      index += 3
    }
    return bytes
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
