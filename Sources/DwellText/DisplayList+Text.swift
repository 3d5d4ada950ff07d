import Dwell

extension DisplayList {
  /// The canonical text form: one line per step, groups indented, the same on every machine.
  ///
  ///     fill indicator/0 130 18 8 8 r4 #ffffff @0.7
  ///     clip 144 18 36 8 r4 {
  ///       fill progress/1 144 18 9 8 r4 #ffffff
  ///     }
  ///
  /// Numbers are rounded to the nearest 0.001 and colours to the nearest 1/255; what has its default is left
  /// out. Reading the text again gives the list so rounded. The grammar is in <doc:/Dwell/DisplayListText>.
  /// - Complexity: O(n) in the number of steps.
  public var text: String {
    var writer = DisplayListWriter()
    for command in commands { writer.write(command) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Reads the text form; blank lines, comments (lines that begin with `#`) and any indentation are allowed.
  ///
  /// Groups must be closed, and numbers finite and within ±1,000,000,000; otherwise the grammar doesn't judge
  /// whether a list makes sense.
  /// - Complexity: O(n) in the length of the text.
  public init(text: String) throws(DisplayListProblem) {
    var parser = DisplayListParser(Array(text.utf8))
    self.init(try parser.commands())
  }
}
