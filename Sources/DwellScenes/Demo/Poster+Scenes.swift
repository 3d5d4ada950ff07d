import Dwell

extension Poster {
  /// Every component in all its states, as the demo scenes show them.
  public static func allComponents(in appearance: Appearance) throws(ScenarioOverrun) -> Poster {
    let palette = appearance.palette
    return Poster(
      [
        [
          try sheet(
            "Page control", Size(width: 266, height: 44), columns: 3,
            [
              ("page-control", 2.6, "fills while its page dwells"), ("page-control", 4.12, "turns"),
              ("page-control-right-to-left", 2.6, "from right to left"),
              ("page-control-paused", 1.2, "paused by a pointer, with its background"),
              ("page-control-scrub", 1.5, "scrubbed by a finger"),
              ("page-control-reduced-motion", 4.12, "cross-fades with less motion"),
              ("page-control-dots", 0.9, "without time"),
              ("page-control-images", 0.9, "images in place of dots"),
              ("page-control-loop", 6.5, "loops"),
              ("page-control-many", 0.9, "a window onto a million pages"),
              ("page-control-many", 1.05, "moves on"),
              ("page-control-label", 1, "a number in place of dots"),
            ],
            palette)
        ],
        [
          try sheet(
            "Segmented progress", Size(width: 409, height: 44), columns: 2,
            [
              ("segmented-progress", 6, "one capsule per page"), ("segmented-progress-fluid", 6, "one fluid"),
              ("segmented-progress-right-to-left", 6, "from right to left"),
              ("segmented-progress-jump", 1.1, "flows to a page that was selected"),
              ("segmented-progress-many", 3, "a window onto many"),
            ], palette)
        ],
        [
          try sheet(
            "Page view", Size(width: 195, height: 300), columns: 4,
            [
              ("page-view", 0.7, "follows the finger"), ("page-view-effect", 0.65, "small and faint beside"),
              ("page-view-edge", 0.78, "pulls half beyond the end"),
              ("page-view-right-to-left", 0.6, "the next from the left"),
              ("page-view-vertical", 0.65, "below one another"),
              ("page-view-reduced-motion", 0.55, "cross-fades"),
            ], palette)
        ],
        [
          try sheet(
            "Layouts and effects", Size(width: 195, height: 300), columns: 4,
            [
              ("layout-peek", 0, "neighbours peek in"), ("layout-several", 0.7, "several per view"),
              ("layout-three", 0, "turned by three"), ("layout-center", 2, "in the middle"),
              ("layout-own", 2, "own lengths"), ("effect-cover", 0, "smaller and behind"),
              ("effect-stack", 0.75, "on a pile"), ("effect-hero", 0.7, "hero"),
              ("effect-multi-browse", 0, "multi-browse"),
              ("effect-cross-fade", 0.68, "one fades into the other"),
              ("effect-flip", 0.65, "like a card"), ("effect-cube", 0.68, "a cube"),
            ], palette)
        ],
        [
          try sheet(
            "Carousel", Size(width: 195, height: 300), columns: 4,
            [
              ("carousel", 2, "dwells"), ("carousel-drag", 0.68, "the row follows the finger"),
              ("carousel-stories", 6, "story progress"), ("carousel-vertical", 2, "below one another"),
            ], palette)
        ],
        [
          try sheet(
            "Progress meter", Size(width: 104, height: 300), columns: 6,
            [
              ("progress-meter-0", 4, "0 of 10"), ("progress-meter-3", 4, "3 of 10"),
              ("progress-meter-7", 1, "is revealed"), ("progress-meter-7", 4, "7 of 10"),
              ("progress-meter-10", 4, "10 of 10"), ("progress-meter-change", 5.1, "on its way"),
            ], palette)
        ],
        [
          try sheet(
            "Horizontal progress meter", Size(width: 409, height: 160), columns: 1,
            [("progress-meter-horizontal", 4, "from the left")], palette),
          try sheet(
            "Vertical page control", Size(width: 195, height: 160), columns: 1,
            [("page-control-vertical", 2.6, "downwards")], palette),
        ],
      ], palette)
  }

  /// Moments of demo scenes with captions; unknown names are skipped.
  private static func sheet(
    _ title: String, _ size: Size, columns: Int, _ states: [(name: String, at: Double, caption: String)],
    _ palette: Palette
  ) throws(ScenarioOverrun) -> Sheet {
    var cells: [Sheet.Cell] = []
    for state in states {
      guard var scenario = DemoScene.named(state.name)?.scenario.overPictures else { continue }
      scenario.samples = .times([state.at])
      try scenario.play { moment in
        var cell = Sheet.Cell(moment.frame.display, caption: state.caption, palette)
        cell.cards = GalleryCard.day
        cell.origin = Point(
          x: (size.width - moment.size.width) / 2, y: (size.height - moment.size.height) / 2)
        cells.append(cell)
        return true
      }
    }
    var sheet = Sheet(cells, cellSize: size, columns: columns, palette)
    sheet.title = title
    return sheet
  }
}
