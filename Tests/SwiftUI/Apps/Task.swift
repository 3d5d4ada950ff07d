extension View {
  /// Adds a task that begins before the view appears, and again when a value changes; the stand-in has none
  /// to wait for, and doesn't run it.
  public func task<T: Equatable>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { adding(.other("task")) }
}
