import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// Changes other than events are applied in place to the running component.
@Suite("Configuring a view in place keeps its state") @MainActor
struct ConfigureTests {
  /// Returns the core's control of three pages of four seconds, in its preferred size.
  func core(_ configuration: Dwell.PageControl.Configuration) -> Dwell.PageControl {
    var core = Dwell.PageControl(configuration, at: 100)
    _ = core.handle(.resize(core.preferredSize(forPageCount: configuration.pageCount)), at: 100)
    return core
  }

  @Test("New tints and opacities during a page turn don't interrupt it")
  func styleAmidTurn() {
    let page = Model(0)
    let tint = Model<SwiftUI.Color?>(nil)
    let theme = Model(PageTheme())
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageIndicatorTint(tint.value).pageTheme(theme.value)
    }
    stage.run(until: 0)
    page.value = 2
    stage.run(until: 0)
    stage.run(until: 0.1)
    var configuration = Dwell.PageControl.Configuration(pageCount: 3)
    var core = core(configuration)
    _ = core.handle(.select(page: 2, animated: true), at: 100)
    tint.value = .red
    theme.value.upcomingOpacity = 0.5
    stage.run(until: 0.1)
    configuration.dots.tint = .color(Dwell.Color(red: 1, green: 0, blue: 0))
    configuration.dots.metrics.upcomingOpacity = 0.5
    _ = core.configure(configuration, at: 100.1)
    for time in [0.1, 0.15, 0.3, 1] {
      stage.run(until: time)
      #expect(stage.drawing == expectedSteps(core.frame(at: 100 + time).display), "at \(time)")
    }
    let isTurning = if case .sampled = core.frame(at: 100.1).course { true } else { false }
    #expect(isTurning, "marks moved as it changed")
  }

  @Test("New images during a page turn don't interrupt it")
  func imagesAmidTurn() {
    let page = Model(0)
    let image = Model<Image?>(nil)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageIndicatorImage(image.value, for: 1).pageTimer(duration: 4)
    }
    stage.run(until: 0)
    page.value = 2
    stage.run(until: 0)
    stage.run(until: 0.1)
    var configuration = Dwell.PageControl.Configuration(pageCount: 3)
    var core = core(configuration)
    _ = core.handle(.select(page: 2, animated: true), at: 100)
    image.value = Image(systemName: "star")
    stage.run(until: 0.1)
    configuration.dots.images.set(ImageName(0), forPage: 1)
    _ = core.configure(configuration, at: 100.1)
    stage.run(until: 0.15)
    #expect(stage.drawing == expectedSteps(core.frame(at: 100.15).display, images: ["star"]))
  }

  @Test("A new tint keeps seen pages, pauses, progress and page durations")
  func tintKeeps() throws {
    let page = Model(1)
    let tint = Model<SwiftUI.Color?>(nil)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 4)
        .seenPages([3]).pageDuration(8, for: 1).pageIndicatorTint(tint.value).pageTimer(duration: 4)
    }
    stage.run(until: 2)
    stage.actions["Pause"]?()
    stage.run(until: 2)
    tint.value = .red
    stage.run(until: 2)
    #expect(stage.actions.keys.sorted() == ["Play"], "the user's pause is kept")
    var configuration = Dwell.PageControl.Configuration(pageCount: 4)
    configuration.currentPage = 1
    configuration.dots.seenMarks = .marked
    configuration.dots.tint = .color(Dwell.Color(red: 1, green: 0, blue: 0))
    var core = core(configuration)
    for event: Event in [.setSeen(true, page: 3), .setPageDuration(.seconds(8), page: 1)] {
      _ = core.handle(event, at: 100)
    }
    _ = core.handle(.pause(.app), at: 102)
    stage.run(until: 60)
    #expect(stage.drawing == expectedSteps(core.frame(at: 160).display), "a quarter of page 1, page 3 seen")
    stage.actions["Play"]?()
    stage.run(until: 60)
    stage.run(until: 65.9)
    #expect(page.value == 1)
    stage.run(until: 66.1)
    #expect(page.value == 2)
  }

  @Test("A scrub in progress continues")
  func fingerOnControl() throws {
    let page = Model(2)
    let tint = Model<SwiftUI.Color?>(nil)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageTimer(duration: 4)
        .pageControlInputProfile(.touch).pageIndicatorTint(tint.value)
    }
    let start = CGPoint(x: 56, y: 22)
    try stage.drag([start, CGPoint(x: 70, y: 22)], lifts: false)
    tint.value = .red
    stage.run(until: 0)
    for x in [80.0, 90, 108] {
      try stage.gesture().move(
        .init(time: stage.scene.date, location: CGPoint(x: x, y: 22), startLocation: start))
      stage.scene.render()
    }
    #expect(page.value == 4)
    stage.run(until: 30)
    #expect(page.value == 4, "the timer is paused while the finger is down")
    try stage.gesture().end(
      .init(time: stage.scene.date, location: CGPoint(x: 108, y: 22), startLocation: start))
    stage.run(until: 30)
    stage.run(until: 34.1)
    #expect(page.value == 0, "and resumes when it is lifted")
  }

  @Test("A drag in progress continues when the indicator changes")
  func fingerOnPages() throws {
    let page = Model(0)
    let indicator = Model(PageIndicator.hidden)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageTimer(duration: 4).pageIndicator(indicator.value)
    }
    let start = CGPoint(x: 350, y: 150)
    try stage.drag([start, CGPoint(x: 330, y: 150), CGPoint(x: 250, y: 150)], lifts: false)
    for kind in PageIndicator.allCases {
      indicator.value = kind
      stage.run(until: 0)
      let places = stage.facts.compactMap { if case .position(let point) = $0 { point.x } else { nil } }
      #expect(places.contains(195 - 100), "\(kind): \(places)")
    }
    let drag = try #require(stage.drags.first { $0.minimumDistance > 0 })
    let end = CGPoint(x: 100, y: 150)
    drag.move(.init(time: stage.scene.date, location: end, startLocation: start))
    drag.end(.init(time: stage.scene.date, location: end, startLocation: start))
    stage.run(until: 0.5)
    #expect(page.value == 1)
  }

  @Test(
    "A timer that is removed and added again uses the app's current page, progress and durations")
  func timerGoes() {
    let page = Model(0)
    let isTimed = Model(true)
    let second = Model<Double?>(1)
    let stage = Stage {
      let control = DwellSwiftUI.PageControl(selection: page.binding, count: 2)
        .pageDuration(second.value, for: 1)
      if isTimed.value { AnyView(control.pageTimer(duration: 4)) } else { AnyView(control) }
    }
    stage.run(until: 4.1)
    #expect(page.value == 1)
    isTimed.value = false
    stage.run(until: 4.1)
    second.value = nil
    stage.run(until: 50)
    #expect(page.value == 1)
    isTimed.value = true
    stage.run(until: 50)
    stage.run(until: 53)
    #expect(page.value == 1, "it has four seconds now")
    stage.run(until: 54.1)
    #expect(page.value == 0)
  }

  @Test("A page that is inserted again has its duration, and is marked as seen")
  func pageComesBack() {
    let page = Model("b")
    let pages = Model(["a", "b"])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value)
        .pageDuration(10, for: "b").seenPages(["b"]).pageTimer(duration: 4)
    }
    stage.run(until: 0)
    pages.value = ["a"]
    stage.run(until: 0)
    #expect(page.value == "a")
    pages.value = ["a", "b", "c"]
    stage.run(until: 0)
    var configuration = Dwell.PageControl.Configuration(pageCount: 3)
    configuration.dots.seenMarks = .marked
    var core = core(configuration)
    _ = core.handle(.setSeen(true, page: 1), at: 100)
    #expect(stage.drawing == expectedSteps(core.frame(at: 100).display))
    stage.run(until: 4.1)
    #expect(page.value == "b")
    stage.run(until: 13.9)
    #expect(page.value == "b", "it has ten seconds")
    stage.run(until: 14.1)
    #expect(page.value == "c")
  }

  @Test("The timer starts when a second page is added")
  func secondPage() {
    let page = Model("a")
    let pages = Model(["a"])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value).pageTimer(duration: 4)
    }
    stage.run(until: 1)
    pages.value = ["a", "b"]
    stage.run(until: 1)
    stage.run(until: 5.1)
    #expect(page.value == "b")
  }

  @Test("A page that was listed twice leaves no trace")
  func listedTwice() {
    let page = Model("a")
    let pages = Model(["a", "a", "b"])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value)
    }
    stage.run(until: 0)
    pages.value = ["a", "b", "c"]
    stage.run(until: 0)
    #expect(stage.spoken == "page 1 of 3")
  }

  @Test("A control takes its new preferred size at once")
  func size() {
    let page = Model(0)
    let theme = Model(PageTheme())
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageTheme(theme.value)
    }
    /// Returns the largest width of the control.
    func widest() -> CGFloat? {
      stage.facts.compactMap {
        if case .flexibleFrame(_, _, let width, _, _, _) = $0 { width } else { nil }
      }.first
    }
    let before = widest()
    theme.value.pillLength = 60
    stage.run(until: 0)
    #expect(widest() == before.map { $0 + 24 })
  }

  @Test("A meter continues its reveal with a thicker border, and fills along a new axis")
  func meter() {
    let border = Model(2.0)
    let axis = Model(PageAxis.horizontal)
    let stage = Stage(width: 200, height: 548) {
      var theme = PageTheme()
      let _ = theme.meterBorderWidth = border.value
      DwellSwiftUI.ProgressMeter(value: 7, total: 10, axis: axis.value).pageTheme(theme)
    }
    var configuration = Dwell.ProgressMeter.Configuration(value: 7, of: 10)
    configuration.direction = .leftToRight
    var core = Dwell.ProgressMeter(configuration, at: 100)
    _ = core.handle(.resize(Size(width: 200, height: 548)), at: 100)
    stage.run(until: 1)
    border.value = 4
    stage.run(until: 1)
    configuration.metrics.borderWidth = 4
    _ = core.configure(configuration, at: 101)
    stage.run(until: 1.5)
    #expect(stage.drawing == expectedSteps(core.frame(at: 101.5).display), "half revealed")
    axis.value = .vertical
    stage.run(until: 1.5)
    configuration.direction = .bottomToTop
    _ = core.configure(configuration, at: 101.5)
    stage.run(until: 2)
    #expect(stage.drawing == expectedSteps(core.frame(at: 102).display), "upwards")
  }

  @Test("Right-to-left text and reduced motion are kept")
  func environment() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    environment.accessibilityReduceMotion = true
    let page = Model(0)
    let tint = Model<SwiftUI.Color?>(nil)
    let stage = Stage(environment: environment) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4)
        .pageIndicatorTint(tint.value)
    }
    stage.run(until: 0)
    tint.value = .red
    stage.run(until: 1)
    page.value = 2
    stage.run(until: 1)
    stage.run(until: 1.1)
    var configuration = Dwell.PageControl.Configuration(pageCount: 3)
    configuration.dots.tint = .color(Dwell.Color(red: 1, green: 0, blue: 0))
    configuration.direction = .rightToLeft
    configuration.reduceMotion = true
    var core = core(configuration)
    _ = core.handle(.select(page: 2, animated: true), at: 101)
    #expect(stage.drawing == expectedSteps(core.frame(at: 101.1).display))
  }
}
