#if GTK
import CDwellGTK
import Glibc

/// What GObject calls of the widgets' classes, by mistake of an app also on another thread than the main one,
/// which alone may use GTK. There nothing is done, and a critical message names what was called.
enum ObjectCalls {
  /// The main thread.
  private static let mainThread: pthread_t = MainActor.assumeIsolated { pthread_self() }

  /// Notes which thread is the main one; call it there, before there is any widget.
  @MainActor static func begin() { _ = mainThread }

  /// Reads a property.
  static let get:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard isOnMainThread(object, specification, "read") else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        if let value { WidgetPeer.of(object)?.properties?.read(id, into: value) }
      }
    }

  /// Sets a property.
  static let set:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard isOnMainThread(object, specification, "set") else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        guard let object, let value else { return }
        AnyObjectType.set(value, for: id, of: object)
      }
    }

  /// Completes an instance that has been constructed.
  static let construct: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object else { return }
    dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.constructed(object)
    guard isOnMainThread(object, nil, "created") else { return }
    nonisolated(unsafe) let own = object
    MainActor.assumeIsolated { AnyObjectType.completeIfNeeded(own) }
  }

  /// Completes an instance that is being made.
  static let initialize: @convention(c) (UnsafeMutablePointer<GTypeInstance>?, gpointer?) -> Void = {
    instance, _ in
    guard let instance else { return }
    let object = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self)
    guard isOnMainThread(object, nil, "created") else { return }
    nonisolated(unsafe) let own = object
    MainActor.assumeIsolated { AnyObjectType.completeIfNeeded(own) }
  }

  /// Whether the thread is the main one; otherwise logs what was done to an object or to its property.
  private static func isOnMainThread(
    _ object: UnsafeMutablePointer<GObject>?, _ property: UnsafeMutablePointer<GParamSpec>?, _ what: String
  ) -> Bool {
    guard pthread_equal(pthread_self(), mainThread) == 0, let object else { return true }
    let type = String(cString: dwell_type_name(object))
    let name = property.map { ":" + String(cString: g_param_spec_get_name($0)) } ?? ""
    g_return_if_fail_warning("Dwell", "\(type)\(name)", "\(what) on the main thread, where GTK is used")
    return false
  }
}
#endif
