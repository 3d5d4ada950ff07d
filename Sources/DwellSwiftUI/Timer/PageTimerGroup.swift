#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The state shared by the components inside one `pageTimer`: their pauses, the position of pages that the
/// user moves, and their reports and requests to the app.
///
/// Each component has a timer of its own. A pause of one of them, and of any view with `pausesPages(while:)`,
/// pauses all of them, so that they stay in step; the one that turns the page first sets the app's selection,
/// which the others follow.
@MainActor
final class PageTimerGroup: ObservableObject {
  /// A component of the group, in its state after its latest change.
  private struct Member {
    /// The component's host.
    weak var host: (any PageTimerMember)?
    /// Whether the component is in use.
    var isInUse: Bool
    /// Whether its own pause is on.
    var isPaused: Bool
    /// Whether its time passes.
    var isRunning: Bool
  }

  /// The components, by their hosts' identities.
  private var members: [ObjectIdentifier: Member] = [:]
  /// The views that pause the pages, by their tokens.
  private var views: Set<ObjectIdentifier> = []
  /// Whether the members are being synchronized, so that the changes that they report are ignored.
  private var isSyncing = false
  /// Whether the latest report to the app was that time passes.
  private var isRunning = false
  /// Whether the end of the last page's time has been reported.
  private var hasEnded = false
  /// The app's latest answer to a request to advance.
  private var answer: (member: ObjectIdentifier, page: Int, isAllowed: Bool, time: Double)?

  /// The latest turn.
  private var turn: (page: Int, cause: PageChangeCause)?
  /// The component whose pages the user moves; nil without one.
  private weak var leader: (any PageTimerMember)?
  /// What the app sets for single pages on one of the views.
  let sharing = PageSharing()
  /// The state that buttons show.
  let status = PagesStatus()

  /// How long the app's answer applies to other members' requests, in seconds: longer than a frame, and
  /// shorter than most pages (our choice).
  private static let answerLifetime = 0.1

  /// Creates the state of no components.
  init() { status.host = { [weak self] in self?.hosts.first } }

  /// Adds a component, which adopts the pauses of the others, and their progress if it shows the same page.
  func join(_ host: any PageTimerMember) {
    let id = ObjectIdentifier(host)
    guard members[id] == nil else { return }
    let peers = members.values.compactMap(\.host)
    let isPaused = members.values.contains { $0.isPaused }
    members[id] = Member(
      host: host, isInUse: host.isInUse, isPaused: host.isPaused, isRunning: host.isTimeRunning)
    if isPaused { host.setPaused(true, byUser: false) }
    if let peer = peers.first(where: { host.showsSamePage(as: $0) }) { host.takeProgress(of: peer) }
    synchronize(with: host)
    updateStatus()
  }

  /// Removes a component, and its pauses.
  func leave(_ host: any PageTimerMember) {
    guard members.removeValue(forKey: ObjectIdentifier(host)) != nil else { return }
    host.setPausedByOthers(false)
    synchronize(with: host)
    updateStatus()
  }

  /// Updates whether a view pauses the pages.
  func set(_ isPausing: Bool, by view: AnyObject) {
    let id = ObjectIdentifier(view)
    guard views.contains(id) != isPausing else { return }
    if isPausing { views.insert(id) } else { views.remove(id) }
    synchronize(with: nil)
  }

  /// Synchronizes the other components with one that has changed.
  /// - Parameters:
  ///   - host: the component's host.
  ///   - byUser: whether the user, and not the app, may have changed its pause.
  func update(_ host: any PageTimerMember, byUser: Bool) {
    let id = ObjectIdentifier(host)
    guard let old = members[id] else { return }
    let new = Member(
      host: host, isInUse: host.isInUse, isPaused: host.isPaused, isRunning: host.isTimeRunning)
    members[id] = new
    lead(from: host)
    updateStatus()
    guard !isSyncing, new.isInUse != old.isInUse || new.isPaused != old.isPaused else { return }
    synchronize(with: host, isPaused: new.isPaused == old.isPaused ? nil : new.isPaused, byUser: byUser)
  }

