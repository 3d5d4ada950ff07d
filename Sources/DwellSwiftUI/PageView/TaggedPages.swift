#if canImport(SwiftUI)
import SwiftUI

/// The pages among views: those with a tag of the selection's type, in order.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct TaggedPages<Tag: Hashable> {
  /// The tags.
  let tags: [Tag]
  /// The views with these tags.
  let views: [Subview]
  /// The number of views that are left out, because they have no such tag.
  let untaggedCount: Int

  /// Finds the pages. An optional tag counts as its value; if tags are `Int`s, the tag of an untagged view is
  /// its index.
  @MainActor
  init(_ subviews: SubviewsCollection) {
    let tagged = subviews.enumerated().compactMap { number, view in
      let values = view.containerValues
      let tag = values.tag(for: Tag.self) ?? values.tag(for: Tag?.self) ?? number as? Tag
      return tag.flatMap { $0.isNone ? nil : (tag: $0, view: view) }
    }
    tags = tagged.map(\.tag)
    views = tagged.map(\.view)
    untaggedCount = subviews.count - tagged.count
  }

  /// Returns the app's settings, with the values that the views set.
  @MainActor
  func settings(_ settings: PagesSettings<Tag>) -> PagesSettings<Tag> {
    var settings = settings
    for (tag, view) in zip(tags, views) {
      let values = view.containerValues.pageValues
      if values != PageValues() {
        settings.values[tag] = values.merging(settings.values[tag] ?? PageValues())
      }
    }
    return settings
  }

  /// The messages for the developer about views that are left out.
  var mistakes: [String] {
    switch untaggedCount {
    case 0: []
    case 1: ["a page has no tag of type \(Tag.unwrapped): omitted"]
    default: ["\(untaggedCount) pages have no tag of type \(Tag.unwrapped): omitted"]
    }
  }
}
#endif
