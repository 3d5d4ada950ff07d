#if canImport(SwiftUI)
import Dwell
import SwiftUI

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
/// A page view adds one to the bar of its indicator itself: ``SwiftUICore/View/pageButtons(_:)``. For a
/// button of another look, give it a label: `PagePauseButton { isPaused in Text(isPaused ? "Play" : "Pause")
/// }`.
public struct PagePauseButton<Label: View>: View {
  /// Returns the label for pages that are paused or not.
  private let label: (Bool) -> Label
  /// The group of the nearest `pageTimer`.
  @Environment(\.surroundingTimerGroup) private var group
  /// The strings that assistive technology speaks.
  @Environment(\.pageNames) private var names

  /// Creates a button for the nearest `pageTimer`.
  public init() where Label == PagePauseSymbol { self.init { PagePauseSymbol(isPaused: $0) } }

  /// Creates a button for the nearest `pageTimer`, with a label.
  /// - Parameter label: returns the label, given whether the pages are paused.
  public init(@ViewBuilder label: @escaping (_ isPaused: Bool) -> Label) { self.label = label }

  /// The button.
  public var body: some View {
    if let group {
      let isPaused = group.status.isPaused
      let button = Button {
        group.setPausedByPerson(!group.status.isPaused)
      } label: {
        label(isPaused)
      }
      .disabled(!group.status.canPause)
      .accessibilityLabel(Text(verbatim: isPaused ? names.resume : names.pause))
      // The symbol's tap target is larger than its frame.
      if Label.self == PagePauseSymbol.self {
        button.buttonStyle(.plain).padding(-PagePauseSymbol.margin)
      } else {
        button
      }
    }
  }
}

/// The symbol of a pause button: what the button will do.
public struct PagePauseSymbol: View {
  /// Whether pages are paused.
  let isPaused: Bool

  /// The symbol, in its tap target.
  public var body: some View {
    ButtonSymbol(name: isPaused ? .play : .pause, length: Self.symbolLength)
      .frame(width: Self.length, height: Self.length)
      .padding(Self.margin)
      .contentShape(Rectangle())
  }

  /// The width and height of the button, in points: the thickness of the background behind dots.
  private static var length: CGFloat { 28 }
  /// The width and height of the symbol, in points: as in the bar of a page view.
  private static var symbolLength: Double { 10 }
  /// The distance from the button to the edge of its tap target, 44 points wide (Apple's Human Interface
  /// Guidelines).
  static var margin: CGFloat { (44 - length) / 2 }
}
#endif
