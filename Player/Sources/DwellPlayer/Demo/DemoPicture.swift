#if GTK
import DwellGTK
import Dwell

/// A picture of the demo.
@MainActor
struct DemoPicture {
  /// The title.
  let title: String
  /// The alternative text.
  let alternativeText: String
  /// Draws it.
  let draw: (DemoCanvas) -> Void

  /// The pictures in order.
  static let all = [firstLight, tide, orbit, dunes, aurora, bloom]
}
#endif
