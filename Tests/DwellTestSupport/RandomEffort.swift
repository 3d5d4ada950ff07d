import Foundation

/// How much random testing is done: the number in the environment's DWELL_EFFORT times the usual amount.
public enum RandomEffort {
  /// The factor, 1 or more.
  public static let factor: Int = {
    max(ProcessInfo.processInfo.environment["DWELL_EFFORT"].flatMap { Int($0) } ?? 1, 1)
  }()
}
