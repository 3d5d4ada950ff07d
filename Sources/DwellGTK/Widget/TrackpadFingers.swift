#if GTK
/// Who follows the fingers on a trackpad and their momentum, from their touch to the next.
enum TrackpadFingers {
  /// They have touched, and not moved.
  case resting
  /// The widget's pages.
  case ours
  /// Pages around them, which can follow where these can't.
  case left
}
#endif
