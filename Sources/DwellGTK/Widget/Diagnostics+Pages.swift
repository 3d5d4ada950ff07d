#if GTK
import Dwell

extension Diagnostics {
  /// A widget that was given as a page already has a parent, is a window or a popover, or contains the
  /// component. It stays where it is: its page is empty, and an insertion is ignored.
  public static let pageHasParent = Diagnostics(rawValue: 1 << 15)
}
#endif
