import Dwell

/// The words of the text form, for writing and for reading.
enum TextWords {
  /// Whether the page is written even if it is 0: a part of the component as a whole has none.
  static func belongsToPage(_ part: ItemKey.Part) -> Bool {
    switch part {
    case .indicator, .progress, .page: true
    case .background, .label, .border, .cover: false
    }
  }
}

extension TextWords {
  /// The word for the part of an item.
  static func word(for part: ItemKey.Part) -> StaticString {
    switch part {
    case .background: "background"
    case .indicator: "indicator"
    case .progress: "progress"
    case .page: "page"
    case .label: "label"
    case .border: "border"
    case .cover: "cover"
    }
  }

  /// The word for a direction.
  static func word(for direction: Direction) -> StaticString {
    switch direction {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    case .topToBottom: "topToBottom"
    case .bottomToTop: "bottomToTop"
    }
  }
}
