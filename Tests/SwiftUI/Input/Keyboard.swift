/// The keyboard of a scene: a view has the focus, and keys go to it.
///
/// Bindings of the focused view's ancestors are on, too: the focus is inside them. A key is offered to the
/// focused view first and then to its ancestors, until one handles it; a text field types unhandled keys.
@MainActor
package final class Keyboard<Content: View> {
  /// The scene.
  private unowned let scene: StandInScene<Content>
  /// Returns whether a focusable view has the focus; nil if none has it.
  private var isFocused: ((Node) -> Bool)?

  /// Connects a keyboard to a scene.
  init(_ scene: StandInScene<Content>) { self.scene = scene }

  /// Moves the focus to the first focusable view that passes a test, by default one that takes keys; nil
  /// removes it.
  package func focus(_ isFocused: ((Node) -> Bool)? = \.takesKeys) {
    self.isFocused = isFocused
    scene.root.setFocus(isFocused.flatMap { scene.root.steps(to: $0) }?[...])
    scene.render()
  }

  /// Presses a key; returns whether a view has handled or typed it.
  @discardableResult
  package func press(_ key: KeyEquivalent) -> Bool {
    defer { scene.render() }
    guard let isFocused, let steps = scene.root.steps(to: isFocused) else { return false }
    let path = steps.reduce(into: [scene.root]) { $0.append($0[$0.count - 1].children[$1]) }
    for node in path.reversed() {
      for case .keyPress(let keys, let action) in node.facts where keys.contains(key) {
        if action(KeyPress(key: key)) == .handled { return true }
      }
    }
    for case .typed(let type) in path[path.count - 1].facts {
      type(key.character)
      return true
    }
    return false
  }
}

extension Node {
  /// Whether the view is focusable for certain interactions, like views with keys of their own.
  package var takesKeys: Bool { facts.contains { if case .focusableFor = $0 { true } else { false } } }

  /// Whether the view can have the focus.
  private var isFocusable: Bool {
    facts.contains {
      switch $0 {
      case .focusable(let isFocusable): isFocusable
      case .focusableFor: allFacts.contains { if case .focusable(true) = $0 { true } else { false } }
      default: false
      }
    }
  }

  /// Returns the indices of the children on the path to the first focusable view that passes a test; nil if
  /// there is none.
  fileprivate func steps(to isFocused: (Node) -> Bool) -> [Int]? {
    if isFocused(self), isFocusable { return [] }
    for (index, child) in children.enumerated() {
      if let steps = child.steps(to: isFocused) { return [index] + steps }
    }
    return nil
  }

  /// Sets the bindings of this view, and of all inside, to whether the focus is inside them.
  /// - Parameter steps: the steps to the focused view; nil if it isn't inside this one.
  fileprivate func setFocus(_ steps: ArraySlice<Int>?) {
    for case .focused(let set) in facts { set(steps != nil) }
    for (index, child) in children.enumerated() {
      child.setFocus(steps?.first == index ? steps?.dropFirst() : nil)
    }
  }
}
