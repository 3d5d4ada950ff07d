#if GTK
import CDwellGTK

/// A preference of the user's that only newer versions of GTK report, in their settings.
@MainActor
package struct DesktopSetting {
  /// The name of the property of GtkSettings.
  let name: String
  /// The value of its enumeration that asks for it.
  private let value: Int32

  /// Less motion (GTK 4.22): `GTK_REDUCED_MOTION_REDUCE`.
  static let reducedMotion = DesktopSetting(name: "gtk-interface-reduced-motion", value: 1)
  /// More contrast (GTK 4.20): `GTK_INTERFACE_CONTRAST_MORE`.
  static let highContrast = DesktopSetting(name: "gtk-interface-contrast", value: 2)

  /// Returns the value of a setting; 0 if the running GTK doesn't know it. Tests replace it.
  static var read: (_ settings: OpaquePointer, _ name: String) -> Int32 = { dwell_settings_value($0, $1) }

  /// Whether the user has asked for it.
  func isOn(in settings: OpaquePointer) -> Bool { Self.read(settings, name) == value }

  /// Whether the user asks for reduced motion: for none of GTK's animations, or for fewer.
  package static func reducesMotion(_ settings: OpaquePointer) -> Bool {
    dwell_settings_enable_animations(settings) == 0 || reducedMotion.isOn(in: settings)
  }
}
#endif
