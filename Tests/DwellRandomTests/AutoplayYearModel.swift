import Dwell

/// The expected timing of pages, in whole milliseconds and with pages as names: without rounding, so that it
/// is exact after a year.
struct AutoplayYearModel {
  /// The pages, each with a unique name.
  var pages: [Int]
  /// The index of the current page.
  var current = 0
  /// The durations of single pages, by their names.
  var durations: [Int: Int] = [:]
  /// The duration of all others, in milliseconds.
  var duration: Int
  /// When the current span of time began, in milliseconds of a monotonic clock.
  var since = 0
  /// The page's elapsed time at that moment, in milliseconds.
  var elapsedAtStart = 0
  /// Whether time is paused.
  var isPaused = false
  /// The name of the next new page.
  private var nextName: Int

  /// A model with the given number of pages, the first of which begins at 0.
  init(count: Int, duration: Int) {
    pages = Array(0..<count)
    nextName = count
    self.duration = duration
  }

  /// The duration of the current page, in milliseconds.
  var length: Int { durations[pages[current]] ?? duration }

  /// When the current page's time runs out, in milliseconds; nil while paused.
  var due: Int? { isPaused ? nil : since + length - elapsedAtStart }

  /// The elapsed fraction of the current page's time, 0...1.
  func progress(at time: Int) -> Double {
    let passed = elapsedAtStart + (isPaused ? 0 : time - since)
    return Double(min(max(passed, 0), length)) / Double(length)
  }

  /// Shows a page from a time on.
  mutating func show(_ page: Int, at time: Int) {
    current = page
    since = time
    elapsedAtStart = 0
  }

  /// Pauses or resumes.
  mutating func setPaused(_ isPaused: Bool, at time: Int) {
    if !self.isPaused { elapsedAtStart += time - since }
    since = time
    self.isPaused = isPaused
  }

  /// Changes the list of pages, of which at least one remains; the current page stays current, or else the
  /// one in its place.
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
