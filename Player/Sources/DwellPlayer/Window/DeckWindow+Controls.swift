#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellGTK

/// The controls over a deck's pictures: when they are visible, and where.
extension DeckWindow {
  /// Hides indicator, button and pointer while they are idle, unless they are always visible.
  func hideUnused() {
    hider.mayHide = { [weak self] in self?.mayHideControls ?? false }
    hider.opacityDidChange = { [weak self] opacity in
      self?.captions.marksOpacity = opacity
      self?.widget.marksOpacity = opacity
    }
    hider.connect()
    hider.update()
    for property in ["focus-visible", "focus-widget"] {
      Signal.connect(window, property: property) { [weak self] in self?.hider.update() }
    }
  }

  /// Whether indicator, button and pointer may hide: while pages advance, or there is nothing to advance to,
  /// and none of them has the keyboard focus.
  private var mayHideControls: Bool {
    let pauses = carousel?.timer.pausedBy ?? []
    let isFocused = gtk_window_get_focus_visible(window) != 0 && gtk_window_get_focus(window) != nil
    return look.controls == .auto && !isFocused && pauses.subtracting([.loading, .hidden]).isEmpty
      && (widget.isAdvancing || deck.pages.count < 2)
  }

  /// The component, if it is a carousel.
  var carousel: Carousel? {
    (widget.component as? ZoomingCarousel)?.carousel ?? widget.component as? Carousel
  }

  /// Handles a click; false on the indicator, which handles each.
  func click(at point: Point) -> Bool {
    let marks = carousel?.indicatorRect ?? .zero
    guard !marks.contains(point) else { return false }
    clickedPage = currentPage
    return true
  }

  /// Toggles full screen, and returns to the page shown before the first click.
  func doubleClick() {
    if let clickedPage, clickedPage != currentPage {
      widget.send(.select(page: clickedPage, animated: true))
    }
    clickedPage = nil
    toggleFullScreen()
  }

  /// Places the loading sign in the middle of the visible part of its page, once that rests.
  func placeLoadingSign() {
    guard let page = store.missingPage, let carousel, widget.size.width > 0 else { return }
    for case .page(page, let rect, _, _, _) in carousel.frame(at: clock.now + Self.settlingTime).display
      .commands
    {
      let (left, top) = (max(rect.x, 0), max(rect.y, 0))
      loadingSign.place(
        in: Rect(
          x: left, y: top, width: min(rect.x + rect.width, widget.size.width) - left,
          height: min(rect.y + rect.height, widget.size.height) - top))
    }
  }
}
#endif
