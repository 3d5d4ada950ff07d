#if GTK
import DwellGTK
import Dwell

/// One picture of the demo.
@MainActor
struct DemoPicture {
  /// What it is called.
  let title: String
  /// What it shows, for people who don't see it.
  let alternativeText: String
  /// Draws it.
  let draw: (DemoCanvas) -> Void

  /// The pictures in their order.
  static let all = [firstLight, tide, orbit, dunes, aurora, bloom]
}
#endif
