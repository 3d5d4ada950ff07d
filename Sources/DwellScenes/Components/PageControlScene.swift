import Dwell

/// A page control as a scenario begins with it.
public struct PageControlScene: Equatable, Sendable {
  /// What the control is like.
  public var configuration: PageControl.Configuration
  /// The pages that have a duration of their own.
  public var durations: [PageTime]

  /// A page control whose pages may have durations of their own.
  public init(_ configuration: PageControl.Configuration, durations: [PageTime] = []) {
    self.configuration = configuration
    self.durations = durations
  }
}

/// The time of one page.
public struct PageTime: Equatable, Sendable {
  /// The page.
  public var page: Int
  /// How long it stays.
  public var duration: PageDuration

  /// The time of a page.
  public init(page: Int, duration: PageDuration) {
    self.page = page
    self.duration = duration
  }
}
