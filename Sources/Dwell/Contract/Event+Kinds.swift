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
}
