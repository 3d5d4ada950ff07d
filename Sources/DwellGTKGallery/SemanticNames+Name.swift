#if GTK
import Dwell
import DwellGTK

extension SemanticNames {
  /// The core's strings, with a name for the component, so that those beside one another differ.
  static func named(_ name: String) -> SemanticNames {
    var names = SemanticNames()
    names.label = { [.playPause, .previous, .next].contains($0.role) ? $0.label : name }
    return names
  }
}
#endif
