import Dwell

extension RecordWriter {
  /// The length of a frame's head.
  static let headLength = 14
  /// The length of a drawing step.
  static let commandLength = 18
  /// The length of a semantic element.
  static let elementLength = 14

  /// Adds a frame: the head, then the drawing steps and the elements.
  ///
  /// The head: size, the time until which nothing needs doing (infinite for ever), number of steps, course (0
  /// still, 1 linear, 2 sampled), number of elements, page, page count, progress, its rate, pause reasons,
  /// preferred size, position.
  /// - Parameters:
  ///   - state: the state in addition to the frame.
  ///   - frame: the frame.
  ///   - end: when the frame's course ends, or the component changes before that, in seconds.
  ///   - pageSize: the size of a page before any effect.
  mutating func append(
    _ state: ComponentState, _ frame: Frame, until end: Double, pageSize: (_ page: Int) -> Size
  ) {
    let head = add(RecordWriter.headLength)
    head[0] = frame.size.width
    head[1] = frame.size.height
    head[2] = end
    head[3] = Double(frame.display.commands.count { !$0.isButton })
    head[4] = frame.course.web
    head[5] = Double(frame.semantics.elements.count)
    head[6] = Double(state.page)
    head[7] = Double(state.pageCount)
    head[8] = state.progress
    head[9] = state.rate
    head[10] = Double(state.pausedBy.rawValue)
    head[11] = state.preferredSize.width
    head[12] = state.preferredSize.height
    head[13] = state.position
    // Buttons are elements of the script's, placed by the semantics.
    for index in frame.display.commands.indices where !frame.display.commands[index].isButton {
      append(frame.display.commands, at: index, pageSize: pageSize)
    }
    for element in frame.semantics.elements { append(element) }
  }

  /// Adds an element: role, kind of value, value, total, actions, hit target, focus rectangle, whether it is
  /// current.
  private mutating func append(_ element: SemanticElement) {
    let record = add(RecordWriter.elementLength)
    record[0] = Double(SemanticRole.allCases.firstIndex(of: element.role) ?? 0)
    switch element.value {
    case .none: break
    case .page(let page, let count):
      record[1] = 1
      record[2] = Double(page)
      record[3] = Double(count)
    case .level(let level, let whole):
      record[1] = 2
      record[2] = level
      record[3] = whole
    case .isRunning(let isRunning):
      record[1] = 3
      record[2] = isRunning ? 1 : 0
      record[3] = 1
    }
    record[4] = Double(element.actions.rawValue)
    (record + 5).write(element.rect)
    (record + 9).write(element.focusRect)
    record[13] = element.isCurrent ? 1 : 0
  }
}

extension DrawCommand {
  /// Whether the command draws a part of a button.
  fileprivate var isButton: Bool { key?.part == .button }
}

extension Course {
  /// The kind of course as a number.
  fileprivate var web: Double {
    switch self {
    case .still: 0
    case .linear: 1
    case .sampled: 2
    }
  }
}

extension ItemKey {
  /// The item as one number: 128 per page, 8 per part, plus the index of an image that is leaving.
  var web: Double { Double(page) * 128 + Double(part.rawValue) * 8 + Double(leaving) }
}
