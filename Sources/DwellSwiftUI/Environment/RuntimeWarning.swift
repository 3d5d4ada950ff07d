#if canImport(SwiftUI) && DEBUG
#if canImport(os)
import MachO
import os

/// Shows the developer's mistakes in Xcode like SwiftUI's own: as a warning in the issue navigator while the
/// app runs, and a line in the console.
enum RuntimeWarning {
  /// Xcode shows faults of this subsystem if a system framework has logged them: it attributes the message to
  /// SwiftUI.
  private static let log = OSLog(subsystem: "com.apple.runtime-issues", category: "Dwell")
  /// SwiftUI's image in memory; this one's if SwiftUI's isn't found.
  nonisolated(unsafe) private static let image: UnsafeRawPointer = {
    for index in 0..<_dyld_image_count() {
      guard let name = _dyld_get_image_name(index), String(cString: name).hasSuffix("/SwiftUI"),
        let header = _dyld_get_image_header(index)
      else { continue }
      return UnsafeRawPointer(header)
    }
    return UnsafeRawPointer(#dsohandle)
  }()

  /// Shows a message.
  static func show(_ message: String) {
    os_log(.fault, dso: image, log: log, "%{public}@", message)
  }
}
#else
/// Prints the developer's mistakes.
enum RuntimeWarning {
  /// Prints a message.
  static func show(_ message: String) { print("Dwell: \(message)") }
}
#endif
#endif
