import Dwell

/// Reads drawing steps from their text form.
struct DisplayListParser {
  /// The text.
  var scanner: TextScanner
  /// How the step of the current line is written: the mend of what is wrong in it.
  var form: String = ""

  /// A parser of text in UTF-8.
  init(_ bytes: [UInt8]) { scanner = TextScanner(bytes) }

  /// All steps.
  mutating func commands() throws(DisplayListProblem) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var groups: [DisplayListProblem] = []
    while scanner.nextLine() {
      guard let head = scanner.peek() else { continue }
      scanner.take(head)
      let command = try command(head)
      if let word = scanner.peek() { throw scanner.problem(at: word, "does not belong here", mend: form) }
      switch command {
      case .clip, .opacity:
        groups.append(
          scanner.problem(
            at: head, "begins a group that is never ended", mend: "write a line with } behind it"))
      case .pop where groups.popLast() == nil:
        throw scanner.problem(at: head, "ends a group that was never begun", mend: "take it out")
      default: break
      }
      result.append(command)
    }
    if let unended = groups.last { throw unended }
    return result
  }

  /// The step of a line, by its first word.
  private mutating func command(_ head: TextScanner.Word) throws(DisplayListProblem) -> DrawCommand {
    if scanner.word(head, is: "fill") {
      form = "write it as: fill ITEM X Y WIDTH HEIGHT [rRADIUS] [PAINT]"
      return .fill(try item(), try rect(), radius: try signed("r") ?? 0, try paint())
    }
    if scanner.word(head, is: "border") {
      form = "write it as: border ITEM X Y WIDTH HEIGHT [rRADIUS] wWIDTH [PAINT]"
      let (item, rect, radius) = (try item(), try rect(), try signed("r") ?? 0)
      return .border(item, rect, radius: radius, width: try needed(try signed("w")), try paint())
    }
    if scanner.word(head, beginsWith: "page/") {
      form = "write it as: page/NUMBER X Y WIDTH HEIGHT [@OPACITY]"
      return .page(try integer(after: "page/", in: head), try rect(), opacity: try signed("@") ?? 1)
    }
    if scanner.word(head, beginsWith: "image/") {
      form = "write it as: image/NUMBER ITEM X Y WIDTH HEIGHT [INK] [@OPACITY]"
      let name = ImageName(try integer(after: "image/", in: head))
      return .image(try item(), name, try rect(), try ink(), opacity: try signed("@") ?? 1)
    }
    if scanner.word(head, is: "label") {
      form = "write it as: label ITEM CURRENT/COUNT X Y WIDTH HEIGHT sSIZE [INK] [@OPACITY]"
      let (item, (current, count), rect) = (try item(), try pageNumber(), try rect())
      return .label(
        item, current: current, count: count, rect, fontSize: try needed(try signed("s")), try ink(),
        opacity: try signed("@") ?? 1)
    }
    if scanner.word(head, is: "clip") {
      form = "write it as: clip X Y WIDTH HEIGHT [rRADIUS] {"
      let clip = DrawCommand.clip(try rect(), radius: try signed("r") ?? 0)
      return try group(clip)
    }
    if scanner.word(head, is: "opacity") {
      form = "write it as: opacity OPACITY {"
      return try group(.opacity(try number()))
    }
    if scanner.word(head, is: "}") {
      form = "write } on a line of its own"
      return .pop
    }
    throw scanner.problem(
      at: head, "is no drawing step", mend: "write fill, border, page/N, image/N, label, clip, opacity or }")
  }
}
