extension Zoom {
  /// The events that a zoom handles. Points are in the view's coordinates, from its top-left corner; an event
  /// with a coordinate or a number that isn't finite is ignored.
  public enum Event: Equatable, Sendable {
    /// Sets the view's size, and the content's at scale 1, where it is centred in the view and no larger; nil
    /// if it fills the view. The scale is kept, and so is what is in the middle, as far as the bounds allow.
    /// A gesture and a motion end.
    case resize(Size, content: Size?)

    /// Two fingers begin a pinch around a point, or join a drag.
    case pinchBegan(at: Point)
    /// Their distance is a factor above 0 of the one at which they began, and their middle is at a point.
    case pinchChanged(by: Double, at: Point)
    /// The pinch has ended: a scale beyond the limits springs back.
    case pinchEnded

    /// A drag begins that the content follows (``Zoom/canFollow(_:at:)``).
    case dragBegan
    /// The drag has moved by a distance since it began.
    case dragChanged(by: Point)
    /// The drag has ended at a velocity, in points per second: the content glides. Zero also cancels.
    case dragEnded(velocity: Point)

    /// A double tap or double click at a point.
    case doubleTap(Point)
    /// A wheel with the Control key, or a pinch on a trackpad that is reported as one: the scale changes at
    /// once by e^(−delta / 100), the factor of Chromium's pinches, limited to 1.5 for a wheel with notches.
    case magnify(delta: Double, at: Point)
    /// A wheel or a trackpad without that key, in points of content: positive to the right and downwards.
    case scroll(Point)
    /// A key went down.
    case key(Key)

    /// Shows the content at a scale, about the middle, limited to 1 and the maximum. It is handled if the
    /// scale is another one, and no gesture holds the content.
    case zoom(to: Double, animated: Bool)
    /// Shows the whole content, in motion if `animated`. Send it when the page has left, not animated. A
    /// gesture ends.
    case reset(animated: Bool)
  }

  /// The keys of a zoom.
  public enum Key: Equatable, Sendable, CaseIterable {
    /// Plus: larger by half, about the middle.
    case zoomIn
    /// Minus: smaller by a third, about the middle.
    case zoomOut
    /// Zero: the whole content.
    case reset
    /// The left arrow: what is to the left, by a quarter of the view.
    case left
    /// The right arrow: what is to the right.
    case right
    /// The up arrow: what is above.
    case up
    /// The down arrow: what is below.
    case down
  }
}
