#if canImport(SwiftUI)
import Dwell
import Foundation
import Observation
import SwiftUI

/// Holds the zoom of a view, and sends it events.
@MainActor @Observable
final class ZoomHost: ObservableObject {
  /// The zoom.
  private(set) var zoom = Zoom(at: 0)
  /// The clock.
  @ObservationIgnored private var clock = FrontClock.system
  /// Whether the page has a size.
  @ObservationIgnored private var hasSize = false
  /// Whether the app wants the view to be zoomed, which had no size yet.
  @ObservationIgnored private var isWanted = false
  /// The seconds after which every motion has ended.
  private static let longest = 60.0

  /// The current time, in seconds.
  private var now: Double { clock.time(of: clock.date()) }

  /// Sets the clock.
  func use(_ clock: FrontClock) { self.clock = clock }

  /// Sends an event, and returns whether it was handled.
  /// - Parameter date: when it happened; nil for now.
  @discardableResult
  func send(_ event: Zoom.Event, at date: Date? = nil) -> Bool {
    let isHandled = zoom.handle(event, at: date.map(clock.time(of:)) ?? now)
    guard case .resize(let size, _) = event else { return isHandled }
    hasSize = size.width > 0 && size.height > 0
    if isWanted { setZoomed(true) }
    return isHandled
  }

  /// Changes the settings.
  func configure(_ configuration: Zoom.Configuration) { zoom.configure(configuration, at: now) }

  /// Zooms in about the middle, or shows the whole view, unless that is so or on its way.
  func setZoomed(_ isZoomed: Bool) {
    isWanted = false
    let isOnItsWay = zoom.transform(at: now + Self.longest).scale != 1
    if !isZoomed {
      if isOnItsWay { send(.reset(animated: true)) }
    } else if !isOnItsWay {
      let scale = zoom.configuration.doubleTapScale
      isWanted = !send(.zoom(to: scale, animated: true)) && !hasSize
    }
  }

  /// Whether the view can follow a movement.
  func canFollow(_ movement: Point) -> Bool { zoom.canFollow(movement, at: now) }

  /// Applies a zoom gesture of assistive technology, which announces the new scale.
  /// - Parameter locale: the locale of the announcement.
  func zoom(_ key: Zoom.Key, announcingIn locale: Locale) {
    guard send(.key(key)) else { return }
    let scale = zoom.transform(at: now + Self.longest).scale
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0))
    AccessibilityNotification.Announcement(scale.formatted(style)).post()
  }
}

/// The dates at which a zoom is drawn: every frame while it moves.
struct ZoomSchedule: TimelineSchedule {
  /// The zoom when the schedule was made.
  let zoom: Zoom
  /// The clock that converts between times and dates.
  let clock: FrontClock
  /// The interval between frames, in seconds: that of the fastest displays.
  private static let frameInterval = 1.0 / 120

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    sequence(first: startDate) { [zoom, clock] date in
      guard !clock.isStanding, zoom.nextChange(after: clock.time(of: date)) == .everyFrame else { return nil }
      return date.addingTimeInterval(Self.frameInterval)
    }
  }
}
#endif
