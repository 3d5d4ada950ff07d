#if GTK
import CDwellGTK

/// A widget's source of time and wake-ups. Tests use one of their own.
@MainActor
public protocol FrontClock: AnyObject {
  /// The time, in seconds; it never decreases.
  var now: Double { get }

  /// Returns the presentation time of the frame that is being drawn, in seconds.
  /// - Parameter widget: the widget that is drawing.
  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double

  /// Calls `action` once, no earlier than at a time; as soon as possible if it is past.
  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp

  /// Whether the clock is stopped, so that nothing moves and no frame needs drawing. When it starts again,
  /// its owner sends ``Event/tick`` to the widgets that use it.
  var isStanding: Bool { get }
}

extension FrontClock {
  /// False by default.
  public var isStanding: Bool { false }
}

/// A scheduled call.
@MainActor
public protocol WakeUp: AnyObject {
  /// Cancels the call, if it hasn't happened yet.
  func cancel()
}

/// The clock of GDK's frame clocks: GLib's monotonic time.
@MainActor
public final class SystemClock: FrontClock {
  /// The shared instance.
  public static let shared = SystemClock()

  /// Use ``shared``.
  private init() {}

  /// GLib's monotonic time, in seconds.
  public var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// The time of the widget's frame clock; ``now`` while the widget isn't in a window.
  public func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }

  /// Calls `action` by a GLib timeout, with a resolution of a millisecond.
  public func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    // The timeout is limited to a day; the caller then asks again.
    let milliseconds = ((time - now) * 1000).rounded(.up)
    return Timeout(after: guint(min(max(milliseconds, 0), 86_400_000)), action)
  }

  /// A GLib timeout.
  private final class Timeout: WakeUp {
    /// The event source's id; 0 once it is removed.
    private var source: guint = 0
    /// The scheduled call.
    private let action: @MainActor () -> Void

    /// Calls `action` after `milliseconds`.
    init(after milliseconds: guint, _ action: @escaping @MainActor () -> Void) {
      self.action = action
      source = g_timeout_add_full(
        G_PRIORITY_DEFAULT, milliseconds,
        { data in
          guard let data else { return 0 }
          let timeout = Unmanaged<Timeout>.fromOpaque(data).takeUnretainedValue()
          timeout.source = 0
          timeout.action()
          return 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in
          if let data { Unmanaged<Timeout>.fromOpaque(data).release() }
        })
    }

    func cancel() {
      guard source != 0 else { return }
      g_source_remove(source)
      source = 0
    }
  }
}
#endif
