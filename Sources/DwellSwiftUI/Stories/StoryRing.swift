#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The ring around a person's picture in a list of stories: an arc for each moment, fainter once it was seen.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Avatar: View {
///   let name: String
///   var body: some View {
///     StoryRing(moments: 5, seen: 2) {
///       Image(name).resizable().scaledToFill().clipShape(Circle())
///     }
///     .frame(width: 72, height: 72)
///     .tint(Color.orange)
///   }
/// }
/// ```
///
/// Its colour is the tint. The first moment begins at the top, and the others follow in the direction of
/// text. Assistive technology sees only the content.
public struct StoryRing<Content: View>: View {
  /// The core's ring.
  private let ring: Dwell.StoryRing
  /// The content.
  private let content: Content
  /// The direction of text.
  @Environment(\.pageDirection) private var direction

  /// Creates a ring around content.
  /// - Parameters:
  ///   - moments: the number of moments, 0 or more.
  ///   - seen: the number of those that were seen, from the first on.
  ///   - content: what it surrounds, such as a picture in a circle.
  public init(moments: Int, seen: Int = 0, @ViewBuilder content: () -> Content) {
    self.init(Dwell.StoryRing(momentCount: moments, seen: SeenPages([0..<max(seen, 0)])), content)
  }

  /// Creates a ring around content.
  /// - Parameters:
  ///   - moments: the moments.
  ///   - seen: the identities of those that were seen, as in a ``StoryViewer``.
  ///   - content: what it surrounds, such as a picture in a circle.
  public init<Moments: RandomAccessCollection>(
    _ moments: Moments, seen: Set<Moments.Element.ID>, @ViewBuilder content: () -> Content
  ) where Moments.Element: Identifiable {
    self.init(Dwell.StoryRing(momentCount: moments.count, seen: SeenPages(moments, seen)), content)
  }

  /// Creates a view of a ring.
  private init(_ ring: Dwell.StoryRing, _ content: () -> Content) {
    self.ring = ring
    self.content = content()
  }

  /// The content, with the ring around it.
  public var body: some View {
    content
      .padding(ring.lineWidth + ring.gap)
      .background {
        GeometryReader { geometry in
          let length = min(geometry.size.width, geometry.size.height)
          FrameView(
            ring.display(length: length, direction: direction ?? .leftToRight),
            in: Rect(x: 0, y: 0, width: length, height: length)
          )
          .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
        }
        .environment(\.layoutDirection, .leftToRight)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      }
  }
}
#endif
