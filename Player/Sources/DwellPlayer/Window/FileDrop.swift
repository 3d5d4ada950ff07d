#if GTK
import CDwellGTK
import DwellGTK

/// Files that are dropped on a widget. Owned by the widget.
@MainActor
final class FileDrop {
  /// Called with the paths of the files; returns whether they are taken.
  private let didDrop: @MainActor ([String]) -> Bool

  /// Stores the callback.
  private init(_ didDrop: @escaping @MainActor ([String]) -> Bool) { self.didDrop = didDrop }

  /// Accepts files that are dropped on a widget.
  static func connect(
    _ widget: UnsafeMutablePointer<GtkWidget>, didDrop: @escaping @MainActor ([String]) -> Bool
  ) {
    guard let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY) else { return }
    let context = Unmanaged.passRetained(FileDrop(didDrop)).toOpaque()
    g_object_set_data_full(widget.cast(to: GObject.self), "dwell-drop", context) { data in
      if let data { Unmanaged<FileDrop>.fromOpaque(data).release() }
    }
    let dropped: @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
      _, value, _, _, context in
      guard let context, let value else { return 0 }
      let paths = FileDrop.paths(in: value)
      return !paths.isEmpty && Unmanaged<FileDrop>.fromOpaque(context).takeUnretainedValue().didDrop(paths)
        ? 1 : 0
    }
    _ = dwell_connect(
      UnsafeMutableRawPointer(target), "drop", unsafeBitCast(dropped, to: GCallback.self), context)
    gtk_widget_add_controller(widget, target)
  }

  /// The paths of a list of files (GdkFileList), or their addresses, by which they are reported: for files on
  /// other computers, and names that aren't UTF-8.
  static func paths(in value: UnsafePointer<GValue>) -> [String] {
    guard let list = g_value_get_boxed(value) else { return [] }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    var paths: [String] = []
    var link = files
    while let current = link {
      let file = OpaquePointer(current.pointee.data)
      let (path, address) = (g_file_get_path(file), g_file_get_uri(file))
      if let text = path.flatMap({ String(validatingCString: $0) }) ?? address.map({ String(cString: $0) }) {
        paths.append(text)
      }
      g_free(path)
      g_free(address)
      link = current.pointee.next
    }
    return paths
  }
}
#endif
