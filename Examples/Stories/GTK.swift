#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The friends, with the names of their moments.
private let friends = [
  ("Ann", ["Beach", "Dinner", "Stars"]), ("Bob", ["Train", "Tower"]), ("Cem", ["Garden"]),
]

/// A ring around each friend's name, with an arc for each moment, fainter once it was seen. A list of friends
/// has them in buttons, which open the stories at that friend (``StoriesWidget/currentPerson``).
@MainActor
public func storyRings(seen: [SeenPages] = []) -> [StoryRingWidget] {
  friends.enumerated().compactMap { person, friend in
    let name: UnsafeMutablePointer<GtkWidget> = gtk_label_new(friend.0)
    gtk_widget_add_css_class(name, "friend")
    let ring = StoryRingWidget(
      child: name, momentCount: friend.1.count, seen: person < seen.count ? seen[person] : SeenPages())
    if let ring { gtk_widget_set_size_request(ring.widget, 80, 80) }
    return ring
  }
}

/// The stories of the friends, who turn like the sides of a cube. The app closes them when
/// ``StoriesCallbacks/didClose`` says so, and keeps ``StoriesWidget/seen`` for the next time.
@MainActor
public func stories(seen: [SeenPages] = [], clock: FrontClock = SystemClock.shared) -> StoriesWidget? {
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

/// The colours of names and pictures, for a style sheet.
public let storiesStyle = """
  .friend { background: #1b4965; color: white; }
  .moment { color: white; }
  .moment-beach { background: linear-gradient(#c76633, #6b2b30); }
  .moment-dinner { background: linear-gradient(#9e6b1a, #4d3312); }
  .moment-stars, .moment-tower { background: linear-gradient(#386699, #1a2e52); }
  .moment-train { background: linear-gradient(#ad4f70, #4d2147); }
  .moment-garden { background: linear-gradient(#4d786b, #213d3d); }
  """
#endif
