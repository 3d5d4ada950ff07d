import Dwell

/// The vocabulary of scenario files, for documentation and tools.
public enum ScenarioSchema {
  /// Every field name, event type and word.
  public static var words: [String] {
    var words =
      Scenario.fieldNames + TimedScene<PageControl.Configuration>.fieldNames + PageControlMetrics.fieldNames
    words += IndicatorImages.fieldNames + PageView.Configuration.fieldNames + PagingPhysics.fieldNames
    words += PageLayout.layoutNames + PageLayout.words + PageTimer.Configuration.words + ["viewport", "own"]
    words += ProgressMeter.Configuration.fieldNames + ProgressMeterMetrics.fieldNames
    words += TimedScene<SegmentedProgress.Configuration>.fieldNames + SegmentedProgressMetrics.fieldNames
    words += TimedScene<Carousel.Configuration>.fieldNames
    words += DotRow.Configuration.words + SegmentRow.Configuration.words
    words += Carousel.Side.names.map(\.name)
    words += Carousel.HoverArea.names.map(\.name) + Carousel.PageTaps.names.map(\.name)
    words += ScenarioFront.fieldNames + ScenarioFront.innerFieldNames
    words += ["width", "height", "every", "until", "at", "type", "infinite", "external"]
    for (type, fields) in EventType.fieldNames { words += [type] + fields }
    words += ScenarioSubject.Kind.names.map(\.name) + Appearance.names.map(\.name)
    words += PauseReasons.names.map(\.name) + Direction.names.map(\.name) + Key.names.map(\.name)
    words += PageEffect.names.map(\.name) + PageLook.fieldNames + ["distance", "none"]
    words += Carousel.Controls.names.map(\.name)
    words += MeterColors.names.map(\.name) + MeterColors.fieldNames + ["foreground"]
    return words
  }
}
