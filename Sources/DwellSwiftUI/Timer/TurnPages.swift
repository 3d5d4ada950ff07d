#if canImport(SwiftUI)
import Dwell
import Observation
import SwiftUI

/// The state of pages that buttons anywhere show.
@MainActor @Observable
final class PagesStatus {
  /// Whether the user, the app or assistive technology has paused the pages.
  private(set) var isPaused = false
  /// Whether there are pages whose time can be paused.
  private(set) var canPause = false
  /// Whether there is a previous page.
  private(set) var canTurnBack = false
  /// Whether there is a next page.
  private(set) var canTurnForward = false

  /// Returns the component that turns; nil without one.
  @ObservationIgnored var host: () -> (any PageTimerMember)? = { nil }

  /// Takes the state of components. Only values that differ are set, so that views are evaluated only then.
  func update(from hosts: [any PageTimerMember]) {
    set(\.isPaused, hosts.contains { $0.isPausedByPerson })
    set(\.canPause, hosts.contains { $0.timer?.hasTime ?? false })
    set(\.canTurnBack, hosts.first?.canTurn(by: -1) ?? false)
    set(\.canTurnForward, hosts.first?.canTurn(by: 1) ?? false)
  }

  /// Sets a value that differs.
  private func set(_ keyPath: ReferenceWritableKeyPath<PagesStatus, Bool>, _ value: Bool) {
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
  }
}

/// Turns pages from anywhere: from a button beside them in the same `pageTimer`, or inside a page.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Steps: View {
///   var body: some View {
///     VStack {
///       PageView(["Pack", "Travel", "Arrive"], id: \.self) { Text($0) }
///       StepButtons()
///     }
///     .pageTimer(nil)
///   }
/// }
///
/// struct StepButtons: View {
///   @Environment(\.turnPages) private var turnPages
///   var body: some View {
///     Button("Back") { turnPages.previous() }.disabled(!turnPages.canTurn(by: -1))
///     Button("Next") { turnPages.next() }.disabled(!turnPages.canTurn(by: 1))
///     Button("Skip") { turnPages(to: "Arrive") }
///   }
/// }
/// ```
///
/// Without pages around it does nothing.
@MainActor
public struct TurnPagesAction {
  /// The state of the pages; nil without pages. It is the same object as long as the pages are there, so
  /// views that read the action aren't evaluated because of it.
  private let status: PagesStatus?

  /// Creates an action for pages.
  nonisolated init(_ status: PagesStatus?) { self.status = status }

  /// Turns to the next page, as the user would.
  public func next() { status?.host()?.turn(.pageDown) }

  /// Turns to the previous page, as the user would.
  public func previous() { status?.host()?.turn(.pageUp) }

  /// Turns to a page, as the app would. A page of another type, or that isn't among the pages, is ignored; of
  /// unbounded pages (``PageView/init(around:next:previous:content:)-(Selection,_,_,_)``) each is one.
  public func callAsFunction<Page: Hashable>(to page: Page) { status?.host()?.turn(to: page) }

  /// Returns whether there is a page after the current one, with a step above 0, or before it.
  public func canTurn(by step: Int) -> Bool {
    (step > 0 ? status?.canTurnForward : status?.canTurnBack) ?? false
  }
}

extension EnvironmentValues {
  /// The key of ``turnPages``.
  private struct TurnKey: EnvironmentKey {
    static var defaultValue: TurnPagesAction { TurnPagesAction(nil) }
  }

  /// Turns the pages that a view is in, or those of the `pageTimer` around it.
  public internal(set) var turnPages: TurnPagesAction {
    get { self[TurnKey.self] }
    set { self[TurnKey.self] = newValue }
  }
}
#endif
