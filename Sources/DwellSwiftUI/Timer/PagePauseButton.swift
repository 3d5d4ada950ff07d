#if canImport(SwiftUI)
import Dwell
import Observation
import SwiftUI

/// The state that a pause button shows of a page timer.
@MainActor @Observable
final class PageTimerStatus {
  /// Whether the user, the app or assistive technology has paused the pages.
  private(set) var isPaused = false
  /// Whether there are pages whose time can be paused.
  private(set) var canPause = false

  /// Sets only values that differ, so that views are evaluated only then.
  func set(isPaused: Bool, canPause: Bool) {
    if isPaused != self.isPaused { self.isPaused = isPaused }
    if canPause != self.canPause { self.canPause = canPause }
  }
}

/// A button that pauses and resumes timed pages, and shows which of the two it will do.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Offers: View {
///   @State private var page = 0
///   var body: some View {
///     VStack {
///       TabView(selection: $page) {
///         ForEach(0..<3) { number in Text("Offer \(number)").tag(number) }
///       }
///       .tabViewStyle(.page(indexDisplayMode: .never))
///       HStack(spacing: 0) {
///         PageControl(selection: $page, count: 3)
///         PagePauseButton()
///       }
///     }
///     .pageTimer(duration: 8)
///   }
/// }
/// ```
///
/// It belongs to the nearest surrounding `pageTimer`, even from inside a page, and pauses all components of
/// that timer. Without a time to pause it is disabled, and outside a `pageTimer` there is no button. The
/// symbol has the foreground style. The button is as large as the background behind dots, 28 by 28 points;
/// its tap target extends beyond it to 44 points. ``PageNames`` has the labels that VoiceOver speaks.
///
/// A page view adds one to the bar of its indicator itself: ``SwiftUICore/View/pageButtons(_:)``.
public struct PagePauseButton: View {
  /// The group of the nearest `pageTimer`.
  @Environment(\.surroundingTimerGroup) private var group
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  /// Creates a button for the nearest `pageTimer`.
  public init() {}

  /// The button.
  public var body: some View {
    if let group {
      let isPaused = group.status.isPaused
      Button {
        group.setPausedByPerson(!group.status.isPaused)
      } label: {
        FrameView(Self.symbol(isPaused: isPaused))
          .frame(width: Self.length, height: Self.length)
          .padding((Self.target - Self.length) / 2)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!group.status.canPause)
      .accessibilityLabel(Text(verbatim: isPaused ? names.resume : names.pause))
      .padding(-(Self.target - Self.length) / 2)
    }
  }

  /// The width and height of the button, in points: the thickness of the background behind dots.
  private static var length: CGFloat { 28 }
  /// The width and height of the symbol, in points: as in the bar of a page view.
  private static var symbolLength: Double { 10 }
  /// The width and height of the tap target, in points (Apple's Human Interface Guidelines).
  private static var target: CGFloat { 44 }

  /// Returns the drawing of the symbol.
  private static func symbol(isPaused: Bool) -> DisplayList {
    let edge = (Double(length) - symbolLength) / 2
    let rect = Rect(x: edge, y: edge, width: symbolLength, height: symbolLength)
    return DisplayList([
      .image(ItemKey(.button), isPaused ? .play : .pause, rect, .foreground, opacity: 1)
    ])
  }
}
#endif
