import DwellFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The progress of long work on standard error: a bar on a terminal, redrawn in place, otherwise a line every
/// 10 seconds. Short work prints nothing.
struct ProgressLine {
  /// The name of the work, such as `exporting page`.
  let name: String
  /// The number of steps.
  let count: Int
  /// Whether standard error is a terminal.
  private let isTerminal = isatty(2) == 1
  /// When something was printed last, or the work began, in seconds.
  private var last = ProgressLine.now
  /// Whether the terminal's line shows a bar.
  private var isShown = false

  /// Work of `count` steps, which begins now.
  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  /// Shows that `done` steps are complete.
  mutating func show(_ done: Int) {
    let now = Self.now
    guard now - last >= (isTerminal ? (isShown ? 0.1 : 0.5) : 10) else { return }
    last = now
    write(isTerminal ? "\r" + Self.bar(name, done, of: count) : "dwell: \(name) \(done) of \(count)\n")
    isShown = isTerminal
  }

  /// Removes the bar, so that a line can be printed.
  mutating func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  /// A bar of 24 characters with its numbers.
  static func bar(_ name: String, _ done: Int, of count: Int) -> String {
    let width = 24
    let filled = count > 0 ? min(max(done, 0), count) * width / count : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "\(name) [\(bar)] \(done) of \(count)"
  }

  /// Writes to standard error and flushes it.
  private func write(_ text: String) {
    var errors = Output.errors
    errors.write(text)
    errors.flush()
  }

  /// The time, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
