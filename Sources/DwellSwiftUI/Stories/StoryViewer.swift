#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The stories of several people, each of some moments: full-screen, with segments that fill.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Person: Identifiable {
///   let id: String
///   var moments: [Moment]
/// }
///
/// struct Moment: Identifiable {
///   let id: Int
///   var photo: String
/// }
///
/// struct Stories: View {
///   let people: [Person]
///   @State private var seen: Set<Moment.ID> = []
///   var body: some View {
///     StoryViewer(people, moments: \.moments, seen: $seen) { _, moment in
///       Image(moment.photo).resizable().scaledToFill()
///     }
///     .storyTitles(\.id)
///   }
/// }
/// ```
///
/// Present it with `fullScreenCover(item:onDismiss:content:)`, for example from a list of ``StoryRing``s.
///
/// A tap shows the next moment, and one on the leading third the previous one. A moment's time leads to the
/// next, and the end of a story to the next person's; a swipe turns to other people, too. A story begins at
/// its first moment that wasn't seen. While a finger holds a moment, its time stands still, and all that lies
/// above it fades out. Time passes only for the story that is shown.
///
/// The viewer closes after the last story, by a pull downwards, by its button, and by Escape or VoiceOver's
/// escape gesture: it dismisses the presentation that it is in, unless there is an action for that
/// (``onStoriesClose(perform:)``).
///
/// Moments are pages of a ``PageView``: `pageDuration(_:)` and `pageProgress(_:rate:)` on a moment's view set
/// its own time, for example a video's, and `pageTitle(_:)` what VoiceOver speaks. People without moments are
/// left out. People can turn with another effect: `pageEffect(.cube)`, on the viewer.
public struct StoryViewer<
  People: RandomAccessCollection, Moments: RandomAccessCollection, Header: View, Content: View
