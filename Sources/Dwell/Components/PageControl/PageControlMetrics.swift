/// The measures of a page control: lengths in points, opacities in 0...1.
///
/// A length that is negative or no finite number, or an opacity outside 0...1, is reported as
/// ``Diagnostics/invalidMetrics``, and the default takes its place.
public struct PageControlMetrics: Equatable, Sendable {
  /// The diameter of a dot and the height of the pill; 8 (R005, R007).
  public var dotSize = 8.0
  /// The length of the current page's pill; 36 (R006). Equal to `dotSize` for a dot that does not grow.
  public var pillLength = 36.0
  /// The gap between neighbours; 6 (R008).
  public var spacing = 6.0
  /// The opacity of the pill under its fill; 0.35 (R013).
  public var trackOpacity = 0.35
  /// The opacity of the pill's fill; 1 (R014).
  public var fillOpacity = 1.0
  /// The opacity of pages before the current one; 0.7 (R018).
  public var seenOpacity = 0.7
  /// The opacity of pages after the current one; 0.35 (R019).
  public var upcomingOpacity = 0.35
  /// The opacity of the current page's mark when no time is shown; 1 (R154).
  public var currentOpacity = 1.0
  /// How many pages are shown by a dot each, if they fit; 10, since more are hard to count (R159).
  public var mostDots = 10
  /// How many dots a window onto more pages has, at most; 9.
  public var windowLength = 9

  /// The measures of the timer page indicator (R005-R019).
  public init() {}

  /// The measures of the swipeable page view's dots (R106-R108): no pill, 10 points apart, the current dot opaque.
  public static let plainDots: PageControlMetrics = {
    var metrics = PageControlMetrics()
    metrics.pillLength = 8
    metrics.spacing = 10
    metrics.seenOpacity = 0.4
    metrics.upcomingOpacity = 0.4
    metrics.trackOpacity = 0.4
    return metrics
  }()

  /// These measures with every one that is not usable replaced by its default.
  var usable: PageControlMetrics {
    let standard = PageControlMetrics()
    /// A length, or its default.
    func length(_ value: Double, _ fallback: Double) -> Double {
      value >= 0 && value <= 1e4 ? value : fallback
    }
    /// An opacity, or its default.
    func opacity(_ value: Double, _ fallback: Double) -> Double {
      value >= 0 && value <= 1 ? value : fallback
    }
    var result = self
    result.dotSize = length(dotSize, standard.dotSize)
    result.pillLength = max(length(pillLength, standard.pillLength), result.dotSize)
    result.spacing = length(spacing, standard.spacing)
    result.trackOpacity = opacity(trackOpacity, standard.trackOpacity)
    result.fillOpacity = opacity(fillOpacity, standard.fillOpacity)
    result.seenOpacity = opacity(seenOpacity, standard.seenOpacity)
    result.upcomingOpacity = opacity(upcomingOpacity, standard.upcomingOpacity)
    result.currentOpacity = opacity(currentOpacity, standard.currentOpacity)
    result.mostDots = mostDots >= 1 && mostDots <= 1000 ? mostDots : standard.mostDots
    result.windowLength = windowLength >= 1 && windowLength <= 1000 ? windowLength : standard.windowLength
    return result
  }

  /// The distance between the leading edges of two neighbours.
  var pitch: Double { dotSize + spacing }

  /// The length of a row of so many marks, one of them the pill (R009); 0 for none.
  func rowLength(marks: Int) -> Double { marks > 0 ? pillLength + Double(marks - 1) * pitch : 0 }

  /// How many marks, one of them the pill, fit into a length; at least 1.
  func marksThatFit(_ length: Double) -> Int {
    guard pitch > 0 else { return mostDots }
    let more = (length - pillLength) / pitch
    return more >= 1 ? 1 + Int(min(more + 1e-9, 1e6)) : 1
  }
}
