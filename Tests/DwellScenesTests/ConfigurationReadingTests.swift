import Dwell
import DwellJSON
import Testing

@testable import DwellScenes

/// Every configuration of a component is read completely from a scenario file.
@Suite struct ConfigurationReadingTests {
  @Test func `every field of a page control's configuration is read`() throws {
    let scene = try control(
      """
      {"pageCount": 5, "currentPage": 2, "duration": 3, "durations": {"1": "infinite", "4": "external"},
       "loops": false, "initialProgress": 0.25, "asksBeforeAdvancing": true, "pausedBy": ["hidden", "app"],
       "showsProgress": true, "fill": "scrollPosition", "hidesForSinglePage": false, "direction": "bottomToTop", "reduceMotion": true,
       "tint": "#ff8000", "currentTint": "background", "background": "prominent", "overflow": "label",
       "numberLabel": "never", "transition": "worm",
       "seenMarks": "marked", "inputProfile": "crown", "allowsScrubbing": false, "textScale": 1.5,
       "images": {"all": 1, "current": 2, "pages": {"3": 4}, "currentPages": {"0": 5}},
       "metrics": {"dotSize": 10, "pillLength": 40, "spacing": 4, "trackOpacity": 0.1,
         "fillOpacity": 0.9, "seenOpacity": 0.8, "upcomingOpacity": 0.2, "currentOpacity": 0.7, "maximumDotCount": 7,
         "windowLength": 5, "labelThreshold": 3, "imageSize": 11, "labelFontSize": 12, "labelOpacity": 0.3,
         "backgroundPadding": 13, "backgroundRadius": 14, "backgroundOpacity": 0.4}}
      """)
    var expected = PageControl.Configuration(pageCount: 5)
    expected.currentPage = 2
    expected.timer.duration = .seconds(3)
    expected.loops = false
    expected.timer.initialProgress = 0.25
    expected.timer.asksBeforeAdvancing = true
    expected.timer.pausedBy = [.hidden, .app]
    expected.dots.fill = .scrollPosition
    expected.dots.hidesForSinglePage = false
    expected.direction = .bottomToTop
    expected.reduceMotion = true
    expected.dots.tint = .color(Color(red: 1, green: 128.0 / 255, blue: 0))
    var metrics = PageControlMetrics()
    metrics.dotSize = 10
    metrics.pillLength = 40
    metrics.spacing = 4
    metrics.trackOpacity = 0.1
    metrics.fillOpacity = 0.9
    metrics.seenOpacity = 0.8
    metrics.upcomingOpacity = 0.2
    metrics.currentOpacity = 0.7
    metrics.maximumDotCount = 7
    metrics.windowLength = 5
    metrics.labelThreshold = 3
    metrics.imageSize = 11
    metrics.labelFontSize = 12
    metrics.labelOpacity = 0.3
    metrics.backgroundPadding = 13
    metrics.backgroundRadius = 14
    metrics.backgroundOpacity = 0.4
    expected.dots.metrics = metrics
    expected.dots.currentTint = .background
    expected.dots.background = .prominent
    expected.dots.overflow = .label
    expected.dots.numberLabel = .never
    expected.dots.transition = .worm
    expected.dots.seenMarks = .marked
    expected.dots.inputProfile = .crown
    expected.dots.allowsScrubbing = false
    expected.dots.textScale = 1.5
    expected.dots.images.all = ImageName(1)
    expected.dots.images.current = ImageName(2)
    expected.dots.images.set(ImageName(4), forPage: 3)
    expected.dots.images.setCurrent(ImageName(5), forPage: 0)
    let durations: [OwnDuration] = [
      .init(page: 1, duration: .seconds(.infinity)), .init(page: 4, duration: .external),
    ]
    #expect(scene == TimedScene(expected, durations: durations))
  }

  @Test func `every field of a page view's configuration is read`() throws {
    var expected = PageView.Configuration(pageCount: 4)
    expected.currentPage = 1
    expected.loops = true
    expected.spacing = 12
    expected.effect = .fadeAndScale
    expected.physics.dragThreshold = 5
    expected.physics.swipeThreshold = 0.3
    expected.physics.flickVelocity = 400
    expected.physics.overscroll = 0.25
    expected.physics.pagesPerGesture = 2
    expected.snap = .none
    expected.turnsOnCrossWheel = false
    expected.pageLengths = [PageLength(page: 2, length: 1200)]
    expected.direction = .topToBottom
    expected.reduceMotion = true
    let read = try subject(
      "pageView",
      """
      {"pageCount": 4, "currentPage": 1, "loops": true, "spacing": 12, "effect": "fadeAndScale",
       "physics": {"dragThreshold": 5, "swipeThreshold": 0.3, "flickVelocity": 400, "overscroll": 0.25, "pagesPerGesture": 2},
       "snap": "none", "turnsOnCrossWheel": false, "pageLengths": {"2": 1200}, "direction": "topToBottom", "reduceMotion": true}
      """)
    #expect(read == ScenarioSubject(expected))
  }

