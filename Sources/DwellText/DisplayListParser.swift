import Dwell

/// Parses the text form of display lists.
struct DisplayListParser {
  /// The scanner of the text.
  var scanner: TextScanner
  /// The syntax of the current line's command, for the fix in its problems.
  var form: String = ""

  /// A parser of UTF-8 text.
  init(_ bytes: [UInt8]) { scanner = TextScanner(bytes) }

  /// Parses all commands.
  mutating func commands() throws(DisplayListProblem) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var groups: [DisplayListProblem] = []
    while scanner.nextLine() {
      guard let head = scanner.peek() else { continue }
      scanner.take(head)
      let command = try command(head)
      if let word = scanner.peek() { throw scanner.problem(at: word, "is unexpected here", fix: form) }
      switch command {
      case .clip, .opacity:
        groups.append(
          scanner.problem(
            at: head, "begins a group that is never closed", fix: "add a line with } after it"))
      case .pop where groups.popLast() == nil:
        throw scanner.problem(at: head, "closes a group that was never opened", fix: "remove it")
      default: break
      }
      result.append(command)
    }
    if let unended = groups.last { throw unended }
    return result
  }

  /// Parses a line's command, given its first word.
  private mutating func command(_ head: TextScanner.Word) throws(DisplayListProblem) -> DrawCommand {
    if scanner.word(head, is: "fill") {
      form = "write it as: fill ITEM X Y WIDTH HEIGHT [rRADIUS] [PAINT]"
      return .fill(try item(), try rect(), radius: try prefixed("r") ?? 0, try paint())
    }
    if scanner.word(head, is: "border") {
      form = "write it as: border ITEM X Y WIDTH HEIGHT [rRADIUS] wWIDTH [PAINT]"
      let (item, rect, radius) = (try item(), try rect(), try prefixed("r") ?? 0)
      return .border(item, rect, radius: radius, width: try required(try prefixed("w")), try paint())
    }
    if scanner.word(head, is: "arc") {
      form = "write it as: arc ITEM X Y rRADIUS wWIDTH from DEGREES sweep DEGREES [PAINT]"
      return .arc(try item(), try arc(), try paint())
    }
    if scanner.word(head, beginsWith: "page/") {
      form = "write it as: page/NUMBER X Y WIDTH HEIGHT [shown X Y WIDTH HEIGHT] [turned DEGREES] [@OPACITY]"
      return .page(
        try integer(after: "page/", in: head), try rect(), shown: takes("shown") ? try rect() : nil,
        rotation: takes("turned") ? try number() : 0, opacity: try prefixed("@") ?? 1)
    }
    if scanner.word(head, beginsWith: "image/") {
      form = "write it as: image/NUMBER ITEM X Y WIDTH HEIGHT [COLOR] [@OPACITY]"
      let name = ImageName(try integer(after: "image/", in: head))
      return .image(try item(), name, try rect(), try role(), opacity: try prefixed("@") ?? 1)
    }
    if scanner.word(head, is: "label") {
      form = "write it as: label ITEM CURRENT/COUNT X Y WIDTH HEIGHT sSIZE [COLOR] [@OPACITY]"
      let (item, (current, count), rect) = (try item(), try pageNumber(), try rect())
      return .label(
        item, current: current, count: count, rect, fontSize: try required(try prefixed("s")), try role(),
        opacity: try prefixed("@") ?? 1)
    }
    if scanner.word(head, is: "clip") {
      form = "write it as: clip X Y WIDTH HEIGHT [rRADIUS] {"
      let clip = DrawCommand.clip(try rect(), radius: try prefixed("r") ?? 0)
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
      at: head, "is not a drawing command",
      fix: "write fill, border, arc, page/N, image/N, label, clip, opacity or }")
  }
}
