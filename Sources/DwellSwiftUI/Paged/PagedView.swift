#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Shows a component with pages, and keeps it in sync with the app's selection.
struct PagedView<Shown: PagedViewComponent, Page: Hashable, Shape: View>: View {
  /// The current page; nil while the app hasn't selected one.
  @Binding var selection: Page?
  /// The pages.
  let pages: PageList<Page>
  /// The component's configuration, without pages and timing.
  let configuration: Shown.Configuration
  /// The pages marked as seen; nil for those before the current one, if time is shown.
  var seen: Set<AnyHashable>?
  /// The messages for the developer about pages that are left out.
  let mistakes: [String]
  /// Returns the component's view, given its host and configuration.
  @ViewBuilder let shape: (ComponentHost<Shown>, Shown.Configuration) -> Shape
  /// The owner of the component's host.
  @StateObject private var owner: PagedOwner<Shown, Page>
  /// The page timer's settings.
  @Environment(\.pageTimer) private var timer
  /// How the timer starts, and what it does after an interaction.
  @Environment(\.pageTimerOptions) private var timerOptions
  /// The durations of individual pages.
  @Environment(\.pageDurations) private var durations
  /// The progress that the app sets for individual pages.
  @Environment(\.pageProgresses) private var progresses
  /// The images shown instead of dots.
  @Environment(\.pageIndicatorImages) private var images
  /// The app's handlers of page events.
  @Environment(\.pageEvents) private var events
  /// The titles of pages.
  @Environment(\.pageTitle) private var title
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names
  /// The surrounding modifiers that identify pages.
  @Environment(\.pageIdentityUses) private var uses
  /// Whether pages turn with animation when the app sets the selection.
  @Environment(\.animatesPageSelection) private var animatesSelection
  /// The position that the component follows.
  @Environment(\.pagePosition) private var position
  /// The recordings of pages for the app.
  @Environment(\.pageRecordings) private var recordings
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// Creates a view of a component with pages.
  init(
    selection: Binding<Page?>, pages: PageList<Page>, configuration: Shown.Configuration,
    seen: Set<AnyHashable>? = nil, mistakes: [String] = [],
    @ViewBuilder shape: @escaping (ComponentHost<Shown>, Shown.Configuration) -> Shape
  ) {
    _selection = selection
    self.pages = pages
    self.configuration = configuration
    self.seen = seen
    self.mistakes = mistakes
    self.shape = shape
    _owner = StateObject(wrappedValue: PagedOwner(ComponentHost(Shown(configuration, at: 0))))
  }

  /// The component's view, bound to the selection.
  var body: some View {
    let inputs = inputs
    let host = owner.host
    let reporter = OutcomeReporter(selection: $selection, pages: pages, events: events) {
      [names, title, pages, weak host] number in
      let place = host?.component.place(ofPage: number) ?? (number: number, count: pages.count)
      return names.text(for: .page(place.number, of: place.count)) { _ in
        pages.page(at: number).flatMap { title(AnyHashable($0)) }
      }
        ?? ""
    }
    // The host must not be retained by its own handler, which this view, the owner's owner, would do.
    let _ =
      host.onOutcome = { [weak host] outcome in
        if let host { reporter.report(outcome, to: host) }
      }
    let _ =
      host.onTimeChange = { [weak host] isRunning in
        if let host { reporter.report(isTimeRunning: isRunning, to: host) }
      }
    let _ = host.recordings = recordings
    let _ =
      clock.moment == nil
      ? owner.apply(inputs, clock: clock)
      : owner.freeze(inputs, clock: clock) { [weak host] page in
        host.map { reporter.mayAdvance(to: page, $0) } ?? true
      }
    shape(host, inputs.coreConfiguration())
      .modifier(InteractionObserver(host: host))
      .environment(\.pageTitleByNumber) { number in
        pages.page(at: number).flatMap { title(AnyHashable($0)) }
      }
      .onChange(of: PageIdentityUse.mistakes(in: uses, for: Page.self), initial: true) { _, mistakes in
        owner.report(mistakes, to: events)
      }
      .onChange(of: mistakes, initial: true) { _, mistakes in owner.report(mistakes, to: events) }
      .onChange(of: pages, initial: true) { _, pages in owner.report(pages.mistakes, to: events) }
      .onChange(of: owner.changes) { owner.finish { if selection != $0 { selection = $0 } } }
  }

  /// All of the app's settings.
  private var inputs: PagedInputs<Shown, Page> {
    PagedInputs(
      configuration: configuration, pages: pages, selection: selection, timer: timer,
      timerOptions: timerOptions, durations: durations, progresses: progresses, images: images, seen: seen,
      asksBeforeAdvancing: events.mayAdvance != nil,
      animatesSelection: animatesSelection, position: position)
  }
}

extension PageChange {
  /// Returns how other views show the change: on the spring of page turns, or at once while the user scrubs.
  func transaction(on spring: Dwell.Spring) -> Transaction {
    var transaction = Transaction(
      animation: isContinuous
        ? nil
        : .spring(
          response: spring.response, dampingFraction: spring.dampingFraction, blendDuration: 0))
    transaction.disablesAnimations = isContinuous
    return transaction
  }
}
#endif
