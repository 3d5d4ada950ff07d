#if GTK
import CDwellGTK

/// How long a picture may take to be decoded.
struct PictureClock: Sendable {
  /// The time in seconds, from an arbitrary start.
  var now: @Sendable () -> Double
  /// The limit for vector images, whose decoder cannot be interrupted, in seconds. Drawings take a tenth of a
  /// second; a filter of a few bytes can take days.
  var vectorLimit = 20.0
  /// The limit for others, in seconds: enough for the largest on a slow machine.
  var limit = 120.0

  /// The clock for pictures that have been decoded before: vector images get the time of the others, so that
  /// a busy moment of the machine doesn't end a video.
  var forChecked: PictureClock {
    var clock = self
    clock.vectorLimit = max(limit, vectorLimit)
    return clock
  }

  /// The system's clock.
  static let system = PictureClock { Double(g_get_monotonic_time()) / 1e6 }
}
#endif
