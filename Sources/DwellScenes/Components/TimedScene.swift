import Dwell
import DwellJSON

/// The initial configuration of a component that times pages, with the durations of single pages.
public struct TimedScene<Configuration: Equatable & Sendable>: Equatable, Sendable {
  /// The component's configuration.
  public var configuration: Configuration
  /// The pages with their own durations.
  public var durations: [OwnDuration]

  /// A component with the given durations of single pages.
  public init(_ configuration: Configuration, durations: [OwnDuration] = []) {
    self.configuration = configuration
    self.durations = durations
  }
}

/// The duration of one page.
public struct OwnDuration: Equatable, Sendable {
  /// The page.
  public var page: Int
  /// The page's duration.
  public var duration: PageDuration

  /// The duration of a page.
  public init(page: Int, duration: PageDuration) {
    self.page = page
    self.duration = duration
  }
}

/// The configuration of a component that times pages, and how it is read.
protocol TimedConfiguration: Equatable, Sendable {
  /// The component.
  associatedtype Subject: TracedComponent

  /// The fields other than `pageCount`, `durations` and those of ``Dwell/PageTimer/Configuration``.
  static var ownFieldNames: [String] { get }

  /// Reads the configuration for the given number of pages.
  init(_ fields: JSONFields, pageCount: Int) throws(JSONProblem)

  /// The number of pages.
  var timedPages: Int { get }

  /// The component, at time 0.
  var component: Subject { get }
}

extension TimedScene: ScenarioScene where Configuration: TimedConfiguration {
  /// The fields of the configuration.
  static var fieldNames: [String] {
    ["pageCount", "loops", "durations"] + PageTimer.Configuration.timerNames + Configuration.ownFieldNames
  }

  /// Reads the configuration.
  init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    let pageCount = try fields.pageCount()
    var durations: [OwnDuration] = []
    for (page, node) in try fields["durations"]?.pages(of: pageCount) ?? [] {
      durations.append(OwnDuration(page: page, duration: try node.duration()))
    }
    self.init(try Configuration(fields, pageCount: pageCount), durations: durations)
  }

  /// The number of pages.
  var scenarioPages: Int? { configuration.timedPages }

  /// The component.
  var component: Configuration.Subject { configuration.component }

  /// The events that set the durations of single pages.
  var setup: [Event] { durations.map { .setPageDuration($0.duration, page: $0.page) } }
}

extension PageTimer.Configuration {
  /// All fields of the timer.
  static let timerNames = ["duration", "initialProgress", "pausedBy", "startDelay"] + fieldNames

  /// Reads the timer's configuration.
  init(_ fields: JSONFields) throws(JSONProblem) {
    self.init()
    if let duration = fields["duration"] { self.duration = try duration.duration() }
    if let progress = fields["initialProgress"] { initialProgress = try progress.share() }
    try readOptions(fields)
    if let delay = fields["startDelay"] {
      startDelay = try delay.number(
        in: 0...PageTimer.maximumStartDelay, rule: "delays are seconds from 0 to 1000000")
    }
    for reason in try fields["pausedBy"]?.array() ?? [] { pausedBy.formUnion(try reason.word()) }
  }
}

extension PageTimer {
  /// The timer's state and the position between pages, as fields of a trace.
  func state(position: Double, at now: Double) -> [JSONLine.Field] {
    [
      TraceField.count("currentPage", currentPage), JSONLine.Field("progress", .number(progress(at: now))),
      JSONLine.Field("position", .number(position)), JSONLine.Field("isRunning", .bool(isRunning)),
      TraceField.pausedBy(pausedBy),
    ]
  }
}
