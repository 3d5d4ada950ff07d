#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Shows a component with pages, and keeps it in sync with the app's selection.
struct PagedView<Shown: PagedViewComponent, Page: Hashable, Shape: View>: View {
  /// The current page.
  @Binding var selection: Page
  /// The pages.
  let pages: PageList<Page>
  /// The component's configuration, without pages and timing.
  let configuration: Shown.Configuration
  /// The pages marked as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?
  /// Returns the component's view, given its host and configuration.
  @ViewBuilder let shape: (ComponentHost<Shown>, Shown.Configuration) -> Shape
  /// The owner of the component's host.
  @StateObject private var owner: HostOwner<Shown>
  /// The page timer's settings.
  @Environment(\.pageTimer) private var timer
  /// The durations of individual pages.
  @Environment(\.pageDurations) private var durations
  /// The images shown instead of dots.
  @Environment(\.pageIndicatorImages) private var images
  /// The app's handlers of page events.
  @Environment(\.pageEvents) private var events
  /// The titles of pages.
  @Environment(\.pageTitle) private var title
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// Creates a view of a component with pages.
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

  /// The component's view, bound to the selection.
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

  /// All that the app sets.
  private var inputs: PagedInputs<Shown, Page> {
    PagedInputs(
      configuration: configuration, pages: pages, selection: selection, timer: timer, durations: durations,
      images: images, seen: seen, asksBeforeAdvancing: events.mayAdvance != nil)
  }

  /// Reports an outcome to the app, and the app's answers to the component.
  private func report(_ outcome: Outcome) {
    if !outcome.diagnostics.isEmpty { events.didDiagnose(PageDiagnostics(outcome.diagnostics)) }
    if outcome.didEnd { events.didEnd() }
    // After insertions and removals, the page list determines which page is current.
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
  /// How other views show the change: with the motion of page turns, or at once while the user scrubs.
  var transaction: Transaction {
    var transaction = Transaction(
      animation: isContinuous ? nil : .spring(response: 0.35, dampingFraction: 0.8, blendDuration: 0))
    transaction.disablesAnimations = isContinuous
    return transaction
  }
}
#endif
