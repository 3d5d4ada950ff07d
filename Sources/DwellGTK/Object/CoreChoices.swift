#if GTK
import CDwellGTK
import Dwell

// The core's enumerations that are GObject enumerations under their own names.

extension PageControl.Background: NamedChoice {
  @MainActor static let type = register("DwellIndicatorBackground", prefix: "DWELL_INDICATOR_BACKGROUND_")
}

extension PageControl.Overflow: NamedChoice {
  @MainActor static let type = register("DwellIndicatorOverflow", prefix: "DWELL_INDICATOR_OVERFLOW_")
}

extension PageControl.NumberLabel: NamedChoice {
  @MainActor static let type = register("DwellNumberLabel", prefix: "DWELL_NUMBER_LABEL_")
}

extension PageControl.Transition: NamedChoice {
  @MainActor static let type = register("DwellIndicatorTransition", prefix: "DWELL_INDICATOR_TRANSITION_")
}

extension SegmentedProgress.Style: NamedChoice {
  @MainActor static let type = register("DwellSegmentFill", prefix: "DWELL_SEGMENT_FILL_")
}

extension Carousel.Side: NamedChoice {
  @MainActor static let type = register("DwellIndicatorSide", prefix: "DWELL_INDICATOR_SIDE_")
}

extension Carousel.PageTaps: NamedChoice {
  @MainActor static let type = register("DwellPageTaps", prefix: "DWELL_PAGE_TAPS_")
}

extension PageTimer.AfterInteraction: NamedChoice {
  @MainActor static let type = register("DwellAfterInteraction", prefix: "DWELL_AFTER_INTERACTION_")
}
#endif