  @Test("An effect is a name or a table of looks, and a mistake in it is found (R207)")
  func readsEffects() throws {
    func effect(_ text: String) throws -> PageEffect? {
      let read = try subject("pageView", "{\"pageCount\": 9, \"effect\": \(text)}")
      guard let configuration = read.scene as? PageView.Configuration else { return nil }
      return configuration.effect
    }
    for (value, name) in PageEffect.names { #expect(try effect("\"\(name)\"") == value) }
    let table: PageEffect = [
      -1: PageLook(
        shift: -0.5, scaleAlong: 0.5, scaleAcross: 0.6, rotation: 30, opacity: 0.7, order: -1, mask: 0.8),
      0.5: PageLook(),
    ]
    #expect(
      try effect(
        """
        [{"distance": -1, "shift": -0.5, "scaleAlong": 0.5, "scaleAcross": 0.6, "rotation": 30,
          "opacity": 0.7, "order": -1, "mask": 0.8}, {"distance": 0.5}]
        """) == table)
    #expect(try effect("[]") == .slide)
    for bad in [
      "\"spin\"", "[{}]", "[{\"distance\": 1}, {\"distance\": 1}]", "[{\"distance\": 0, \"opacity\": 2}]",
      "[{\"distance\": 0, \"turn\": 2}]",
    ] {
      #expect(throws: JSONProblem.self, "\(bad)") { try effect(bad) }
    }
  }

  @Test func `every field of a layout of pages is read`() throws {
    func layout(_ text: String) throws -> PageLayout? {
      let read = try subject("pageView", "{\"pageCount\": 9, \"layout\": {\(text)}}")
      guard let configuration = read.scene as? PageView.Configuration else { return nil }
      return configuration.layout
    }
    var expected = PageLayout(leadingInset: 40, trailingInset: 20)
    expected.length = .perView(2.5)
    expected.alignment = .center
    expected.isContained = false
    expected.fitsPage = true
    expected.pagesPerTurn = 2
    let text = """
      "perView": 2.5, "leadingInset": 40, "trailingInset": 20, "alignment": "center", "isContained": false,
      "fitsPage": true,
      "pagesPerTurn": 2
      """
    #expect(try layout(text) == expected)
    for (length, text) in [
      (PageLayout.Length.viewport, "\"viewport\""), (.own, "\"own\""), (.fixed(120), "120"),
    ] {
      expected = PageLayout()
      expected.length = length
      #expect(try layout("\"length\": \(text)") == expected)
    }
    #expect(throws: JSONProblem.self) { try layout("\"length\": 120, \"perView\": 2") }
    #expect(throws: JSONProblem.self) { try layout("\"perView\": 0.5") }
    #expect(throws: JSONProblem.self) { try layout("\"length\": \"long\"") }
  }

  @Test func `every field of a segmented progress's configuration is read`() throws {
    var expected = SegmentedProgress.Configuration(pageCount: 4)
    expected.currentPage = 1
    expected.timer.duration = .external
    expected.loops = false
    expected.segments.style = .fluid
    expected.segments.tint = .black
    expected.segments.currentTint = .background
    expected.direction = .bottomToTop
    expected.reduceMotion = true
    expected.segments.metrics.thickness = 6
    expected.segments.metrics.spacing = 3
    expected.segments.metrics.minimumSegmentLength = 9
    expected.segments.metrics.windowLength = 7
    expected.segments.metrics.completedOpacity = 0.9
    expected.segments.metrics.inactiveOpacity = 0.1
    let read = try subject(
      "segmentedProgress",
      """
      {"pageCount": 4, "currentPage": 1, "duration": "external", "durations": {"0": 1}, "loops": false,
       "style": "fluid", "tint": "#000000", "currentTint": "background", "direction": "bottomToTop",
       "reduceMotion": true, "metrics": {"thickness": 6, "spacing": 3, "minimumSegmentLength": 9, "windowLength": 7,
         "completedOpacity": 0.9, "inactiveOpacity": 0.1}}
      """)
    let durations = [OwnDuration(page: 0, duration: .seconds(1))]
    #expect(read == ScenarioSubject(TimedScene(expected, durations: durations)))
  }

