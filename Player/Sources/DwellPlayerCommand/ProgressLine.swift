import DwellCommand
import CDwellProcess
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
  /// Whether the remaining time is shown.
  private let showsTimeLeft: Bool
  /// When the work began, in seconds.
  private let start = ProgressLine.now
  /// Whether standard error is a terminal that redraws its line.
  private let isTerminal = isatty(2) == 1 && ProgressLine.redraws(getenv("TERM").map { String(cString: $0) })
  /// When something was last printed, or the work began, in seconds.
  private var last = ProgressLine.now
  /// Whether the terminal's line shows a bar.
  private var isShown = false

  /// Work of `count` steps, which begins now. The remaining time assumes equal steps.
  init(_ name: String, count: Int, showsTimeLeft: Bool = false) {
    self.name = name
    self.count = count
    self.showsTimeLeft = showsTimeLeft
  }

  /// Shows that `done` steps are complete.
  mutating func show(_ done: Int) {
    let now = Self.now
    guard now - last >= (isTerminal ? (isShown ? 0.1 : 0.5) : 10) else { return }
    last = now
    let left = showsTimeLeft && done > 0 ? (now - start) / Double(done) * Double(count - done) : nil
    let end = left.map { ", \(Self.time($0)) left" } ?? ""
    write(
      // The previous text may have been longer.
      isTerminal
        ? "\r" + Self.line(name, done, of: count, end, columns: Int(dwell_terminal_columns(2))) + "\u{1B}[K"
        : "dwell: \(name) \(done) of \(count)\(end)\n")
    isShown = isTerminal
  }

  /// Removes the bar, so that a line can be printed.
  mutating func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  /// Whether a terminal of a kind (`TERM`) can redraw a line; an unknown kind may not.
  static func redraws(_ kind: String?) -> Bool { kind != nil && kind != "dumb" }

  /// A time in minutes and seconds, rounded up: `0:09`, `61:00`.
  static func time(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded(.up))
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }

  /// A line of a terminal: the bar with its numbers and an end; on a narrower terminal without the bar, and
  /// truncated, so that it doesn't wrap into the next line, which stays.
  /// - Parameter columns: the width of the terminal in characters; 0 if it isn't known.
  static func line(_ name: String, _ done: Int, of count: Int, _ end: String, columns: Int) -> String {
    let line = bar(name, done, of: count) + end
    guard columns > 0, line.count >= columns else { return line }
    return String("\(name) \(done) of \(count)\(end)".prefix(columns - 1))
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
