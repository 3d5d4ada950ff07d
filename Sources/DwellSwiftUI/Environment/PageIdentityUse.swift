#if canImport(SwiftUI)
import SwiftUI

/// A modifier that identifies pages by values of a type. Over pages of another type it has no effect, which
/// the compiler can't see.
struct PageIdentityUse: Hashable {
  /// The modifier's name.
  let modifier: String
  /// The type of the values.
  private let type: ObjectIdentifier
  /// The type's name.
  private let typeName: String

  /// Creates the use of a modifier with values of a type. Optional values identify the same pages.
  init<Page: Hashable>(_ modifier: String, by type: Page.Type) {
    let type = (type as? any OptionalIdentity.Type)?.wrapped ?? type
    self.modifier = modifier
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
  }

  /// Returns the messages for the developer about modifiers around pages of a type.
  ///
  /// A modifier that is also used with the pages' own type may be meant for other pages inside the same view.
  static func mistakes<Page: Hashable>(in uses: Set<PageIdentityUse>, for pages: Page.Type) -> [String] {
    let pages = (pages as? any OptionalIdentity.Type)?.wrapped ?? pages
    let right = Set(uses.filter { $0.type == ObjectIdentifier(pages) }.map(\.modifier))
    return uses.filter { !right.contains($0.modifier) }.map {
      "\($0.modifier) names pages by \($0.typeName), but the pages inside are identified by \(pages): ignored"
    }
    .sorted()
  }
}

/// An optional identity of a page.
private protocol OptionalIdentity {
  /// The type of identities.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalIdentity {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension EnvironmentValues {
  /// The key of ``pageIdentityUses``.
  private struct UsesKey: EnvironmentKey {
    static var defaultValue: Set<PageIdentityUse> { [] }
  }

  /// The surrounding modifiers that identify pages.
  var pageIdentityUses: Set<PageIdentityUse> {
    get { self[UsesKey.self] }
    set { self[UsesKey.self] = newValue }
  }
}

extension View {
  /// Records that a modifier identifies pages by values of a type.
  func namingPages<Page: Hashable>(_ modifier: String, by type: Page.Type) -> some View {
    transformEnvironment(\.pageIdentityUses) { $0.insert(PageIdentityUse(modifier, by: type)) }
  }
}
#endif