  /// Synchronizes all components with one of them.
  /// - Parameters:
  ///   - host: the component that has changed; nil if a view has.
  ///   - isPaused: the pause that all components adopt; nil for none.
  ///   - byUser: whether the user has changed that pause.
  private func synchronize(with host: (any PageTimerMember)?, isPaused: Bool? = nil, byUser: Bool = false) {
    isSyncing = true
    defer { isSyncing = false }
    members = members.filter { $0.value.host != nil }
    for (id, member) in members {
      let others = members.contains { $0.key != id && $0.value.isInUse }
      member.host?.setPausedByOthers(others || !views.isEmpty)
      if let isPaused, member.host !== host { member.host?.setPaused(isPaused, byUser: byUser) }
    }
  }

  /// Lets dots beside pages follow them while the user moves them, like the dots inside, and adopts their
  /// velocity on release.
  private func lead(from host: any PageTimerMember) {
    let pages = host.movedPages
    let isMoved = pages != nil && pages?.velocity == nil
    guard isMoved || leader === host else { return }
    leader = isMoved ? host : nil
    for member in members.values {
      guard let marks = member.host, marks !== host, marks.timer?.pageCount == host.timer?.pageCount else {
        continue
      }
      if isMoved, let pages {
        if marks.showsSamePage(as: host) { marks.follow(pages.position, velocity: nil) }
      } else {
        marks.follow(pages?.position ?? Double(host.timer?.currentPage ?? 0), velocity: pages?.velocity ?? 0)
      }
    }
  }

  /// Updates the state of buttons.
  private func updateStatus() { status.update(from: hosts) }

  /// The hosts of the components, those with pages of their own first.
  private var hosts: [any PageTimerMember] {
    members.values.compactMap(\.host).sorted { $0.hasPages && !$1.hasPages }
  }

  /// Pauses or resumes all components for the user.
  func setPausedByPerson(_ isPaused: Bool) {
    isSyncing = true
    defer { isSyncing = false }
    for host in members.values.compactMap(\.host) { host.setPausedByPerson(isPaused) }
  }

  /// Returns whether time passes in any component, if that has changed since the last call; nil otherwise.
  func takeRunningChange() -> Bool? {
    let isRunning = members.values.contains { $0.isRunning }
    defer { self.isRunning = isRunning }
    return isRunning == self.isRunning ? nil : isRunning
  }

  /// Returns whether the end of the last page's time should be reported: every component has it, the app gets
  /// it once.
  func takeFirstEnd() -> Bool {
    defer { hasEnded = true }
    return !hasEnded
  }

  /// Records that a page's time has begun, so that the next end is reported.
  /// - Returns: the cause of the turn: the first one, if other components only follow it.
  func noteTurn(to page: Int, _ cause: PageChangeCause) -> PageChangeCause {
    hasEnded = false
    if cause != .app || turn?.page != page { turn = (page, cause) }
    return turn?.cause ?? cause
  }

  /// Asks the app whether a component may advance, unless another one has just asked the same.
  func mayAdvance(to page: Int, for host: any PageTimerMember, at time: Double) -> Bool {
    let id = ObjectIdentifier(host)
    if let answer, answer.member != id, answer.page == page, abs(time - answer.time) < Self.answerLifetime {
      self.answer = nil
      return answer.isAllowed
    }
    let isAllowed = sharing.mayAdvance(to: page)
    answer = (id, page, isAllowed, time)
    return isAllowed
  }
}

extension EnvironmentValues {
  /// The key of ``surroundingTimerGroup``.
  private struct SurroundingGroupKey: EnvironmentKey {
    static var defaultValue: PageTimerGroup? { nil }
  }
  /// The key of ``pagesArePaused``.
  private struct PausedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The group of the nearest `pageTimer`, even from inside a page: views there pause it, while components
  /// there have their own time.
  var surroundingTimerGroup: PageTimerGroup? {
    get { self[SurroundingGroupKey.self] }
    set { self[SurroundingGroupKey.self] = newValue }
  }

  /// Whether a `pausesPages(while:)` around a `pageTimer` pauses it.
  var pagesArePaused: Bool {
    get { self[PausedKey.self] }
    set { self[PausedKey.self] = newValue }
  }
}
#endif
