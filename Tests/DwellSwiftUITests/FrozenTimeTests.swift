import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A screen frozen at a moment") @MainActor
struct FrozenTimeTests {
  /// A screen with pages, whose page the app selects.
  struct Screen: View {
    /// The selected page.
    @Binding var page: Int
    /// Whether the pages have an indicator of their own.
    var indicator = PageIndicator.dots
    var body: some View {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: $page) { Text(verbatim: "page \($0)") }
          .pageIndicator(indicator)
        DwellSwiftUI.PageControl(selection: $page, count: 3)
        DwellSwiftUI.SegmentedProgress(selection: $page, count: 3).segmentedProgressFill(.fluid)
        Text(verbatim: "number \(page)")
      }
      .pageTimer(duration: 4)
    }
  }

  /// The visible state of a screen: drawings, texts, and the positions of pages. Numbers are rounded to a
  /// millionth: clocks with different start times differ in the last digits.
  private func seen<V: View>(_ stage: Stage<V>) -> [String] {
    stage.facts.compactMap { fact in
      switch fact {
      case .drawing(let steps): "\(steps)"
      case .text(let text): text
      case .position(let point): "\(point)"
      case .opacity(let opacity): "\(opacity)"
      case .scale(let scale): "\(scale.width)"
      default: nil
      }
    }
    .map { text in
      text.replacing(/-?[0-9]+\.[0-9]+(e-?[0-9]+)?/) { match in
        "\(((Double(match.output.0) ?? 0) * 1e6).rounded() / 1e6)"
      }
    }
  }

  @Test(
    "It shows what a running screen shows then, page turns under way included",
    arguments: [0, 0.01, 2.5, 3.999, 4, 4.1, 4.3])
  func shows(seconds: Double) {
    let (running, still) = (Model(0), Model(0))
    let live = Stage(height: 400) { Screen(page: running.binding) }
    live.run(until: seconds)
    let picture = Stage(height: 400) { Screen(page: still.binding).pageTimeFrozen(at: seconds) }
    #expect(seen(picture) == seen(live))
    #expect(still.value == running.value)
    #expect(picture.spoken == live.spoken)
  }

  @Test("A meter's reveal has its progress at the moment", arguments: [0, 1.5, 4, 60])
  func meter(seconds: Double) {
    let live = Stage { DwellSwiftUI.ProgressMeter(value: 7, total: 10) }
    live.run(until: seconds)
    let picture = Stage { DwellSwiftUI.ProgressMeter(value: 7, total: 10).pageTimeFrozen(at: seconds) }
    #expect(seen(picture) == seen(live))
  }

  @Test("It doesn't move, requests no frame, and is the same at any time of day")
  func stands() {
    let page = Model(0)
    let stage = Stage(height: 400) { Screen(page: page.binding).pageTimeFrozen(at: 4.1) }
    let before = seen(stage)
    #expect(stage.next == nil)
    stage.run(until: 1000)
    #expect(seen(stage) == before)
    #expect(page.value == 1)
  }

  @Test("The selection is set without animation")
  func unanimated() {
    let page = Model(0)
    _ = Stage(height: 400) { Screen(page: page.binding).pageTimeFrozen(at: 5) }
    #expect(page.transactions.map(\.animation) == [nil])
    #expect(page.transactions.map(\.disablesAnimations) == [true])
  }

  @Test("The moment can be moved, forwards and back")
  func moves() {
    let (page, moment) = (Model(0), Model(1.0))
    let stage = Stage(height: 400) { Screen(page: page.binding).pageTimeFrozen(at: moment.value) }
    let first = seen(stage)
    moment.value = 5
    stage.scene.render()
    #expect(page.value == 1)
    let other = Model(0)
    #expect(seen(stage) == seen(Stage(height: 400) { Screen(page: other.binding).pageTimeFrozen(at: 5) }))
    moment.value = 1
    stage.scene.render()
    #expect(seen(stage) == first)
    #expect(page.value == 0)
  }

  @Test("Input, focus, the scene's phase and VoiceOver make no difference")
  func ignores() throws {
    let page = Model(0)
    let stage = Stage(height: 400) { Screen(page: page.binding).pageTimeFrozen(at: 2) }
    let before = seen(stage)
    try stage.drag([CGPoint(x: 300, y: 20), CGPoint(x: 100, y: 20)])
    for rest in stage.rests { rest.begin() }
    _ = stage.press(.rightArrow)
    for case .hover(let hover) in stage.facts { hover(.active(.zero)) }
    stage.scene.keyboard.focus()
    stage.scene.environment.scenePhase = .inactive
    stage.scene.environment.accessibilityVoiceOverEnabled = true
    stage.run(until: 10)
    #expect(seen(stage) == before)
    #expect(page.writes == 0)
  }

  @Test("Settings by the app count from the beginning: pauses, durations, selections, edits")
  func settings() {
    let (page, count, isPaused, duration) = (Model(0), Model(3), Model(false), Model(4.0))
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: count.value)
        .pageDuration(duration.value, for: 0).pageTimer(duration: 4, isPaused: isPaused.value)
        .pageTimeFrozen(at: 6)
    }
    /// A new screen with the same settings, beginning with a page.
    func expected(_ first: Int) -> [String] {
      let page = Model(first)
      return seen(
        Stage {
          DwellSwiftUI.PageControl(selection: page.binding, count: count.value)
            .pageDuration(duration.value, for: 0).pageTimer(duration: 4, isPaused: isPaused.value)
            .pageTimeFrozen(at: 6)
        })
    }
    #expect(page.value == 1)
    count.value = 5
    stage.scene.render()
    #expect(seen(stage) == expected(0))
    duration.value = 10
    stage.scene.render()
    #expect(page.value == 0)
    #expect(seen(stage) == expected(0))
    page.value = 3
    stage.scene.render()
    #expect(page.value == 4)
    #expect(seen(stage) == expected(3))
    isPaused.value = true
    page.value = 2
    stage.scene.render()
    #expect(page.value == 2)
    #expect(seen(stage) == expected(2))
  }

  @Test("Pages without a time follow the others, and are at rest")
  func follows() {
    let page = Model(0)
    let stage = Stage(height: 400) {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "page \($0)") }
        DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
      }
      .pageTimeFrozen(at: 4.05)
    }
    let (alone, rest) = (Model(1), Model(1))
    let pages = Stage(height: 400) {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: alone.binding) { Text(verbatim: "page \($0)") }
        DwellSwiftUI.PageControl(selection: rest.binding, count: 3)
      }
    }
    pages.run(until: 1)
    /// The positions of the pages.
    func places<V: View>(_ stage: Stage<V>) -> [String] {
      stage.facts.compactMap { if case .opacity(let opacity) = $0 { "\(opacity)" } else { nil } }
    }
    #expect(page.value == 1)
    #expect(places(stage) == places(pages))
  }

  @Test("The app vetoes, is notified of the end once, and of no time that passes")
  func events() {
    let (page, times, ends) = (Model(0), Model<[Bool]>([]), Model(0))
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageTimerShouldAdvance { $0 != 2 }
        .onPageTimeChange { times.value.append($0) }
        .pageTimer(duration: 4).pageTimeFrozen(at: 11)
    }
    #expect(page.value == 1)
    #expect(times.value.isEmpty)
    #expect(stage.spoken == "page 2 of 3")
    let last = Model(0)
    let story = Stage {
      DwellSwiftUI.SegmentedProgress(selection: last.binding, count: 2)
        .onPagesEnd { ends.value += 1 }
        .pageTimer(duration: 4, loops: false).pageTimeFrozen(at: 60)
    }
    #expect(last.value == 1)
    #expect(ends.value == 1)
    story.scene.size.width = 100
    #expect(ends.value == 1)
  }

  @Test("A video among photos has the app's progress, from the moment that it begins")
  func video() {
    let page = Model("photo")
    let stage = Stage {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, pages: ["photo", "video"])
        .pageProgress(0.25, rate: 0.05, for: "video").pageTimer(duration: 4).pageTimeFrozen(at: 9)
    }
    let alone = Model("video")
    let video = Stage {
      DwellSwiftUI.SegmentedProgress(selection: alone.binding, pages: ["photo", "video"])
        .pageProgress(0.5, for: "video").pageTimer(duration: 4).pageTimeFrozen(at: 9)
    }
    #expect(page.value == "video")
    #expect(seen(stage) == seen(video))
  }

  @Test("A custom component is frozen, too, and receives the app's events")
  func own() {
    let host = ComponentHost(Dwell.PageControl(.init(pageCount: 3), at: 0))
    let stage = Stage { ComponentView(host).pageTimeFrozen(at: 5) }
    #expect(host.component.currentPage == 1)
    #expect(stage.next == nil)
    host.send(.select(page: 2, animated: true))
    #expect(host.component.currentPage == 0, "5 s after the third page was selected")
    stage.scene.render()
    stage.run(until: 60)
    #expect(host.component.currentPage == 0)
  }

  @Test("A moment out of range is the nearest one", arguments: [(-3.0, 0.0), (.nan, 0), (1e12, 86_400)])
  func limits(given: Double, nearest: Double) {
    let (page, other) = (Model(0), Model(0))
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 7000)
        .pageTimeFrozen(at: given)
    }
    let expected = Stage {
      DwellSwiftUI.PageControl(selection: other.binding, count: 3).pageTimer(duration: 7000)
        .pageTimeFrozen(at: .seconds(nearest))
    }
    #expect(seen(stage) == seen(expected))
    #expect(page.value == other.value)
  }

  @Test("Models are released with a frozen screen")
  func lifetime() {
    weak var released: Model<Int>?
    do {
      let page = Model(0)
      released = page
      let stage = Stage(height: 400) { Screen(page: page.binding).pageTimeFrozen(at: 5) }
      stage.scene.close()
    }
    #expect(released == nil)
  }
}
