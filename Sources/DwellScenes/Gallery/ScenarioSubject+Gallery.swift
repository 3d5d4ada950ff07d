import Dwell

/// The properties behind the gallery's switches, for every kind of component.
extension ScenarioSubject {
  /// Copies the component's properties into the settings.
  func copy(to settings: inout GallerySettings) {
    switch self {
    case .pageControl(let scene): Self.copy(scene.configuration, to: &settings)
    case .pageView(let pages):
      settings.direction = pages.direction
      settings.count = pages.pageCount
    case .segmentedProgress(let scene):
      settings.direction = scene.configuration.direction
      settings.count = scene.configuration.pageCount
      settings.duration = scene.configuration.timer.duration.galleryLength
    case .progressMeter(let meter):
      // A meter's default direction is upwards.
      settings.isVertical = meter.direction.axis == .vertical
      settings.isReversed = meter.direction == .topToBottom || meter.direction == .rightToLeft
      settings.value = meter.value
      settings.duration = meter.revealDuration
    case .carousel(let scene):
      if let dots = scene.configuration.indicator.dots { settings.background = dots.background }
      settings.controls = scene.configuration.controls
      settings.startDelay = scene.configuration.timer.startDelay
      settings.afterInteraction = scene.configuration.timer.afterInteraction
      settings.duration = scene.configuration.timer.duration.galleryLength
      settings.direction = scene.configuration.pages.direction
      settings.count = scene.configuration.pages.pageCount
    }
  }

  /// Copies a page control's properties into the settings.
  private static func copy(_ control: PageControl.Configuration, to settings: inout GallerySettings) {
    settings.direction = control.direction
    settings.count = control.pageCount
    settings.background = control.dots.background
    settings.transition = control.dots.transition
    settings.numberLabel = control.dots.numberLabel
    settings.duration = control.timer.duration.galleryLength
  }

  /// The component with the settings applied; properties without a switch are unchanged.
  func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) -> ScenarioSubject {
    switch self {
    case .pageControl(var scene):
      Self.set(settings, switches, &scene.configuration)
      scene.configuration.direction = settings.direction
      return .pageControl(scene)
    case .pageView(var pages):
      Self.set(settings, &pages)
      return .pageView(pages)
    case .segmentedProgress(var scene):
      scene.configuration.currentPage = min(scene.configuration.currentPage, settings.count - 1)
      scene.configuration.pageCount = settings.count
      scene.configuration.direction = settings.direction
      scene.configuration.reduceMotion = settings.reduceMotion
      scene.configuration.timer.duration = .seconds(settings.duration)
      return .segmentedProgress(scene)
    case .progressMeter(var meter):
      meter.value = settings.value
      meter.revealDuration = settings.duration
      meter.reduceMotion = settings.reduceMotion
      meter.direction = settings.meterDirection
      return .progressMeter(meter)
    case .carousel(var scene):
      Self.set(settings, &scene.configuration.pages)
      scene.configuration.timer.duration = .seconds(settings.duration)
      scene.configuration.timer.startDelay = settings.startDelay
      scene.configuration.timer.afterInteraction = settings.afterInteraction
      scene.configuration.controls = settings.controls
      if var dots = scene.configuration.indicator.dots {
        Self.set(settings, switches, &dots)
        scene.configuration.indicator.dots = dots
      }
      return .carousel(scene)
    }
  }

  /// Applies the settings to a page control.
  private static func set(
    _ settings: GallerySettings, _ switches: [GallerySwitch], _ control: inout PageControl.Configuration
  ) {
    control.currentPage = min(control.currentPage, settings.count - 1)
    control.pageCount = settings.count
    control.reduceMotion = settings.reduceMotion
    control.timer.duration = .seconds(settings.duration)
    set(settings, switches, &control.dots)
  }

  /// Applies the settings to a row of dots.
  private static func set(
    _ settings: GallerySettings, _ switches: [GallerySwitch], _ dots: inout DotRow.Configuration
  ) {
    dots.background = settings.background
    if switches.contains(.transition) { dots.transition = settings.transition }
    if switches.contains(.numberLabel) { dots.numberLabel = settings.numberLabel }
    if switches.contains(.inputProfile) { dots.inputProfile = settings.inputProfile }
  }

  /// Applies the settings to pages.
  private static func set(_ settings: GallerySettings, _ pages: inout PageView.Configuration) {
    pages.currentPage = min(pages.currentPage, settings.count - 1)
    pages.pageCount = settings.count
    pages.direction = settings.direction
    pages.reduceMotion = settings.reduceMotion
    pages.layout.fitsPage = settings.fitsPage
  }

  /// The component's direction.
  var direction: Direction {
    switch self {
    case .pageControl(let scene): scene.configuration.direction
    case .pageView(let pages): pages.direction
    case .segmentedProgress(let scene): scene.configuration.direction
    case .progressMeter(let meter): meter.direction
    case .carousel(let scene): scene.configuration.pages.direction
    }
  }

  /// The timer of a component whose pages advance automatically; nil for others.
  var timer: PageTimer.Configuration? {
    switch self {
    case .pageControl(let scene): scene.configuration.dots.showsProgress ? scene.configuration.timer : nil
    case .segmentedProgress(let scene): scene.configuration.timer
    case .carousel(let scene):
      if let dots = scene.configuration.indicator.dots, !dots.showsProgress {
        nil
      } else {
        scene.configuration.timer
      }
    case .pageView, .progressMeter: nil
    }
  }
}

extension GallerySettings {
  /// The direction in which a meter fills: upwards, if pages go downwards.
  var meterDirection: Direction {
    isVertical ? isReversed ? .topToBottom : .bottomToTop : isReversed ? .rightToLeft : .leftToRight
  }
}

extension PageDuration {
  /// The seconds of a duration; the default of four if it has none.
  fileprivate var galleryLength: Double { if case .seconds(let length) = self { length } else { 4 } }
}
