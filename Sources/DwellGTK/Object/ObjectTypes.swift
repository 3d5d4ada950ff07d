#if GTK
import CDwellGTK
import Dwell

/// The GObject types of widgets.
@MainActor
enum ObjectTypes {
  /// All of them.
  static let all: [AnyObjectType] = [carousel, pageView, pageControl, segmentedProgress, progressMeter]

  /// Returns the type of widgets that show a kind of component; nil for a component of the app's.
  static func type<Content>(of content: Content.Type, hasPages: Bool) -> ObjectType<Content>? {
    all.lazy.compactMap { $0 as? ObjectType<Content> }.first { $0.hasPages == hasPages }
  }

  /// `DwellCarousel`.
  static let carousel = ObjectType<Carousel>(
    "DwellCarousel", cssName: "dwell-carousel", role: GTK_ACCESSIBLE_ROLE_GROUP, hasPages: true,
    [.page, .pageCount, .position, .item, .progress, .duration, .paused]
      + [.loop(\.pages.loops, standard: true)]
      + ObjectProperty.pages(\.pages) + [
        .choice(
          "indicator", "The indicator above the pages", standard: NamedIndicator.dots,
          get: { NamedIndicator(of: $0.configuration.indicator) },
          set: { properties, named in
            properties.configure {
              guard NamedIndicator(of: $0.indicator) != named else { return }
              let role = $0.dots.indicatorRole
              $0.indicator = named.indicator
              $0.dots.indicatorRole = role
            }
          }
        ).configured,
        .choice(
          "indicator-side", "The side of the indicator, across the pages", standard: .end, \.indicatorSide),
        .number(
          "speed", "How fast pages pass by themselves, in points per second; 0 if they rest",
          in: -1e4...1e4, standard: 0, \.speed),
        .choice("page-taps", "What a tap on a page does", standard: .none, \.taps),
        .choice(
          "hover-area", "Where a hovering pointer pauses the time", standard: .everywhere, \.hoverArea),
        .controls, .timed, .overMedia(\.isOverMedia), .carousel,
      ] + ObjectProperty.timer(\.timer) + ObjectProperty.dots(\.dots) + ObjectProperty.tints(\.dots)
  ) { now in
    let parts = CarouselWidget.parts(.init(pageCount: 0), WidgetBehavior(), at: now)
    return ObjectType.Parts(box: parts.box, behavior: parts.behavior)
  }

  /// `DwellPageView`.
  static let pageView = ObjectType<PageView>(
    "DwellPageView", cssName: "dwell-page-view", role: GTK_ACCESSIBLE_ROLE_GROUP, hasPages: true,
    [.page, .pageCount, .position, .item, .loop(\.loops, standard: false)] + ObjectProperty.pages(\.self)
  ) { now in
    ObjectType.Parts(
      box: .paged(PageView(.init(pageCount: 0), at: now)),
      behavior: WidgetBehavior().paged(cssName: "dwell-page-view"))
  }

  /// `DwellPageControl`.
  static let pageControl = ObjectType<PageControl>(
    "DwellPageControl", cssName: "dwell-page-control", role: SemanticsPublisher.role(.pageControl),
    [
      .page, .settablePageCount, .settablePosition, .progress, .duration, .paused,
      .loop(\.loops, standard: true), .carousel,
      .timed, .onlyShows, .orientation(vertical: .topToBottom, \.direction),
      .overMedia(\.dots.isOverMedia),
    ] + ObjectProperty.timer(\.timer) + ObjectProperty.dots(\.dots) + ObjectProperty.tints(\.dots)
  ) { now in
    let parts = PageControlWidget.parts(.init(pageCount: 0), WidgetBehavior(), at: now)
    return ObjectType.Parts(box: parts.box, behavior: parts.behavior)
  }

