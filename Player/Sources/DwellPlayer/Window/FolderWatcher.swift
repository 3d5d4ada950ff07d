#if GTK
import CDwellGTK
import DwellGTK

/// Reports files that are added to folders, changed there or removed: once they are complete, as far as the
/// system knows; and folders likewise.
@MainActor
final class FolderWatcher {
  /// Called with the path of a file that was written, moved or linked into one of the folders, or of a folder
  /// that was created or moved there; more than once for some.
  private let fileDidArrive: @MainActor (_ path: String) -> Void
  /// Called when a file or folder has left one of the folders, or one of the folders itself is gone.
  private let fileDidLeave: @MainActor () -> Void
  /// The monitors (GFileMonitor).
  private var monitors: [UnsafeMutablePointer<GFileMonitor>] = []

  /// The maximum number of watched folders: a fraction of a user's limit on usual systems.
  static let maximumCount = 1000

  /// Watches folders; those beyond ``maximumCount``, and those on file systems that don't report changes, are
  /// not watched.
  init(
    _ folders: [String], fileDidLeave: @escaping @MainActor () -> Void = {},
    fileDidArrive: @escaping @MainActor (_ path: String) -> Void
  ) {
    self.fileDidArrive = fileDidArrive
    self.fileDidLeave = fileDidLeave
    for folder in folders { watch(folder) }
  }

  isolated deinit {
    for monitor in monitors {
      dwell_disconnect_all(monitor, Unmanaged.passUnretained(self).toOpaque())
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
    }
  }

  /// Watches another folder, unless there are too many.
  func watch(_ folder: String) {
    guard monitors.count < Self.maximumCount else { return }
    guard let file = g_file_new_for_path(folder) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return }
    let changed:
      @convention(c) (gpointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, gpointer?) -> Void = {
        _, file, other, event, context in
        guard let context else { return }
        let watcher = Unmanaged<FolderWatcher>.fromOpaque(context).takeUnretainedValue()
        let leaving = [
          G_FILE_MONITOR_EVENT_DELETED, G_FILE_MONITOR_EVENT_MOVED_OUT, G_FILE_MONITOR_EVENT_RENAMED,
          G_FILE_MONITOR_EVENT_UNMOUNTED,
        ]
        if leaving.contains(event) { watcher.fileDidLeave() }
        let arrived: OpaquePointer? =
          switch event {
          case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_MOVED_IN: file
          case G_FILE_MONITOR_EVENT_CREATED where FolderWatcher.isFolder(file): file
          case G_FILE_MONITOR_EVENT_RENAMED: other
          default: nil
          }
        guard let arrived, let path = g_file_get_path(arrived) else { return }
        defer { g_free(path) }
        guard let text = String(validatingCString: path) else { return }
        watcher.fileDidArrive(text)
      }
    _ = dwell_connect(
      monitor, "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    monitors.append(monitor)
  }

  /// Whether a file (GFile) is a folder, which is complete when it is created.
  private static func isFolder(_ file: OpaquePointer?) -> Bool {
    file.map { g_file_query_file_type($0, G_FILE_QUERY_INFO_NONE, nil) == G_FILE_TYPE_DIRECTORY } ?? false
  }
}
#endif
