#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The stories of three friends, who turn like the sides of a cube. The app closes them when
/// ``StoriesCallbacks/didClose`` says so, and keeps ``StoriesWidget/seen`` for the next time.
@MainActor
public func stories(seen: [SeenPages] = [], clock: FrontClock = SystemClock.shared) -> StoriesWidget? {
  let friends = [
    ("Ann", ["Beach", "Dinner", "Stars"]), ("Bob", ["Train", "Tower"]), ("Cem", ["Garden"]),
  ]
  let stories = StoriesWidget(
    stories: friends.map { (title: $0, moments: $1.map { moment($0) }) }, seen: seen, clock: clock)
  if let people = stories?.people {
    var configuration = people.component.configuration
    configuration.pages.effect = .cube
    people.configure(configuration)
  }
  return stories
}

/// A picture with its name.
@MainActor
private func moment(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
  let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(name)
  gtk_widget_add_css_class(label, "title-1")
  gtk_widget_add_css_class(label, "moment")
  gtk_widget_add_css_class(label, "moment-\(name.lowercased())")
  return label
}

/// The colours of the pictures, for a style sheet.
public let storiesStyle = """
  .moment { color: white; }
  .moment-beach { background: linear-gradient(#c76633, #6b2b30); }
  .moment-dinner { background: linear-gradient(#9e6b1a, #4d3312); }
  .moment-stars, .moment-tower { background: linear-gradient(#386699, #1a2e52); }
  .moment-train { background: linear-gradient(#ad4f70, #4d2147); }
  .moment-garden { background: linear-gradient(#4d786b, #213d3d); }
  """
#endif
