#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Shows a component with pages, and keeps it and the app's selection together.
struct PagedView<Shown: PagedViewComponent, Page: Hashable, Shape: View>: View {
  /// The page that is shown.
  @Binding var selection: Page
  /// The pages.
  let pages: PageList<Page>
  /// What the component is like, apart from pages and time.
  let configuration: Shown.Configuration
  /// The pages that count as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?
  /// What the component looks like, given what keeps it and what it is like.
  @ViewBuilder let shape: (ComponentHost<Shown>, Shown.Configuration) -> Shape
  /// What keeps the component.
  @StateObject private var owner: HostOwner<Shown>
  /// The time of pages.
  @Environment(\.pageTimer) private var timer
  /// The times of pages that have one of their own.
  @Environment(\.pageDurations) private var durations
  /// The images in place of dots.
  @Environment(\.pageIndicatorImages) private var images
  /// What the app does when something happens.
  @Environment(\.pageEvents) private var events
  /// The titles of pages.
  @Environment(\.pageTitle) private var title
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// A view of a component for pages.
  init(
    selection: Binding<Page>, pages: PageList<Page>, configuration: Shown.Configuration,
    seen: Set<AnyHashable>? = nil,
    @ViewBuilder shape: @escaping (ComponentHost<Shown>, Shown.Configuration) -> Shape
  ) {
    _selection = selection
    self.pages = pages
    self.configuration = configuration
    self.seen = seen
    self.shape = shape
    _owner = StateObject(wrappedValue: HostOwner(ComponentHost(Shown(configuration, at: 0))))
  }

  /// The component, tied to the selection.
  var body: some View {
    let inputs = inputs
    let host = owner.host
    let _ = host.prepare(clock: clock) { inputs.initialState }
    let _ = host.onOutcome = { report($0) }
    shape(host, inputs.coreConfiguration())
      .environment(\.pageTitleByNumber) { number in
        pages.page(at: number).flatMap { title(AnyHashable($0)) }
      }
      .onChange(of: inputs) { old, new in
        if let page = new.update(from: old, in: host) { selection = page }
      }
  }

  /// All that the app says.
  private var inputs: PagedInputs<Shown, Page> {
    PagedInputs(
      configuration: configuration, pages: pages, selection: selection, timer: timer, durations: durations,
      images: images, seen: seen, asksBeforeAdvancing: events.mayAdvance != nil)
  }

  /// Reports to the app what came of an event, and to the component what the app answers.
  private func report(_ outcome: Outcome) {
    if !outcome.diagnostics.isEmpty { events.didDiagnose(PageDiagnostics(outcome.diagnostics)) }
    if outcome.didEnd { events.didEnd() }
    // After insertions and removals the pages say which one is shown.
    if let change = outcome.pageChange, change.cause != .data, let page = pages.page(at: change.to),
      page != selection
    {
      withTransaction(change.transaction) { selection = page }
    }
    if let request = outcome.advanceRequest, let page = pages.page(at: request) {
      owner.host.send(events.mayAdvance?(AnyHashable(page)) ?? true ? .advance : .veto)
    }
  }
}

extension PageChange {
  /// How views outside show the change: with the motion of page turns, but at once while somebody scrubs.
  var transaction: Transaction {
    var transaction = Transaction(
      animation: isContinuous ? nil : .spring(response: 0.35, dampingFraction: 0.8, blendDuration: 0))
    transaction.disablesAnimations = isContinuous
    return transaction
  }
}
#endif
