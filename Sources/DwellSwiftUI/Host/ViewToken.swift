#if canImport(SwiftUI)
import SwiftUI

/// Tells a place of a view in the hierarchy from others, as a state object of the view.
@MainActor
final class ViewToken: ObservableObject {}
#endif
