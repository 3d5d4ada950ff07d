import Dwell
import DwellTestSupport

/// Moments of a component in a variant: the same events in every direction.
struct SampleRun: Sendable {
  /// The component's name.
  var name: String
  /// The size along the pages and across.
  var main: Double, cross: Double
  /// Its frames in a variant, at rest and in motion.
  var frames: @Sendable (LayoutVariant) -> [(now: Double, frame: Frame)]

  /// A sample run of a component: a page selected at 1 s, and a drag back from 3 s that is released at 3.2 s.
  private static func walk<Walker: Component>(
    _ name: String, _ main: Double, _ cross: Double, _ make: @escaping @Sendable (LayoutVariant) -> Walker
  ) -> SampleRun {
    SampleRun(name: name, main: main, cross: cross) { variant in
      let size = variant.size(main, cross)
      var component = make(variant)
      _ = component.handle(.resize(size), at: 0)
      let start = variant.point(main * 0.4, cross * 0.25, in: size)
      let middle = variant.point(main * 0.6, cross * 0.25, in: size)
      let end = variant.point(main * 0.95, cross * 0.25, in: size)
      let events: [(Double, Event)] = [
        (1, .select(page: 2, animated: true)), (1, .setValue(8)), (3, .press(start)), (3.1, .move(middle)),
        (3.2, .move(end)), (3.2, .release(end)),
      ]
      var rest = events[...]
      return [0.5, 1, 1.1, 2, 3.15, 3.3, 5].map { now in
        while let (time, event) = rest.first, time <= now {
          _ = component.handle(event, at: time)
          rest.removeFirst()
        }
        return (now, component.frame(at: now))
      }
    }
  }

  /// Every visible component.
  static let all = [
    walk("page-control", 120, 44) { variant in
      var configuration = PageControl.Configuration(pageCount: 4)
      (configuration.direction, configuration.reduceMotion) = (variant.direction, variant.reduceMotion)
      configuration.dots.currentTint = .black
      return PageControl(configuration, at: 0)
    },
    walk("page-view", 200, 100) { variant in
      var configuration = PageView.Configuration(pageCount: 4)
      (configuration.direction, configuration.reduceMotion) = (variant.direction, variant.reduceMotion)
      configuration.effect = .fadeAndScale
      return PageView(configuration, at: 0)
    },
    walk("segmented-progress", 200, 44) { variant in
      var configuration = SegmentedProgress.Configuration(pageCount: 4)
      (configuration.direction, configuration.reduceMotion) = (variant.direction, variant.reduceMotion)
      return SegmentedProgress(configuration, at: 0)
    },
    walk("progress-meter", 200, 120) { variant in
      var configuration = ProgressMeter.Configuration(value: 3, of: 10)
      (configuration.direction, configuration.reduceMotion) = (variant.direction, variant.reduceMotion)
      return ProgressMeter(configuration, at: 0)
    },
    walk("carousel", 300, 200) { variant in
      var configuration = Carousel.Configuration(pageCount: 4)
      configuration.pages.direction = variant.direction
      configuration.pages.reduceMotion = variant.reduceMotion
      return Carousel(configuration, at: 0)
    },
  ]
}
