#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A row of marks, one per page, whose current dot grows into a pill and fills while its page dwells.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Tour: View {
///   @State private var page = 0
///   var body: some View {
///     TabView(selection: $page) {
///       ForEach(0..<3) { number in Text("Page \(number)").tag(number) }
///     }
///     .tabViewStyle(.page(indexDisplayMode: .never))
///     .overlay(alignment: .bottom) { PageControl(selection: $page, count: 3) }
///     .pageTimer(duration: 4)
///   }
/// }
/// ```
///
/// Without ``SwiftUICore/View/pageTimer(duration:loops:isPaused:initialProgress:)`` no time passes, and the current mark is a dot like the others.
/// When a page's time has run out, or somebody turns the page, the control sets the selection; when the app sets it,
/// the control follows. A selection that is none of the pages leaves the control as it is.
public struct PageControl<Selection: Hashable>: View {
  /// The page that is shown.
  @Binding private var selection: Selection
  /// The pages.
  private let pages: PageList<Selection>
  /// What keeps the core's control.
  @StateObject private var owner = HostOwner(ComponentHost(Dwell.PageControl(.init(pageCount: 0), at: 0)))
  /// The time of pages.
  @Environment(\.pageTimer) private var timer
  /// The times of pages that have one of their own.
  @Environment(\.pageDurations) private var durations
  /// What else the app wishes.
  @Environment(\.pageControlOptions) private var options
  /// The images in place of dots.
  @Environment(\.pageIndicatorImages) private var images
  /// The look.
  @Environment(\.pageTheme) private var theme
  /// What the app does when something happens.
  @Environment(\.pageEvents) private var events
  /// The style.
  @Environment(\.pageControlStyle) private var style
  /// The titles of pages.
  @Environment(\.pageTitle) private var title
  /// The wish for more contrast.
  @Environment(\.colorSchemeContrast) private var contrast
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// A control for pages with identities.
  /// - Parameters:
  ///   - selection: the page that is shown.
  ///   - pages: the pages, in order, each once.
  public init(selection: Binding<Selection>, pages: some Sequence<Selection>) {
    _selection = selection
    self.pages = .listed(Array(pages))
  }

  /// A control for data with identities.
  /// - Parameters:
  ///   - selection: the identity of the page that is shown.
  ///   - pages: the data of the pages, in order.
  ///   - id: where a page's identity is found.
  public init<Data: Sequence>(
    selection: Binding<Selection>, pages: Data, id: KeyPath<Data.Element, Selection>
  ) {
    _selection = selection
    self.pages = .listed(pages.map { $0[keyPath: id] })
  }

  /// A control for so many pages.
  /// - Parameters:
  ///   - selection: the number of the page that is shown, from 0.
  ///   - count: the number of pages. A negative one counts as 0.
  public init(selection: Binding<Int>, count: Int) where Selection == Int {
    _selection = selection
    pages = .count(count)
  }

  /// The control.
  public var body: some View {
    let inputs = inputs
    let host = owner.host
    let _ = host.prepare(clock: clock) { inputs.beginning }
    let _ = host.onOutcome = { follow($0) }
    ComponentView(host, input: options.profile == .gaze ? .none : .pressed) { frame, time in
      style.body(
        PageControlStyleConfiguration(control: host.component, frame: frame, time: time) { page in
          host.send(.select(page: page, animated: true))
        })
    }
    .frame(
      minWidth: minimumWidth, idealWidth: preferred.width, maxWidth: preferred.width,
      minHeight: preferred.height, idealHeight: preferred.height, maxHeight: preferred.height
    )
    .environment(\.pageTitleByNumber) { number in
      pages.page(at: number).flatMap { title(AnyHashable($0)) }
    }
    .onChange(of: inputs) { old, new in
      if let page = new.follow(old, in: host) { selection = page }
    }
  }

  /// All that the app wishes.
  private var inputs: PageControlInputs<Selection> {
    var timer = timer
    timer?.durations = durations
    return PageControlInputs(
      pages: pages, selection: selection, timer: timer, options: options, images: images,
      metrics: theme.metrics(hasIncreasedContrast: contrast == .increased),
      asksBeforeAdvancing: events.mayAdvance != nil)
  }

  /// The size that the core asks for.
  private var preferred: CGSize {
    let size = owner.host.component.preferredSize(forPageCount: pages.count)
    return CGSize(width: size.width, height: size.height)
  }

  /// The least width in which the current page's mark is still whole.
  private var minimumWidth: CGFloat {
    min(owner.host.component.configuration.metrics.pillLength, preferred.width)
  }

  /// Lets the app know what came of an event.
  private func follow(_ outcome: Outcome) {
    outcome.tell(events) {
      owner.host.send($0)
    } page: {
      pages.page(at: $0).map { AnyHashable($0) }
    }
    // After insertions and removals the pages say which one is shown.
    guard let change = outcome.pageChange, change.cause != .data, let page = pages.page(at: change.to),
      page != selection
    else { return }
    withTransaction(change.transaction) { selection = page }
  }
}

extension Outcome {
  /// Tells the app what happened, and the component what the app answers.
  @MainActor
  func tell(_ events: PageEvents, send: (Event) -> Void, page: (Int) -> AnyHashable?) {
    if !diagnostics.isEmpty { events.didDiagnose(PageAdvice(diagnostics)) }
    if didEnd { events.didEnd() }
    if let request = advanceRequest, let identity = page(request) {
      send(events.mayAdvance?(identity) ?? true ? .advance : .veto)
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
