#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// How pages look by their distance from the selected one: a built-in effect, or a table of looks.
///
/// A distance counts in pages, and is positive for pages that follow. Between two rows each value is linear
/// in the distance; before the first and after the last row it is that row's.
///
/// ```swift
/// import DwellSwiftUI
///
/// let fan: PageEffect = [
///   -1: PageLook(rotation: -12, opacity: 0.5),
///   0: PageLook(),
///   1: PageLook(rotation: 12, opacity: 0.5),
/// ]
/// ```
///
/// Write the rows by rising distance, each distance once. A table in another order, or with a value out of
/// range, is reported (`onPageDiagnostics(perform:)`), and pages look unchanged.
public struct PageEffect: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// The core's effect.
  let core: Dwell.PageEffect

  /// Pages side by side, unchanged.
  public static let slide = PageEffect(core: .slide)
  /// Pages out of view have an opacity of 0.2 and a scale of 0.8.
  public static let fadeAndScale = PageEffect(core: .fadeAndScale)
  /// Pages stay in place, and one fades into the other.
  public static let crossFade = PageEffect(core: .crossFade)
  /// Pages lie on a pile, from which the selected one slides off.
  public static let stack = PageEffect(core: .stack)
  /// Neighbours are smaller, and partly behind the selected page: for a layout that shows them, such as
  /// centred pages of a fixed length.
  public static let cover = PageEffect(core: .cover)
  /// The page turns about its middle like a card, with the next one on its back; without perspective.
  public static let flip = PageEffect(core: .flip)
  /// Pages are the sides of a cube that turns; without perspective.
  public static let cube = PageEffect(core: .cube)
  /// A large page, and the beginning of the next as a quarter of one, as in Material Design's hero carousel:
  /// for 1.25 pages per view, or 1.5 centred ones.
  public static let hero = PageEffect(core: .hero)
  /// A large page, one of five eighths and one of a quarter, as in Material Design's multi-browse carousel:
  /// for 1.875 pages per view.
  public static let multiBrowse = PageEffect(core: .multiBrowse)

  /// One of the core's effects.
  private init(core: Dwell.PageEffect) { self.core = core }

  /// An effect with looks by rising distance.
  public init(dictionaryLiteral elements: (Double, PageLook)...) {
    core = Dwell.PageEffect(elements.map { .init(distance: $0.0, look: $0.1.core) })
  }
}

/// How a page at a distance from the selected page looks. The default changes nothing.
public struct PageLook: Equatable, Sendable {
  /// The core's look.
  let core: Dwell.PageLook

  /// A look that differs in some properties from the selected page.
  /// - Parameters:
  ///   - shift: how far the page is moved along the axis of pages, in its own lengths, within -100...100;
  ///     positive towards the following pages.
  ///   - scaleAlong: its scale along that axis, 0...100.
  ///   - scaleAcross: its scale across it, 0...100.
  ///   - rotation: its clockwise rotation about its centre, in degrees; mirrored with the direction.
  ///   - opacity: its opacity, 0...1.
  ///   - order: a page with a higher one lies above.
  ///   - mask: the visible fraction of its length, 0...1, from the end that is nearer to the selected page's
  ///     place.
  public init(
    shift: Double = 0, scaleAlong: Double = 1, scaleAcross: Double = 1, rotation: Double = 0,
    opacity: Double = 1, order: Double = 0, mask: Double = 1
  ) {
    core = Dwell.PageLook(
      shift: shift, scaleAlong: scaleAlong, scaleAcross: scaleAcross, rotation: rotation, opacity: opacity,
      order: order, mask: mask)
  }
}
#endif
