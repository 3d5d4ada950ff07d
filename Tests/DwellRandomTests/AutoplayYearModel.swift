import Dwell

/// What the time of pages is to be, kept in whole milliseconds and with pages as names: nothing in it is
/// rounded, so that after a year it still says exactly when each page began.
struct AutoplayYearModel {
  /// The pages, each by a name of its own.
  var pages: [Int]
  /// The place of the shown page.
  var current = 0
  /// The durations of pages that have one of their own, by their names.
  var durations: [Int: Int] = [:]
  /// The duration of all others, in milliseconds.
  var duration: Int
  /// When the stretch of time that passes began, in milliseconds of a clock that never goes back.
  var since = 0
  /// What of the page's time had passed by then, in milliseconds.
  var elapsedAtStart = 0
  /// Whether time stands.
  var isPaused = false
  /// The name of the next new page.
  private var nextName: Int

  /// So many pages, of which the first begins at 0.
  init(count: Int, duration: Int) {
    pages = Array(0..<count)
    nextName = count
    self.duration = duration
  }

  /// The whole time of the shown page, in milliseconds.
  var length: Int { durations[pages[current]] ?? duration }

  /// When the shown page's time runs out, in milliseconds; nil while it stands.
  var due: Int? { isPaused ? nil : since + length - elapsedAtStart }

  /// What has passed of the shown page's time, 0...1.
  func progress(at time: Int) -> Double {
    let passed = elapsedAtStart + (isPaused ? 0 : time - since)
    return Double(min(max(passed, 0), length)) / Double(length)
  }

  /// Shows a page from a moment on.
  mutating func show(_ page: Int, at time: Int) {
    current = page
    since = time
    elapsedAtStart = 0
  }

  /// Lets time stand, or go on.
  mutating func setPaused(_ isPaused: Bool, at time: Int) {
    if !self.isPaused { elapsedAtStart += time - since }
    since = time
    self.isPaused = isPaused
  }

  /// Changes the list of pages, of which one at least stays; the shown one stays shown, or the one in its
  /// place is.
  mutating func apply(_ edit: PageEdit, at time: Int) {
    let shown = pages[current]
    switch edit {
    case .insert(let index, let count):
      pages.insert(contentsOf: nextName..<nextName + count, at: index)
      nextName += count
    case .remove(let index, let count):
      for name in pages[index..<index + count] { durations[name] = nil }
      pages.removeSubrange(index..<index + count)
      if !pages.contains(shown) { return show(min(index, pages.count - 1), at: time) }
    case .move(let from, let to):
      pages.insert(pages.remove(at: from), at: to)
    }
    current = pages.firstIndex(of: shown) ?? 0
  }
}
