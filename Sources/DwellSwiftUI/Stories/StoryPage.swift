#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The story of one person: the moments, with segments and the header above them.
struct StoryPage<Person: Hashable, Moments: RandomAccessCollection, Header: View, Content: View>: View
where Moments.Element: Identifiable {
  /// The moments.
  let moments: Moments
  /// The seconds per moment.
  let duration: Double
  /// The moments that were seen.
  @Binding var seen: Set<Moments.Element.ID>
  /// What the viewer remembers.
  let owner: StoryOwner<Person, Moments.Element.ID>
  /// Does what follows an outcome of the moments, and returns the reply to it.
  let reply: @MainActor (Outcome) -> Dwell.Event?
  /// The view above the moments.
  let header: Header
  /// Returns the view of a moment.
  let content: (Moments.Element) -> Content
  /// The moment that is shown; nil for the one at which the story will begin.
  @State private var moment: Moments.Element.ID?
  /// The number of times that the story has begun.
  @State private var visit = 0
  /// Whether the person is the current one.
  @Environment(\.isOnCurrentPage) private var isCurrent
  /// Whether the person is in view.
  @Environment(\.isInView) private var isInView

  /// The moments and the header.
  var body: some View {
    let start = start
    PageStack(
      selection: Binding {
        moment ?? start
      } set: {
        moment = $0
      }, pages: .listed(moments.map(\.id)),
      settings: settings,
      builder: PageBuilder { [owner] index in
        content(moment(at: index)).modifier(ScrollObserver { owner.isScrolling = $0 })
      }
    )
    // A story that begins again has another timer, and nothing of it moves.
    .id(visit)
    .pageIndicator(.segments, edge: .top, inset: Dwell.Stories.inset, margin: Dwell.Stories.margin)
    .pagesTurnByTap()
    .pagesShowMedia()
    .pageSelectionAnimated(false)
    // A pointer has nowhere else to be over a view that fills the window.
    .environment(\.pages.view.hoverArea, .indicator)
    .transformEnvironment(\.pages.events) { [owner] in
      $0.reply = reply
      $0.didFade = { owner.marksOpacity = $0 }
    }
    .overlay(alignment: .topLeading) {
      header.padding(.top, StoryLayout.top).padding(.trailing, StoryLayout.closeLength).fading(with: owner)
    }
    .pageTimer(duration: duration, loops: false)
    .onChange(of: isCurrent, initial: true) { if isCurrent { begin(at: start) } }
    .onChange(of: isInView) { if !isInView { begin(at: nil) } }
  }

  /// The moment at which the story begins.
  private var start: Moments.Element.ID? {
    guard !moments.isEmpty else { return nil }
    let index = Dwell.Stories(momentCounts: [moments.count], seen: [SeenPages(moments, seen)]).start(of: 0)
    return moment(at: index).id
  }

  /// Returns the moment at an index.
  private func moment(at index: Int) -> Moments.Element {
    moments[moments.index(moments.startIndex, offsetBy: index)]
  }

  /// Begins the story at a moment, which stays that when it is seen; or with nil gets ready to begin.
  private func begin(at start: Moments.Element.ID?) {
    if moment != nil { visit += 1 }
    moment = start
  }

  /// The settings of the moments, which are marked as seen when they are shown.
  private var settings: PagesSettings<Moments.Element.ID> {
    var settings = PagesSettings<Moments.Element.ID>()
    var handler = PageRecording<Moments.Element.ID>.Handler()
    let see = { [seen = $seen] (moment: Moments.Element.ID) in
      if !seen.wrappedValue.contains(moment) { seen.wrappedValue.insert(moment) }
    }
    handler.didStop = { moment, _ in see(moment) }
    handler.didVisit = { moment, _ in see(moment) }
    settings.recordings = [handler]
    return settings
  }
}

/// Where things lie above moments, in points (chosen by us, close to what apps with stories have).
enum StoryLayout {
  /// The distance of header and button from the top, below the segments.
  static let top = 40.0
  /// The width and height of the button's target (Apple's Human Interface Guidelines).
  static let closeLength = 44.0
  /// The width and height of the disc in it.
  static let discLength = 30.0
}

extension SwiftUI.Color {
  /// The background of white texts and symbols over anything: with a contrast of 3:1 at least.
  static var storyBackground: SwiftUI.Color { .black.opacity(0.5) }
}

/// The button that closes a viewer.
struct CloseButton: View {
  /// The name that VoiceOver speaks.
  let label: String
  /// Closes the viewer.
  let action: @MainActor () -> Void

  var body: some View {
    #if os(tvOS)
    // The remote's Menu button does the same, and moments keep the focus.
    EmptyView()
    #else
    Button(action: action) {
      Image(systemName: "xmark").font(.system(size: 14, weight: .medium))
        .frame(width: StoryLayout.discLength, height: StoryLayout.discLength)
        .background { Circle().fill(SwiftUI.Color.storyBackground) }
        .frame(width: StoryLayout.closeLength, height: StoryLayout.closeLength)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label))
    .modifier(EscapeKey())
    .padding(.top, StoryLayout.top - (StoryLayout.closeLength - StoryLayout.discLength) / 2)
    #endif
  }
}

/// Gives a button the Escape key, where there is one.
private struct EscapeKey: ViewModifier {
  func body(content: Content) -> some View {
    #if os(watchOS) || os(tvOS)
    content
    #else
    content.keyboardShortcut(.cancelAction)
    #endif
  }
}

extension View {
  /// Fades the view with what else lies above moments.
  func fading<Person, Moment>(with owner: StoryOwner<Person, Moment>) -> some View {
    modifier(StoryFade(owner: owner))
  }
}

/// Fades a view with what else lies above moments.
private struct StoryFade<Person: Hashable, Moment: Hashable>: ViewModifier {
  /// What the viewer remembers.
  let owner: StoryOwner<Person, Moment>

  func body(content: Content) -> some View { content.opacity(owner.marksOpacity) }
}
#endif
