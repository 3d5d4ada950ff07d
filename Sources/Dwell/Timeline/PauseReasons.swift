/// A set of reasons to pause: time passes only if there are none, so removing one never resumes what another
/// pauses.
public struct PauseReasons: OptionSet, Equatable, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// A set of these bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A finger rests on the pages or drags them, or the pager that a control follows isn't at the current page
  /// (``Event/setPosition(_:)``).
  public static let touch = PauseReasons(rawValue: 1 << 0)
  /// A finger scrubs along the control.
  public static let scrub = PauseReasons(rawValue: 1 << 1)
  /// A pointer rests over the component.
  public static let hover = PauseReasons(rawValue: 1 << 2)
  /// The keyboard focus is within the component.
  public static let focus = PauseReasons(rawValue: 1 << 3)
  /// The component isn't visible.
  public static let hidden = PauseReasons(rawValue: 1 << 4)
  /// The app is in the background.
  public static let background = PauseReasons(rawValue: 1 << 5)
  /// The page's content is still loading.
  public static let loading = PauseReasons(rawValue: 1 << 6)
  /// The user asks for reduced motion, and the app therefore does not advance pages.
  public static let reduceMotion = PauseReasons(rawValue: 1 << 7)
  /// The app, or the user through the app's pause button.
  public static let app = PauseReasons(rawValue: 1 << 8)

  /// Another component that shows the same pages is in use: a reason of the fronts' own, for which a timer
  /// pauses if its configuration has it.
  package static let others = PauseReasons(rawValue: 1 << 14)

  /// The reasons for which the others pause: a component is in use.
  package static let use: PauseReasons = [.touch, .scrub, .hover, .focus]

  /// The reasons that the user's play button removes: the app's, and a pointer or focus, which doesn't pause
  /// again until it has left and come back.
  public static let playButton: PauseReasons = .init(rawValue: app.rawValue | hover.rawValue | focus.rawValue)

  /// Every reason.
  public static let all: PauseReasons = .init(rawValue: (1 << 9) - 1)
}
