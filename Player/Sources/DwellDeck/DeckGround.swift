import Dwell

/// The background behind the pictures of a deck, if they are transparent or smaller than their pages; the
/// same in windows, videos, contact sheets and HTML pages.
public enum DeckGround: String, CaseIterable, Equatable, Sendable {
  /// Black, but white directly behind pictures that would be hard to see on black (``PictureBrightness``).
  case auto
  /// Black.
  case dark
  /// White.
  case light

  /// The color of the background.
  public var color: Color { self == .light ? .white : .black }
}

/// The brightness of a picture where it isn't transparent, from samples of its pixels.
public struct PictureBrightness: Equatable, Sendable {
  /// The number of samples.
  private var count = 0.0
  /// The sum of their opacities.
  private var opacity = 0.0
  /// The sum of the opacities of samples that are too dark on black.
  private var darkOpacity = 0.0

  /// The luminance below which a color has a contrast of less than 3 to 1 with black (WCAG 2.2, 1.4.11).
  private static let leastLuminance = 0.1
  /// The fraction of a picture that has to be transparent, 0...1: more than round corners and shadows take.
  private static let leastTransparency = 0.1

  /// No samples.
  public init() {}

  /// Adds a pixel: its color and its opacity, 0...1 each, not premultiplied. The luminance assumes a gamma of
  /// 2, which is accurate enough.
  public mutating func add(red: Double, green: Double, blue: Double, opacity: Double) {
    count += 1
    self.opacity += opacity
    let luminance = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
    if luminance < Self.leastLuminance { darkOpacity += opacity }
  }

  /// Whether the picture is partly transparent, and most of the rest is hard to see on black; false without
  /// samples, and for a fully transparent one.
  public var needsLight: Bool {
    opacity < count * (1 - Self.leastTransparency) && darkOpacity > opacity / 2
  }
}
