extension SemanticRole {
  /// The role's name in traces, as in the source.
  public var name: String {
    switch self {
    case .pageControl: "pageControl"
    case .segmentedProgress: "segmentedProgress"
    case .meter: "meter"
    case .pageView: "pageView"
    case .page: "page"
    case .playPause: "playPause"
    case .previous: "previous"
    case .next: "next"
    case .pageButton: "pageButton"
    case .pageTab: "pageTab"
    }
  }
}

extension SemanticElement {
  /// The element's name in English. Fronts localise it.
  public var label: String {
    switch role {
    case .pageControl, .pageView: "Pages"
    case .segmentedProgress: "Progress"
    case .meter: "Level"
    case .page, .pageButton, .pageTab: "Page"
    case .previous: "Previous page"
    case .next: "Next page"
    case .playPause: if case .isRunning(false) = value { "Play" } else { "Pause" }
    }
  }

  /// The value in English: `page 2 of 5` (from 1), `7 of 10` (to 0.001), `running`, `paused`, or empty.
  public var valueText: String {
    var text = TextBytes()
    switch value {
    case .none: break
    case .page(let page, let count):
      text.write("page ")
      text.write(page == .max ? page : page + 1)
      text.write(" of ")
      text.write(count)
    case .level(let level, let whole):
      text.write(level)
      text.write(" of ")
      text.write(whole)
    case .isRunning(let isRunning):
      text.write(isRunning ? "running" : "paused")
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
