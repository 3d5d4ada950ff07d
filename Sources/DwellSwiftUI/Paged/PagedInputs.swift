#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// All of the app's settings for a component with pages.
struct PagedInputs<Shown: PagedViewComponent, Page: Hashable>: Equatable {
  /// The component's configuration, without pages and timing.
  var configuration: Shown.Configuration
  /// The pages.
  var pages: PageList<Page>
  /// The selected page; nil while the app hasn't selected one.
  var selection: Page?
  /// The page timer's settings; nil if pages aren't timed.
  var timer: PageTimerValues?
  /// Whether the first page follows the last; nil for the default of the pages.
  var loops: Bool?
  /// What the app sets for single pages.
  var values: [Page: PageValues]
  /// The images shown instead of dots.
  var images: IndicatorImages
  /// The pages marked as seen; nil for those before the current one, if time is shown.
  var seen: Set<Page>?
  /// Whether the app can veto the timer's page turns.
  var asksBeforeAdvancing: Bool
  /// Whether pages turn with animation when the app sets the selection.
  var animatesSelection: Bool
  /// The position that the component follows, in pages; nil if it follows none.
  var position: Double?

  /// The initial component, and the first events to send it.
  var initialState: (Shown, [Dwell.Event]) {
    (Shown(coreConfiguration(currentPage: selectedIndex ?? 0), at: 0), events(from: nil))
  }

  /// The index of the selected page; nil if there is none, or it isn't among the pages.
  var selectedIndex: Int? { selection.flatMap { pages.index(of: $0) } }

  /// Returns whether the page at an index is selected, or none is.
  func selects(_ page: Int) -> Bool { selectedIndex ?? page == page }

  /// Returns whether the selection follows a frozen component to a page: an unknown selection is kept until a
  /// page has been turned.
  func follows(_ page: Int, from start: PagedInputs) -> Bool {
    selectedIndex != nil || page != start.selectedIndex ?? 0
  }

  /// Returns the app's replies to an outcome of a frozen component's time.
  @MainActor
  func replies(to outcome: Dwell.Outcome, mayAdvance: @MainActor (Int) -> Bool) -> [Dwell.Event] {
    if let request = outcome.advanceRequest { return [mayAdvance(request) ? .advance : .veto] }
    guard let change = outcome.pageChange, let page = pages.page(at: change.to),
      let progress = values[page]?.progress, progress.progress < 1
    else { return [] }
    return [.setProgress(progress.progress, rate: progress.rate)]
  }

  /// Changes the component in place, from the state of other inputs.
  /// - Parameters:
  ///   - old: the inputs that the component has.
  ///   - host: the component's host.
  ///   - isAnswer: whether the selection is the app's answer to a page turn, which applies even if it is the
  ///     same as before.
  /// - Returns: the page that replaced the selected one, if that was removed; nil while the selection is
  ///   valid.
  @MainActor
  func update(from old: PagedInputs, in host: ComponentHost<Shown>, isAnswer: Bool) -> Page? {
    var isReplaced = false
    for event in pages.edits(from: old.pages) where host.send(event).pageChange != nil { isReplaced = true }
    let configuration = coreConfiguration()
    if configuration != old.coreConfiguration() {
      if host.configure(configuration).pageChange?.cause == .data { isReplaced = true }
    }
    for event in events(from: old) { host.send(event) }
    let isBeginning = selection != old.selection || isAnswer
    if isBeginning || pages != old.pages, let page = selectedIndex {
      // The first pages that come are shown at once.
      host.send(.select(page: page, animated: animatesSelection && old.pages.count > 0))
      isReplaced = false
    }
    // This follows the selection, which ends the following.
    if position != old.position {
      host.send(
        position.map { .setPosition($0) }
          ?? .select(page: host.component.currentPage, animated: animatesSelection))
    }
    sendProgress(from: old, to: host, isBeginning: isBeginning)
    return isReplaced && old.selectedIndex != nil ? pages.page(at: host.component.currentPage) : nil
  }

  /// Sends the selected page's progress, if the app sets it: when it has changed, and when the page begins.
  @MainActor
  private func sendProgress(from old: PagedInputs, to host: ComponentHost<Shown>, isBeginning: Bool) {
    let current = host.component.currentPage
    if let timer, timer.isOnlyShown, let external = timer.external {
      if isBeginning || external != old.timer?.external {
        host.send(.setProgress(external.progress, rate: external.rate))
      }
      return
    }
    guard let shown = selection ?? pages.page(at: current), let progress = values[shown]?.progress,
      pages.index(of: shown) == current
    else { return }
    let isNew = isBeginning ? progress.progress < 1 : progress != old.values[shown]?.progress
    if isNew { host.send(.setProgress(progress.progress, rate: progress.rate)) }
  }

  /// Returns the configuration for the core. The current page applies only to a new component.
  func coreConfiguration(currentPage: Int = 0) -> Shown.Configuration {
    let settings = PageSettings(
      count: pages.count, currentPage: currentPage, timer: timer, loops: loops,
      asksBeforeAdvancing: asksBeforeAdvancing, images: images)
    var configuration = configuration
    Shown.write(settings, to: &configuration)
    return configuration
  }

  /// Returns the events for settings outside the configuration: pauses, and settings of individual pages that
  /// differ from the old inputs'. New pages start without individual settings.
  private func events(from old: PagedInputs?) -> [Dwell.Event] {
    var events: [Dwell.Event] = []
    let isPaused = timer?.isPaused ?? false
    if isPaused != (old?.timer?.isPaused ?? false) {
      events.append(isPaused ? .pause(.app) : .resume(.app))
    }
    let timed = Set(values.keys).union(old?.values.keys ?? [:].keys)
    let marked = (seen ?? []).union(old?.seen ?? [])
    let indices = pages.indices(of: timed.union(marked))
    let oldIndices = old?.pages == pages ? indices : old?.pages.indices(of: timed.union(marked)) ?? [:]
    for page in timed {
      guard let index = indices[page] else { continue }
      let known = oldIndices[page] == nil ? nil : old?.values[page]?.coreDuration
      let duration = values[page]?.coreDuration
      if duration != known { events.append(.setPageDuration(duration, page: index)) }
    }
    for page in marked {
      guard let index = indices[page] else { continue }
      let known = oldIndices[page] == nil ? false : old?.seen?.contains(page) ?? false
      let isSeen = seen?.contains(page) ?? false
      if isSeen != known { events.append(.setSeen(isSeen, page: index)) }
    }
    // Later progress follows the selection, which is sent after these events.
    if old == nil, let first = selection ?? pages.page(at: 0), let progress = values[first]?.progress,
      progress.progress < 1
    {
      events.append(.setProgress(progress.progress, rate: progress.rate))
    }
    if old == nil, let position { events.append(.setPosition(position)) }
    if let external = timer?.external, external != old?.timer?.external,
      old == nil || timer?.isOnlyShown != true
    {
      events.append(.setProgress(external.progress, rate: external.rate))
    }
    return events
  }
}
#endif
