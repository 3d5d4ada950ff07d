#if GTK
import Dwell

extension SeenPages {
  /// Sets whether a moment is among them. A negative one is ignored.
  mutating func set(_ isSeen: Bool, _ moment: Int) {
    guard moment >= 0 else { return }
    if isSeen { return insert(moment) }
    self = SeenPages(
      ranges.flatMap { [$0.clamped(to: 0..<moment), $0.clamped(to: moment + 1..<(.max))] })
  }
}
#endif
