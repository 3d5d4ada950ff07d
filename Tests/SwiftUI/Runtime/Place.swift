/// A view's place in the tree, and what persists there between evaluations.
@MainActor
package final class Place {
  /// The values stored here, by their names.
  var values: [String: Any] = [:]
  /// The action when the view disappears; nil without one.
  var disappearance: (@MainActor () -> Void)?
  /// The latest evaluation that has visited it.
  private var evaluation = 0
  /// The places one step further, by the step.
  private var inside: [String: Place] = [:]

  /// A place without views.
  nonisolated init() {}

  /// Returns the place one step further, which an evaluation visits.
  func visit(_ step: String, by evaluation: RenderPass) -> Place {
    let place = inside[step] ?? Place()
    inside[step] = place
    place.evaluation = evaluation.number
    return place
  }

  /// Removes the places inside that an evaluation hasn't visited; all of them for nil.
  /// - Parameter left: called with each of them.
  func leave(unvisitedBy evaluation: RenderPass?, _ left: (Place) -> Void) {
    for (step, place) in inside {
      let isVisited = place.evaluation == evaluation?.number
      place.leave(unvisitedBy: isVisited ? evaluation : nil, left)
      guard !isVisited else { continue }
      inside[step] = nil
      left(place)
    }
  }
}
