#if GTK
import Foundation

/// What the sources say of an enumeration and its cases, in doc comments: for the documentation in other
/// languages, which is then written once.
struct SourceComments {
  /// The first sentence about the type.
  private(set) var type = ""
  /// The first sentence about each case or static member, without its full stop, in lower case.
  private(set) var cases: [String] = []

  /// Reads the comments of a type by its name with its module, such as `Dwell.PageControl.Fill`; nil if one
  /// is missing.
  init?(of name: String, cases names: [String]) {
    let parts = name.split(separator: ".").map(String.init)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(parts[0])")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if read(text.components(separatedBy: "\n"), parts[parts.count - 1], names) { return }
    }
    return nil
  }

  /// Reads a file; returns whether it has the type, with comments of all cases.
  private mutating func read(_ lines: [String], _ type: String, _ names: [String]) -> Bool {
    for start in lines.indices {
      let words = lines[start].split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard let keyword = words.firstIndex(where: { $0 == "enum" || $0 == "struct" }),
        words.dropFirst(keyword + 1).first == type
      else { continue }
      let end = lines[start...].firstIndex(of: lines[start].prefix { $0 == " " } + "}") ?? lines.endIndex
      let comments = names.compactMap { name in
        lines[start..<end].firstIndex { line in
          ["case \(name)", "public static let \(name)"].contains { declaration in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line == declaration || line.hasPrefix(declaration + " ")
              || line.hasPrefix(declaration + ":")
          }
        }.flatMap { sentence(above: $0, lines) }
      }
      guard let own = sentence(above: start, lines), comments.count == names.count else { continue }
      self.type = own + "."
      cases = comments.map { $0.prefix(1).lowercased() + $0.dropFirst() }
      return true
    }
    return false
  }

  /// The first sentence of the comment above a line, without its full stop, and with names in place of links;
  /// nil without a comment.
  private func sentence(above line: Int, _ lines: [String]) -> String? {
    let comment = lines[..<line].reversed().map { $0.trimmingCharacters(in: .whitespaces) }
      .prefix { $0.hasPrefix("///") }.reversed().map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    guard let sentence = paragraph.components(separatedBy: ". ").first, !sentence.isEmpty else { return nil }
    let text = sentence.replacing(#/``(?:\w+/)*(\w+)[^`]*``/#) { "`\($0.output.1)`" }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
#endif
