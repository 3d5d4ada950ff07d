#if GTK
import CDwellGTK

/// Where a widget's time comes from, and who wakes it. Tests put a clock of their own in its place.
@MainActor
public protocol FrontClock: AnyObject {
  /// The time, in seconds; it never goes back.
  var now: Double { get }

  /// The time that the frame which is being drawn is for.
  /// - Parameter widget: the widget that draws it.
  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double

  /// Calls `action` once when a time has come, and not before; soon, if it is past.
  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp

  /// Whether no time passes, so that nothing moves and no frame is worth drawing. Whoever lets it pass again
  /// sends ``Event/tick`` to the widgets that go by it.
  var isStanding: Bool { get }
}

extension FrontClock {
  /// Most clocks never stand.
  public var isStanding: Bool { false }
}

/// A call that is to come, until it has come or is cancelled.
@MainActor
public protocol WakeUp: AnyObject {
  /// Makes sure that the call doesn't come any more.
  func cancel()
}

/// The clock that the screen's frames go by: GLib's monotonic time.
@MainActor
public final class SystemClock: FrontClock {
  /// The one clock of the system.
  public static let shared = SystemClock()

  /// Use ``shared``.
  private init() {}

  /// GLib's monotonic time, in seconds.
  public var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// The time of the frame clock that the widget draws by; ``now`` while it is in no window.
  public func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
  }

  /// Calls `action` by a GLib timeout, to the millisecond.
  public func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    // Later than a day from now the action comes early, and asks again.
    let milliseconds = ((time - now) * 1000).rounded(.up)
    return Timeout(after: guint(min(max(milliseconds, 0), 86_400_000)), action)
  }

  /// A GLib timeout.
  private final class Timeout: WakeUp {
    /// The number of the event source; 0 once it is gone.
    private var source: guint = 0
    /// What is to be called.
    private let action: @MainActor () -> Void

    /// Calls `action` after so many milliseconds.
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
