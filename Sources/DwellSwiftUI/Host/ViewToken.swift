#if canImport(SwiftUI)
import SwiftUI

/// Identifies a place of a view in the hierarchy, as a state object of the view.
@MainActor
final class ViewToken: ObservableObject {}
#endif
