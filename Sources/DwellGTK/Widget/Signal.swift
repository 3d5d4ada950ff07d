#if GTK
import CDwellGTK

/// Swift closures as handlers of GTK's signals, retained as long as the object lives.
@MainActor
public enum Signal {
  /// A closure in an object that C can hold.
  @MainActor
  private final class Handler {
    /// The closure.
    let action: @MainActor () -> Void

    /// Creates a handler.
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Calls the handler behind a C pointer.
    static func call(_ data: gpointer?) {
      guard let data else { return }
      Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().action()
    }
  }

  /// Calls an action on a signal without arguments, such as `clicked`.
  public static func connect(_ object: gpointer?, _ name: String, _ action: @escaping @MainActor () -> Void) {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handler.call(data) }
    connect(object, name, unsafeBitCast(callback, to: GCallback.self), action)
  }

  /// Calls an action when a property changes.
  public static func connect(
    _ object: gpointer?, property: String, _ action: @escaping @MainActor () -> Void
  ) {
    connect(object, detailed: "notify::" + property, action)
  }

  /// Calls an action on a signal with one argument, such as `direction-changed`.
  public static func connect(
    _ object: gpointer?, detailed name: String, _ action: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Handler.call(data)
    }
    connect(object, name, unsafeBitCast(callback, to: GCallback.self), action)
  }

  /// Connects a callback that calls an action.
  private static func connect(
    _ object: gpointer?, _ name: String, _ callback: GCallback?, _ action: @escaping @MainActor () -> Void
  ) {
    guard let object else { return }
    _ = dwell_connect_owned(
      object, name, callback, Unmanaged.passRetained(Handler(action)).toOpaque(),
      { data in
        if let data { Unmanaged<Handler>.fromOpaque(data).release() }
      })
  }
}
#endif
