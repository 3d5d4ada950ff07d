#if GTK
extension UnsafeMutablePointer {
  /// A GTK object as another of the types that it is, which C does by macros that Swift cannot import.
  package func cast<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
#endif
