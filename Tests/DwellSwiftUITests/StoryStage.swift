import Dwell
import SwiftUI

@testable import DwellSwiftUI

/// A friend of the app's user.
struct Friend: Identifiable, Equatable {
  /// The name.
  let id: String
  /// The moments.
  var moments: [FriendMoment]
  /// Creates a friend with a number of moments: a1, a2 and so on.
  init(_ name: String, _ count: Int) {
    id = name
    moments = (0..<count).map { FriendMoment(id: "\(name.prefix(1).lowercased())\($0 + 1)") }
  }
}

/// A moment of a friend.
struct FriendMoment: Identifiable, Equatable {
  /// The name.
  let id: String
}

/// What an app with stories knows.
@MainActor
final class StoryApp {
  /// The friends.
  let friends: Model<[Friend]>
  /// The current friend.
  let person: Model<String?>
  /// The moments that were seen.
  let seen: Model<Set<String>>
  /// Counts how often the stories were closed.
  let closings = Model(0)
  /// Returns the view of a moment.
  let content: @MainActor (String) -> AnyView
  /// Changes the viewer.
  let change: @MainActor (StoryStage.Viewer) -> AnyView

  /// Creates an app.
  init(
    _ friends: Model<[Friend]>, _ person: Model<String?>, _ seen: Model<Set<String>>,
    _ content: @escaping @MainActor (String) -> AnyView,
    _ change: @escaping @MainActor (StoryStage.Viewer) -> AnyView
  ) {
    (self.friends, self.person, self.seen, self.content, self.change) = (
      friends, person, seen, content, change
    )
  }
}

/// The app's screen, which is evaluated when something that the app knows has changed.
struct StoryScreen: View {
  /// The app.
  let app: StoryApp
  /// The friends.
  let friends: [Friend]
  /// The current friend.
  let person: String?
  /// The moments that were seen.
  let seen: Set<String>

  var body: some View {
    app.change(
      StoryViewer(friends, moments: \.moments, person: app.person.binding, seen: app.seen.binding) {
        app.content($1.id)
      }
      .storyTitles(\.id)
      .onStoriesClose { app.closings.value += 1 })
  }
}

/// A phone that shows stories.
@MainActor
final class StoryStage {
  /// The friends.
  let friends: Model<[Friend]>
  /// The current friend, if the app names one.
  let person: Model<String?>
  /// The moments that were seen.
  let seen: Model<Set<String>>
  /// Counts how often the stories were closed.
  let closings: Model<Int>
  /// The stage.
  let stage: Stage<AnyView>

  /// The viewer on the phone.
  typealias Viewer = StoryViewer<[Friend], [FriendMoment], StoryTitle, AnyView>

  /// Creates a phone with the stories of Ann, who has two moments, Bob with three and Cem with one.
  /// - Parameters:
  ///   - usesRecognizer: whether drags are handled by a UIKit recognizer.
  ///   - content: returns the view of a moment.
  ///   - change: changes the viewer.
  init(
    _ friends: [Friend] = [Friend("Ann", 2), Friend("Bob", 3), Friend("Cem", 1)], person: String? = nil,
    seen: Set<String> = [], environment: EnvironmentValues = EnvironmentValues(),
    usesRecognizer: Bool = false,
    content: @escaping @MainActor (String) -> AnyView = { AnyView(StoryMoment(name: $0)) },
    change: @escaping @MainActor (Viewer) -> AnyView = { AnyView($0) }
  ) {
    let app = StoryApp(Model(friends), Model(person), Model(seen), content, change)
    (self.friends, self.person, self.seen, closings) = (app.friends, app.person, app.seen, app.closings)
    stage = Stage(width: 390, height: 844, environment: environment) {
      AnyView(
        StoryScreen(app: app, friends: app.friends.value, person: app.person.value, seen: app.seen.value)
          .environment(\.usesPanRecognizer, usesRecognizer))
    }
  }

  /// Advances the time to a number of seconds after the start, drawing only when something happens and at the
  /// end: frames in between would change nothing, and take long.
  func run(until seconds: Double) {
    let clock = stage.clock
    while clock.advance(toNextOf: nil, by: 100 + seconds) {
      stage.scene.render(at: ManualClock.date(of: clock.time))
    }
    clock.time = max(100 + seconds, clock.time)
    stage.scene.restartTimelines(at: ManualClock.date(of: clock.time))
  }
  /// Advances the time by a number of seconds.
  func run(for seconds: Double) { run(until: stage.clock.time - 100 + seconds) }

  /// The moments in view, of the current friend or also of others while people turn.
  var shown: [String] {
    stage.scene.root.reachable.flatMap(\.facts).compactMap { fact in
      if case .text(let text) = fact, text.count == 2 { text } else { nil }
    }
  }
  /// All moments on the pages in view and beside them.
  var created: [String] {
    stage.facts.compactMap { if case .text(let text) = $0, text.count == 2 { text } else { nil } }
  }
  /// The values of the elements that assistive technology reaches.
  var spoken: [String] {
    stage.scene.root.reachable.flatMap(\.facts).compactMap { fact in
      if case .accessibility(.value(let value)) = fact, !value.isEmpty { value } else { nil }
    }
  }
  /// Taps, by default beyond the left third, and lets the pages come to rest.
  func tap(_ x: Double = 300, _ y: Double = 400) {
    stage.finger(x, y).lift()
    run(for: 1)
  }
  /// Swipes in the middle of the screen, and lets the pages come to rest.
  func swipe(by way: Double) {
    let x = 195 - way / 2
    stage.finger(x, 400).move((x + way * 0.1, 400), (x + way * 0.5, 402), (x + way, 402)).lift()
    run(for: 1.5)
  }
  /// The opacities of Ann's title and of the button.
  var marksOpacities: [Double] {
    stage.scene.root.reachable.filter { node in
      let facts = node.allFacts
      let isMark = facts.contains {
        if case .text("Ann") = $0 { true } else if case .image("xmark") = $0 { true } else { false }
      }
      return isMark && !facts.contains { if case .drag = $0 { true } else { false } }
    }.flatMap(\.facts).compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
  }
  /// The opacity of the black background.
  var background: Double {
    for node in stage.scene.root.all
    where node.allFacts.contains(where: { if case .other("black") = $0 { true } else { false } }) {
      if case .opacity(let opacity)? = node.facts.first { return opacity }
    }
    return .nan
  }
  /// How far the viewer is pulled down, in points.
  var pull: Double {
    for case .other(let name) in stage.facts where name.hasPrefix("offset 0") {
      return Double(name.split(separator: " ").last ?? "") ?? .nan
    }
    return .nan
  }
}

/// The view of a moment.
struct StoryMoment: View {
  /// The moment's name.
  let name: String
  var body: some View { Color.gray.overlay { Text(verbatim: name) } }
}

extension Node {
  /// The views that assistive technology reaches, in drawing order.
  var reachable: [Node] {
    for case .accessibility(.hidden(true)) in facts { return [] }
    return [self] + children.flatMap(\.reachable)
  }
}
