extension SegmentedProgressMetrics {
  /// These metrics with increased contrast: segments are no fainter than the marks of a page control.
  public var withIncreasedContrast: SegmentedProgressMetrics {
    var result = self
    result.inactiveOpacity = max(inactive, PageControlMetrics.minimumContrastOpacity)
    return result
  }
}
