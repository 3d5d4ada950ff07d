import Foundation

/// A gesture by a UIKit recognizer.
@available(iOS 18, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that lives as long as the recognizer.
  associatedtype Coordinator = Void
  /// Converts locations to the coordinates of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The context of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Creates the object that lives as long as the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Creates the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles a change of the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

/// The context of a recognizer.
@available(iOS 18, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that lives as long as the recognizer.
  public let coordinator: Representable.Coordinator
  /// Converts locations to the coordinates of the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts a recognizer's locations to the coordinates of the SwiftUI view that it is attached to.
@available(iOS 18, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The recognizer's state, set by tests.
  let place: Place
  /// The recognizer, and the origin of the SwiftUI view in the recognizer's view.
  @MainActor package final class Place {
    /// The recognizer.
    package var recognizer: UIPanGestureRecognizer?
    /// The origin of the SwiftUI view.
    package var origin = CGPoint.zero
  }
  /// The current location.
  public var localLocation: CGPoint {
    let point = place.recognizer?.location(in: nil) ?? .zero
    return CGPoint(x: point.x - place.origin.x, y: point.y - place.origin.y)
  }
  /// The current translation.
  public var localTranslation: CGPoint? { place.recognizer?.translation(in: nil) }
}

/// A recognizer attached to a view, for tests.
@MainActor
package struct AttachedRecognizer {
  /// The recognizer.
  package let recognizer: UIPanGestureRecognizer
  /// The view's origin in the recognizer's view.
  package let place: UIGestureRecognizerRepresentableCoordinateSpaceConverter.Place
  /// Simulates a change of the recognizer's state.
  package let act: @MainActor () -> Void
}

/// A view with a recognizer.
struct Recognizing<Content: View, Gesture: UIGestureRecognizerRepresentable>: StandInView {
  /// The view.
  let content: Content
  /// The gesture.
  let gesture: Gesture
  /// The objects that live as long as the view.
  private final class Living {
    /// The coordinator.
    let coordinator: Gesture.Coordinator
    /// The recognizer.
    let recognizer: Gesture.UIGestureRecognizerType
    /// Creates the objects that live as long as the view.
    init(_ coordinator: Gesture.Coordinator, _ recognizer: Gesture.UIGestureRecognizerType) {
      self.coordinator = coordinator
      self.recognizer = recognizer
    }
  }
  /// The node of the view, whose recognizer is created once for each place.
  func node(_ pass: RenderPass) -> Node {
    let place = pass.stored(
      "place", UIGestureRecognizerRepresentableCoordinateSpaceConverter.Place())
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
    let living = pass.stored("recognizer", make(converter))
    let context = Gesture.Context(coordinator: living.coordinator, converter: converter)
    gesture.updateUIGestureRecognizer(living.recognizer, context: context)
    var facts: [Fact] = []
    if let pan = living.recognizer as? UIPanGestureRecognizer {
      place.recognizer = pan
      facts = [
        .recognizer(
          AttachedRecognizer(recognizer: pan, place: place) {
            gesture.handleUIGestureRecognizerAction(living.recognizer, context: context)
          })
      ]
    }
    return Node("modified", facts, children: [pass.node(of: content, "recognizing")])
  }
  /// Creates the recognizer and its coordinator.
  private func make(_ converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> Living {
    let coordinator = gesture.makeCoordinator(converter: converter)
    let context = Gesture.Context(coordinator: coordinator, converter: converter)
    return Living(coordinator, gesture.makeUIGestureRecognizer(context: context))
  }
}

@available(iOS 18, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  /// Adds a gesture by a UIKit recognizer.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    Recognizing(content: self, gesture: representable)
  }
}
