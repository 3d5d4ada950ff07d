#if GTK
import CDwellGTK

/// Whether the user prefers high contrast: by one of the platform's themes, in libadwaita, or in the
/// desktop's settings, as GTK 4.20 or the settings portal reports (`contrast` of
/// `org.freedesktop.appearance`).
@MainActor
enum ContrastPreference {
  /// Whether the desktop's settings ask for it; false while the portal hasn't answered.
  private static var isInSettings = false
  /// The actions for a change of the desktop's settings, by observer; nil before the first observer.
  private static var observers: [ObjectIdentifier: @MainActor () -> Void]?

  /// Whether it is asked for, given GTK's settings.
  static func isHigh(_ settings: OpaquePointer) -> Bool {
    isInSettings || DesktopSetting.highContrast.isOn(in: settings)
      || dwell_settings_high_contrast(settings) != 0 || dwell_adwaita_high_contrast() != 0
  }

  /// Calls an action whenever the desktop's settings change, until the observer stops.
  static func observe(_ observer: AnyObject, _ action: @escaping @MainActor () -> Void) {
    if observers == nil { dwell_portal_watch_contrast { ContrastPreference.didRead($0 != 0) } }
    observers = observers ?? [:]
    observers?[ObjectIdentifier(observer)] = action
  }

  /// Ends an observation.
  static func stop(_ observer: AnyObject) { observers?[ObjectIdentifier(observer)] = nil }

  /// Called with the portal's value.
  private static func didRead(_ isHigh: Bool) {
    guard isHigh != isInSettings else { return }
    isInSettings = isHigh
    for action in observers?.values.map({ $0 }) ?? [] { action() }
  }
}
#endif
