#if GTK
extension UnsafeMutablePointer {
  /// Casts a GTK object to another of its types, as C does by macros that Swift can't import.
  public func cast<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
#endif
