import Dwell

/// The kinds of element, by the numbers that scripts know them by.
enum ElementKind: Int32, CaseIterable {
  /// `<dwell-page-control>`.
  case pageControl = 0
  /// `<dwell-carousel>`.
  case carousel
  /// `<dwell-segments>`.
  case segments
  /// `<dwell-meter>`.
  case meter

  /// A new instance of the kind; nil for one that the module was built without.
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
