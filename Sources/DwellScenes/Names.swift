import Dwell

/// A value that scenarios and traces write as a word.
protocol Named: Equatable {
  /// Every value with its word, in the order in which they are listed.
  static var names: [(value: Self, name: String)] { get }
}

extension Named {
  /// The value's word; empty for a value that has none.
  var name: String { Self.names.first { $0.value == self }?.name ?? "" }

  /// The value of a word.
  init?(name: String) {
    guard let value = Self.names.first(where: { $0.name == name })?.value else { return nil }
    self = value
  }
}

extension Named where Self: OptionSet, Element == Self {
  /// The words of what the set contains.
  var containedNames: [String] { Self.names.filter { contains($0.value) }.map(\.name) }
}

extension PauseReasons: Named {
  /// The reasons.
  static var names: [(value: PauseReasons, name: String)] {
    [
      (.touch, "touch"), (.scrub, "scrub"), (.hover, "hover"), (.focus, "focus"), (.hidden, "hidden"),
      (.background, "background"), (.loading, "loading"), (.reduceMotion, "reduceMotion"), (.app, "app"),
    ]
  }
}

extension Diagnostics: Named {
  /// The mistakes.
  static var names: [(value: Diagnostics, name: String)] {
    [
      (.invalidDuration, "invalidDuration"), (.invalidProgress, "invalidProgress"),
      (.pageOutOfRange, "pageOutOfRange"), (.invalidPageCount, "invalidPageCount"),
      (.invalidMetrics, "invalidMetrics"), (.manyIndicators, "manyIndicators"), (.manyImages, "manyImages"),
      (.scrubbingWithoutBackground, "scrubbingWithoutBackground"),
      (.tallPageBeforeFixed, "tallPageBeforeFixed"), (.invalidValue, "invalidValue"),
    ]
  }
}

extension PageChangeCause: Named {
  /// The causes.
  static var names: [(value: PageChangeCause, name: String)] {
    [(.timer, "timer"), (.person, "person"), (.app, "app"), (.data, "data")]
  }
}

extension Direction: Named {
  /// The directions.
  static var names: [(value: Direction, name: String)] {
    [
      (.leftToRight, "leftToRight"), (.rightToLeft, "rightToLeft"), (.topToBottom, "topToBottom"),
      (.bottomToTop, "bottomToTop"),
    ]
  }
}

extension Key: Named {
  /// The keys.
  static var names: [(value: Key, name: String)] {
    [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"), (.home, "home"), (.end, "end"),
      (.pageUp, "pageUp"), (.pageDown, "pageDown"), (.space, "space"),
    ]
  }
}

extension Appearance: Named {
  /// The appearances.
  static var names: [(value: Appearance, name: String)] { [(.light, "light"), (.dark, "dark")] }
}

extension ScenarioSubject.Kind: Named {
  /// The components.
  static var names: [(value: ScenarioSubject.Kind, name: String)] { [(.pageControl, "pageControl")] }
}
