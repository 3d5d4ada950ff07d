import Dwell

extension PagedComponent {
  /// The component in words, with its kind.
  fileprivate func words(_ kind: String, _ timer: PageTimer? = nil) -> String {
    let pause = timer.flatMap { $0.pausedBy.isEmpty ? nil : "paused by \($0.pausedBy.debugDescription)" }
    let words = [Words.page(currentPage, of: pageCount), pause, Words.size(size)]
    return "\(kind): " + words.compactMap { $0 }.joined(separator: ", ")
  }
}

extension PageControl: CustomDebugStringConvertible {
  /// The control in words: `page control: page 2 of 5, paused by [hover], 390 by 44 points`.
  public var debugDescription: String { words("page control", timer) }
}

extension SegmentedProgress: CustomDebugStringConvertible {
  /// The sequence in words, like a page control.
  public var debugDescription: String { words("segmented progress", timer) }
}

extension PageView: CustomDebugStringConvertible {
  /// The pages in words, like a page control.
  public var debugDescription: String { words("page view") }
}

extension Carousel: CustomDebugStringConvertible {
  /// The carousel in words, like a page control.
  public var debugDescription: String { words("carousel", timer) }
}

extension ProgressMeter: CustomDebugStringConvertible {
  /// The meter in words: `progress meter: 7 of 10, 102 by 506 points`.
  public var debugDescription: String {
    let level = "\(Words.number(value)) of \(Words.number(configuration.maximum))"
    return "progress meter: \(level), \(Words.size(size))"
  }
}
