#if canImport(SwiftUI)
/// The displayed values of a row without a selection: the app's page and its progress.
struct ShownProgress {
  /// The page, from 0.
  let page: Int
  /// The elapsed fraction of the page's time, 0...1; nil for dots without a time.
  let progress: Double?
  /// The messages for the developer about values out of range.
  let mistakes: [String]

  /// Creates the displayed values. A page out of range counts as the nearest one, a progress out of range as
  /// the nearest of 0...1, and NaN as 0; all are mistakes.
  /// - Parameter view: the view's name.
  init(page: Int, count: Int, progress: Double?, view: String) {
    var mistakes: [String] = []
    self.page = max(min(page, count - 1), 0)
    if self.page != page, count > 0 {
      mistakes.append(
        "page \(page) is not among \(count), and the nearest one is shown: check current in \(view)")
    }
    let usable = progress.map { $0 > 0 ? min($0, 1) : 0 }
    if usable != progress {
      mistakes.append(
        "a progress is outside 0...1, and the nearest one is shown, 0 for NaN: check progress in \(view)")
    }
    self.progress = usable
    self.mistakes = mistakes
  }

  /// The settings of a timer that has this progress and turns no page; nil for dots without a time.
  var timer: PageTimerValues? {
    progress.map {
      PageTimerValues(
        duration: .external, isPaused: true, external: .init(progress: $0, rate: 0), isOnlyShown: true)
    }
  }
}
#endif
