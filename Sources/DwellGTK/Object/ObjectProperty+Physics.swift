#if GTK
import CDwellGTK
import Dwell

extension ObjectProperty {
  /// What turns a page, and how pages settle. The ranges are those of scenario files: with a share or a speed
  /// of 0, untouched pages would turn.
  static func physics(_ path: WritableKeyPath<Content.Configuration, PagingPhysics>) -> [ObjectProperty] {
    let properties: [ObjectProperty] = [
      .number(
        "drag-distance", "The distance at which a drag begins, in points", in: 0...10_000, standard: 10,
        path.appending(path: \.minimumDistance)),
      .number(
        "turn-share", "The share of the widget that a slow drag must exceed to turn the page",
        in: 0.001...1000, standard: 0.5, path.appending(path: \.turnShare)),
      .number(
        "turn-speed", "The speed that a flick must exceed to turn the page, in points per second",
        in: 0.001...1e6, standard: 500, path.appending(path: \.turnSpeed)),
      .number(
        "per-gesture", "The most pages that one gesture turns, rounded", in: 1...1e6, standard: 1,
        get: { component, _ in
          // The core's maximum is any number of pages.
          min(Double(component.pointee.configuration[keyPath: path].pagesPerGesture), 1e6)
        },
        set: { properties, count in
          properties.configure { $0[keyPath: path].pagesPerGesture = Int(count.rounded()) }
        }),
      .number(
        "overdrag", "The share of a drag that pages follow beyond the ends", in: 0...1, standard: 0.5,
        path.appending(path: \.overdrag)),
      .number(
        "spring-response", "The period of the undamped spring on which pages turn, in seconds", in: 0...1000,
        standard: Spring.page.response, path.appending(path: \.spring.settableResponse)),
      .number(
        "spring-damping", "The damping of turns; from 1 on they don't overshoot", in: 0...1000,
        standard: Spring.page.dampingFraction, path.appending(path: \.spring.settableDamping)),
    ]
    return properties.map(\.configured)
  }
}

extension Spring {
  /// The response; setting it keeps the damping.
  fileprivate var settableResponse: Double {
    get { response }
    set { self = Spring(response: newValue, dampingFraction: dampingFraction) }
  }

  /// The damping fraction; setting it keeps the response.
  fileprivate var settableDamping: Double {
    get { dampingFraction }
    set { self = Spring(response: response, dampingFraction: newValue) }
  }
}
#endif
