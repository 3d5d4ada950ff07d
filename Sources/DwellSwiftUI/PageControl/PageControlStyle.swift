#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The look of page controls.
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
  /// What a control in this style is made of.
  associatedtype Body: View
  /// The control at one moment. It is asked for whenever the moment looks different.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a control is like at one moment.
  typealias Configuration = PageControlStyleConfiguration
}

/// What a page control is like at one moment.
@MainActor
public struct PageControlStyleConfiguration {
  /// The number of pages.
  public let pageCount: Int
  /// The page that is shown, from 0.
  public let currentPage: Int
  /// The share of the shown page's time that has passed, 0...1; 0 where pages have no time.
  public let progress: Double
  /// Where the row is between pages, in pages: the current page at rest, and on the way to it while the mark
  /// moves.
  public let position: Double
  /// Whether time passes.
  public let isRunning: Bool
  /// The seconds until the shown page's time has run out; nil where the app tells the time, infinite without
  /// end.
  public let timeLeft: Double?
  /// What the core draws.
  let frame: Dwell.Frame
  /// Shows a page.
  private let show: (Int) -> Void

  /// What a control is like at a time.
  init(control: Dwell.PageControl, frame: Dwell.Frame, time: Double, show: @escaping (Int) -> Void) {
    pageCount = control.pageCount
    currentPage = control.currentPage
    let showsProgress = control.configuration.dots.showsProgress
    progress = showsProgress ? control.timer.progress(at: time) : 0
    position = control.position(at: time)
    isRunning = control.timer.isRunning
    timeLeft = showsProgress ? control.timer.timeLeft(at: time) : .infinity
    self.frame = frame
    self.show = show
  }

  /// How much of a page has been shown, 0...1: all of those before the current one, and of that its progress.
  public func progress(ofPage page: Int) -> Double {
    page == currentPage ? progress : page < currentPage ? 1 : 0
  }

  /// Shows a page, as a person wishes it.
  public func select(_ page: Int) { show(page) }
}

/// The look that the core draws: dots, and a pill that fills.
public struct AutomaticPageControlStyle: PageControlStyle {
  /// The look that the core draws.
  public init() {}
  /// The core's picture.
  public func makeBody(configuration: Configuration) -> some View { FrameView(configuration.frame) }
}

extension PageControlStyle where Self == AutomaticPageControlStyle {
  /// The look that the core draws: dots, and a pill that fills.
  public static var automatic: AutomaticPageControlStyle { AutomaticPageControlStyle() }
}

/// A style of any type.
struct AnyPageControlStyle: Sendable {
  /// What makes the control's body.
  private let make: @MainActor @Sendable (PageControlStyleConfiguration) -> AnyView
  /// Hides the type of a style.
  @MainActor init<Style: PageControlStyle>(_ style: Style) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
  /// The look that the core draws.
  init() { make = { AnyView(AutomaticPageControlStyle().makeBody(configuration: $0)) } }
  /// The control's body.
  @MainActor func body(_ configuration: PageControlStyleConfiguration) -> AnyView { make(configuration) }
}

extension EnvironmentValues {
  /// The key of ``pageControlStyle``.
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: AnyPageControlStyle { AnyPageControlStyle() }
  }

  /// The style of page controls.
  var pageControlStyle: AnyPageControlStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the page controls inside a look.
  public func pageControlStyle<Style: PageControlStyle>(_ style: Style) -> some View {
    environment(\.pageControlStyle, AnyPageControlStyle(style))
  }
}
#endif
