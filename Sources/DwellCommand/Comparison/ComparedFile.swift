import Dwell
import DwellJSON
import DwellText

/// A file to compare: one display list, or a trace of many.
struct ComparedFile {
  /// A display list of a file.
  struct Sample {
    /// The display list.
    var list: DisplayList
    /// The line of each step, from 1: in the file, or in the display list for a trace.
    var lines: [Int]
    /// The other fields of a trace, as text.
    var fields: [(name: String, text: String)] = []

    /// Its time, in seconds; nil outside of a trace.
    var time: String? { fields.first { $0.name == "at" }?.text }
  }

  /// The name for messages.
  let name: String
  /// Whether it is a trace.
  let isTrace: Bool
  /// The samples.
  let samples: [Sample]

  /// Reads a file, or the standard input for `-`: a trace if it begins with a brace, otherwise a display
  /// list.
  init(path: String) throws(CommandProblem) {
    name = Input.name(of: path)
    let bytes = try Input.bytes(of: path)
    if let format = Self.imageFormat(beginningOfFile: bytes) {
      throw .usage(
        "\(name) is an image (\(format.rawValue)), not a display list -- compare traces: dwell trace SCENARIO > FILE"
      )
    }
    let text = String(decoding: bytes, as: UTF8.self)
    isTrace = text.first { !$0.isWhitespace } == "{"
    samples = isTrace ? try Self.trace(text, name) : [try Self.list(text, name)]
  }

  /// The format of an image of `dwell render`, by the beginning of its file; nil for another file.
  private static func imageFormat(beginningOfFile bytes: [UInt8]) -> FileFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    return bytes.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "<") ? .svg : nil
  }

  /// The display list in a text.
  private static func list(_ text: String, _ name: String) throws(CommandProblem) -> Sample {
    do {
      return Sample(list: try DisplayList(text: text), lines: stepLines(of: text))
    } catch {
      throw .usage("\(name):\(error.description)")
    }
  }

  /// The lines of a text; each keeps its CR, because to Swift CR and LF together are one character, which
  /// isn't LF.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The lines that contain a step: neither blank nor a comment.
  private static func stepLines(of text: String) -> [Int] {
    lines(of: text).enumerated().compactMap { index, line in
      let first = line.first { $0 != " " && $0 != "\t" && $0 != "\r" }
      return first == nil || first == "#" ? nil : index + 1
    }
  }

  /// The samples of a trace.
  private static func trace(_ text: String, _ name: String) throws(CommandProblem) -> [Sample] {
    var samples: [Sample] = []
    for (index, line) in lines(of: text).enumerated() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      samples.append(try sample(String(line), "\(name): line \(index + 1)"))
    }
    return samples
  }

  /// The sample of a line of a trace.
  private static func sample(_ line: String, _ place: String) throws(CommandProblem) -> Sample {
    let (fields, text) = try fields(line, place)
    do {
      var sample = Sample(list: try DisplayList(text: text), lines: stepLines(of: text))
      for field in fields.all() where field.name != "display" { sample.fields += try leaves(field.node) }
      return sample
    } catch let error as DisplayListProblem {
      throw .usage("\(place): display: \(error.description)")
    } catch {
      throw .usage("\(place): \(error)")
    }
  }

  /// The values within a value with their paths: the fields of an object, and the items of a list of objects;
  /// other lists count as one value.
  private static func leaves(_ node: JSONNode) throws(JSONProblem) -> [(name: String, text: String)] {
    var parts: [JSONNode] = []
    switch node.kind {
    case .object: parts = try node.object().all().map(\.node)
    case .array:
      let items = try node.array()
      if items.contains(where: { $0.kind == .object }) { parts = items }
    default: break
    }
    guard !parts.isEmpty else { return [(node.path, node.text(limit: maximumValueLength))] }
    var leaves: [(name: String, text: String)] = []
    for part in parts { leaves += try Self.leaves(part) }
    return leaves
  }

  /// The maximum length of a compared value, in characters.
  private static let maximumValueLength = 1 << 20

  /// The fields of a line of a trace, and the text of its display list.
  private static func fields(_ line: String, _ place: String) throws(CommandProblem) -> (JSONFields, String) {
    do {
      let fields = try JSONDocument(text: line, name: place).root.object()
      return (fields, try fields.required("display", example: "\"\"").string())
    } catch {
      // The column within the line doesn't help the reader of a trace.
      let field = error.path.isEmpty ? "" : error.path + ": "
      throw .usage("\(place): \(field)\(error.what) -- \(error.fix)")
    }
  }
}
