#if canImport(SwiftUI)
import Observation
import SwiftUI

/// What an app sets for single pages on one of the views that show them in one `pageTimer`: it applies to
/// all.
@MainActor @Observable
final class PageSharing {
  /// What one view shares.
  struct Part: Equatable {
    /// The number of the view's pages.
    var pageCount: Int
    /// What the app sets for pages, by index.
    var values: [Int: PageValues]
    /// Whether the app can veto the timer's turns.
    var asksApp: Bool
  }

  /// What each view shares, by its host.
  private var parts: [ObjectIdentifier: Part] = [:]
  /// The hosts, and the app's answers whether the timer may turn to the page at an index.
  @ObservationIgnored private var hosts: [ObjectIdentifier: (host: Host, answer: (Int) -> Bool?)] = [:]

  /// A host, as long as its view exists.
  private struct Host {
    /// The host.
    weak var object: (any PageTimerMember)?
  }

  /// Whether the app can veto the timer's turns.
  var asksApp: Bool { parts.values.contains { $0.asksApp } }

  /// Returns what other views set for pages of a view.
  func values(for host: any PageTimerMember, pageCount: Int) -> [Int: PageValues] {
    parts.filter { $0.key != ObjectIdentifier(host) && $0.value.pageCount == pageCount }.values
      .reduce(into: [:]) { result, part in result.merge(part.values) { $0.merging($1) } }
  }

  /// Sets the app's answer for a view.
  func setAnswer(_ answer: @escaping (Int) -> Bool?, of host: any PageTimerMember) {
    hosts[ObjectIdentifier(host)] = (Host(object: host), answer)
  }

  /// Sets what a view shares.
  func set(_ part: Part, of host: any PageTimerMember) {
    hosts = hosts.filter { $0.value.host.object != nil }
    parts = parts.filter { hosts[$0.key] != nil }
    parts[ObjectIdentifier(host)] = part
  }

  /// Returns whether the app lets the timer turn to the page at an index.
  func mayAdvance(to page: Int) -> Bool {
    hosts.values.allSatisfy { $0.host.object == nil || $0.answer(page) ?? true }
  }
}

/// Shares what an app sets for the pages of a view with the other views in its `pageTimer`.
struct PageSharingModifier: ViewModifier {
  /// The view's host.
  let host: any PageTimerMember
  /// What the view shares.
  let part: PageSharing.Part
  /// Returns the app's answer whether the timer may turn to the page at an index; nil without one.
  let answer: @MainActor (Int) -> Bool?
  /// The state shared by the components inside one `pageTimer`; nil if pages aren't timed.
  @Environment(\.pages.group) private var group

  func body(content: Content) -> some View {
    let _ = group?.sharing.setAnswer(answer, of: host)
    content
      .onChange(of: part, initial: true) { group?.sharing.set(part, of: host) }
      .onChange(of: group.map { ObjectIdentifier($0) }) { group?.sharing.set(part, of: host) }
  }
}
#endif
