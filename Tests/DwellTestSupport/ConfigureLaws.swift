@testable import Dwell
import Testing

/// The invariants of ``Component/configure(_:at:)`` at any time.
public enum ConfigureLaws {
  /// The violated invariant, in words; nil if there is none.
  /// - Parameters:
  ///   - component: The component, in any state.
  ///   - other: Another configuration, with at least as many pages.
  ///   - size: The component's size: what is outside of it isn't compared.
  ///   - endsMotion: Whether a motion may end on the way to the other configuration and back.
  ///   - now: The time, on the front's clock.
  public static func violation<Subject: Component>(
    _ component: Subject, other: Subject.Configuration, size: Size, endsMotion: Bool, at now: Double
  ) -> String? {
    var reference = component
    _ = reference.handle(.tick, at: now)
    var same = reference
    let outcome = same.configure(reference.configuration, at: now)
    if outcome.pageChange != nil { return "the same configuration turns a page" }
    if let difference = difference(reference, same, size: size, from: now) {
      return "the same configuration: \(difference)"
    }
    var changed = reference
    _ = changed.configure(other, at: now)
    let accepted = changed.configuration
    if let fault = changed.frame(at: now).faults.first { return "another configuration: \(fault)" }
    var turns = changed.configure(other, at: now)
    if changed.configuration != accepted {
      return "another configuration is not the same when it is told again"
    }
    turns.add(changed.configure(reference.configuration, at: now))
    if changed.configuration != reference.configuration {
      return "the way back leads to another configuration"
    }
    // A change that is due because of the other configuration happens at once, and a turned page stays
    // turned.
    if turns.pageChange != nil || turns.advanceRequest != nil || turns.didEnd { return nil }
    if endsMotion, case .sampled = reference.frame(at: now).course { return nil }
    if let difference = difference(reference, changed, size: size, from: now) {
      return "there and back: \(difference)"
    }
    return nil
  }

  /// The differences between the frames of two components from a time on; nil if there are none.
  private static func difference<Subject: Component>(
    _ one: Subject, _ other: Subject, size: Size, from now: Double
  ) -> String? {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard one.configuration == other.configuration else {
      return "the configuration is \(other.configuration) instead of \(one.configuration)"
    }
    for delay in [0, 0.01, 0.06, 0.15, 0.3, 0.6, 2, 5] as [Double] {
      // A front wakes the component at its next change, such as the timeout of a scroll.
      if case .at(let change) = one.nextChange(after: now), now + delay > change { break }
      let first = one.frame(at: now + delay)
      let second = other.frame(at: now + delay)
      // Items beyond the edges of a window or view are invisible, and listed only until the next motion.
      let meaning = first.semantics.elements.filter { $0.rect.isVisible(in: bounds) }
      let other = second.semantics.elements.filter { $0.rect.isVisible(in: bounds) }
      guard meaning.count == other.count, zip(meaning, other).allSatisfy({ $0.isNear($1) }) else {
        return "after \(delay) s it means \(other) instead of \(meaning)"
      }
      let rects = second.display.rects
      for (key, rect) in first.display.rects {
        guard let place = rects[key] else { continue }
        if !rect.isNear(place) { return "\(key) is at \(place) instead of \(rect) after \(delay) s" }
      }
    }
    return nil
  }
}

extension SemanticElement {
  /// Whether two elements are equal except for invisible differences of position.
  fileprivate func isNear(_ other: SemanticElement) -> Bool {
    var moved = other
    (moved.rect, moved.focusRect) = (rect, focusRect)
    return moved == self && rect.isNear(other.rect) && focusRect.isNear(other.focusRect)
  }
}

extension Rect {
  /// Whether more than a hundredth of a point of it is within bounds.
  fileprivate func isVisible(in bounds: Rect) -> Bool {
    min(x + width, bounds.width) - max(x, 0) > 0.01 && min(y + height, bounds.height) - max(y, 0) > 0.01
  }

  /// Whether two rectangles are equal except for invisible differences.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let parts = [x - other.x, y - other.y, width - other.width, height - other.height]
    return parts.allSatisfy { abs($0) < 0.01 }
  }
}
