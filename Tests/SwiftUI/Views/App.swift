/// An app.
@MainActor @preconcurrency
public protocol App {
  /// What its scenes are made of.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder var body: Body { get }
  /// An app.
  init()
}

extension App {
  /// Runs the app. There is nothing here to run it on.
  public static func main() { print("This SwiftUI is a stand-in for tests, and shows nothing.") }
}

/// Part of an app.
@MainActor @preconcurrency
public protocol Scene {}

/// Makes scenes of closures.
@resultBuilder
public struct SceneBuilder {
  /// One scene.
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// Windows that show a view.
  public init(@ViewBuilder content: () -> Content) {}
}
