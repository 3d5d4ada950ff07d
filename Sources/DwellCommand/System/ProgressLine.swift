import DwellFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How far long work has come, on the standard error: a bar that is drawn over on a terminal, else a line now
/// and then. Work that is done soon says nothing.
struct ProgressLine {
  /// What is done, as `Exporting`.
  let name: String
  /// How many steps there are.
  let count: Int
  /// Whether somebody watches.
  private let isTerminal = isatty(2) == 1
  /// When something was said last, or the work began, in seconds.
  private var last = ProgressLine.now
  /// Whether a bar stands in the terminal's line.
  private var isShown = false

  /// Work of so many steps, which begins now.
  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  /// So many steps are done.
  mutating func show(_ done: Int) {
    let now = Self.now
    guard now - last >= (isTerminal ? (isShown ? 0.1 : 0.5) : 10) else { return }
    last = now
    write(isTerminal ? "\r" + Self.bar(name, done, of: count) : "dwell: \(name) \(done) of \(count)\n")
    isShown = isTerminal
  }

  /// Takes the bar away, so that a line can be written.
  mutating func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  /// A bar of 24 letters with its numbers.
  static func bar(_ name: String, _ done: Int, of count: Int) -> String {
    let width = 24
    let filled = count > 0 ? min(max(done, 0), count) * width / count : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "\(name) [\(bar)] \(done) of \(count)"
  }

  /// Writes to the standard error at once.
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
