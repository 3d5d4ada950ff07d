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
    case .pageCount: configuration.pages.pageCount = Int(script: value)
    case .currentPage: configuration.pages.currentPage = Int(script: value)
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
    case .pagesPerTurn: configuration.pages.layout.pagesPerTurn = Int(script: value)
    case .physics: configuration.pages.physics.setOption(index, to: value)
    case .indicator: configuration.indicator = .web(value) ?? configuration.indicator
    case .isOverMedia: configuration.isOverMedia = value != 0
    case .indicatorSide: configuration.indicatorSide = .web(value) ?? configuration.indicatorSide
    case .indicatorInset: configuration.indicatorInset = value
    case .indicatorMargin: configuration.indicatorMargin = value
    case .controls: configuration.controls = Controls(rawValue: UInt8(truncatingIfNeeded: Int(script: value)))
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
    switch Int(script: number) {
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
      segments.set(field, index: index, to: value)
      self = .segments(segments)
    }
  }
}

extension PageEffect {
  /// Returns the effect at a script's index; nil for an unknown one.
  fileprivate static func web(_ number: Double) -> PageEffect? {
    switch Int(script: number) {
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
