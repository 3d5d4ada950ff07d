#if GTK
import CDwellGTK
import Dwell

extension Carousel.Controls {
  /// The GObject flags, whose bits are the set's.
  @MainActor static let type = Enumeration.type(
    "DwellCarouselControls", of: String(reflecting: Carousel.Controls.self), ["previous", "next", "pause"],
    isSet: true)
}

extension ObjectProperty<Carousel> {
  /// The buttons above the pages, as set by the app. A widget with a pause button has that, too.
  static var controls: ObjectProperty {
    ObjectProperty(
      name: "controls", summary: "The buttons above the pages",
      kind: .options(Carousel.Controls.type, standard: 0),
      isConfigured: true,
      get: { component, _ in .options(guint(component.configuration.controls.rawValue)) },
      set: { properties, value in
        guard case .options(let bits) = value else { return }
        properties.configure { $0.controls = Carousel.Controls(rawValue: UInt8(truncatingIfNeeded: bits)) }
      }
    ).noted(
      "A pause button is there in any case: after the indicator, in one bar with it, or in the corner without one."
    )
  }

  /// Whether pages advance automatically. An automatic indicator follows; a chosen one has a pill that fills
  /// or a dot.
  static var timed: ObjectProperty {
    flag(
      "timed", "Whether pages advance automatically", standard: true,
      get: {
        let configuration = $0.configuration
        return configuration.timer.advances && configuration.indicator.dots?.fill ?? .time == .time
      },
      set: { properties, isTimed in
        properties.configure {
          $0.timer.advances = isTimed
          if case .dots = $0.indicator { $0.dots.showsProgress = isTimed }
        }
      }
    ).configured.noted("Without time, the current dot is no pill and there is no pause button.")
  }
}

extension ObjectProperty<PageControl> {
  /// Whether the current dot fills with its page's time, and pages advance automatically.
  static var timed: ObjectProperty {
    flag(
      "timed", "Whether the current dot fills with its page's time", standard: true,
      get: { $0.configuration.dots.showsProgress },
      set: { properties, isTimed in
        properties.configure {
          let onlyShows = $0.onlyShows
          $0.dots.showsProgress = isTimed
          $0.timer.advances = isTimed && !onlyShows
        }
      }
    ).configured
  }

  /// Whether the control only shows its page and progress, as the app sets them.
  static var onlyShows: ObjectProperty {
    flag(
      "only-shows", "Whether the page and its progress are only shown, without input, time and focus",
      standard: false, get: { $0.configuration.onlyShows },
      set: { properties, onlyShows in
        guard properties.box.component.configuration.onlyShows != onlyShows else { return }
        properties.configure { $0.onlyShows = onlyShows }
        properties.controller.setOnlyShows(onlyShows)
      }
    ).configured.noted(
      "Set it before the widget is in a window: then its accessible role is that of an image.")
  }
}
#endif
