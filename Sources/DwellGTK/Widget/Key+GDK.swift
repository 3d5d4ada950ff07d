#if GTK
import CDwellGTK
import Dwell

extension GdkModifierType {
  /// Whether Control, Alt or Super is among them, so that a key is a shortcut of the app or the desktop.
  var areOfShortcuts: Bool {
    let shortcuts =
      GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return rawValue & shortcuts != 0
  }
}

extension Key {
  /// Converts a GDK key symbol, including those of the number pad; nil for other keys, and with Control, Alt
  /// or Super, which belong to the app and the desktop.
  init?(keyval: guint, modifiers: GdkModifierType) {
    guard !modifiers.areOfShortcuts else { return nil }
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    default: return nil
    }
  }
}
#endif
