#if GTK
import DwellGTK
import CDwellGTK

/// Calls actions when the main loop is idle.
@MainActor
public enum Idle {
  /// A closure in a box, for C.
  @MainActor
  private final class Action {
    /// The closure.
    let action: @MainActor () -> Void

    /// Boxes a closure.
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  /// Calls an action once, before the next frame is drawn.
  public static func call(_ action: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { data in
        if let data {
          Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().action()
        }
        return 0
      }, Unmanaged.passRetained(Action(action)).toOpaque(),
      { data in
        if let data { Unmanaged<Action>.fromOpaque(data).release() }
      })
  }
}
#endif
