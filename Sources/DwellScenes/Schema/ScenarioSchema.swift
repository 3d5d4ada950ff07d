import Dwell

/// The vocabulary of scenario files, for documentation and tools.
public enum ScenarioSchema {
  /// Every field name, event type and word; some occur twice.
  public static var words: [String] {
    var words = Scenario.fieldNames + ScenarioFront.fieldNames + ScenarioFront.innerFieldNames
    words += ["width", "height", "every", "until", "at", "type"]
    for kind in ScenarioSubject.kinds { words += [kind.name] + kind.words }
    for (type, fields) in EventType.fieldNames { words += [type] + fields }
    words += Appearance.names.map(\.name) + PauseReasons.names.map(\.name)
    return words + Direction.names.map(\.name) + Key.names.map(\.name)
  }
}
