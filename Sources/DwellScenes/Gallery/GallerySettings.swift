import Dwell

/// The settings of the switches of a gallery page.
public struct GallerySettings: Equatable, Sendable {
  /// The index of the shown look.
  public var look = 0
  /// The duration of pages, or of a meter's reveal, in seconds.
  public var duration = 4.0
  /// Whether pages are ordered against the reading direction, or upwards.
  public var isReversed = false
  /// Whether pages are vertical.
  public var isVertical = false
  /// The number of pages.
  public var count = 5
  /// The value of a meter, out of 10.
  public var value = 0.0
  /// When the background behind the dots is visible.
  public var background = PageControl.Background.automatic
  /// How the current dot moves from page to page.
  public var transition = PageControl.Transition.morph
  /// Whether a number replaces dots.
  public var numberLabel = PageControl.NumberLabel.automatic
  /// The input profile: a pointer, because galleries are mostly used at a desk.
  public var inputProfile = PageControl.InputProfile.pointer
  /// What indicators are for assistive technology and the keyboard.
  public var indicatorRole = IndicatorRole.slider
  /// The buttons above the pages.
  public var controls = Carousel.Controls()
  /// The delay before the first page's time begins, in seconds.
  public var startDelay = 0.0
  /// What the timer does after an interaction.
  public var afterInteraction = PageTimer.AfterInteraction.resume
  /// Whether the view is as high as its pages, or as wide.
  public var fitsPage = false
  /// Whether to reduce motion.
  public var reduceMotion = false
  /// The appearance; nil for the system's.
  public var appearance: Appearance?
  /// The speed of time, above 0 and up to 1.
  public var speed = 1.0
  /// The instant shown, in seconds from the start, while time is paused; nil while it passes.
  public var time: Double?

  /// The direction of pages.
  public var direction: Direction {
    get {
      isVertical
        ? isReversed ? .bottomToTop : .topToBottom : isReversed ? .rightToLeft : .leftToRight
    }
    set {
      isVertical = newValue.axis == .vertical
      isReversed = newValue == .rightToLeft || newValue == .bottomToTop
    }
  }
}

extension GalleryPage {
  /// The initial settings of the page with a look.
  public func settings(look index: Int = 0) -> GallerySettings {
    var settings = GallerySettings()
    settings.look = min(max(index, 0), looks.count - 1)
    look(index).scenario.subject.scene.copy(to: &settings)
    return settings
  }

  /// The value of a switch.
  public func value(of gallerySwitch: GallerySwitch, in settings: GallerySettings) -> Double {
    switch gallerySwitch {
    case .look: Double(settings.look)
    case .duration: settings.duration
    case .direction: settings.isReversed ? 1 : 0
    case .axis: settings.isVertical ? 1 : 0
    case .count: Self.place(of: settings.count, in: Self.counts)
    case .value: settings.value
    case .background: Self.place(of: settings.background, in: PageControl.Background.allCases)
    case .transition: Self.place(of: settings.transition, in: PageControl.Transition.allCases)
    case .numberLabel: Self.place(of: settings.numberLabel, in: PageControl.NumberLabel.allCases)
    case .inputProfile: Self.place(of: settings.inputProfile, in: PageControl.InputProfile.allCases)
    case .indicatorRole: Self.place(of: settings.indicatorRole, in: IndicatorRole.allCases)
    case .controls: Self.place(of: settings.controls, in: Self.controls)
    case .startDelay: settings.startDelay
    case .afterInteraction:
      Self.place(of: settings.afterInteraction, in: PageTimer.AfterInteraction.allCases)
    case .fitsPage: settings.fitsPage ? 1 : 0
    case .reduceMotion: settings.reduceMotion ? 1 : 0
    case .appearance: settings.appearance.map { $0 == .light ? 1 : 2 } ?? 0
    case .speed: Self.place(of: settings.speed, in: Self.speeds)
    case .time: settings.time ?? 0
    }
  }

