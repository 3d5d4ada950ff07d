extension Event {
  /// Whether a page turn caused by the event is animated.
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

  /// Whether the event changes size, direction or reduced motion.
  var changesLayout: Bool {
    switch self {
    case .resize, .setDirection, .setReduceMotion: true
    default: false
    }
  }

  /// Whether the event is an edit that is valid for a list of `pageCount` pages.
  func isEdit(ofCount pageCount: Int) -> Bool {
    switch self {
    case .edit(let edit): edit.isValid(forCount: pageCount)
    default: false
    }
  }

  /// Whether the event sets the progress of the current page.
  var isSetProgress: Bool {
    if case .setProgress = self { true } else { false }
  }
}
