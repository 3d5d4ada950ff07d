#if GTK
import Dwell

/// Display lists for tests of renderers.
enum Specimens {
  /// The key of the items.
  private static let key = ItemKey(.indicator)

  /// Every kind of command except those that depend on fonts or the front, on 96 by 48 points.
  static let shapes = DisplayList([
    .fill(key, Rect(x: 2, y: 3, width: 20, height: 10), radius: 0, .solid(.foreground, opacity: 1)),
    .fill(key, Rect(x: 26.5, y: 3.25, width: 20, height: 10), radius: 5, .solid(.white, opacity: 0.35)),
    .fill(
      key, Rect(x: 50, y: 2, width: 20, height: 20), radius: 10,
      .gradient(LinearGradient(from: .black, to: Color(red: 1, green: 0.5, blue: 0), direction: .leftToRight))
    ),
    .fill(
      key, Rect(x: 73, y: 2, width: 20, height: 20), radius: 4,
      .gradient(LinearGradient(from: .white, to: Color(red: 0, green: 0, blue: 1), direction: .bottomToTop))),
    .border(
      key, Rect(x: 2, y: 26, width: 20, height: 18), radius: 6, width: 2, .solid(.background, opacity: 0.8)),
    .border(
      key, Rect(x: 26, y: 26, width: 20, height: 18), radius: 6, width: 3,
      .gradient(LinearGradient(from: .black, to: Color(red: 1, green: 0, blue: 0), direction: .topToBottom))),
    .arc(
      key, Arc(center: Point(x: 12, y: 35), radius: 5, width: 2, sweep: 250), .solid(.white, opacity: 0.8)),
    .arc(
      key, Arc(center: Point(x: 36, y: 35), radius: 4, width: 3, start: 30, sweep: -400),
      .gradient(LinearGradient(from: .black, to: Color(red: 1, green: 0, blue: 0), direction: .topToBottom))),
    .clip(Rect(x: 50, y: 26, width: 20, height: 8), radius: 4),
    .fill(key, Rect(x: 50, y: 26, width: 9, height: 8), radius: 0, .solid(.foreground, opacity: 1)),
    .pop,
    .opacity(0.5),
    .fill(key, Rect(x: 73, y: 26, width: 12, height: 12), radius: 6, .solid(.foreground, opacity: 1)),
    .fill(key, Rect(x: 79, y: 30, width: 12, height: 12), radius: 6, .solid(.foreground, opacity: 1)),
    .pop,
  ])
}
#endif
