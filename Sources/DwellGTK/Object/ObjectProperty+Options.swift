#if GTK
import CDwellGTK
import Dwell

extension ObjectProperty {
  /// A property for each number of a part of the configuration: its name, summary, range and default. Counts
  /// are doubles that are rounded; an option without a value is -1. Flags and choices have properties of
  /// their own, with GObject's types and names.
  ///
  /// - Parameters:
  ///   - path: The part.
  ///   - prefix: What names begin with that don't contain it.
  static func options<Options: Configurable>(
    of path: WritableKeyPath<Content.Configuration, Options>, prefix: String = ""
  ) -> [ObjectProperty] {
    Options.options.enumerated().compactMap { index, option in
      guard let values = option.objectValues else { return nil }
      let own = option.hyphenatedName
      var property = number(
        prefix.isEmpty || own.contains(prefix) ? own : "\(prefix)-\(own)", "\(option.summary)\(values.note)",
        in: values.range, standard: values.standard,
        get: { component, _ in
          min(component.pointee.configuration[keyPath: path].option(index) ?? -1, values.range.upperBound)
        },
        set: { properties, number in
          properties.configure {
            $0[keyPath: path].setOption(index, to: values.isCount ? number.rounded() : number)
          }
        }
      ).configured
      property.isOption = true
      return property
    }
  }
}

extension Option {
  /// Its values as doubles of GObject, where counts are at most a million, and what its summary says of that;
  /// nil for a flag and a choice.
  fileprivate var objectValues: (range: ClosedRange<Double>, standard: Double, isCount: Bool, note: String)? {
    switch values {
    case .number(let kind, let standard?): (kind.range, standard, false, "")
    // A value that can't be used leads to the default, which is none.
    case .number(let kind, nil): (-1...kind.range.upperBound, -1, false, "; -1 for the default")
    case .count(let range, let standard):
      (Double(range.lowerBound)...min(Double(range.upperBound), 1e6), Double(standard), true, ", rounded")
    case .flag, .choice: nil
    }
  }
}
#endif
