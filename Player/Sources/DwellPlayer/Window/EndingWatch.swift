#if GTK
import CDwellGTK
import DwellFiles
import DwellGTK
import Glibc

/// Lets the main loop handle the first signal that would end the program, such as Ctrl+C in its terminal; the
/// next one ends it.
@MainActor
final class EndingWatch {
  /// Called once a signal has arrived.
  private let didEnd: @MainActor () -> Void
  /// The signals.
  private let signals: TerminationSignals
  /// The reading end of the pipe with which a signal handler, which may do little else, wakes the main loop.
  private let input: Int32
  /// The source of the main loop.
  private var source: guint = 0

  /// The writing end of the pipe.
  nonisolated(unsafe) private static var output: Int32 = -1

  /// Watches until ``stop()``; nil without a pipe. There is one at a time.
  init?(didEnd: @escaping @MainActor () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.didEnd = didEnd
    (input, Self.output) = (ends[0], ends[1])
    signals = TerminationSignals { _ in
      var byte: UInt8 = 0
      _ = write(EndingWatch.output, &byte, 1)
    }
    let channel = g_io_channel_unix_new(input)
    source = g_io_add_watch(
      channel, G_IO_IN,
      { _, _, context in
        guard let context else { return 0 }
        MainActor.assumeIsolated {
          let watch = Unmanaged<EndingWatch>.fromOpaque(context).takeUnretainedValue()
          watch.source = 0
          watch.signals.release()
          watch.didEnd()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
    g_io_channel_unref(channel)
  }

  /// Leaves signals to the system again.
  func stop() {
    signals.release()
    if source != 0 { g_source_remove(source) }
    source = 0
    close(input)
    close(Self.output)
  }
}
#endif
