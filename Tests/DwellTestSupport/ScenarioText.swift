import Dwell

/// A scenario file as text, for the message of a failed test; `dwell trace` plays it if saved as a file.
///
/// This target doesn't depend on the module that reads scenarios; that module's tests read what is written
/// here.
public struct ScenarioText {
  /// The name of the component in scenario files.
  public var component: String
  /// The size of the component.
  public var size: Size
  /// The fields of the configuration with their values as JSON, in order.
  public var configuration: [(name: String, json: String)]
  /// The events with their times in seconds from the beginning, in order.
  public var events: [(at: Double, event: Event)]
  /// The sample times, in seconds from the start, in order.
  public var samples: [Double]

  /// A scenario.
  public init(
    component: String, size: Size, configuration: [(name: String, json: String)],
    events: [(at: Double, event: Event)], samples: [Double]
  ) {
    self.component = component
    self.size = size
    self.configuration = configuration
    self.events = events
    self.samples = samples
  }

  /// The contents of the file, with one event per line.
  public var json: String {
    let fields = configuration.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ")
    let lines = events.flatMap { at, event in
      ScenarioText.fields(of: event).map { "    {\"at\": \(ScenarioText.number(at)), \($0)}" }
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return """
      {
        "component": "\(component)",
        "size": {\(ScenarioText.fields(of: size))},
        "configuration": {\(fields)},
        "events": \(list),
        "samples": [\(samples.map(ScenarioText.number).joined(separator: ", "))]
      }
      """
  }

  /// A number as JSON, without a fraction if it is whole.
  public static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// A duration as JSON.
  public static func duration(_ duration: PageDuration) -> String {
    switch duration {
    case .seconds(let seconds): seconds.isFinite ? number(seconds) : "\"infinite\""
    case .external: "\"external\""
    }
  }

  /// The type and further fields of an event, once for each entry that it needs in a scenario file: none for
  /// a tick, and one for each reason of a pause.
  static func fields(of event: Event) -> [String] {
    switch event {
    case .tick: []
    case .press(let point): [type("press", fields(of: point))]
    case .move(let point): [type("move", fields(of: point))]
    case .release(let point): [type("release", fields(of: point))]
    case .cancel: [type("cancel")]
    case .hover(let point): [type("hover", fields(of: point))]
    case .leave: [type("leave")]
    case .key(let key): [type("key", "\"key\": \"\(key)\"")]
    case .wheel(let way, let isPrecise): [type("wheel", fields(of: way), "\"isPrecise\": \(isPrecise)")]
    case .wheelEnded: [type("wheelEnded")]
    case .crown(let points): [type("crown", "\"points\": \(number(points))")]
    case .select(let page, let animated):
      [type("select", "\"page\": \(page)", "\"animated\": \(animated)")]
    case .setPosition(let position): [type("setPosition", "\"position\": \(number(position))")]
    case .advance: [type("advance")]
    case .veto: [type("veto")]
    case .restart: [type("restart")]
    case .pause(let reasons): reasonNames(of: reasons).map { type("pause", "\"reason\": \"\($0)\"") }
    case .resume(let reasons): reasonNames(of: reasons).map { type("resume", "\"reason\": \"\($0)\"") }
    case .setPageCount(let count): [type("setPageCount", "\"count\": \(count)")]
    case .edit(.insert(let index, let count)):
      [type("insert", "\"index\": \(index)", "\"count\": \(count)")]
    case .edit(.remove(let index, let count)):
      [type("remove", "\"index\": \(index)", "\"count\": \(count)")]
    case .edit(.move(let from, let to)): [type("movePage", "\"from\": \(from)", "\"to\": \(to)")]
    case .setDuration(let duration):
      [type("setDuration", "\"duration\": \(ScenarioText.duration(duration))")]
    case .setPageDuration(let duration, let page):
      [
        type(
          "setPageDuration", "\"page\": \(page)",
          "\"duration\": \(duration.map(ScenarioText.duration) ?? "null")")
      ]
    case .setProgress(let progress, let rate):
      [type("setProgress", "\"progress\": \(number(progress))", "\"rate\": \(number(rate))")]
    case .setSeen(let isSeen, let page): [type("setSeen", "\"page\": \(page)", "\"isSeen\": \(isSeen)")]
    case .setPageCrossLength(let length, let page):
      [type("setPageCrossLength", "\"page\": \(page)", "\"length\": \(length.map(number) ?? "null")")]
    case .setPageLength(let length, let page):
      [type("setPageLength", "\"page\": \(page)", "\"length\": \(length.map(number) ?? "null")")]
    case .setValue(let value): [type("setValue", "\"value\": \(number(value))")]
    case .resize(let size): [type("resize", fields(of: size))]
    case .setDisplayScale(let scale): [type("setDisplayScale", "\"scale\": \(number(scale))")]
    case .setDirection(let direction): [type("setDirection", "\"direction\": \"\(direction)\"")]
    case .setReduceMotion(let isReduced): [type("setReduceMotion", "\"reduceMotion\": \(isReduced)")]
    }
  }

  /// The fields of an event.
  private static func type(_ name: String, _ fields: String...) -> String {
    (["\"type\": \"\(name)\""] + fields).joined(separator: ", ")
  }

  /// The fields of a point.
  private static func fields(of point: Point) -> String {
    "\"x\": \(number(point.x)), \"y\": \(number(point.y))"
  }

  /// The fields of a size.
  private static func fields(of size: Size) -> String {
    "\"width\": \(number(size.width)), \"height\": \(number(size.height))"
  }

  /// The names of reasons to pause.
  private static func reasonNames(of reasons: PauseReasons) -> [String] {
    let names: [(PauseReasons, String)] = [
      (.touch, "touch"), (.scrub, "scrub"), (.hover, "hover"), (.focus, "focus"), (.hidden, "hidden"),
      (.background, "background"), (.loading, "loading"), (.reduceMotion, "reduceMotion"), (.app, "app"),
    ]
    return names.filter { reasons.contains($0.0) }.map(\.1)
  }
}
