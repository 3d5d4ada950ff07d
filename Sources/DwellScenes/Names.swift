import Dwell
import DwellText

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

extension PauseReasons: Named {}

extension SemanticActions: Named {}

extension Diagnostics: Named {}

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

extension PageControl.Background: Named {
  /// When the background shows.
  static var names: [(value: PageControl.Background, name: String)] {
    [(.automatic, "automatic"), (.prominent, "prominent"), (.minimal, "minimal")]
  }
}

extension PageControl.Overflow: Named {
  /// What happens to marks that don't fit.
  static var names: [(value: PageControl.Overflow, name: String)] {
    [(.window, "window"), (.clip, "clip"), (.label, "label")]
  }
}

extension PageControl.NumberLabel: Named {
  /// Whether a number takes the place of marks.
  static var names: [(value: PageControl.NumberLabel, name: String)] {
    [(.automatic, "automatic"), (.always, "always"), (.never, "never")]
  }
}

extension PageControl.Transition: Named {
  /// How the current mark gets from page to page.
  static var names: [(value: PageControl.Transition, name: String)] {
    [(.morph, "morph"), (.slide, "slide"), (.worm, "worm"), (.fade, "fade")]
  }
}

extension PageControl.InputProfile: Named {
  /// The input profiles.
  static var names: [(value: PageControl.InputProfile, name: String)] {
    [
      (.touch, "touch"), (.pointer, "pointer"), (.remote, "remote"), (.gaze, "gaze"), (.crown, "crown"),
    ]
  }
}

extension PageControl.Fill: Named {
  /// What the fill shows.
  static var names: [(value: PageControl.Fill, name: String)] {
    [(.time, "time"), (.scrollPosition, "scrollPosition"), (.none, "none")]
  }
}

extension PageControl.SeenMarks: Named {
  /// Which pages count as seen.
  static var names: [(value: PageControl.SeenMarks, name: String)] {
    [(.automatic, "automatic"), (.beforeCurrent, "beforeCurrent"), (.marked, "marked"), (.none, "none")]
  }
}

extension PageLayout.Alignment: Named {
  /// The alignments.
  static var names: [(value: PageLayout.Alignment, name: String)] {
    [(.leading, "leading"), (.center, "center"), (.trailing, "trailing")]
  }
}

extension PageEffect: Named {
  /// The effects with names.
  public static var names: [(value: PageEffect, name: String)] {
    [
      (.slide, "slide"), (.fadeAndScale, "fadeAndScale"), (.crossFade, "crossFade"), (.stack, "stack"),
      (.cover, "cover"), (.flip, "flip"), (.cube, "cube"), (.hero, "hero"), (.multiBrowse, "multiBrowse"),
    ]
  }
}

extension SegmentedProgress.Style: Named {
  /// How the fill advances.
  static var names: [(value: SegmentedProgress.Style, name: String)] {
    [(.perPage, "perPage"), (.fluid, "fluid")]
  }
}

extension Carousel.Side: Named {
  /// The side of the indicator.
  static var names: [(value: Carousel.Side, name: String)] { [(.start, "start"), (.end, "end")] }
}

extension Carousel.Controls: Named {
  /// The buttons.
  static var names: [(value: Carousel.Controls, name: String)] {
    [(.previous, "previous"), (.next, "next"), (.pause, "pause")]
  }
}

extension PageTimer.AfterInteraction: Named {
  /// What the timer does after an interaction.
  static var names: [(value: PageTimer.AfterInteraction, name: String)] {
    [(.resume, "resume"), (.pause, "pause")]
  }
}

extension Carousel.HoverArea: Named {
  /// Where a resting pointer pauses.
  static var names: [(value: Carousel.HoverArea, name: String)] {
    [(.everywhere, "everywhere"), (.indicator, "indicator")]
  }
}

extension Carousel.PageTaps: Named {
  /// What a tap on the pages does.
  static var names: [(value: Carousel.PageTaps, name: String)] { [(.none, "none"), (.turn, "turn")] }
}

extension PageView.Phase: Named {
  /// The phases of paging.
  static var names: [(value: PageView.Phase, name: String)] {
    [(.idle, "idle"), (.dragging, "dragging"), (.settling, "settling")]
  }
}

extension Appearance: Named {
  /// The appearances.
  static var names: [(value: Appearance, name: String)] { [(.light, "light"), (.dark, "dark")] }
}

extension ScenarioSubject.Kind: Named {
  /// The components.
  static var names: [(value: ScenarioSubject.Kind, name: String)] {
    [
      (.pageControl, "pageControl"), (.pageView, "pageView"), (.segmentedProgress, "segmentedProgress"),
      (.progressMeter, "progressMeter"), (.carousel, "carousel"),
    ]
  }
}