  /// `DwellSegmentedProgress`.
  static let segmentedProgress = ObjectType<SegmentedProgress>(
    "DwellSegmentedProgress", cssName: "dwell-segmented-progress",
    role: SemanticsPublisher.role(.segmentedProgress),
    [
      .page, .settablePageCount, .settablePosition, .progress, .duration, .paused,
      .loop(\.loops, standard: true), .carousel,
      .flag("timed", "Whether pages advance automatically", standard: true, \.timer.advances),
      .orientation(vertical: .topToBottom, \.direction),
    ] + ObjectProperty.timer(\.timer)
      // The style of what fills the segments, not of the widget.
      + ObjectProperty.options(of: \.segments, names: ["style": "segment-fill"]).map(\.notedRole)
      + ObjectProperty.options(of: \.segments.metrics, prefix: "segment") + ObjectProperty.tints(\.segments)
  ) { now in
    let parts = SegmentedProgressWidget.parts(.init(pageCount: 0), WidgetBehavior(), at: now)
    return ObjectType.Parts(box: parts.box, behavior: parts.behavior)
  }

  /// `DwellProgressMeter`.
  static let progressMeter = ObjectType<ProgressMeter>(
    "DwellProgressMeter", cssName: "dwell-progress-meter", role: SemanticsPublisher.role(.meter),
    [
      .number(
        "value", "The level", in: .all, standard: 0, get: { meter, _ in meter.value },
        set: { $0.send(.setValue($1)) }),
      .number("minimum", "The level of an empty meter", in: .all, standard: 0, \.minimum),
      .number("maximum", "The level of a full meter", in: .all, standard: 1, \.maximum),
      .number(
        "fraction", "The fraction of the meter that is filled", in: 0...1, standard: 0,
        get: { meter, _ in meter.fraction }),
      .colors, .orientation(vertical: .bottomToTop, \.direction),
    ] + ObjectProperty.options(of: \.metrics)
  ) { now in
    let parts = ProgressMeterWidget.parts(.init(value: 0, of: 1), WidgetBehavior(), at: now)
    return ObjectType.Parts(box: parts.box, behavior: parts.behavior)
  }
}

extension ObjectProperty where Content: PagedComponent {
  /// The current page.
  static var page: ObjectProperty {
    count(
      "page", "The current page, or the one being turned to, from 0", get: { $0.currentPage },
      set: { $0.select($1) }
    ).unnumbered { _, _ in .count(0) }.noted("One that does not exist yet is shown as soon as it does.")
  }

  /// The number of pages, which follows from the widgets that are pages.
  static var pageCount: ObjectProperty {
    count("page-count", "The number of pages", get: { $0.pageCount })
      .unnumbered { component, _ in .count(min(component.pageCount, 1)) }
  }

  /// The number of pages.
  static var settablePageCount: ObjectProperty {
    count(
      "page-count", "The number of pages", get: { $0.pageCount }, set: { $0.send(.setPageCount($1)) })
  }

  /// The position between pages.
  static var position: ObjectProperty {
    number(
      "position", "The position, in pages", in: .all, standard: 0, movesWithTime: true,
      get: { $0.position(at: $1) }
    ).unnumbered { component, now in
      .number(component.position(at: now) - Double(component.currentPage))
    }
  }

  /// The position between pages, which follows another pager's.
  static var settablePosition: ObjectProperty {
    var property = position
    property.set = { properties, value in
      if case .number(let position) = value { properties.send(.setPosition(position)) }
    }
    return property.noted(
      "The page at which another pager's pages stay for a tenth of a second is the current one; until then time is "
        + "paused.")
  }

  /// Whether the first page follows the last.
  static func loop(_ path: WritableKeyPath<Content.Configuration, Bool>, standard: Bool) -> ObjectProperty {
    flag("loop", "Whether the first page follows the last", standard: standard, path)
  }
}

extension ObjectProperty where Content: TimedComponent {
  /// The elapsed fraction of the current page's time.
  static var progress: ObjectProperty {
    number(
      "progress", "The elapsed fraction of the page's time", in: 0...1, standard: 0, movesWithTime: true,
      get: { $0.timer.progress(at: $1) }, set: { $0.setProgress($1) }
    ).noted(
      "Time continues from there, unless the duration is 0: then only the app sets the progress. At 1 the page's time "
        + "is over.")
  }

