import Dwell

/// The keywords of the text form.
enum TextWords {
  /// Whether the page is written even if it is 0, unlike for parts of the component as a whole.
  static func belongsToPage(_ part: ItemKey.Part) -> Bool {
    switch part {
    case .indicator, .progress, .page, .button, .seen: true
    case .background, .label, .border, .cover, .mark: false
    }
  }
}

extension TextWords {
  /// The keyword for the part of an item.
  static func word(for part: ItemKey.Part) -> StaticString {
    switch part {
    case .background: "background"
    case .indicator: "indicator"
    case .progress: "progress"
    case .page: "page"
    case .label: "label"
    case .border: "border"
    case .cover: "cover"
    case .mark: "mark"
    case .button: "button"
    case .seen: "seen"
    }
  }

  /// The keyword for a direction.
  static func word(for direction: Direction) -> StaticString {
    switch direction {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    case .topToBottom: "topToBottom"
    case .bottomToTop: "bottomToTop"
    }
  }
}
