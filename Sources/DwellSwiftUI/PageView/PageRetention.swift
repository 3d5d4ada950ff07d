#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension EnvironmentValues {
  /// The key of ``pageRetention``.
  private struct RetentionKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
  }
  /// The key of ``clipsPages``.
  private struct ClipKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// How many pages are kept on each side of the current one.
  var pageRetention: Int {
    get { self[RetentionKey.self] }
    set { self[RetentionKey.self] = newValue }
  }

  /// Whether page views are clipped to their frames.
  var clipsPages: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }
}

extension View {
  /// Sets how many pages on each side of the current one the page views inside keep; 1 by default.
  ///
  /// A page that isn't kept is removed, and its state with it: a scroll position, a text, a video's player.
  /// - Parameter count: the number of pages, at least 1; nil for all, which are then created at once.
  public func pageRetention(_ count: Int?) -> some View { environment(\.pageRetention, count ?? .max) }

  /// Sets whether the page views inside draw beyond their frames, for example the shadows of cards; off by
  /// default, like `scrollClipDisabled(_:)`.
  public func pageClipDisabled(_ disabled: Bool = true) -> some View { environment(\.clipsPages, !disabled) }
}

extension Dwell.Carousel {
  /// Returns the current page, those to which one turn leads, and others up to a number of pages away, in
  /// order.
  func pages(within distance: Int) -> [Int] {
    guard distance > 1, pageCount > 0 else { return nearbyPages }
    let most = min(distance, pageCount)
    let range = (currentPage - most)...(currentPage + most)
    guard configuration.pages.loops else { return Array(range.clamped(to: 0...(pageCount - 1))) }
    guard range.count < pageCount else { return Array(0..<pageCount) }
    return range.map { ($0 + pageCount) % pageCount }.sorted()
  }
}
#endif
