import Foundation

/// Runs the suites for every mutant, a few in parallel.
public final class Trial {
  /// A problem before any mutant is active.
  public struct Failure: Error, CustomStringConvertible {
    /// The message.
    public var description: String
  }

  /// A suite: the tests, and the time that they may take.
  private struct Suite {
    /// A regular expression for the tests' names.
    var filter: String
    /// The maximum processor time in seconds.
    var seconds: Int
  }

  /// The program that runs tests.
  private let program: URL
  /// Tests to skip, as regular expressions.
  private let skipped: [String]
  /// The suites, in the order in which they are run.
  private var suites: [Suite] = []
  /// Whether all tests are run to the end to count those that detect a mutant.
  private let countsTests: Bool
  /// The tests that are run after the first suite, by the mutant's folder; nil for none.
  private let near: NearTests?

  /// A trial of a program's tests.
  public init(_ program: URL, near: NearTests?, skipped: [String], countsTests: Bool) {
    (self.program, self.skipped, self.countsTests) = (program, skipped, countsTests)
    // They would be counted twice.
    self.near = countsTests ? nil : near
  }

  /// Runs every suite without a mutant: it must pass, and its time limits that of the mutants.
  /// - Parameter report: Receives each suite and its processor time in seconds.
  public func measure(_ filters: [String], report: (String, Double) -> Void) throws {
    for filter in filters {
      let before = Trial.childrenSeconds
      let run = try start(filter, mutant: 0, seconds: 3600)
      while run.read() {}
      let end = run.end()
      guard end == .passed else {
        throw Failure(description: "\(filter) without a mutant: \(end); \(run.lastLine)")
      }
      let seconds = Trial.childrenSeconds - before
      report(filter, seconds)
      suites.append(Suite(filter: filter, seconds: Int(seconds * 4) + 15))
    }
  }

  /// Tries mutants.
  /// - Parameters:
  ///   - jobs: The number of parallel runs.
  ///   - report: Receives each mutant's verdict as soon as it is known.
  public func run(_ mutants: [Mutant], jobs: Int, report: (Mutant, Table.Verdict) -> Void) throws {
    var waiting = mutants[...]
    var running: [(mutant: Mutant, left: [Suite], run: TestRun, failures: Int, message: String?)] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, let mutant = waiting.popFirst() {
        var left = suites(for: mutant)
        let run = try start(left.removeFirst(), mutant)
        running.append((mutant, left, run, 0, nil))
      }
      for index in ready(running.map(\.run)).reversed() where !running[index].run.read() {
        var task = running.remove(at: index)
        let end = task.run.end()
        if case .failed(let message, let count) = end {
          task.message = task.message ?? message
          task.failures += count
        }
        let goesOn =
          end == .passed || countsTests && task.message != nil && end != .timedOut && end != .crashed
        if goesOn, !task.left.isEmpty {
          task.run = try start(task.left.removeFirst(), task.mutant)
          running.append(task)
          continue
        }
        report(task.mutant, verdict(end, task.message, task.failures))
      }
    }
  }

  /// The suites to run for a mutant, in order.
  private func suites(for mutant: Mutant) -> [Suite] {
    guard let filter = near?.filter(for: mutant.folder) else { return suites }
    // The first suite is quick and notices most. The time limit is that of the whole of the next: a part
    // takes less.
    let rest = suites.dropFirst()
    return suites.prefix(1) + [Suite(filter: filter, seconds: (rest.first ?? suites[0]).seconds)] + rest
  }

  /// The verdict from the last suite's end and earlier failures.
  private func verdict(_ end: TestRun.End, _ message: String?, _ failures: Int) -> Table.Verdict {
    if let message { return .failed(message, count: countsTests && end != .crashed ? failures : 0) }
    switch end {
    case .passed, .failed: return .survived
    case .crashed: return .crashed
    case .timedOut: return .timedOut
    }
  }

  /// Starts a suite with a mutant.
  private func start(_ suite: Suite, _ mutant: Mutant) throws -> TestRun {
    try start(suite.filter, mutant: mutant.number, seconds: suite.seconds)
  }

  /// Starts tests with a mutant.
  private func start(_ filter: String, mutant: Int, seconds: Int) throws -> TestRun {
    let skips = skipped.flatMap { ["--skip", $0] }
    return try TestRun(
      [program.path, "--testing-library", "swift-testing", "--filter", filter] + skips, mutant: mutant,
      seconds: seconds, stopsEarly: !countsTests || mutant == 0)
  }

  /// Waits for runs that have printed something or ended, and returns them.
  private func ready(_ runs: [TestRun]) -> [Int] {
    var polls = runs.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polls, nfds_t(polls.count), 1000)
    for run in runs { run.checkDeadline() }
    return polls.indices.filter { polls[$0].revents != 0 }
  }

  /// The processor time of all processes that have ended, in seconds.
  private static var childrenSeconds: Double {
    var usage = rusage()
    getrusage(.init(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
