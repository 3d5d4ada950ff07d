#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A custom appearance of page controls, and of the dots of page views.
///
/// Its view has its own size, follows the direction of text, and handles its own taps: call
/// ``PageControlStyleConfiguration/select(_:)`` to turn pages. A finger that rests on it pauses the timer.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct BarStyle: PageControlStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack(spacing: 4) {
///       ForEach(0..<configuration.pageCount, id: \.self) { page in
///         Capsule().frame(height: 3).opacity(0.3 + 0.7 * configuration.progress(ofPage: page))
///       }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PageControlStyle {
  /// The view of a control in this style.
  associatedtype Body: View
  /// Returns the control's view for one frame. It is called whenever the frame changes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The state of a control at one frame.
  typealias Configuration = PageControlStyleConfiguration
}

/// The state of a page control at one frame.
@MainActor
public struct PageControlStyleConfiguration {
  /// The number of pages; for a page view that shows several at a time, of its snap points.
  public let pageCount: Int
  /// The current page's index, from 0, or that of the snap point.
  public let currentPage: Int
  /// The elapsed fraction of the current page's time, 0...1; 0 if pages aren't timed.
  public let progress: Double
  /// The row's position, in pages: the current page at rest, and a value in between during a transition.
  public let position: Double
  /// Whether the timer is running.
  public let isRunning: Bool
  /// The seconds until the current page's time runs out; nil if the app sets the progress, infinite for a
  /// page without an end.
  public let timeLeft: Double?
  /// The core's drawing.
  let drawing: FrameView
  /// Turns to a page.
  private let show: (Int) -> Void

  /// Creates the state of a control at a time, in seconds.
  /// - Parameters:
  ///   - control: a control, or pages with an indicator.
  ///   - stops: the snap points of pages with an indicator.
  ///   - showsProgress: whether pages are timed.
  init(
    control: some TimedComponent, stops: (count: Int, current: Int)? = nil, showsProgress: Bool,
    drawing: FrameView, time: Double, show: @escaping (Int) -> Void
  ) {
    pageCount = stops?.count ?? control.pageCount
    currentPage = stops?.current ?? control.currentPage
    progress = showsProgress ? control.timer.progress(at: time) : 0
    position = control.position(at: time)
    isRunning = control.timer.isRunning
    timeLeft = showsProgress ? control.timer.timeLeft(at: time) : .infinity
    self.drawing = drawing
    self.show = show
  }

  /// Returns how much of a page has elapsed: 1 before the current page, its progress, 0 after it.
  public func progress(ofPage page: Int) -> Double {
    page == currentPage ? progress : page < currentPage ? 1 : 0
  }

  /// Turns to a page, with animation; out of range it is ignored and reported. The timer treats it as a turn
  /// by the app, so `pausesAfterInteraction` has no effect on it.
  public func select(_ page: Int) { show(page) }
}

/// The default appearance: dots, and a pill that fills.
public struct AutomaticPageControlStyle: PageControlStyle {
  /// Creates the default style.
  public init() {}
  /// Draws the core's display list.
  public func makeBody(configuration: Configuration) -> some View { configuration.drawing }
}

extension PageControlStyle where Self == AutomaticPageControlStyle {
  /// The default appearance: dots, and a pill that fills.
  public static var automatic: AutomaticPageControlStyle { AutomaticPageControlStyle() }
}

/// A type-erased style.
struct AnyPageControlStyle: Sendable {
  /// Whether it is the default style.
  let isAutomatic: Bool
  /// Returns the control's view.
  private let make: @MainActor @Sendable (PageControlStyleConfiguration) -> AnyView
  /// Erases the type of a style.
  @MainActor init<Style: PageControlStyle>(_ style: Style) {
    isAutomatic = Style.self == AutomaticPageControlStyle.self
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
  /// Creates the default style.
  init() {
    isAutomatic = true
    make = { AnyView(AutomaticPageControlStyle().makeBody(configuration: $0)) }
  }
  /// Returns the control's view.
  @MainActor func body(_ configuration: PageControlStyleConfiguration) -> AnyView { make(configuration) }
}

extension View {
  /// Sets the style of the page controls inside.
  public func pageControlStyle<Style: PageControlStyle>(_ style: Style) -> some View {
    environment(\.pages.style, AnyPageControlStyle(style))
  }
}
#endif
