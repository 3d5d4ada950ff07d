#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Gives the components inside a page timer's settings, and their shared state.
struct PageTimerModifier: ViewModifier {
  /// The settings; nil if pages have no time.
  let values: PageTimerValues?
  /// Whether the first page follows the last; nil for the surrounding setting.
  let loops: Bool?
  /// The shared state of the components inside.
  @StateObject private var group = PageTimerGroup()
  /// Identifies the pause by touches and by what is presented above.
  @StateObject private var touches = ViewToken()
  /// Identifies the pause by the scroll view inside.
  @StateObject private var scrolls = ViewToken()
  /// Whether a surrounding view pauses the pages.
  @Environment(\.pagesArePaused) private var isPaused

  func body(content: Content) -> some View {
    content
      .modifier(ScrollObserver { group.set($0, by: scrolls) })
      // A page control beside a tab view, or a scroll view, gets none of their touches.
      .modifier(UIKitObserver { state in group.set(state.isTouched || state.isCovered, by: touches) })
      .environment(\.pages.timer, values?.paused(isPaused))
      .environment(\.pages.group, group)
      .environment(\.surroundingTimerGroup, group)
      .environment(\.turnPages, TurnPagesAction(group.status))
      .transformEnvironment(\.pages.loops) { $0 = loops ?? $0 }
  }
}

extension PageTimerValues {
  /// Returns the settings with a pause in addition.
  fileprivate func paused(_ isPaused: Bool) -> PageTimerValues {
    var values = self
    values.isPaused = values.isPaused || isPaused
    return values
  }
}

/// Reports whether the user scrolls the first scroll view inside, on systems whose SwiftUI tells.
struct ScrollObserver: ViewModifier {
  /// Called when the user begins to scroll, and when it is over.
  let action: @MainActor (Bool) -> Void

  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      content
        .onScrollPhaseChange { _, phase in action(phase.isByPerson) }
        .onDisappear { action(false) }
    } else {
      content
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ScrollPhase {
  /// Whether a finger is on the scroll view, or its scroll continues.
  fileprivate var isByPerson: Bool {
    switch self {
    case .tracking, .interacting, .decelerating: true
    case .idle, .animating: false
    @unknown default: false
    }
  }
}

/// Pauses the pages that share a time with a view.
struct PagePauseModifier: ViewModifier {
  /// Whether the pages are paused.
  let isPausing: Bool
  /// What identifies this view's pause.
  @StateObject private var token = ViewToken()
  /// The shared state of the surrounding components.
  @Environment(\.surroundingTimerGroup) private var group

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.pagesArePaused) { $0 = $0 || isPausing }
      .onAppear { group?.set(isPausing, by: token) }
      .onChange(of: isPausing) { _, isPausing in group?.set(isPausing, by: token) }
      .onDisappear { group?.set(false, by: token) }
  }
}

extension View {
  /// Pauses timed pages, in addition to every other reason for a pause.
  ///
  /// Inside a `pageTimer`, all pages of that timer pause; around one, those inside. You don't need it for
  /// fingers on a `TabView` or a `ScrollView` inside the timer, for a sheet, an alert or a menu above it, for
  /// pages that are scrolled out of sight, or for those in a page that isn't the current one: these pause by
  /// themselves.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Tour: View {
  ///   @State private var page = 0
  ///   @State private var showsDetails = false
  ///   var body: some View {
  ///     VStack {
  ///       PageView(count: 3, selection: $page) { Text("Page \($0)") }
  ///       PageControl(selection: $page, count: 3)
  ///       Button("Details") { showsDetails.toggle() }
  ///     }
  ///     .pausesPages(while: showsDetails)
  ///     .pageTimer(duration: 4)
  ///   }
  /// }
  /// ```
  /// - Parameter isPausing: whether pages are paused.
  public func pausesPages(while isPausing: Bool) -> some View {
    modifier(PagePauseModifier(isPausing: isPausing))
  }
}
#endif
