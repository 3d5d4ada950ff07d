import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// A page control in SwiftUI draws the core's display list at the core's times.
@Suite("A page control in SwiftUI draws the core's display list") @MainActor
struct PageControlDrawingTests {
  /// Returns the core's control with the same configuration and events.
  func reference(_ change: (inout Dwell.PageControl.Configuration) -> Void = { _ in }) -> Dwell.PageControl {
    var configuration = Dwell.PageControl.Configuration(pageCount: 3)
    configuration.timer.duration = .seconds(4)
    change(&configuration)
    var control = Dwell.PageControl(configuration, at: 100)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 100)
    return control
  }

  @Test("It is drawn at every time of a loop, and redrawn only when needed (R005-R026)")
  func rounds() {
    let page = Model(0)
    let stage = Stage(scale: 2) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
    }
    // The view is offered 390 points and takes the core's preferred width.
    var core = reference()
    let preferred = core.preferredSize(forPageCount: 3)
    _ = core.handle(.resize(preferred), at: 100)
    var drawn = 0
    while let next = stage.next, next < 13 {
      stage.run(until: next)
      _ = core.handle(.tick, at: stage.clock.time)
      let expected = expectedSteps(core.frame(at: stage.clock.time).display)
      let isRight = stage.drawing == expected
      #expect(isRight, "at \(next)")
      guard isRight else { return }
      drawn += 1
    }
    // 36 points in steps of a quarter are 144 frames a page, and a spring draws 120 frames per second for
    // about a second.
    #expect((3 * 144...3 * 350).contains(drawn), "\(drawn) frames")
    #expect(page.value == 0)
    #expect(page.writes == 3)
  }

  @Test(
    "With any transition, in the midst of a turn (R210)",
    arguments: zip(PageControlTransition.allCases, Dwell.PageControl.Transition.allCases))
  func transitions(_ transition: PageControlTransition, _ same: Dwell.PageControl.Transition) {
    let page = Model(0)
    let stage = Stage(scale: 2) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageControlOptions(transition: transition)
    }
    var core = reference { $0.dots.transition = same }
    _ = core.handle(.resize(core.preferredSize(forPageCount: 3)), at: 100)
    for time in [1, 4, 4.1, 4.2, 5] {
      stage.run(until: time)
      _ = core.handle(.tick, at: 100 + time)
      #expect(stage.drawing == expectedSteps(core.frame(at: 100 + time).display), "at \(time)")
    }
    #expect(page.value == 1)
  }

  @Test("It is also drawn with images, backgrounds, windows, labels, plain dots, and right to left")
  func appearance() {
    let page = Model(2)
    let star = Image(systemName: "star")
    let heart = Image(systemName: "heart")
    func compare<V: View>(
      _ name: String, count: Int, timed: Bool, view: V, rightToLeft: Bool = false,
      events: [Event] = [], _ change: @escaping (inout Dwell.PageControl.Configuration) -> Void
    ) {
      var environment = EnvironmentValues()
      environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      let stage = Stage(width: 120, environment: environment) { view }
      var core = reference {
        $0.pageCount = count
        $0.currentPage = 2
        $0.dots.showsProgress = timed
        $0.direction = rightToLeft ? .rightToLeft : .leftToRight
        change(&$0)
      }
      let preferred = core.preferredSize(forPageCount: count)
      _ = core.handle(.resize(Size(width: min(preferred.width, 120), height: preferred.height)), at: 100)
      for event in events { _ = core.handle(event, at: 100) }
      stage.run(until: 1)
      _ = core.handle(.tick, at: 101)
      let expected = expectedSteps(core.frame(at: 101).display, images: ["star", "heart"])
      let isRight = stage.drawing == expected
      #expect(isRight, "\(name)")
      #expect(!stage.drawing.isEmpty)
    }
    let control = DwellSwiftUI.PageControl(selection: page.binding, count: 5)
    let timed = control.pageTimer(duration: 4)
    var stars = PageTheme()
    (stars.dotImage, stars.currentDotImage) = (star, star)
    compare("prominent", count: 5, timed: true, view: timed.pageControlOptions(background: .prominent)) {
      $0.dots.background = .prominent
    }
    compare("right to left", count: 5, timed: true, view: timed, rightToLeft: true) { _ in }
    compare(
      "images", count: 5, timed: true,
      view: control.pageIndicatorImage(heart, for: 0).pageIndicatorImage(nil, current: heart, for: 2)
        .pageTimer(duration: 4).pageTheme(stars)
    ) {
      $0.dots.images.all = ImageName(0)
      $0.dots.images.current = ImageName(0)
      $0.dots.images.set(ImageName(1), forPage: 0)
      $0.dots.images.setCurrent(ImageName(1), forPage: 2)
    }
    let many = DwellSwiftUI.PageControl(selection: page.binding, count: 40)
    compare("window", count: 40, timed: false, view: many) { _ in }
    compare("clip", count: 40, timed: false, view: many.pageControlOptions(overflow: .clip)) {
      $0.dots.overflow = .clip
    }
    compare("label", count: 40, timed: false, view: many.pageControlOptions(overflow: .label)) {
      $0.dots.overflow = .label
    }
    compare("number", count: 5, timed: true, view: timed.pageControlOptions(numberLabel: .always)) {
      $0.dots.numberLabel = .always
    }
    compare(
      "no number", count: 40, timed: false,
      view: many.pageControlOptions(overflow: .label, numberLabel: .never)
    ) {
      $0.dots.overflow = .label
      $0.dots.numberLabel = .never
    }
    compare(
      "plain dots", count: 4, timed: false,
      view: DwellSwiftUI.PageControl(selection: page.binding, count: 4).pageTheme(.plainDots)
    ) {
      $0.dots.metrics = .plainDots
    }
    compare(
      "seen", count: 5, timed: true, view: control.seenPages([0, 4]).pageTimer(duration: 4),
      events: [.setSeen(true, page: 0), .setSeen(true, page: 4)]
    ) {
      $0.dots.seenMarks = .marked
    }
  }

  @Test("A control that doesn't move or is paused is never redrawn")
  func sleeps() {
    let page = Model(0)
    let plain = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 3) }
    #expect(plain.next == nil)
    let paused = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4, isPaused: true)
    }
    #expect(paused.next == nil)
    let single = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 1).pageTimer(duration: 4)
    }
    #expect(single.next == nil)
    #expect(single.drawing.isEmpty)
  }

  @Test("It takes the core's preferred size, whatever is proposed (R009, R110)")
  func size() {
    for count in 0...6 {
      let page = Model(0)
      let stage = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: count) }
      let size = reference { $0.dots.showsProgress = false }.preferredSize(forPageCount: count)
      let frames = stage.facts.compactMap { fact -> [CGFloat?]? in
        guard case .flexibleFrame(_, let width, let widest, let lowest, let height, let highest) = fact else {
          return nil
        }
        return [width, widest, lowest, height, highest]
      }
      let lengths = [size.width, size.width, size.height, size.height, size.height].map { CGFloat($0) }
      #expect(frames.map { $0.compactMap(\.self) } == [lengths], "\(count) pages")
    }
  }
}
