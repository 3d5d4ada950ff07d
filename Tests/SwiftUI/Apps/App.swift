/// An app.
@MainActor @preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Does nothing but print a message.
  public static func main() { print("This SwiftUI is a stand-in for tests and shows nothing.") }
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
  /// One scene.
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
  /// Creates a window with a view.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {}
  /// Creates a window with a view.
  public init(@ViewBuilder content: () -> Content) {}
}
