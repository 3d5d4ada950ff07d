#if canImport(SwiftUI)
import DwellSwiftUI
import SwiftUI

/// A picture of a deck.
public struct DeckPicture: Identifiable {
  /// Its identity: its path, or its identity in the photo library.
  public let id: String
  /// VoiceOver's label for it.
  public let label: String
  /// How long it stays, in seconds; nil for the deck's duration.
  public let duration: Double?
  /// Returns the picture; nil while there is none, or if it cannot be shown.
  public let image: @MainActor () -> Image?

  /// A picture.
  public init(id: String, label: String, duration: Double? = nil, image: @escaping @MainActor () -> Image?) {
    self.id = id
    self.label = label
    self.duration = duration
    self.image = image
  }
}

/// The deck player's indicator.
public enum DeckIndicator: Hashable, Sendable, CaseIterable {
  /// Dots below.
  case control
  /// Segments on top, and taps that turn, as in stories.
  case story
}

/// Plays pictures, each for its time: swipes and keys turn pages, a finger pauses the time.
public struct DeckView: View {
  /// The pictures.
  private let pictures: [DeckPicture]
  /// How long a picture stays, in seconds.
  private let duration: Double
  /// Whether the first picture follows the last.
  private let loops: Bool
  /// Its indicator.
  private let indicator: DeckIndicator
  /// The picture that is shown.
  @State private var shown = ""

  /// A player.
  /// - Parameters:
  ///   - pictures: the pictures, in order.
  ///   - duration: how long pictures without a duration of their own stay, in seconds above 0.
  ///   - loops: whether the first picture follows the last.
  ///   - indicator: the indicator.
  public init(
    _ pictures: [DeckPicture], duration: Double = 4, loops: Bool = true, indicator: DeckIndicator = .control
  ) {
    self.pictures = pictures
    self.duration = duration
    self.loops = loops
    self.indicator = indicator
  }

  /// The pictures, with the indicator on them.
  public var body: some View {
    pages
      .pageTimer(duration: duration, loops: loops)
      .background(Color.black)
  }

  /// The pages.
  private var pages: some View {
    DwellSwiftUI.PageView(pictures, selection: $shown) { picture in
      Group {
        if let image = picture.image() {
          image.resizable().scaledToFit().accessibilityLabel(Text(verbatim: picture.label))
        } else {
          Text(verbatim: picture.label).foregroundStyle(.white)
        }
      }
      .pageDuration(picture.duration).pageTitle(picture.label)
    }
    .pageIndicator(
      indicator == .story ? .segments : .automatic, edge: indicator == .story ? .top : .bottom,
      inset: indicator == .story ? 16 : nil
    )
    .pagesTurnByTap(indicator == .story)
    .pagesShowMedia()
  }
}
#endif
