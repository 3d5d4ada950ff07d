/// The events of components that a scenario can contain, by the word in `type`.
enum EventType: String, CaseIterable {
  /// A pointer went down.
  case press
  /// The pressed pointer moved.
  case move
  /// The pressed pointer went up.
  case release
  /// The press was cancelled.
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
  /// The app selected a page.
  case select
  /// Another pager's pages moved.
  case setPosition
  /// The app approved the advance.
  case advance
  /// The app vetoed the advance.
  case veto
  /// The timer restarted at the first page.
  case restart
  /// A reason to pause began.
  case pause
  /// A reason to pause ended.
  case resume
  /// The number of pages changed.
  case setPageCount
  /// Pages were inserted.
  case insert
  /// Pages were removed.
  case remove
  /// A page was moved.
  case movePage
  /// The duration of all pages.
  case setDuration
  /// The duration of one page.
  case setPageDuration
  /// The progress of the page's time.
  case setProgress
  /// A page counts as seen, or not.
  case setSeen
  /// The length of a page's content.
  case setPageLength
  /// The cross length that a page needs.
  case setPageCrossLength
  /// A meter's value.
  case setValue
  /// The component was resized.
  case resize
  /// The component is on a display with another scale.
  case setDisplayScale
  /// The direction changed.
  case setDirection
  /// Reduce Motion changed.
  case setReduceMotion

  /// The word for a change of the appearance, which is not an event of the component.
  static let appearance = "appearance"

  /// Every word that `type` can be, with the fields beside `at` and `type`.
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
    case .setPosition: ["position"]
    case .pause, .resume: ["reason"]
    case .setPageCount: ["count"]
    case .insert, .remove: ["index", "count"]
    case .movePage: ["from", "to"]
    case .setDuration: ["duration"]
    case .setPageDuration: ["page", "duration"]
    case .setProgress: ["progress", "rate"]
    case .setSeen: ["page", "isSeen"]
    case .setPageLength, .setPageCrossLength: ["page", "length"]
    case .setValue: ["value"]
    case .resize: ["width", "height"]
    case .setDisplayScale: ["scale"]
    case .setDirection: ["direction"]
    case .setReduceMotion: ["reduceMotion"]
    }
  }
}
