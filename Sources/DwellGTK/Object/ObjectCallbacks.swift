#if GTK
import CDwellGTK

/// The functions of the widgets' classes that GObject and C call. An app may call one on another thread by
/// mistake, though only the main thread may use GTK: then it does nothing, and a critical message names it.
package enum ObjectCallbacks {
  /// Reads a property.
  static let get:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard isOnMainThread(object, specification, "read") else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        if let value { WidgetController.of(object)?.properties?.read(id, into: value) }
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

  /// Whether the thread is the main one; otherwise logs an access to an object or a property.
  static func isOnMainThread(
    _ object: UnsafeMutablePointer<GObject>?, _ property: UnsafeMutablePointer<GParamSpec>?, _ what: String
  ) -> Bool {
    isOnMainThread(what) {
      let name = property.map { ":" + String(cString: g_param_spec_get_name($0)) } ?? ""
      return (object.map { String(cString: dwell_type_name($0)) } ?? "") + name
    }
  }

  /// Whether the thread is the main one; otherwise logs a mistake with a name.
  package static func isOnMainThread(_ what: String, name: () -> String) -> Bool {
    guard dwell_is_main_thread() == 0 else { return true }
    g_return_if_fail_warning("Dwell", name(), "\(what) on the main thread, where GTK is used")
    return false
  }
}
#endif