  @Test func `every field of a carousel's configuration is read`() throws {
    var expected = Carousel.Configuration(pageCount: 4)
    expected.pages.currentPage = 1
    expected.pages.loops = false
    expected.pages.direction = .rightToLeft
    expected.pages.reduceMotion = true
    expected.pages.spacing = 5
    expected.pages.effect = .fadeAndScale
    expected.pages.pageLengths = [PageLength(page: 0, length: 900)]
    expected.timer.duration = .seconds(3)
    var dots = DotRow.Configuration()
    dots.background = .minimal
    dots.tint = .white
    expected.indicator = .dots(dots)
    expected.indicatorSide = .start
    expected.indicatorInset = 7
    expected.indicatorMargin = 8
    expected.hoverArea = .indicator
    expected.controls = [.previous, .pause]
    expected.timer.startDelay = 2.5
    expected.timer.afterInteraction = .pause
    expected.taps = .turn
    expected.speed = -40
    let read = try subject(
      "carousel",
      """
      {"pageCount": 4, "currentPage": 1, "loops": false, "direction": "rightToLeft", "reduceMotion": true,
       "duration": 3, "spacing": 5, "effect": "fadeAndScale", "pageLengths": {"0": 900},
       "control": {"background": "minimal", "tint": "#ffffff"}, "indicatorSide": "start", "indicatorInset": 7,
       "indicatorMargin": 8, "hoverArea": "indicator", "controls": ["previous", "pause"], "startDelay": 2.5,
       "afterInteraction": "pause", "taps": "turn", "speed": -40}
      """)
    #expect(read == ScenarioSubject(TimedScene(expected)))
    for field in [#""startDelay": -1"#, #""startDelay": 1000001"#, #""controls": ["stop"]"#] {
      #expect(throws: JSONProblem.self) { try subject("carousel", "{\"pageCount\": 4, \(field)}") }
    }

    var segments = SegmentRow.Configuration()
    segments.style = .fluid
    expected = Carousel.Configuration(pageCount: 2)
    expected.indicator = .segments(segments)
    expected.indicatorSide = .start
    #expect(
      try subject(
        "carousel", #"{"pageCount": 2, "segments": {"style": "fluid"}, "indicatorSide": "start"}"#)
        == ScenarioSubject(TimedScene(expected)))
    expected = Carousel.Configuration(pageCount: 2)
    expected.indicator = .none
    #expect(
      try subject("carousel", #"{"pageCount": 2, "indicatorSide": "none"}"#)
        == ScenarioSubject(TimedScene(expected)))
  }

  @Test func `a carousel has one indicator`() throws {
    let problem = #expect(throws: JSONProblem.self) {
      try subject("carousel", #"{"pageCount": 2, "segments": {}, "control": {}}"#)
    }
    #expect(problem?.what == "cannot be combined with segments")
  }

  @Test func `every field of a meter's configuration is read`() throws {
    var expected = ProgressMeter.Configuration(value: 7, of: 10)
    expected.minimum = -10
    expected.revealDuration = 1
    expected.colors = MeterColors([
      .init(0.25, Color(red: 0, green: 0, blue: 1)), .init(1, .white),
    ])
    expected.borderTint = .white
    expected.direction = .leftToRight
    expected.reduceMotion = true
    expected.metrics.meterWidth = 50
    expected.metrics.borderWidth = 3
    expected.metrics.padding = 20
    expected.metrics.cornerRadius = 6
    let read = try subject(
      "progressMeter",
      """
      {"value": 7, "minimum": -10, "maximum": 10, "revealDuration": 1, 
       "colors": [{"level": 0.25, "color": "#0000ff"}, "#ffffff"],
       "borderTint": "#ffffff", "direction": "leftToRight", "reduceMotion": true,
       "metrics": {"meterWidth": 50, "borderWidth": 3, "padding": 20, "cornerRadius": 6}}
      """)
    #expect(read == ScenarioSubject(expected))
  }

  @Test func `missing fields have the component's defaults`() throws {
    #expect(try control(#"{"pageCount": 3}"#) == TimedScene(PageControl.Configuration(pageCount: 3)))
  }

  /// The page control of a configuration.
  private func control(_ configuration: String) throws -> TimedScene<PageControl.Configuration> {
    guard
      let scene = try subject("pageControl", configuration).scene as? TimedScene<PageControl.Configuration>
    else {
      throw NoPageControl()
    }
    return scene
  }

  /// The component of a configuration.
  private func subject(_ component: String, _ configuration: String) throws -> ScenarioSubject {
    try scenario(
      """
      {"component": "\(component)", "size": {"width": 1, "height": 1}, "configuration": \(configuration),
       "samples": []}
      """
    ).subject
  }
}
