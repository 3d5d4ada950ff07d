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
    case .pages: configuration.pages.setOption(index, to: value)
    case .layout: configuration.pages.layout.setOption(index, to: value)
    case .physics: configuration.pages.physics.setOption(index, to: value)
    case .carousel: configuration.setOption(index, to: value)
    case .effect:
      configuration.pages.effect = PageEffect.Standard.choice(value)?.effect ?? configuration.pages.effect
    case .effectRow, .effectLook: configuration.pages.effect.set(field, index: index, to: value)
    case .perView: configuration.pages.layout.length = .perView(value)
    case .pageLength: configuration.pages.layout.length = value < 0 ? .own : .fixed(value)
    case .inset:
      configuration.pages.layout.leadingInset = value
      configuration.pages.layout.trailingInset = value
    case .indicator:
      configuration.indicator = CarouselMarks.choice(value)?.indicator ?? configuration.indicator
    case .controls: configuration.controls = Controls(rawValue: UInt8(truncatingIfNeeded: Int(script: value)))
    default:
      configuration.pages.set(field, to: value)
      configuration.timer.set(field, index: index, to: value)
      configuration.indicator.set(field, index: index, to: value)
    }
  }

  /// At the end of the page's time, or of a scroll that has timed out, or when a press begins to hold a page.
  func nextChange(besideCourse now: Double) -> NextChange {
    pages.nextChange(after: now).earlier(timer.nextChange(after: now)).earlier(nextHold(after: now))
  }
}

/// The kinds of marks of a carousel, with the words of the attribute `indicator`.
enum CarouselMarks: CaseIterable {
  /// Dots that suit the pages.
  case automatic
  /// No marks.
  case none
  /// Dots as in a page control.
  case control
  /// A row of capsules.
  case segments

  /// Such marks, with their defaults.
  fileprivate var indicator: Carousel.Indicator {
    switch self {
    case .automatic: .automatic(DotRow.Configuration())
    case .none: .none
    case .control: .dots(DotRow.Configuration())
    case .segments: .segments(SegmentRow.Configuration())
    }
  }
}

extension PageEffect {
  /// Sets a field of the table.
  fileprivate mutating func set(_ field: Field, index: Int, to value: Double) {
    var rows = rows
    if field == .effectRow {
      rows.removeSubrange(min(max(index, 0), rows.count)...)
      rows.append(Row(distance: value, look: PageLook()))
    } else if let last = rows.indices.last {
      rows[last].look.setOption(index, to: value)
    }
    self = PageEffect(rows)
  }
}

extension Carousel.Indicator {
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
#endif
