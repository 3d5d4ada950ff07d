#if canImport(SwiftUI)
import Dwell
import Foundation
import Observation
import SwiftUI

/// Where a page is while pages move, for views in the page.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct City: View {
///   let name: String
///   @Environment(\.pagePhase) private var phase
///   var body: some View {
///     VStack {
///       Text(name).offset(x: phase.distance * 80)
///       Text("\(Int(phase.progress * 100)) %").opacity(phase.isCurrent ? 1 : 0)
///     }
///   }
/// }
/// ```
///
/// Only views that read a value are evaluated when it changes. Outside of pages it is that of a current page
/// at rest.
@MainActor
public struct PagePhase {
  /// The state; nil outside of pages.
  fileprivate var state: PagePhaseState?

  /// Creates the phase outside of pages.
  nonisolated init() {}

  /// How far the page is from the selected position, in pages: 0 for the page at rest, above 0 for pages that
  /// follow, 0.5 halfway to the next one. In a loop it is the shorter way. With Reduce Motion it jumps.
  public var distance: Double { state?.distance ?? 0 }
  /// Whether the page is the current one: shown, or being turned to.
  public var isCurrent: Bool { state?.isCurrent ?? true }
  /// The elapsed fraction of the page's time, 0...1; 0 for pages that aren't current or timed.
  public var progress: Double { state.map { $0.isCurrent ? $0.clock.read : 0 } ?? 0 }
}

/// The elapsed fraction of the current page's time.
@MainActor @Observable
final class PageProgress {
  /// The fraction, 0...1.
  private(set) var progress = 0.0

  /// Whether a view in a page has read the fraction, so that it is kept up to date.
  private(set) var isRead = false

  /// The fraction, for a view in a page.
  var read: Double {
    if !isRead { isRead = true }
    return progress
  }

  /// Sets another fraction.
  func set(_ progress: Double) { if progress != self.progress { self.progress = progress } }
}

/// The phase of one page.
@MainActor @Observable
final class PagePhaseState: ObservableObject {
  /// The elapsed fraction of the current page's time.
  @ObservationIgnored fileprivate let clock: PageProgress
  /// The distance from the selected position, in pages.
  fileprivate var distance = 0.0
  /// Whether the page is the current one.
  fileprivate var isCurrent = true

  /// Creates the phase of a page.
  init(_ clock: PageProgress) { self.clock = clock }
}

/// Gives a page its phase.
struct PagePhaseModifier: ViewModifier {
  /// The distance from the selected position, in pages.
  let distance: Double
  /// Whether the page is the current one.
  let isCurrent: Bool
  /// The phase.
  @StateObject private var state: PagePhaseState

  /// Creates a modifier for a page at a distance.
  init(_ distance: Double, isCurrent: Bool, progress: PageProgress) {
    self.distance = distance
    self.isCurrent = isCurrent
    _state = StateObject(wrappedValue: PagePhaseState(progress))
  }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.pagePhase) { $0.state = state }
      .onChange(of: distance, initial: true) { state.distance = $1 }
      .onChange(of: isCurrent, initial: true) { state.isCurrent = $1 }
  }
}

/// Keeps the progress up to date while time passes and views in pages read it: an indicator may not show it.
struct PageProgressClock: View {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>

  var body: some View {
    let _ = host.revision
    if host.pageProgress.isRead, host.isTimeRunning {
      TimelineView(Schedule()) { timeline in
        SwiftUI.Color.clear.onChange(of: timeline.date) { _, date in
          if let timer = host.timer { host.pageProgress.set(timer.progress(at: host.time(of: date))) }
        }
      }
    }
  }

  /// Thirty dates a second, or one to save power.
  private struct Schedule: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
      sequence(first: startDate) { $0.addingTimeInterval(mode == .lowFrequency ? 1 : 1.0 / 30) }
    }
  }
}

extension EnvironmentValues {
  /// The key of ``pagePhase``.
  private struct PhaseKey: EnvironmentKey {
    static var defaultValue: PagePhase { PagePhase() }
  }

  /// Where the page that contains a view is.
  public internal(set) var pagePhase: PagePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}
#endif
