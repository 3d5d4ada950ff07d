/// The titles of sections.
enum Titles {
  /// The title of a section by its name.
  static func title(of section: String) -> String {
    switch section {
    case "frame": "Cost of a frame in the core, against the number of pages"
    case "heap": "Memory allocated by frames"
    case "timer": "Error of the timer after 10,000 pages"
    case "front": "Frames, wake-ups and CPU of each front"
    case "gtk": "The GTK carousel and page control beside AdwCarousel and AdwCarouselIndicatorDots"
    case "edits": "Appending and removing pages beside GtkBox"
    case "web": "The custom elements beside the carousels of Bootstrap and Slick"
    case "many": "Many custom elements in one page, beside as many trivial elements with a shadow tree"
    case "play": "Playing and exporting decks of photographs"
    case "video": "Videos of photographs beside ffmpeg's filters for slideshows"
    default: section
    }
  }

  /// The description of the machine: each fact once, with all its values, since sections may be of different
  /// days.
  static func machine(_ facts: [(name: String, value: String)]) -> String {
    let values = Dictionary(grouping: facts, by: \.name)
    var names: [String] = []
    for fact in facts where !names.contains(fact.name) { names.append(fact.name) }
    return names.map { "\($0): \(values[$0, default: []].map(\.value).joined(separator: " and "))" }
      .joined(separator: "; ")
  }
}
