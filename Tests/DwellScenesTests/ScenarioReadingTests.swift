import Dwell
import DwellJSON
import DwellTestSupport
import Testing

@testable import DwellScenes

/// A scenario file is read strictly, and what is wrong in it has its place and its mend.
@Suite struct ScenarioReadingTests {
  @Test func `every field of a page control's configuration is read`() throws {
    let scene = try control(
      """
      {"pageCount": 5, "currentPage": 2, "duration": 3, "durations": {"1": "infinite", "4": "external"},
       "loops": false, "initialProgress": 0.25, "asksBeforeAdvancing": true, "pausedBy": ["hidden", "app"],
       "showsProgress": false, "hidesForSinglePage": false, "direction": "bottomToTop", "reduceMotion": true,
       "tint": "#ff8000", "currentTint": "background", "background": "prominent", "overflow": "label",
       "seenMarks": "marked", "profile": "crown", "allowsScrubbing": false,
       "images": {"all": 1, "current": 2, "pages": {"3": 4}, "currentPages": {"0": 5}},
       "metrics": {"dotSize": 10, "pillLength": 40, "spacing": 4, "trackOpacity": 0.1,
         "fillOpacity": 0.9, "seenOpacity": 0.8, "upcomingOpacity": 0.2, "currentOpacity": 0.7, "mostDots": 7,
         "windowLength": 5, "mostDotsBesideLabel": 3, "imageSize": 11, "labelFontSize": 12, "labelOpacity": 0.3,
         "backgroundPadding": 13, "backgroundRadius": 14, "backgroundOpacity": 0.4}}
      """)
    var expected = PageControl.Configuration(pageCount: 5)
    expected.currentPage = 2
    expected.timer.duration = .seconds(3)
    expected.timer.loops = false
    expected.timer.initialProgress = 0.25
    expected.timer.asksBeforeAdvancing = true
    expected.timer.pausedBy = [.hidden, .app]
    expected.showsProgress = false
    expected.hidesForSinglePage = false
    expected.direction = .bottomToTop
    expected.reduceMotion = true
    expected.tint = .color(Color(red: 1, green: 128.0 / 255, blue: 0))
    var metrics = PageControlMetrics()
    metrics.dotSize = 10
    metrics.pillLength = 40
    metrics.spacing = 4
    metrics.trackOpacity = 0.1
    metrics.fillOpacity = 0.9
    metrics.seenOpacity = 0.8
    metrics.upcomingOpacity = 0.2
    metrics.currentOpacity = 0.7
    metrics.mostDots = 7
    metrics.windowLength = 5
    metrics.mostDotsBesideLabel = 3
    metrics.imageSize = 11
    metrics.labelFontSize = 12
    metrics.labelOpacity = 0.3
    metrics.backgroundPadding = 13
    metrics.backgroundRadius = 14
    metrics.backgroundOpacity = 0.4
    expected.metrics = metrics
    expected.currentTint = .background
    expected.background = .prominent
    expected.overflow = .label
    expected.seenMarks = .marked
    expected.profile = .crown
    expected.allowsScrubbing = false
    expected.images.all = ImageName(1)
    expected.images.current = ImageName(2)
    expected.images.set(ImageName(4), forPage: 3)
    expected.images.setCurrent(ImageName(5), forPage: 0)
    let durations: [PageTime] = [
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
    expected.physics.minimumDistance = 5
    expected.physics.turnShare = 0.3
    expected.physics.turnSpeed = 400
    expected.physics.overdrag = 0.25
    expected.physics.pagesPerGesture = 2
    expected.turnsOnCrossWheel = false
    expected.pageLengths = [PageLength(page: 2, length: 1200)]
    expected.direction = .topToBottom
    expected.reduceMotion = true
    let read = try subject(
      "pageView",
      """
      {"pageCount": 4, "currentPage": 1, "loops": true, "spacing": 12, "effect": "fadeAndScale",
       "physics": {"minimumDistance": 5, "turnShare": 0.3, "turnSpeed": 400, "overdrag": 0.25, "pagesPerGesture": 2},
       "turnsOnCrossWheel": false, "pageLengths": {"2": 1200}, "direction": "topToBottom", "reduceMotion": true}
      """)
    #expect(read == .pageView(expected))
  }

  @Test func `every field of a meter's configuration is read`() throws {
    var expected = ProgressMeter.Configuration(value: 7, of: 10)
    expected.minimum = -10
    expected.revealDuration = 1
    expected.lowColor = Color(red: 0, green: 0, blue: 1)
    expected.borderTint = .white
    expected.direction = .leftToRight
    expected.reduceMotion = true
    expected.metrics.meterWidth = 50
    expected.metrics.borderWidth = 3
    expected.metrics.padding = 20
    let read = try subject(
      "progressMeter",
      """
      {"value": 7, "minimum": -10, "maximum": 10, "revealDuration": 1, "lowColor": "#0000ff",
       "borderTint": "#ffffff", "direction": "leftToRight", "reduceMotion": true,
       "metrics": {"meterWidth": 50, "borderWidth": 3, "padding": 20}}
      """)
    #expect(read == .progressMeter(expected))
  }

  @Test func `what is left out has the component's default`() throws {
    #expect(try control(#"{"pageCount": 3}"#) == TimedScene(PageControl.Configuration(pageCount: 3)))
  }

  @Test(
    arguments: [
      (#""type": "press", "x": 1, "y": -2.5"#, .press(Point(x: 1, y: -2.5))),
      (#""type": "move", "x": 1, "y": 2"#, .move(Point(x: 1, y: 2))),
      (#""type": "release", "x": 1, "y": 2"#, .release(Point(x: 1, y: 2))),
      (#""type": "cancel""#, .cancel), (#""type": "hover", "x": 1, "y": 2"#, .hover(Point(x: 1, y: 2))),
      (#""type": "leave""#, .leave), (#""type": "key", "key": "pageDown""#, .key(.pageDown)),
      (#""type": "wheel", "x": 0, "y": 9"#, .wheel(Point(x: 0, y: 9), isPrecise: false)),
      (#""type": "wheel", "x": 0, "y": 9, "isPrecise": true"#, .wheel(Point(x: 0, y: 9), isPrecise: true)),
      (#""type": "wheelEnded""#, .wheelEnded), (#""type": "crown", "points": -8"#, .crown(-8)),
      (#""type": "select", "page": 2"#, .select(page: 2, animated: true)),
      (#""type": "select", "page": 0, "animated": false"#, .select(page: 0, animated: false)),
      (#""type": "advance""#, .advance), (#""type": "veto""#, .veto), (#""type": "restart""#, .restart),
      (#""type": "pause""#, .pause(.app)), (#""type": "pause", "reason": "touch""#, .pause(.touch)),
      (#""type": "resume", "reason": "reduceMotion""#, .resume(.reduceMotion)),
      (#""type": "setPageCount", "count": 0"#, .setPageCount(0)),
      (#""type": "insert", "index": 3"#, .edit(.insert(at: 3, count: 1))),
      (#""type": "insert", "index": 0, "count": 7"#, .edit(.insert(at: 0, count: 7))),
      (#""type": "remove", "index": 1, "count": 2"#, .edit(.remove(at: 1, count: 2))),
      (#""type": "movePage", "from": 2, "to": 0"#, .edit(.move(from: 2, to: 0))),
      (#""type": "setDuration", "duration": 0.5"#, .setDuration(.seconds(0.5))),
      (
        #""type": "setPageDuration", "page": 1, "duration": "external""#, .setPageDuration(.external, page: 1)
      ),
      (#""type": "setPageDuration", "page": 1, "duration": null"#, .setPageDuration(nil, page: 1)),
      (#""type": "setProgress", "progress": 0.5"#, .setProgress(0.5, rate: 0)),
      (#""type": "setProgress", "progress": 1, "rate": 2"#, .setProgress(1, rate: 2)),
      (#""type": "setSeen", "page": 2"#, .setSeen(true, page: 2)),
      (#""type": "setSeen", "page": 1, "isSeen": false"#, .setSeen(false, page: 1)),
      (#""type": "setPageLength", "page": 1, "length": 1200"#, .setPageLength(1200, page: 1)),
      (#""type": "setPageLength", "page": 1, "length": null"#, .setPageLength(nil, page: 1)),
      (#""type": "setValue", "value": 7"#, .setValue(7)),
      (#""type": "resize", "width": 100, "height": 0"#, .resize(Size(width: 100, height: 0))),
      (#""type": "setDirection", "direction": "rightToLeft""#, .setDirection(.rightToLeft)),
      (#""type": "setReduceMotion", "reduceMotion": true"#, .setReduceMotion(true)),
    ] as [(String, Event)])
  func `every event is read`(fields: String, event: Event) throws {
    let read = try events("{\"at\": 1.5, \(fields)}")
    #expect(read == [ScenarioEvent(at: 1.5, .event(event))])
  }

  @Test func `a change of the theme is an event of the scenario`() throws {
    let read = try events(#"{"at": 0, "type": "appearance", "appearance": "dark"}"#)
    #expect(read == [ScenarioEvent(at: 0, .appearance(.dark))])
  }

  @Test func `events are put into the order of time, those at one time stay in the order of the file`() throws
  {
    let read = try events(
      """
      {"at": 2, "type": "advance"}, {"at": 1, "type": "pause"}, {"at": 2, "type": "veto"}, {"at": 1, "type": "resume"}
      """)
    #expect(read.map(\.at) == [1, 1, 2, 2])
    #expect(
      read.map(\.happening) == [.event(.pause(.app)), .event(.resume(.app)), .event(.advance), .event(.veto)])
  }

  @Test func `page numbers are checked against the pages there are at that time`() throws {
    #expect(
      try events(
        #"{"at": 2, "type": "select", "page": 4}, {"at": 1, "type": "insert", "index": 0, "count": 2}"#
      )
      .count == 2)
  }

  @Test func `a scenario damaged at random is read or refused, never a trap`() {
    var random = SeededRandom(seed: 11)
    let sample = Array(threePages.utf8)
    for _ in 0..<2000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(ascii: "9"), at: index)
        }
      }
      _ = try? Scenario(JSONDocument(bytes: bytes, name: "damaged"))
    }
  }

  /// The page control of a configuration.
  private func control(_ configuration: String) throws -> TimedScene<PageControl.Configuration> {
    guard case .pageControl(let scene) = try subject("pageControl", configuration) else {
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

  /// The events of a scenario with three pages.
  private func events(_ events: String) throws -> [ScenarioEvent] {
    try scenario(
      """
      {"component": "pageControl", "size": {"width": 1, "height": 1}, "configuration": {"pageCount": 3},
       "samples": [], "events": [\(events)]}
      """
    ).events
  }
}
