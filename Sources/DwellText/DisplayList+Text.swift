import Dwell

extension DisplayList {
  /// The canonical text form: one line per command, with groups indented, the same on every platform.
  ///
  ///     fill indicator/0 130 18 8 8 r4 #ffffff @0.7
  ///     clip 144 18 36 8 r4 {
  ///       fill progress/1 144 18 9 8 r4 #ffffff
  ///     }
  ///
  /// Numbers are rounded to 0.001 and colours to 1/255; default values are omitted. Parsing the text gives
  /// the rounded list. The grammar is in <doc:/Dwell/DisplayListText>.
  /// - Complexity: O(n) in the number of commands.
  public var text: String {
    var writer = DisplayListWriter()
    for command in commands { writer.write(command) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Parses the text form; blank lines, comments (lines that begin with `#`) and any indentation are allowed.
  ///
  /// Throws unless groups are closed and numbers finite and within ±1,000,000,000. The list's meaning isn't
  /// checked.
  /// - Complexity: O(n) in the length of the text.
  public init(text: String) throws(DisplayListProblem) {
    var parser = DisplayListParser(Array(text.utf8))
    self.init(try parser.commands())
  }
}
