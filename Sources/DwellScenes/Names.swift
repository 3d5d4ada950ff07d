import Dwell
import DwellText

/// A value that scenarios and traces write as a word.
protocol Named: Equatable {
  /// Every value with its word, in the order in which they are listed.
  static var names: [(value: Self, name: String)] { get }
}

extension Named {
  /// The value's word; empty for a value without one.
  var name: String { Self.names.first { $0.value == self }?.name ?? "" }

  /// The value of a word.
  init?(name: String) {
    guard let value = Self.names.first(where: { $0.name == name })?.value else { return nil }
    self = value
  }
}

extension CaseIterable {
  /// Every case with its name.
  static var namedCases: [(value: Self, name: String)] { allCases.map { ($0, "\($0)") } }
}

extension Named where Self: CaseIterable {
  /// Every case with its name.
  static var names: [(value: Self, name: String)] { namedCases }
}

extension Named where Self: OptionSet, Element == Self {
  /// The words of the set's members.
  var containedNames: [String] { Self.names.filter { contains($0.value) }.map(\.name) }
}

extension PauseReasons: Named {}

extension SemanticActions: Named {}

extension Diagnostics: Named {}

extension PageChangeCause: Named {}

extension Direction: Named {}

extension Key: Named {}

extension PageEffect: Named {
  /// The effects with names.
  public static var names: [(value: PageEffect, name: String)] {
    Standard.allCases.map { ($0.effect, "\($0)") }
  }
}

extension Carousel.Side: Named {}

extension Carousel.Controls: Named {
  /// The buttons.
  static var names: [(value: Carousel.Controls, name: String)] {
    [(.previous, "previous"), (.next, "next"), (.pause, "pause")]
  }
}

extension Carousel.HoverArea: Named {}

extension Carousel.PageTaps: Named {}

extension PageView.Phase: Named {}

extension PageView.Snap: Named {}

extension Appearance: Named {}
