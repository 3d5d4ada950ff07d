/// The colours of a meter's fill by its level: a gradient from the colour of an empty meter to that of the
/// level.
public struct MeterColors: Equatable, Sendable {
  /// A colour at a level.
  public struct Stop: Equatable, Sendable {
    /// The level, 0...1.
    public var level: Double
    /// The colour; a fill is opaque, whatever the opacity.
    public var color: Color

    /// A colour at a level.
    public init(_ level: Double, _ color: Color) {
      self.level = level
      self.color = color
    }
  }

  /// The colours, by rising level; empty for ``hue``.
  public let stops: [Stop]

  /// A scale of colours; between two of them it is their mix in sRGB, and beyond the ends the nearest one.
  ///
  /// Two to five stops by rising levels of 0...1 are valid. Other scales are reported as
  /// ``Diagnostics/invalidMetrics``, and ``hue`` takes their place.
  public init(_ stops: [Stop]) { self.stops = stops }

  /// A scale of colours at equal distances.
  public init(_ colors: Color...) {
    stops = colors.indices.map { Stop(MeterColors.level(ofStop: $0, of: colors.count), colors[$0]) }
  }

  /// The level of one of `count` stops without a level of its own, from 0: stops lie at equal distances, from
  /// the empty meter to the full one.
  package static func level(ofStop number: Int, of count: Int) -> Double {
    Double(number) / Double(max(count - 1, 1))
  }

  /// From red through yellow to green: the hue is a third of the level, 0 to 120 degrees, at a saturation of
  /// 0.8 and a brightness of 0.9. The empty end is pure red. The default.
  public static let hue = MeterColors([])

  /// From vermilion to blue, for people who can't tell red from green; both have a contrast of 3:1 and more
  /// against white and black (M. Okabe and K. Ito, "Color Universal Design", 2008).
  public static let vermilionToBlue = MeterColors(
    Color(red: 213.0 / 255, green: 94.0 / 255, blue: 0), Color(red: 0, green: 114.0 / 255, blue: 178.0 / 255))

  /// Whether the scale can be used.
  package var isValid: Bool {
    guard self != .hue else { return true }
    guard (2...5).contains(stops.count) else { return false }
    var last = -Double.leastNonzeroMagnitude
    for stop in stops {
      guard stop.level > last, stop.level <= 1 else { return false }
      last = stop.level
    }
    return true
  }

  /// The colour of the empty end of the fill.
  var lowest: Color { stops.isEmpty ? Color(red: 1, green: 0, blue: 0) : stops[0].color }

  /// The colour of a level of 0...1.
  func color(at level: Double) -> Color {
    guard var before = stops.first else { return Color(hue: level * 120, saturation: 0.8, brightness: 0.9) }
    for stop in stops {
      guard level > stop.level else {
        let length = stop.level - before.level
        return length > 0
          ? before.color.mixed(with: stop.color, share: (level - before.level) / length) : stop.color
      }
      before = stop
    }
    return before.color
  }
}

extension Color {
  /// The mix with a share of another colour, 0...1, in sRGB.
  fileprivate func mixed(with other: Color, share: Double) -> Color {
    Color(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
