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
package protocol TimedConfiguration: PagedConfiguration {
  /// The component.
  associatedtype Subject: TracedComponent where Subject.Configuration == Self

  /// The timer of the pages.
  var timer: PageTimer.Configuration { get set }
  /// Whether the pages' time is shown, or has no marks to be shown by.
  var showsTime: Bool { get }

  /// The fields other than those of all timed components.
  static var ownFieldNames: [String] { get }
  /// The words of the objects in these fields.
  static var ownWords: [String] { get }

  /// Reads these fields.
  mutating func readOwn(_ fields: JSONFields) throws(JSONProblem)
  /// Copies the properties of these fields that have switches in the gallery.
  func copyOwn(to settings: inout GallerySettings)
  /// Applies the settings of the gallery's switches to them.
  mutating func setOwn(_ settings: GallerySettings, _ switches: [GallerySwitch])
}

extension TimedScene: ScenarioScene where Configuration: TimedConfiguration {
  /// The fields of the configuration.
  package static var fieldNames: [String] {
    Configuration.pageFieldNames + ["durations"] + PageTimer.Configuration.timerNames
      + Configuration.ownFieldNames
  }

  /// The fields and words of the configuration.
  package static var words: [String] {
    fieldNames + PageTimer.Configuration.words + ["infinite", "external"] + Configuration.ownWords
  }

  /// Reads the configuration.
  package init(scenario node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Self.fieldNames)
    var configuration = try Configuration(pages: fields)
    var durations: [OwnDuration] = []
    for (page, node) in try fields["durations"]?.pages(of: configuration.pageCount) ?? [] {
      durations.append(OwnDuration(page: page, duration: try node.duration()))
    }
    configuration.timer = try PageTimer.Configuration(fields)
    try configuration.readOwn(fields)
    self.init(configuration, durations: durations)
  }

  /// The number of pages.
  package var scenarioPages: Int? { configuration.pageCount }
  /// The component.
  package var component: Configuration.Subject { Configuration.Subject(configuration, at: 0) }
  /// The events that set the durations of single pages.
  package var setup: [Event] { durations.map { .setPageDuration($0.duration, page: $0.page) } }
  /// The direction of the pages.
  package var direction: Direction { configuration.direction }
  /// Whether reduced motion is preferred.
  package var reduceMotion: Bool { configuration.reduceMotion }
  /// Pages advance by themselves where their time is shown.
  package var course: SceneCourse { configuration.showsTime ? .pages : .still }

  /// Copies the pages, their duration, and the component's own properties.
  package func copy(to settings: inout GallerySettings) {
    configuration.copyPages(to: &settings)
    if case .seconds(let seconds) = configuration.timer.duration { settings.duration = seconds }
    configuration.copyOwn(to: &settings)
  }

  /// Applies the settings of pages, their duration, and the component's own properties.
  package mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {
    configuration.setPages(settings)
    configuration.timer.duration = .seconds(settings.duration)
    configuration.setOwn(settings, switches)
  }
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
