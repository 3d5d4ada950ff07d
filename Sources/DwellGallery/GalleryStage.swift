#if canImport(SwiftUI)
import Dwell
import DwellScenes
import DwellSwiftUI
import SwiftUI

/// The stage of a live component: a card of the current page, a screen, or text about a value.
struct GalleryStage: View {
  /// The component.
  let live: LiveComponent

  var body: some View {
    content
      .pageTheme(theme)
      .environment(\.frontClock, live.time.clock)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .preferredColorScheme(live.settings.appearance.map { $0 == .dark ? .dark : .light })
  }

  /// The component on its stage.
  @ViewBuilder private var content: some View {
    switch live.page.stage {
    case .card:
      let size = live.page.scenario(for: live.settings).size
      if live.settings.isVertical {
        HStack {
          cards; component.frame(width: size.width)
        }.padding(16)
      } else {
        VStack {
          cards; component.frame(height: size.height)
        }.padding(16)
      }
    case .screen: component
    case .zoom: ZoomStage(live: live)
    case .calendar: CalendarStage(live: live)
    case .stories: StoriesStage(live: live)
    case .telephone:
      let size = live.page.look(0).scenario.size
      component.aspectRatio(size.width / size.height, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 24)).padding(16)
    case .album:
      VStack(spacing: 8) {
        component
        PageThumbnails(0..<live.settings.count, id: \.self, selection: selection) { number in
          ThumbnailView(card: live.page.card(ofPage: number))
        }
        .environment(\.layoutDirection, live.settings.isReversed ? .rightToLeft : .leftToRight)
      }
      .padding(.bottom, 8)
    case .score:
      let score = GalleryPage.score(Int(live.settings.value), of: 10)
      HStack {
        component.frame(width: live.page.scenario(for: live.settings).size.width)
        VStack(alignment: .leading) {
          Text(verbatim: score.title).font(.largeTitle)
          Text(verbatim: score.line)
        }
      }
      .padding(16)
    }
  }

  /// The component's page.
  private var selection: Binding<Int> {
    Binding(get: { live.currentPage }, set: { live.select($0) })
  }

  /// The cards of a component that doesn't show its pages itself: pages that follow it, and turn it.
  private var cards: some View {
    DwellSwiftUI.PageView(count: live.settings.count, selection: selection) { number in
      CardView(card: live.page.card(ofPage: number))
    }
    .pageIndicator(.hidden)
    .pagesLoop()
    .pageAxis(live.settings.isVertical ? .vertical : .horizontal)
    .environment(\.layoutDirection, live.settings.isReversed ? .rightToLeft : .leftToRight)
  }

  /// The component itself, and the events of its look.
  private var component: some View {
    // A restarted component is a different view.
    ForEach([live.run], id: \.self) { run in
      ZStack {
        if run > 0, let body = live.body { body.view }
        Script(live: live)
      }
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { size in
      live.resize(to: Dwell.Size(width: size.width, height: size.height))
    }
  }

  /// The theme for the page's colours.
  private var theme: PageTheme {
    var theme = PageTheme()
    let palette = live.page.palette(look: live.settings.look) ?? live.settings.appearance?.palette
    if let palette {
      theme.foreground = AnyShapeStyle(SwiftUI.Color(palette.foreground))
      theme.background = AnyShapeStyle(SwiftUI.Color(palette.background))
    }
    return theme
  }
}

/// Cards that can be zoomed.
private struct ZoomStage: View {
  /// The component, whose cards and switches these are.
  let live: LiveComponent
  /// The card that is shown.
  @State private var card = 0

  var body: some View {
    DwellSwiftUI.PageView(count: live.settings.count, selection: $card) { number in
      CardView(card: live.page.card(ofPage: number)).pageZoom()
    }
    .environment(\.layoutDirection, live.settings.isReversed ? .rightToLeft : .leftToRight)
  }
}

/// Days without a first or a last.
private struct CalendarStage: View {
  /// The component, whose cards and switches these are.
  let live: LiveComponent

  var body: some View {
    DwellSwiftUI.PageView(around: 0) { (day: Int) in
      day + 1
    } previous: { day in
      day - 1
    } content: { day in
      CardView(card: live.page.card(ofDay: day))
    }
    .pageTitles { live.page.card(ofDay: $0).title }
    .environment(\.layoutDirection, live.settings.isReversed ? .rightToLeft : .leftToRight)
    .id(live.run)
  }
}

/// The stories of people, which begin again when they are closed.
private struct StoriesStage: View {
  /// A person, and their moments.
  private struct Person: Identifiable {
    /// The name.
    let id: String
    /// The moments: the numbers of cards.
    let cards: [Moment]
  }

  /// A moment.
  private struct Moment: Identifiable {
    /// The number of its card.
    let id: Int
  }

  /// The component, whose cards and switches these are.
  let live: LiveComponent
  /// Counts how often the stories have begun.
  @State private var run = 0

  /// The people.
  private var people: [Person] {
    GalleryPage.people.map { person in
      Person(id: person.name, cards: person.cards.map { Moment(id: $0) })
    }
  }

  var body: some View {
    StoryViewer(people, moments: \.cards, duration: live.settings.duration) { _, moment in
      CardView(card: live.page.card(ofPage: moment.id))
    }
    .storyTitles(\.id)
    .onStoriesClose { run += 1 }
    .environment(\.layoutDirection, live.settings.isReversed ? .rightToLeft : .leftToRight)
    .id([run, live.run])
  }
}

/// Sends the events of a look when they are due.
private struct Script: View {
  /// The component.
  let live: LiveComponent

  var body: some View {
    let _ = live.course
    TimelineView(ScriptSchedule(times: live.scriptTimes, clock: live.time.clock)) { timeline in
      SwiftUI.Color.clear.allowsHitTesting(false)
        .onChange(of: timeline.date) { live.playScript() }
    }
  }
}

/// The dates of a look's events.
private struct ScriptSchedule: TimelineSchedule {
  /// When they happen, in seconds.
  let times: [Double]
  /// The clock that converts between times and dates.
  let clock: FrontClock

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [startDate] + times.map { clock.date(of: $0) }.filter { $0 > startDate }
  }
}
#endif
