import Dwell

/// The kinds of element, by the numbers that scripts know them by.
enum ElementKind: Int32, CaseIterable {
  /// `<dwell-page-control>`.
  case pageControl = 0

  /// A new instance of the kind.
  func makeInstance() -> Instance? {
    switch self {
    case .pageControl: InstanceOf<PageControl>()
    }
  }
}
