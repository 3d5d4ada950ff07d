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

  /// Whether the event can change the pages, their size or the configuration, not only what they show now.
  package var mayConfigure: Bool {
    switch self {
    case .tick, .press, .move, .release, .cancel, .hover, .leave, .key, .wheel, .wheelEnded, .crown, .select,
      .setPosition, .setProgress, .advance, .veto, .restart, .pause, .resume:
      false
    default: true
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
    if case .edit(let edit) = self { edit.isValid(forCount: pageCount) } else { false }
  }

  /// Whether the event sets the progress of the current page.
  var isSetProgress: Bool {
    if case .setProgress = self { true } else { false }
  }

  /// Whether the event sets the position of another pager.
  var isSetPosition: Bool {
    if case .setPosition = self { true } else { false }
  }
}
