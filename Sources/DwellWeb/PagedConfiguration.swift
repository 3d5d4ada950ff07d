import Dwell

/// The configuration of pages and their order, alike in every component that has some.
protocol PagedConfiguration {
  /// The number of pages.
  var pageCount: Int { get set }
  /// The initial page.
  var currentPage: Int { get set }
  /// Whether the first page follows the last.
  var loops: Bool { get set }
  /// Whether the user prefers reduced motion.
  var reduceMotion: Bool { get set }
  /// The direction in which pages follow one another.
  var direction: Direction { get set }
}

extension PagedConfiguration {
  /// Sets a field; fields that aren't of pages are ignored.
  mutating func set(_ field: Field, to value: Double) {
    switch field {
    case .pageCount: pageCount = Int(script: value)
    case .currentPage: currentPage = Int(script: value)
    case .loops: loops = value != 0
    case .reduceMotion: reduceMotion = value != 0
    case .direction: direction = .choice(value) ?? direction
    default: break
    }
  }
}

extension PageControl.Configuration: PagedConfiguration {}
#if !DWELL_CONTROL_ONLY
extension SegmentedProgress.Configuration: PagedConfiguration {}
extension PageView.Configuration: PagedConfiguration {}
#endif

extension PageTimer.Configuration {
  /// Sets a field; fields that aren't the timer's are ignored.
  mutating func set(_ field: Field, index: Int, to value: Double) {
    switch field {
    case .timer: setOption(index, to: value)
    case .duration: duration = PageDuration(web: value)
    case .showsProgress: advances = value != 0
    case .initialProgress: initialProgress = value
    case .startDelay: startDelay = value
    case .pausedBy: pausedBy = PauseReasons(web: value)
    case .pausesFor: pausesFor = PauseReasons(web: value)
    default: break
    }
  }
}
