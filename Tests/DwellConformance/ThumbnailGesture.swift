/// A gesture on pages, every four seconds, and on a strip of their thumbnails. What is shown is the page, and
/// the thumbnail that is marked.
public enum ThumbnailGesture: ScriptedGesture, Equatable {
  /// A tap on a page's thumbnail.
  case tap(Int)
  /// The app shows a page.
  case select(Int)

  /// How the names of the scripts begin.
  public static let prefix = "thumbnails"

  /// A gesture from the words of a script; nil if it isn't one of these.
  public init?(_ name: String, _ words: [String]) {
    guard let page = words.first.flatMap({ Int($0) }) else { return nil }
    switch name {
    case "tap": self = .tap(page)
    case "select": self = .select(page)
    default: return nil
    }
  }
}
