/// Mistakes on their way to the developer: each is told once, however often it is made.
struct DiagnosticsLog: Equatable, Sendable {
  /// What no outcome has told yet.
  private var pending = Diagnostics()
  /// What has been told.
  private var told = Diagnostics()

  /// Nothing to tell.
  init() {}

  /// Keeps mistakes to tell.
  mutating func note(_ diagnostics: Diagnostics) { pending.formUnion(diagnostics) }

  /// What an outcome is to tell now.
  mutating func take() -> Diagnostics {
    let news = pending.subtracting(told)
    told.formUnion(pending)
    pending = Diagnostics()
    return news
  }
}