  /// How long a page stays.
  static var duration: ObjectProperty {
    number(
      "duration", "How long a page stays, in seconds; 0 if the app drives it", in: 0...(.infinity),
      standard: 4,
      get: { component, _ in
        if case .seconds(let seconds) = component.timer.duration { seconds } else { 0 }
      }, set: { $0.send(.setDuration($1 > 0 ? .seconds($1) : .external)) })
  }

  /// Whether the app or the user has paused.
  static var paused: ObjectProperty {
    flag(
      "paused", "Whether the app or the user has paused", standard: false,
      get: { $0.timer.pausedBy.contains(.app) },
      set: { $0.send($1 ? .pause(.app) : .resume(.app)) })
  }
}

extension ObjectProperty where Content: PageContainer {
  /// The layout and look of pages.
  static func pages(
    _ path: WritableKeyPath<Content.Configuration, PageView.Configuration>
  ) -> [ObjectProperty] {
    let properties: [ObjectProperty] = [
      .number(
        "spacing", "The gap between pages, in points", in: 0...(.greatestFiniteMagnitude), standard: 0,
        path.appending(path: \.spacing)),
      .number(
        "per-view", "The number of pages in view", in: 1...1e6, standard: 1,
        get: { component, _ in
          let layout = component.configuration[keyPath: path].layout
          return if case .perView(let count) = layout.length { count } else { 1 }
        },
        set: { properties, count in
          properties.configure { $0[keyPath: path].layout.length = count == 1 ? .viewport : .perView(count) }
        }),
      .number(
        "page-length", "The length of a page, in points; 0 if another property sets it",
        in: 0...(.greatestFiniteMagnitude), standard: 0,
        get: { component, _ in
          let layout = component.configuration[keyPath: path].layout
          return if case .fixed(let length) = layout.length { length } else { 0 }
        },
        set: { properties, length in
          properties.configure { $0[keyPath: path].layout.length = length == 0 ? .viewport : .fixed(length) }
        }),
      .number(
        "inset", "The inset of the current page at both ends, in points", in: 0...(.greatestFiniteMagnitude),
        standard: 0,
        get: { component, _ in component.configuration[keyPath: path].layout.leadingInset },
        set: { properties, inset in
          properties.configure {
            $0[keyPath: path].layout.leadingInset = inset
            $0[keyPath: path].layout.trailingInset = inset
          }
        }),
      .choice(
        "effect", "How pages look by their distance", type: "DwellPageEffect", standard: NamedEffect.slide,
        get: { NamedEffect(of: $0.configuration[keyPath: path].effect) },
        set: { properties, named in
          if let effect = named.effect { properties.configure { $0[keyPath: path].effect = effect } }
        }),
      text(
        "effect-table", "How pages look by their distance, as a table", standard: PageEffect.slide,
        hint: """
          is not a table: give rows with rising distances and what differs there, like \
          "-1 opacity 0.5 rotation -12, 0, 1 opacity 0.5 rotation 12"
          """, path.appending(path: \.effect)
      ).noted(
        "Rows have rising distances in pages, such as `-1 opacity 0.5, 0`; empty for pages side by side. \(textNote)"
      ),
      .choice(
        "page-snap", "Where pages come to rest after a gesture", standard: .pages,
        path.appending(path: \.snap)),
      .flag(
        "cross-wheel", "Whether a wheel's notches across the pages turn them, too", standard: true,
        path.appending(path: \.turnsOnCrossWheel)
      ).noted("Otherwise they scroll the container."),
      .orientation(vertical: .topToBottom, path.appending(path: \.direction)),
    ]
    return properties.map(\.configured)
      // Beside `per-view`.
      + options(
        of: path.appending(path: \.layout), prefix: "page", names: ["pagesPerTurn": "per-turn"])
      + options(of: path.appending(path: \.physics))
  }
}

extension ClosedRange where Bound == Double {
  /// All numbers.
  fileprivate static var all: ClosedRange { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
}
#endif