>: View where People.Element: Identifiable, Moments.Element: Identifiable {
  /// A person.
  typealias Person = People.Element
  /// A moment.
  typealias Moment = Moments.Element

  /// The people.
  private let people: People
  /// Returns a person's moments.
  private let moments: (Person) -> Moments
  /// The app's selection; nil if it has none.
  private let selection: Binding<Person.ID?>?
  /// The moments that the app has marked as seen; nil if it keeps none.
  private let seen: Binding<Set<Moment.ID>>?
  /// The seconds per moment.
  private let duration: Double
  /// Returns the view of a moment.
  private let content: (Person, Moment) -> Content
  /// Returns the view above a person's moments, given the person and the title.
  private let header: (Person, String?) -> Header
  /// Returns a person's title.
  private var title: (Person) -> String? = { _ in nil }
  /// The app's action that closes the viewer; nil to dismiss the presentation.
  private var closing: (@MainActor () -> Void)?
  /// What the viewer remembers.
  @StateObject private var owner: StoryOwner<Person.ID, Moment.ID>
  /// Dismisses the presentation.
  @Environment(\.dismiss) private var dismiss
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  /// Creates a viewer of a person's stories and those of the people after and before.
  /// - Parameters:
  ///   - people: the people, in order.
  ///   - moments: returns a person's moments, in order. No two of them, of whatever person, are the same.
  ///   - start: the first person shown; nil for the first one with a moment that wasn't seen. Another one
  ///     later has no effect.
  ///   - seen: the moments that were seen. A moment is added when it is shown. Without a binding the viewer
  ///     remembers them as long as it exists.
  ///   - duration: how long a moment stays, in seconds, as in `pageTimer(duration:)`.
  ///   - content: returns the view of a person's moment.
  public init(
    _ people: People, moments: @escaping (People.Element) -> Moments,
    startingAt start: People.Element.ID? = nil, seen: Binding<Set<Moments.Element.ID>>? = nil,
    duration: Double = 5, @ViewBuilder content: @escaping (People.Element, Moments.Element) -> Content
  ) where Header == StoryTitle {
    self.init(people, moments, nil, start, seen, duration, content) { StoryTitle(title: $1) }
  }

  /// Creates a viewer whose current person the app reads and sets.
  /// - Parameters:
  ///   - people: the people, in order.
  ///   - moments: returns a person's moments, in order. No two of them, of whatever person, are the same.
  ///   - person: the current person.
  ///   - seen: the moments that were seen. A moment is added when it is shown. Without a binding the viewer
  ///     remembers them as long as it exists.
  ///   - duration: how long a moment stays, in seconds, as in `pageTimer(duration:)`.
  ///   - content: returns the view of a person's moment.
  public init(
    _ people: People, moments: @escaping (People.Element) -> Moments, person: Binding<People.Element.ID>,
    seen: Binding<Set<Moments.Element.ID>>? = nil, duration: Double = 5,
    @ViewBuilder content: @escaping (People.Element, Moments.Element) -> Content
  ) where Header == StoryTitle {
    self.init(people, moments, Binding(person), nil, seen, duration, content) { StoryTitle(title: $1) }
  }

  /// Creates a viewer whose current person the app reads and sets, and which begins with the first person
  /// with a moment that wasn't seen if there is none.
  /// - Parameters:
  ///   - people: the people, in order.
  ///   - moments: returns a person's moments, in order. No two of them, of whatever person, are the same.
  ///   - person: the current person; nil until one is turned to.
  ///   - seen: the moments that were seen. A moment is added when it is shown. Without a binding the viewer
  ///     remembers them as long as it exists.
  ///   - duration: how long a moment stays, in seconds, as in `pageTimer(duration:)`.
  ///   - content: returns the view of a person's moment.
  public init(
    _ people: People, moments: @escaping (People.Element) -> Moments, person: Binding<People.Element.ID?>,
    seen: Binding<Set<Moments.Element.ID>>? = nil, duration: Double = 5,
    @ViewBuilder content: @escaping (People.Element, Moments.Element) -> Content
  ) where Header == StoryTitle {
    self.init(people, moments, person, nil, seen, duration, content) { StoryTitle(title: $1) }
  }

  /// Creates a viewer with a header.
  private init(
    _ people: People, _ moments: @escaping (Person) -> Moments, _ selection: Binding<Person.ID?>?,
    _ start: Person.ID?, _ seen: Binding<Set<Moment.ID>>?, _ duration: Double,
    _ content: @escaping (Person, Moment) -> Content, header: @escaping (Person, String?) -> Header
  ) {
    self.people = people
    self.moments = moments
    self.selection = selection
    self.seen = seen
    self.duration = duration
    self.content = content
    self.header = header
    _owner = StateObject(wrappedValue: StoryOwner(start))
  }

  /// Sets the titles of people: VoiceOver speaks them, and they are the default header. The modifier comes
  /// before others.
  /// - Parameter title: returns a person's title; nil for none.
  public func storyTitles(_ title: @escaping (People.Element) -> String?) -> Self {
    var viewer = self
    viewer.title = title
    return viewer
  }

  /// Sets the view that lies above the moments, under the segments; by default it is the person's title. The
  /// modifier comes before others.
  ///
  /// It fades out while a finger holds a moment. A ``PagePauseButton`` in it pauses the moments, and
  /// ``SwiftUICore/EnvironmentValues/turnPages`` turns them.
  /// - Parameter header: returns a person's header.
  public func storyHeader<New: View>(
    @ViewBuilder _ header: @escaping (People.Element) -> New
  ) -> StoryViewer<People, Moments, New, Content> {
    var viewer = StoryViewer<People, Moments, New, Content>(
      people, moments, selection, nil, seen, duration, content, header: { person, _ in header(person) })
    viewer._owner = _owner
    (viewer.title, viewer.closing) = (title, closing)
    return viewer
  }

  /// Performs an action instead of dismissing the presentation when the stories end, or when the user closes
  /// them. The modifier comes before others.
  public func onStoriesClose(perform action: @escaping @MainActor () -> Void) -> Self {
    var viewer = self
    viewer.closing = action
    return viewer
  }

  /// The people, and the button above them.
  public var body: some View {
    let listed = listed
    let _ = owner.begin(listed.map(\.id)) { first(of: listed) }
    PageStack(
      selection: shown, pages: .listed(listed.map(\.id)), settings: settings(listed),
      builder: PageBuilder { story(of: listed[$0]) }
    )
    .transformEnvironment(\.pages) { pages in
      var own = PageEnvironment(events: PageEvents(didDiagnose: pages.events.didDiagnose))
      own.events.reply = { outcome in
        if outcome.edge == .end { close() }
        return nil
      }
      own.view.effect = pages.view.effect
      own.view.physics = pages.view.physics
      own.view.indicator = .hidden
      pages = own
    }
    .overlay(alignment: .topTrailing) { CloseButton(label: names.close, action: close).fading(with: owner) }
    .foregroundStyle(.white)
    .modifier(StoryPull(isScrolling: { [owner] in owner.isScrolling }, close: close))
    .accessibilityElement(children: .contain)
    .accessibilityAction(.escape, close)
    #if os(tvOS) || os(Linux)
    .onExitCommand(perform: close)
    #endif
    .presentationBackground(SwiftUI.Color.clear)
  }

  /// Returns the page of a person.
  private func story(of person: Person) -> some View {
    StoryPage(
      moments: moments(person), duration: duration, seen: seenMoments, owner: owner,
      reply: { step(after: $0, of: person.id) }, header: header(person, title(person)),
      content: { content(person, $0) })
  }

  /// The people with moments.
  private var listed: [Person] { people.filter { !moments($0).isEmpty } }

  /// The moments that were seen.
  private var seenMoments: Binding<Set<Moment.ID>> {
    seen
      ?? Binding { [owner] in
        owner.seen
      } set: { [owner] in
        owner.seen = $0
      }
  }

  /// The current person.
  private var shown: Binding<Person.ID?> {
    Binding { [owner, selection] in
      owner.shown(for: selection?.wrappedValue)
    } set: { [owner, selection] person in
      owner.person = person
      selection?.wrappedValue = person
    }
  }

  /// The rule of the stories of people.
  private func stories(_ listed: [Person], seen: Set<Moment.ID>) -> Dwell.Stories {
    let moments = listed.map(moments)
    return Dwell.Stories(momentCounts: moments.map(\.count), seen: moments.map { SeenPages($0, seen) })
  }

  /// The person with whom the viewer begins if the app names none.
  private func first(of listed: [Person]) -> Person.ID? {
    stories(listed, seen: seenMoments.wrappedValue).firstPerson.map { listed[$0].id }
  }

  /// What the people's pages are to assistive technology.
  private func settings(_ listed: [Person]) -> PagesSettings<Person.ID> {
    var settings = PagesSettings<Person.ID>()
    for person in listed { settings.values[person.id, default: PageValues()].title = title(person) }
    return settings
  }

  /// Does what follows an outcome of a person's moments; returns the reply to it.
  private func step(after outcome: Outcome, of person: Person.ID) -> Dwell.Event? {
    let listed = listed
    guard let index = listed.firstIndex(where: { $0.id == person }) else { return nil }
    switch stories(listed, seen: []).step(after: outcome, of: index) {
    case .show(let next):
      shown.wrappedValue = listed[next].id
      if let title = title(listed[next]) { AccessibilityNotification.PageScrolled(title).post() }
    case .restart: return .restart
    case .close: close()
    case nil: break
    }
    return nil
  }

  /// Closes the viewer.
  private func close() { closing.map { $0() } ?? dismiss() }
}

/// A person's title above the moments of a story.
public struct StoryTitle: View {
  /// The title; nil for none.
  let title: String?

  /// The title.
  public var body: some View {
    if let title {
      Text(verbatim: title)
        .padding(.horizontal, 12)
        .padding(.vertical, 5)
        .background { Capsule().fill(SwiftUI.Color.storyBackground) }
        .padding(.leading, 7)
        .accessibilityAddTraits(.isHeader)
    }
  }
}
#endif
