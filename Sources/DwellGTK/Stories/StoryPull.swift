#if GTK
import CDwellGTK
import Dwell

/// The pull downwards that dismisses a viewer of stories, by a finger or a mouse.
@MainActor
final class StoryPull {
  /// What a pull does.
  private enum State {
    /// Nothing, or a press that hasn't moved far enough.
    case waiting
    /// The viewer follows it, which was at a distance when it began.
    case pulling(from: Double)
    /// The viewer returns to its place.
    case returning(SpringMotion)
  }

  /// The distance at which the viewer has returned, in points.
  private static let tolerance = 0.5
  /// How far the viewer is pulled, in points.
  private(set) var distance = 0.0
  /// What the pull does.
  private var state = State.waiting
  /// The pull's movement.
  private var tracker = VelocityTracker()
  /// The story whose time is paused meanwhile; nil for none.
  private var paused: StoryPage?
  /// The callback of the frame clock; 0 without one.
  private var ticks: guint = 0
  /// The viewer, which owns this object.
  private unowned let stories: StoriesController

  /// Creates a pull of a viewer.
  init(of stories: StoriesController) { self.stories = stories }

  /// Adds the gesture to the viewer, which sees presses before the pages inside it.
  func connect() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let begin: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { gesture, _, _, widget in
      StoryPull.of(widget)?.press(gesture)
    }
    let update: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = {
      gesture, x, y, widget in
      StoryPull.of(widget)?.move(by: Point(x: x, y: y), gesture)
    }
    let end: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, _, _, widget in
      StoryPull.of(widget)?.release()
    }
    let cancel: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = { _, _, widget in
      StoryPull.of(widget)?.cancel()
    }
    for (signal, callback) in [
      ("drag-begin", unsafeBitCast(begin, to: GCallback.self)),
      ("drag-update", unsafeBitCast(update, to: GCallback.self)),
      ("drag-end", unsafeBitCast(end, to: GCallback.self)),
      ("cancel", unsafeBitCast(cancel, to: GCallback.self)),
    ] {
      _ = dwell_connect(UnsafeMutableRawPointer(gesture), signal, callback, stories.widget)
    }
    gtk_widget_add_controller(stories.widget, gesture)
    InputControllers.addFingerGuard(for: gesture, to: stories.widget)
  }

  /// The pull of a viewer.
  private static func of(_ widget: gpointer?) -> StoryPull? {
    StoriesController.of(widget?.assumingMemoryBound(to: GtkWidget.self))?.pull
  }

  /// Begins a press, which doesn't catch a viewer that returns until it pulls.
  private func press(_ gesture: OpaquePointer?) {
    tracker.reset()
    tracker.add(position: 0, at: stories.clock.now)
    if InputControllers.keepsPress(gesture, in: stories.widget) {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  /// Moves a press: it becomes a pull, unless it drags pages or what is in them.
  private func move(by movement: Point, _ gesture: OpaquePointer?) {
    tracker.add(position: movement.y, at: stories.clock.now)
    if case .pulling(let start) = state { return show(start + movement.y) }
    if isDragged || InputControllers.isClaimed(gesture, in: stories.widget) {
      return _ = gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }
    guard PullToDismiss.begins(with: movement) else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    paused = stories.current
    paused?.moments.send(.pause(.others))
    let start = distance
    state = .pulling(from: start)
    show(start + movement.y)
  }

  /// Whether pages follow the press.
  private var isDragged: Bool {
    stories.people.controller.isDragging || stories.current?.moments.controller.isDragging == true
  }

  /// Ends a pull: closes the viewer, or brings it back.
  private func release() {
    guard case .pulling = state else { return }
    let velocity = tracker.velocity(at: stories.clock.now)
    let dismisses = PullToDismiss.dismisses(
      from: distance, velocity: velocity, height: Double(gtk_widget_get_height(stories.widget)))
    // Also where the app keeps the viewer.
    comeBack(velocity: velocity)
    if dismisses { stories.close() }
  }

  /// Brings the viewer back, because another gesture has taken the press.
  private func cancel() { if case .pulling = state { comeBack(velocity: 0) } }

  /// Brings the viewer back.
  private func comeBack(velocity: Double) {
    if stories.people.component.reduceMotion { return rest() }
    state = .returning(
      SpringMotion(
        from: distance, velocity: velocity, to: 0, start: stories.clock.now, spring: PullToDismiss.spring))
    guard ticks == 0 else { return }
    ticks = gtk_widget_add_tick_callback(
      stories.widget,
      { widget, _, _ in
        StoriesController.of(widget)?.pull.tick() == true ? 1 : 0
      }, nil, nil)
  }

  /// Handles a frame of the screen; returns whether another one follows.
  private func tick() -> Bool {
    if case .returning(let motion) = state {
      let now = stories.clock.frameTime(of: stories.widget)
      if now < motion.settledTime(tolerance: Self.tolerance) {
        show(motion.value(at: now))
        return true
      }
      rest()
    }
    ticks = 0
    return false
  }

  /// Puts the viewer at its place, where its time passes again.
  func rest() {
    guard distance != 0 || !isWaiting else { return }
    state = .waiting
    show(0)
    paused?.moments.send(.resume(.others))
    paused = nil
  }

  /// Whether nothing moves the viewer.
  private var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Shows the viewer at a distance.
  private func show(_ distance: Double) {
    self.distance = max(distance, 0)
    gtk_widget_queue_allocate(stories.widget)
    gtk_widget_queue_draw(stories.widget)
  }

  /// Ends all motion, because the viewer is disposed of.
  func end() {
    if ticks != 0 { gtk_widget_remove_tick_callback(stories.widget, ticks) }
    ticks = 0
  }
}
#endif
