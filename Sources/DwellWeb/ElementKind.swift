import Dwell

/// The kinds of element, by the numbers that scripts use.
enum ElementKind: Int32, CaseIterable {
  /// `<dwell-page-control>`.
  case pageControl = 0
  /// `<dwell-carousel>`.
  case carousel
  /// `<dwell-segments>`.
  case segments
  /// `<dwell-meter>`.
  case meter

  /// Creates an instance; nil for a kind that this build of the module leaves out.
  func makeInstance() -> Instance? {
    switch self {
    case .pageControl: InstanceOf<PageControl>()
    #if DWELL_CONTROL_ONLY
    default: nil
    #else
    case .carousel: InstanceOf<Carousel>()
    case .segments: InstanceOf<SegmentedProgress>()
    case .meter: InstanceOf<ProgressMeter>()
    #endif
    }
  }
}
