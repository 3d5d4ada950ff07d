import Foundation

/// The amount of random testing: the environment variable DWELL_EFFORT is a factor of the usual amount.
///
/// At exit, the factor and the total number of events are printed.
public enum RandomEffort {
  /// The factor, 0.01 or more; 1 by default.
  public static let factor: Double = {
    let asked = ProcessInfo.processInfo.environment["DWELL_EFFORT"].flatMap { Double($0) } ?? 1
    return asked.isFinite ? max(asked, 0.01) : 1
  }()

  /// The number of events per component: fewer in debug builds, which are slow.
  public static var events: Int {
    #if DEBUG
    Int(40 * factor)
    #else
    Int(250 * factor)
    #endif
  }

  /// Counts an event.
  public static func count() { tally.add() }

  /// The counter.
  private static let tally = Tally()

  /// A counter for many threads.
  private final class Tally: @unchecked Sendable {
    /// Guards the counter.
    private let lock = NSLock()
    /// The count so far.
    private var number = 0

    /// A counter at 0; it prints its count at exit.
    init() {
      atexit { print("random events: \(RandomEffort.tally.total) sent, DWELL_EFFORT=\(RandomEffort.factor)") }
    }

    /// The number.
    var total: Int { lock.withLock { number } }

    /// Counts one more.
    func add() { lock.withLock { number += 1 } }
  }
}
