#if !DWELL_CONTROL_ONLY
import Dwell

extension Carousel: WebComponent {
  /// Pages that stop at the ends and don't block the document's scrolling, with automatic marks.
  static var webConfiguration: Configuration {
    var configuration = Configuration(pageCount: 0)
    configuration.pages.loops = false
    configuration.pages.turnsOnCrossWheel = false
    return configuration
  }

  /// Sets a field of the carousel, or of its current indicator.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration) {
    switch field {
    case .pageCount: configuration.pages.pageCount = Int(web: value)
    case .currentPage: configuration.pages.currentPage = Int(web: value)
    case .loops: configuration.pages.loops = value != 0
    case .reduceMotion: configuration.pages.reduceMotion = value != 0
    case .direction: configuration.pages.direction = .web(value) ?? configuration.pages.direction
    case .effect: configuration.pages.effect = .web(value) ?? configuration.pages.effect
    case .spacing: configuration.pages.spacing = value
    case .perView: configuration.pages.layout.length = .perView(value)
    case .pageLength: configuration.pages.layout.length = .fixed(value)
    case .inset:
      configuration.pages.layout.leadingInset = value
      configuration.pages.layout.trailingInset = value
    case .alignment:
      configuration.pages.layout.alignment = .web(value) ?? configuration.pages.layout.alignment
    case .isContained: configuration.pages.layout.isContained = value != 0
    case .fitsPage: configuration.pages.layout.fitsPage = value != 0
    case .pagesPerTurn: configuration.pages.layout.pagesPerTurn = Int(web: value)
    case .dragDistance: configuration.pages.physics.minimumDistance = value
    case .turnShare: configuration.pages.physics.turnShare = value
    case .turnSpeed: configuration.pages.physics.turnSpeed = value
    case .pagesPerGesture: configuration.pages.physics.pagesPerGesture = Int(web: value)
    case .overdrag: configuration.pages.physics.overdrag = value
    case .springResponse:
      let damping = configuration.pages.physics.spring.dampingFraction
      configuration.pages.physics.spring = Spring(response: value, dampingFraction: damping)
    case .springDamping:
      // A response that is unusable stays so, whatever the damping.
      let spring = configuration.pages.physics.spring
      let response = spring.isValid ? spring.response : .nan
      configuration.pages.physics.spring = Spring(response: response, dampingFraction: value)
    case .indicator: configuration.indicator = .web(value) ?? configuration.indicator
    case .isOverMedia: configuration.isOverMedia = value != 0
    case .indicatorSide: configuration.indicatorSide = .web(value) ?? configuration.indicatorSide
    case .indicatorInset: configuration.indicatorInset = value
    case .indicatorMargin: configuration.indicatorMargin = value
    case .controls: configuration.controls = Controls(rawValue: UInt8(truncatingIfNeeded: Int(web: value)))
    case .taps: configuration.taps = .web(value) ?? configuration.taps
    default:
      configuration.timer.set(field, to: value)
      configuration.indicator.set(field, index: index, to: value)
    }
  }

  /// At the end of the page's time, or of a scroll that has timed out.
  func nextChange(besideCourse now: Double) -> NextChange {
    pages.nextChange(after: now).earlier(timer.nextChange(after: now))
  }
}

extension Carousel.Indicator {
  /// Returns marks of the kind at a script's index; nil for an unknown one.
  fileprivate static func web(_ number: Double) -> Carousel.Indicator? {
    switch Int(web: number) {
    case 0: .automatic(DotRow.Configuration())
    case 1: Carousel.Indicator.none
    case 2: .dots(DotRow.Configuration())
    case 3: .segments(SegmentRow.Configuration())
    default: nil
    }
  }

  /// Sets a field of the marks.
  fileprivate mutating func set(_ field: Field, index: Int, to value: Double) {
    // Consumed, not read, which would copy the configuration.
    switch consume self {
    case .none: self = .none
    case .automatic(var dots):
      dots.set(field, index: index, to: value)
      self = .automatic(dots)
    case .dots(var dots):
      dots.set(field, index: index, to: value)
      self = .dots(dots)
    case .segments(var segments):
      // The metrics of dots come first, those of segments after them.
      segments.set(field, index: field == .metric ? index - 20 : index, to: value)
      self = .segments(segments)
    }
  }
}

extension PageEffect {
  /// Returns the effect at a script's index; nil for an unknown one.
  fileprivate static func web(_ number: Double) -> PageEffect? {
    switch Int(web: number) {
    case 0: .slide
    case 1: .fadeAndScale
    case 2: .crossFade
    case 3: .stack
    case 4: .cover
    case 5: .flip
    case 6: .cube
    case 7: .hero
    case 8: .multiBrowse
    default: nil
    }
  }
}
#endif
