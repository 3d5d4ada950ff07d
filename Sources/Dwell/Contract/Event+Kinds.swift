extension Event {
  /// Whether a turn that comes of the event is to be seen as a motion.
  var isAnimated: Bool {
    if case .select(_, let animated) = self { return animated }
    return true
  }

  /// Whether the event changes the list of pages.
  var changesPages: Bool {
    switch self {
    case .edit, .setPageCount: true
    default: false
    }
  }

  /// Whether the event says how and where the component is laid out.
  var changesLayout: Bool {
    switch self {
    case .resize, .setDirection, .setReduceMotion: true
    default: false
    }
  }

  /// Whether the event is an edit that can be made to a list of `pageCount` pages.
  func isEdit(ofCount pageCount: Int) -> Bool {
    switch self {
    case .edit(let edit): edit.isValid(forCount: pageCount)
    case .setPageCount(let count): (0...PageEdit.maximumPageCount).contains(count)
    default: false
    }
  }

  /// Whether the event places the progress of the shown page.
  var isSetProgress: Bool {
    if case .setProgress = self { true } else { false }
  }
}
