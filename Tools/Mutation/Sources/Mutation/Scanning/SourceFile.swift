/// A Swift source file as tokens with matched brackets.
public struct SourceFile: Sendable {
  /// Its path in the module's folder, such as `Timeline/PageTimer.swift`.
  public let path: String
  /// Its text, in UTF-8.
  public let bytes: [UInt8]
  /// Its tokens.
  public let tokens: [Token]
  /// Its lines, without line breaks.
  public let lines: [String]
  /// The index of the matching bracket for every token that is a bracket.
  let partners: [Int: Int]
  /// For every token, the index of the innermost open bracket around it; -1 at the top level.
  let parents: [Int]

  /// Reads a source.
  public init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var tokens = Lexer.tokens(of: bytes)
    var partners: [Int: Int] = [:]
    var parents: [Int] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation, ")]}".contains(token.text), let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
      parents.append(open.last ?? -1)
      if token.kind == .punctuation, "([{".contains(token.text) { open.append(index) }
    }
    SourceFile.fix(&tokens, partners)
    self.tokens = tokens
    self.partners = partners
    self.parents = parents
  }

  /// Marks attributes and lines such as `#if` as fixed.
  private static func fix(_ tokens: inout [Token], _ partners: [Int: Int]) {
    for index in tokens.indices where tokens[index].kind == .punctuation {
      var end = index
      if tokens[index].text == "@" {
        end = index + 1
        if end + 1 < tokens.count, tokens[end + 1].text == "(", !tokens[end + 1].hasSpaceBefore {
          end = partners[end + 1] ?? end
        }
      } else if tokens[index].text == "#", tokens[index].startsLine {
        while end + 1 < tokens.count, tokens[end + 1].line == tokens[index].line { end += 1 }
      } else {
        continue
      }
      for fixed in index...min(end, tokens.count - 1) { tokens[fixed].isFixed = true }
    }
  }

  /// The folder that the file counts towards: the first component of its path, or as many as needed to reach
  /// a folder with sources of its own (`Components/PageView`, if `Components` has none).
  func folder(ofSources folders: Set<String>) -> String {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    for count in 1...max(parts.count, 1) {
      let folder = parts.prefix(count).joined(separator: "/")
      if folders.contains(folder) { return folder }
    }
    return parts.joined(separator: "/")
  }

  /// The number of lines that contain code.
  var codeLines: Int { Set(tokens.map(\.line)).count }

  /// The text of a range.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The lines of a range, from 1.
  public func lineNumbers(of range: Range<Int>) -> ClosedRange<Int> {
    let first = 1 + bytes[..<range.lowerBound].count(where: { $0 == UInt8(ascii: "\n") })
    return first...(first + bytes[range].count(where: { $0 == UInt8(ascii: "\n") }))
  }

  /// The range from one token to another.
  func range(_ tokens: ClosedRange<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range.lowerBound..<self.tokens[tokens.upperBound].range.upperBound
  }

  /// The text of a token; empty if there is none.
  func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
}
