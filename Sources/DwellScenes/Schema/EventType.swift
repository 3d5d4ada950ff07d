/// The events of components that a scenario can hold, by the word in `type`.
enum EventType: String, CaseIterable {
  /// A pointer went down.
  case press
  /// The pressed pointer moved.
  case move
  /// The pressed pointer went up.
  case release
  /// The press is void.
  case cancel
  /// A pointer moved over the component.
  case hover
  /// The pointer left.
  case leave
  /// A key went down.
  case key
  /// Content was scrolled.
  case wheel
  /// The fingers left the trackpad.
  case wheelEnded
  /// A crown was turned.
  case crown
  /// The app shows a page.
  case select
  /// On to the next page.
  case advance
  /// Not on to the next page.
  case veto
  /// Again from the first page.
  case restart
  /// A reason to let no time pass.
  case pause
  /// A reason that no longer holds.
  case resume
  /// So many pages.
  case setPageCount
  /// New pages.
  case insert
  /// Pages gone.
  case remove
  /// A page somewhere else.
  case movePage
  /// The time of all pages.
  case setDuration
  /// The time of one page.
  case setPageDuration
  /// The share of the page's time that has passed.
  case setProgress
  /// A page counts as seen, or not.
  case setSeen
  /// The length of a page's content.
  case setPageLength
  /// A meter's value.
  case setValue
  /// Another size.
  case resize
  /// Another direction.
  case setDirection
  /// More or less motion.
  case setReduceMotion

  /// The word for a change of the theme, which concerns the scenario and no component.
  static let appearance = "appearance"

  /// Every word that `type` can hold, with the fields beside `at` and `type`.
  static let fieldNames: [(type: String, fields: [String])] =
    allCases.map { ($0.rawValue, $0.fieldNames) } + [(appearance, [appearance])]

  /// The fields beside `at` and `type`.
  var fieldNames: [String] {
    switch self {
    case .cancel, .leave, .wheelEnded, .advance, .veto, .restart: []
    case .press, .move, .release, .hover: ["x", "y"]
    case .key: ["key"]
    case .wheel: ["x", "y", "isPrecise"]
    case .crown: ["points"]
    case .select: ["page", "animated"]
    case .pause, .resume: ["reason"]
    case .setPageCount: ["count"]
    case .insert, .remove: ["index", "count"]
    case .movePage: ["from", "to"]
    case .setDuration: ["duration"]
    case .setPageDuration: ["page", "duration"]
    case .setProgress: ["progress", "rate"]
    case .setSeen: ["page", "isSeen"]
    case .setPageLength: ["page", "length"]
    case .setValue: ["value"]
    case .resize: ["width", "height"]
    case .setDirection: ["direction"]
    case .setReduceMotion: ["reduceMotion"]
    }
  }
}
