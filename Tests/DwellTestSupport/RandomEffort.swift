import Foundation

/// How much random testing is done: the number in the environment's DWELL_EFFORT times the usual amount.
///
/// When the tests end, what was sent is printed: the factor, and the number of events by then.
public enum RandomEffort {
  /// The factor, 1 or more.
  public static let factor: Int = {
    max(ProcessInfo.processInfo.environment["DWELL_EFFORT"].flatMap { Int($0) } ?? 1, 1)
  }()

  /// The number of events that a component gets in a row: fewer where nothing is optimised, which is slow.
  public static var events: Int {
    #if DEBUG
    40 * factor
    #else
    250 * factor
    #endif
  }

  /// Counts an event that was sent.
  public static func count() { tally.add() }

  /// What is counted.
  private static let tally = Tally()

  /// A number that many threads count.
  private final class Tally: @unchecked Sendable {
    /// Guards the number.
    private let lock = NSLock()
    /// The number so far.
    private var number = 0

    /// Nothing counted yet; it prints its number when the process ends.
    init() {
      atexit { print("random events: \(RandomEffort.tally.total) sent, DWELL_EFFORT=\(RandomEffort.factor)") }
    }

    /// The number.
    var total: Int { lock.withLock { number } }

    /// Counts one more.
    func add() { lock.withLock { number += 1 } }
  }
}
