/// How pages look by their distance from where a page at rest is aligned: a table of looks.
///
/// A distance counts in pages, and is positive for pages that follow. Between two rows each value of a
/// ``PageLook`` is linear in the distance; before the first and after the last row it is that row's.
///
/// ```swift
/// // Pages beside the current one are turned a little, and fade.
/// let fan: PageEffect = [
///   -1: PageLook(rotation: -12, opacity: 0.5),
///   0: PageLook(),
///   1: PageLook(rotation: 12, opacity: 0.5),
/// ]
/// ```
///
/// Effects are mirrored with the direction, and apply to drags as well as turns. A page that can't be aligned
/// because it is at an end has the distance 0 at rest, too; beyond the ends, during overscroll, pages look as
/// at rest. Under reduced motion turns without a drag cross-fade.
public struct PageEffect: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// The look at a distance.
  public struct Row: Equatable, Sendable {
    /// The distance, in pages.
    public var distance: Double
    /// The look.
    public var look: PageLook

    /// A look at a distance.
    public init(distance: Double, look: PageLook) {
      self.distance = distance
      self.look = look
    }
  }

  /// The greatest reach, in pages: each of them is looked at for every frame.
  private static let farthestReach = 4.0

  /// The rows, by rising distance. Without any, pages don't change.
  public let rows: [Row]
  /// How many pages beyond those that the view has room for may be seen: as many as pages are shifted by, and
  /// at most ``farthestReach``.
  let reach: Int

  /// An effect of these rows, by rising distance. A table in another order, with two rows for one distance or
  /// with a value out of range is reported as ``Diagnostics/invalidMetrics``, and pages slide.
  public init(_ rows: [Row]) {
    self.rows = rows
    var greatest = 0.0
    for row in rows { greatest = max(greatest, row.distance < 0 ? row.look.shift : -row.look.shift) }
    reach = Int(min(greatest, PageEffect.farthestReach).rounded(.up))
  }

  /// An effect of looks by distance, by rising distance.
  public init(dictionaryLiteral elements: (Double, PageLook)...) {
    var rows: [Row] = []
    for (distance, look) in elements { rows.append(Row(distance: distance, look: look)) }
    self.init(rows)
  }

  /// Whether the rows are in order, and all their values in range.
  package var isUsable: Bool {
    var last = -Double.infinity
    for row in rows {
      guard row.distance > last, row.distance < .infinity, row.look.isUsable else { return false }
      last = row.distance
    }
    return true
  }

  /// Whether pages lie above one another in another order than their own.
  var reorders: Bool { rows.contains { $0.look.order != rows.first?.look.order } }

  /// The look at a distance, in pages.
  func look(at distance: Double) -> PageLook {
    let next = rows.partitioningIndex { $0.distance > distance }
    guard next < rows.count else { return rows.last?.look ?? PageLook() }
    guard next > 0 else { return rows[0].look }
    let (before, after) = (rows[next - 1], rows[next])
    let fraction = (distance - before.distance) / (after.distance - before.distance)
    return before.look.mixed(with: after.look, fraction: fraction)
  }
}
