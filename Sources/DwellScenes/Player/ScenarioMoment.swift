import DwellText
import Dwell
import DwellJSON

/// The state of a scenario at one of its samples.
public struct ScenarioMoment: Equatable, Sendable {
  /// The time, in seconds from the start.
  public let at: Double
  /// The time on the front's clock, in seconds.
  public let clock: Double
  /// When the visible frame was drawn, in seconds from the start; nil before the first.
  public let drawnAt: Double?
  /// The component's state, as the fields of a trace.
  public let state: [JSONLine.Field]
  /// The display list and the semantics.
  public let frame: Frame
  /// The component's size, in points.
  public let size: Size
  /// Whether the component has one semantic element at most; otherwise its semantics are a list.
  let hasOneElement: Bool
  /// The colours of the theme.
  public let appearance: Appearance
  /// The results since the last sample.
  public let results: [ScenarioResult]

  /// A moment; by default on a steady clock, and drawn at this time.
  init(
    at time: Double, clock: Double? = nil, drawnAt: Double?? = nil, state: [JSONLine.Field], frame: Frame,
    size: Size, hasOneElement: Bool, appearance: Appearance, results: [ScenarioResult]
  ) {
    at = time
    self.clock = clock ?? time
    self.drawnAt = drawnAt ?? time
    self.state = state
    self.frame = frame
    self.size = size
    self.hasOneElement = hasOneElement
    self.appearance = appearance
    self.results = results
  }

  /// The moment as a line of a trace.
  public var line: JSONLine {
    let elements = frame.semantics.elements.map(TraceField.semantics)
    let hasOneElement = hasOneElement && elements.count < 2
    var fields = [JSONLine.Field("at", .number(at))]
    if clock != at { fields.append(JSONLine.Field("clock", .number(clock))) }
    if drawnAt != at { fields.append(JSONLine.Field("drawn", drawnAt.map { .number($0) } ?? .null)) }
    fields += [
      JSONLine.Field("state", .object(state)),
      JSONLine.Field("semantics", hasOneElement ? elements.first ?? .null : .array(elements)),
      JSONLine.Field("display", .string(frame.display.text)),
    ]
    let happened = results.flatMap(\.objects)
    if !happened.isEmpty { fields.append(JSONLine.Field("events", .array(happened))) }
    return .object(fields)
  }
}