  /// The settings with a switch at the nearest valid value. Another look has its own number of pages, value,
  /// direction, background and transition, and restarts.
  public func setting(
    _ gallerySwitch: GallerySwitch, to value: Double, in settings: GallerySettings
  ) -> GallerySettings {
    guard switches.contains(gallerySwitch) else { return settings }
    let value = control(of: gallerySwitch, in: settings).nearest(to: value)
    var result = settings
    switch gallerySwitch {
    case .look: result = settings.with(look: self.settings(look: Int(value)))
    case .duration: result.duration = value
    case .direction: result.isReversed = value == 1
    case .axis: result.isVertical = value == 1
    case .count: result.count = Self.counts[Int(value)]
    case .value: result.value = value
    case .background: result.background = PageControl.Background.allCases[Int(value)]
    case .transition: result.transition = PageControl.Transition.allCases[Int(value)]
    case .numberLabel: result.numberLabel = PageControl.NumberLabel.allCases[Int(value)]
    case .inputProfile: result.inputProfile = PageControl.InputProfile.allCases[Int(value)]
    case .indicatorRole: result.indicatorRole = IndicatorRole.allCases[Int(value)]
    case .controls: result.controls = Self.controls[Int(value)]
    case .startDelay: result.startDelay = value
    case .afterInteraction: result.afterInteraction = PageTimer.AfterInteraction.allCases[Int(value)]
    case .fitsPage: result.fitsPage = value == 1
    case .reduceMotion: result.reduceMotion = value == 1
    case .appearance: result.appearance = value == 0 ? nil : value == 1 ? .light : .dark
    case .speed: result.speed = Self.speeds[Int(value)]
    case .time: result.time = value
    }
    // A shorter scenario ends earlier.
    if let time = result.time { result.time = min(time, length(for: result)) }
    return result
  }

  /// What other settings change of the running component, in its size; nil for that of the look.
  public func change(
    from old: GallerySettings, to new: GallerySettings, in size: Size? = nil
  ) -> GalleryChange {
    if let time = new.time { return old == new ? .none : .begin(at: time) }
    if startsOver(from: old, to: new) { return .begin(at: 0) }
    // Speed and appearance aren't the component's.
    let scenario = scenario(for: new, in: size)
    return scenario.subject == self.scenario(for: old, in: size).subject ? .none : .configure(scenario)
  }

  /// Whether other settings start a new scenario, instead of configuring the running component in place:
  /// another look, another delay before the first page, which is over in the running one, another duration of
  /// a reveal, which only a new reveal shows, or pages whose cross size the running one doesn't have.
  func startsOver(from old: GallerySettings, to new: GallerySettings) -> Bool {
    if old.look != new.look || old.startDelay != new.startDelay || old.fitsPage != new.fitsPage {
      return true
    }
    return look(new.look).scenario.subject.scene.course == .reveal && old.duration != new.duration
  }

  /// The index of a value among the choices; 0 for any other.
  private static func place<Value: Equatable>(of value: Value, in values: [Value]) -> Double {
    Double(values.firstIndex(of: value) ?? 0)
  }
}

/// What a front does with the running component of a gallery page when its settings have changed.
public enum GalleryChange: Equatable, Sendable {
  /// Nothing.
  case none
  /// It begins the scenario at a time, in seconds.
  case begin(at: Double)
  /// It configures the component in place, so that what events have changed stays.
  case configure(Scenario)
}

extension GallerySettings {
  /// The settings of another look, with the user's choices that apply to all looks.
  fileprivate func with(look other: GallerySettings) -> GallerySettings {
    var result = other
    result.inputProfile = inputProfile
    result.indicatorRole = indicatorRole
    result.fitsPage = fitsPage
    result.reduceMotion = reduceMotion
    result.appearance = appearance
    result.speed = speed
    result.time = time.map { _ in 0 }
    return result
  }
}
