import DwellJSON
import Testing

@testable import DwellScenes

/// Errors in a scenario file have a place and a fix.
@Suite struct ScenarioProblemTests {
  @Test(arguments: [
    ("[]", "1:1: is a list, not an object -- write it as {...}"),
    ("{}", #"1:1: has no "component" -- write e.g. "component": "pageControl""#),
    (
      #"{"component": "pageControll"}"#,
      #"1:15: component: is "pageControll", which is not a known value -- did you mean "pageControl"? "#
        + "The choices are \(ScenarioSubject.kinds.map { "\"\($0.name)\"" }.joined(separator: ", "))"
    ),
    (
      #"{"component": "pageControl", "sizes": 1}"#,
      #"1:30: sizes: is an unknown field -- did you mean "size"? The choices are "component", "size", "appearance", "#
        + #""configuration", "events", "front", "samples""#
    ),
    (
      #"{"component": "pageControl"}"#,
      #"1:1: has no "size" -- write e.g. "size": {"width": 390, "height": 44}"#
    ),
    (
      #"{"component": "pageControl", "size": {"width": -1, "height": 44}}"#,
      "1:48: size.width: is -1; it must be from 0 to 1000000 -- write e.g. 0"
    ),
    (
      #"{"component": "pageControl", "size": {"width": 390, "height": 44}}"#,
      #"1:1: has no "configuration" -- write e.g. "configuration": {"pageCount": 3}"#
    ),
  ])
  func `errors in a scenario's structure`(text: String, message: String) {
    #expect(problem(text) == "scene.json:" + message)
  }

  @Test(arguments: [
    ("{}", #"1:1: configuration: has no "pageCount" -- write e.g. "pageCount": 3"#),
    (
      #"{"pageCount": -1}"#,
      "1:15: configuration.pageCount: is -1; it must be from 0 to 1000000000 -- write e.g. 0"
    ),
    (
      #"{"pageCount": 2.5}"#,
      "1:15: configuration.pageCount: is 2.5; it must be a whole number -- write e.g. 2"
    ),
    (
      #"{"pageCount": 3, "currentPage": 3}"#,
      "1:33: configuration.currentPage: is 3; pages go from 0 to 2 -- write e.g. 2"
    ),
    (
      #"{"pageCount": 0, "currentPage": 1}"#,
      "1:33: configuration.currentPage: is 1; page 0 is the only one -- write e.g. 0"
    ),
    (
      #"{"pageCount": 3, "duration": 0}"#,
      "1:30: configuration.duration: is 0; durations are seconds above 0, at most 1000000000, or "
        + #""infinite" or "external" -- write e.g. 4"#
    ),
    (
      #"{"pageCount": 3, "duration": "forever"}"#,
      #"1:30: configuration.duration: is "forever", which is not a known value -- write one of "infinite", "external""#
    ),
    (
      #"{"pageCount": 3, "durations": {"3": 1}}"#,
      #"1:32: configuration.durations["3"]: is not a page; the pages are "0" to "2" -- "#
        + "write a page's number, or remove it"
    ),
    (
      #"{"pageCount": 0, "durations": {"01": 1}}"#,
      #"1:32: configuration.durations["01"]: is not a page; there are no pages -- write a page's number, or remove it"#
    ),
    (
      #"{"pageCount": 3, "direction": "leftToright"}"#,
      #"1:31: configuration.direction: is "leftToright", which is not a known value -- did you mean "leftToRight"? "#
        + #"The choices are "leftToRight", "rightToLeft", "topToBottom", "bottomToTop""#
    ),
    (
      ##"{"pageCount": 3, "tint": "#1234g6"}"##,
      ##"1:26: configuration.tint: is "#1234g6", which is not a colour -- "##
        + ##"write "#rrggbb", "#rrggbbaa", "foreground" or "background""##
    ),
    (
      #"{"pageCount": 3, "metrics": {"pillLength": 4}}"#,
      "1:44: configuration.metrics.pillLength: is shorter than a dot -- write at least 8"
    ),
    (
      #"{"pageCount": 3, "reduceMotion": 1}"#,
      "1:34: configuration.reduceMotion: is 1, not true or false -- write true or false, without quotes"
    ),
  ])
  func `errors in a page control's configuration`(configuration: String, message: String) {
    let text = """
      {"configuration": \(configuration),
       "component": "pageControl", "size": {"width": 390, "height": 44}, "samples": [0]}
      """
    // The configuration begins in column 19 of the first line.
    let parts = message.split(separator: ":", maxSplits: 2)
    #expect(problem(text) == "scene.json:1:\((Int(parts[1]) ?? 0) + 18):\(parts[2])")
  }

  @Test(arguments: [
    (#"{"type": "pause"}"#, #"1:13: events[0]: has no "at" -- write e.g. "at": 1.5"#),
    (
      #"{"at": -1, "type": "pause"}"#,
      "1:20: events[0].at: is -1; times are seconds from 0 to 1000000000 -- write e.g. 0"
    ),
    (#"{"at": 1}"#, #"1:13: events[0]: has no "type" -- write e.g. "type": "pause""#),
    (
      #"{"at": 1, "type": "pause", "page": 2}"#,
      #"1:40: events[0].page: is an unknown field -- write one of "at", "type", "reason""#
    ),
    (
      #"{"at": 1, "type": "appearance", "appearance": "dim"}"#,
      #"1:59: events[0].appearance: is "dim", which is not a known value -- write one of "light", "dark""#
    ),
    (
      #"{"at": 1, "type": "select", "page": 3}"#,
      "1:49: events[0].page: is 3; pages go from 0 to 2 -- write e.g. 2"
    ),
    (
      #"{"at": 1, "type": "setPageCount", "count": 0}, {"at": 1, "type": "select", "page": 0}"#,
      "1:96: events[1].page: is 0; there are no pages -- remove it"
    ),
    (
      #"{"at": 1, "type": "insert", "index": 4}"#,
      "1:50: events[0].index: is 4; there are 3 pages at that time -- write e.g. 3"
    ),
    (
      #"{"at": 1, "type": "remove", "index": 2, "count": 2}"#,
      "1:62: events[0].count: is 2; there are not that many pages -- write e.g. 1"
    ),
    (
      #"{"at": 1, "type": "remove", "index": 3}"#,
      "1:13: events[0]: does not fit the pages; there are 3 at that time -- remove it"
    ),
    (
      #"{"at": 1, "type": "setProgress", "progress": 1.5}"#,
      "1:58: events[0].progress: is 1.5; it must be from 0 to 1 -- write e.g. 1"
    ),
  ])
  func `errors in an event`(event: String, message: String) {
    let text = """
      {"events": [\(event)],
       "component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3},
       "samples": [0]}
      """
    #expect(problem(text) == "scene.json:" + message)
  }

  @Test(arguments: [
    (
      "3",
      #"1:13: samples: is neither an interval nor a list of times -- write e.g. {"every": 0.5, "until": 12} or [0, 1.5]"#
    ),
    (
      #"{"every": 0, "until": 1}"#,
      "1:23: samples.every: is 0; samples are 0.000001 to 1000000000 seconds apart -- write e.g. 0.1"
    ),
    (#"{"every": 1}"#, #"1:13: samples: has no "until" -- write e.g. "until": 12"#),
    (
      #"{"every": 0.001, "until": 1000}"#,
      "1:23: samples.every: is 0.001, too short for 1000 s; at most 1000000 samples can be taken -- "
        + "write a longer interval, or an earlier end"
    ),
    ("[0, -1]", "1:17: samples[1]: is -1; times are seconds from 0 to 1000000000 -- write e.g. 0"),
  ])
  func `errors in the samples`(samples: String, message: String) {
    let text = """
      {"samples": \(samples), "component": "pageControl", "size": {"width": 390, "height": 44},
       "configuration": {"pageCount": 3}}
      """
    #expect(problem(text) == "scene.json:" + message)
  }

  @Test(arguments: [
    ("1", "1:11: front: is 1, not an object -- write it as {...}"),
    (
      #"{"latenes": 1}"#,
      #"1:12: front.latenes: is an unknown field -- did you mean "lateness"? The choices are "lateness", "frames", "clockSteps""#
    ),
    (
      #"{"lateness": -0.1}"#,
      "1:24: front.lateness: is -0.1; wake-ups are 0 to 1000000000 seconds late -- write e.g. 0"
    ),
    (
      #"{"lateness": "0.1"}"#,
      "1:24: front.lateness: is neither seconds nor a list of spans of time -- "
        + #"write e.g. 0.02 or [{"from": 3, "until": 5, "by": 0.25}]"#
    ),
    (
      #"{"lateness": [{"from": 1, "until": 2}]}"#,
      #"1:25: front.lateness[0]: has no "by" -- write e.g. "by": 0.25"#
    ),
    (
      #"{"lateness": [{"from": 3, "until": 2, "by": 1}]}"#,
      "1:46: front.lateness[0].until: is 2, before it begins at 3 s -- write e.g. 3"
    ),
    (#"{"frames": 60}"#, "1:22: front.frames: is 60, not an object -- write it as {...}"),
    (
      #"{"frames": {"rate": 0}}"#,
      "1:31: front.frames.rate: is 0; it must be from 1 to 1000 -- write e.g. 1"
    ),
    (
      #"{"frames": {"oneIn": 1.5}}"#,
      "1:32: front.frames.oneIn: is 1.5; it must be a whole number -- write e.g. 1"
    ),
    (
      #"{"frames": {"dropped": [{"from": 1}]}}"#,
      #"1:35: front.frames.dropped[0]: has no "until" -- write e.g. "until": 5"#
    ),
    (
      #"{"clockSteps": [{"at": 1, "by": -2e9}]}"#,
      "1:43: front.clockSteps[0].by: is -2e9; clocks step by -1000000000 to 1000000000 seconds -- "
        + "write e.g. -1000000000"
    ),
    (
      #"{"clockSteps": [{"by": 1}]}"#,
      #"1:27: front.clockSteps[0]: has no "at" -- write e.g. "at": 5"#
    ),
  ])
  func `errors in a front`(front: String, message: String) {
    let text = """
      {"front": \(front),
       "component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3},
       "samples": [0]}
      """
    #expect(problem(text) == "scene.json:" + message)
  }

  /// The message for a scenario's text.
  private func problem(_ text: String) -> String {
    do {
      _ = try Scenario(JSONDocument(text: text, name: "scene.json"))
      return "no problem"
    } catch {
      return "\(error)"
    }
  }
}
