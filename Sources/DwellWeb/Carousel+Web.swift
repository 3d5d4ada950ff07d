#if !DWELL_CONTROL_ONLY
import Dwell

/// What a carousel element is made from: both kinds of indicator are kept, so that fields can come in any order.
struct CarouselFields {
  /// The pages and where the indicator lies.
  var carousel = Carousel.Configuration(pageCount: 0)
  /// The dots.
  var control = PageControl.webConfiguration
  /// The segments.
  var segments = SegmentedProgress.webConfiguration
  /// Which of them is shown: 0 the dots, 1 the segments, 2 none.
  var indicator = 0

  /// The configuration that comes of it.
  var configuration: Carousel.Configuration {
    var result = carousel
    result.indicator = indicator == 1 ? .segments(segments) : .control(control)
    if indicator > 1 { result.indicatorSide = nil }
    return result
  }
}

extension Carousel: WebComponent {
  /// Pages that stop at the ends and leave the document's own scrolling alone, with white dots on a dark ground: over
  /// any picture, marks and ground have 3:1 (WCAG 2.2, 1.4.11; black at 0.75 over white is the least that has it).
  static var webConfiguration: CarouselFields {
    var fields = CarouselFields()
    fields.carousel.pages.loops = false
    fields.carousel.pages.turnsOnCrossWheel = false
    fields.control.background = .prominent
    fields.control.backgroundTint = .black
    fields.control.metrics.backgroundOpacity = 0.75
    return fields
  }

  static func set(_ field: Field, index: Int, to value: Double, in fields: inout CarouselFields) {
    switch field {
    case .pageCount: fields.carousel.pages.pageCount = Int(web: value)
    case .currentPage: fields.carousel.pages.currentPage = Int(web: value)
    case .loops: fields.carousel.pages.loops = value != 0
    case .reduceMotion: fields.carousel.pages.reduceMotion = value != 0
    case .direction: fields.carousel.pages.direction = .web(value) ?? fields.carousel.pages.direction
    case .effect: fields.carousel.pages.effect = .web(value) ?? fields.carousel.pages.effect
    case .spacing: fields.carousel.pages.spacing = value
    case .indicator: fields.indicator = Int(web: value)
    case .indicatorSide: fields.carousel.indicatorSide = .web(value) ?? fields.carousel.indicatorSide
    case .indicatorInset: fields.carousel.indicatorInset = value
    case .indicatorMargin: fields.carousel.indicatorMargin = value
    case .taps: fields.carousel.taps = .web(value) ?? fields.carousel.taps
    case .metric where index >= 20:
      SegmentedProgress.set(.metric, index: index - 20, to: value, in: &fields.segments)
    case .metric: PageControl.set(.metric, index: index, to: value, in: &fields.control)
    default:
      PageControl.set(field, index: index, to: value, in: &fields.control)
      SegmentedProgress.set(field, index: index, to: value, in: &fields.segments)
    }
  }

  static func make(_ fields: CarouselFields, at now: Double) -> Carousel {
    Carousel(fields.configuration, at: now)
  }

  func goingOn(with fields: CarouselFields, at now: Double) -> Carousel {
    var fields = fields
    fields.carousel.pages.pageCount = pageCount
    fields.carousel.pages.currentPage = currentPage
    fields.carousel.pages.direction = direction
    fields.carousel.pages.reduceMotion = pages.reduceMotion
    fields.control.timer.pausedBy = timer.pausedBy
    fields.segments.timer.pausedBy = timer.pausedBy
    var carousel = Carousel(fields.configuration, at: now)
    _ = carousel.handle(.resize(size), at: now)
    let progress = min(timer.progress(at: now), 0.999)
    if progress > 0 { _ = carousel.handle(.setProgress(progress, rate: 0), at: now) }
    return carousel
  }

  func reading(at now: Double) -> Reading {
    Reading(timer, preferredSize: .zero, position: position(at: now), at: now)
  }
}
#endif
