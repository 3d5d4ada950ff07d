import Dwell

extension Diagnostics {
  /// Every diagnostic with its name in the source, apart from those of the fronts.
  package static var names: [(value: Diagnostics, name: String)] {
    [
      (.invalidDuration, "invalidDuration"), (.invalidProgress, "invalidProgress"),
      (.pageOutOfRange, "pageOutOfRange"), (.invalidPageCount, "invalidPageCount"),
      (.invalidMetrics, "invalidMetrics"), (.manyIndicators, "manyIndicators"), (.manyImages, "manyImages"),
      (.scrubbingWithoutBackground, "scrubbingWithoutBackground"),
      (.tallPageBeforeFixed, "tallPageBeforeFixed"), (.insetsTooLong, "insetsTooLong"),
      (.tooFewPagesToLoop, "tooFewPagesToLoop"), (.invalidValue, "invalidValue"),
    ]
  }
}

extension Diagnostics: CustomDebugStringConvertible {
  /// The names of the diagnostics: `[pageOutOfRange, manyImages]`.
  public var debugDescription: String {
    // The last one is of the GTK widgets.
    Words.list(self, Self.names + [(Diagnostics(rawValue: 1 << 15), "pageHasParent")])
  }
}

extension PauseReasons: CustomDebugStringConvertible {
  /// The reasons with their names.
  package static var names: [(value: PauseReasons, name: String)] {
    [
      (.touch, "touch"), (.scrub, "scrub"), (.hover, "hover"), (.focus, "focus"), (.hidden, "hidden"),
      (.background, "background"), (.loading, "loading"), (.reduceMotion, "reduceMotion"), (.app, "app"),
    ]
  }

  /// The names of the reasons: `[hover, app]`.
  public var debugDescription: String { Words.list(self, Self.names) }
}

extension SemanticActions: CustomDebugStringConvertible {
  /// The actions with their names.
  package static var names: [(value: SemanticActions, name: String)] {
    [
      (.next, "next"), (.previous, "previous"), (.setValue, "setValue"), (.pause, "pause"),
      (.resume, "resume"), (.select, "select"),
    ]
  }

  /// The names of the actions: `[next, previous, setValue]`.
  public var debugDescription: String { Words.list(self, Self.names) }
}
