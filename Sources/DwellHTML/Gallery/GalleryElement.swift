import Dwell
import DwellJSON
import DwellScenes

/// A component of the gallery as an element: its tag, its attributes, and the custom properties of its style.
struct GalleryElement {
  /// The tag name.
  var tag: String
  /// The attributes without a switch, in order.
  var attributes: [(name: String, value: String)] = []
  /// The custom properties, in order.
  var style: [(name: String, value: String)] = []
  /// Whether its pages are timed.
  var isTimed = false

  /// The element of a component; that of a kind without a case here has its name, and no attributes.
  init(_ subject: ScenarioSubject) {
    switch subject.scene {
    case let scene as TimedScene<PageControl.Configuration>:
      self.init(tag: "dwell-page-control")
      add(scene.configuration)
    case let pages as PageView.Configuration:
      self.init(tag: "dwell-carousel")
      set("indicator", "none")
      add(pages)
    case let scene as TimedScene<SegmentedProgress.Configuration>:
      self.init(tag: "dwell-segments")
      isTimed = true
      add(scene.configuration)
    case let meter as ProgressMeter.Configuration:
      self.init(tag: "dwell-meter")
      set("max", HTMLText.number(meter.maximum))
      style.append(("--dwell-meter-width", HTMLText.number(meter.metrics.meterWidth)))
    case let scene as TimedScene<Carousel.Configuration>:
      self.init(tag: "dwell-carousel")
      add(scene.configuration)
    case let scene: self.init(tag: type(of: scene).elementName)
    }
  }

  /// An element with a tag name.
  private init(tag: String) { self.tag = tag }

  /// Sets an attribute.
  private mutating func set(_ name: String, _ value: String = "") { attributes.append((name, value)) }

  /// Sets a Boolean attribute if `isSo`.
  private mutating func set(_ name: String, if isSo: Bool) { if isSo { set(name) } }

  /// Adds the attributes of a page control.
  private mutating func add(_ control: PageControl.Configuration) {
    isTimed = control.dots.showsProgress
    set("loop", if: isTimed && control.loops)
    if control.currentPage > 0 { set("page", "\(control.currentPage)") }
    add(control.dots)
  }

  /// Adds the attributes of a row of dots.
  private mutating func add(_ dots: DotRow.Configuration) {
    switch dots.overflow {
    case .window: break
    case .clip: set("overflow", "clip")
    case .label: set("overflow", "label")
    }
    if dots.seenMarks == .none { set("seen", "none") }
    if let image = dots.images.all { set("image", "\(image.number)") }
    if let image = dots.images.current { set("current-image", "\(image.number)") }
    if let image = dots.images.image(ofPage: 0, isCurrent: false), image != dots.images.all {
      set("page-images", "\(image.number)")
    }
    if dots.metrics == .plainDots {
      style += [("--dwell-pill-length", "8"), ("--dwell-spacing", "10")]
    }
  }

  /// Adds the attributes of a segmented progress.
  private mutating func add(_ progress: SegmentedProgress.Configuration) {
    set("loop", if: progress.loops)
    if progress.currentPage > 0 { set("page", "\(progress.currentPage)") }
    add(progress.segments)
  }

  /// Adds the attributes of a row of segments.
  private mutating func add(_ segments: SegmentRow.Configuration) {
    if segments.style == .fluid { set("fill", "fluid") }
    if case .color(let tint)? = segments.currentTint, case .color(let rest) = segments.tint {
      style += [
        ("--dwell-progress-color", tint.hex), ("--dwell-color", rest.hex),
      ]
    }
  }

  /// Adds the attributes of pages.
  private mutating func add(_ pages: PageView.Configuration) {
    set("loop", if: pages.loops)
    if pages.currentPage > 0 { set("page", "\(pages.currentPage)") }
    if pages.spacing > 0 { set("gap", HTMLText.number(pages.spacing)) }
    add(pages.layout)
    if pages.snap == .none { set("snap", "none") }
    if pages.effect != .slide, let name = PageEffect.names.first(where: { $0.value == pages.effect })?.name {
      set("effect", name.hyphenated)
    }
  }

  /// Adds the attributes of a layout.
  private mutating func add(_ layout: PageLayout) {
    switch layout.length {
    case .viewport, .own: break
    case .perView(let count): set("per-view", HTMLText.number(count))
    case .fixed(let length): set("page-length", HTMLText.number(length))
    }
    if layout.leadingInset > 0 { set("inset", HTMLText.number(layout.leadingInset)) }
    switch layout.alignment {
    case .leading: break
    case .center: set("align", "center")
    case .trailing: set("align", "end")
    }
    set("no-contain", if: !layout.isContained)
    if layout.pagesPerTurn > 1 { set("per-turn", "\(layout.pagesPerTurn)") }
  }

  /// Adds the attributes of a carousel.
  private mutating func add(_ carousel: Carousel.Configuration) {
    switch carousel.indicator {
    case .none: set("indicator", "none")
    case .automatic(let dots):
      isTimed = dots.showsProgress
      add(dots)
    case .dots(let dots):
      set("indicator", "control")
      isTimed = dots.showsProgress
      add(dots)
    case .segments(let segments):
      set("indicator", "segments")
      isTimed = true
      add(segments)
    }
    add(carousel.pages)
    if carousel.indicatorSide == .start { set("indicator-side", "start") }
    let usual = Carousel.Configuration(pageCount: 0)
    if let inset = carousel.indicatorInset { set("indicator-inset", HTMLText.number(inset)) }
    if carousel.indicatorMargin != usual.indicatorMargin {
      set("indicator-margin", HTMLText.number(carousel.indicatorMargin))
    }
    if carousel.speed != 0 { set("speed", HTMLText.number(carousel.speed)) }
    if carousel.taps == .turn { set("taps", "turn") }
    set("over-media", if: carousel.isOverMedia)
  }
}
