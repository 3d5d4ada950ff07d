import Dwell

extension Poster {
  /// The results of the fewest lines of code, beside that code.
  public static func seeds(in appearance: Appearance) throws(ScenarioOverrun) -> Poster {
    var sheets: [Sheet] = []
    for seed in Seed.all {
      let cell = try seed.cell(in: appearance)
      if let last = sheets.indices.last, sheets[last].listings == seed.listings {
        sheets[last].cells.append(cell)
        sheets[last].columns += 1
        sheets[last].hasCaptions = true
      } else {
        var sheet = Sheet([cell], cellSize: seed.cellSize, columns: 1, appearance.palette)
        sheet.title = seed.name
        sheet.hasCaptions = false
        sheet.listings = seed.listings
        sheets.append(sheet)
      }
    }
    return Poster(sheets.map { [$0] }, appearance.palette)
  }
}

extension Seed {
  /// The size of its cell: pages fill it, and others have space around them.
  fileprivate var cellSize: Size {
    if scenario.subject.scene is TimedScene<Carousel.Configuration> { return scenario.size }
    return Size(width: max(scenario.size.width + 32, 195), height: scenario.size.height + 16)
  }

  /// Its drawing, in the middle of its cell.
  fileprivate func cell(in appearance: Appearance) throws(ScenarioOverrun) -> Sheet.Cell {
    var scenario = scenario
    scenario.samples = .times([moment])
    var list = DisplayList()
    try scenario.play { moment in
      list = moment.frame.display
      return false
    }
    var cell = Sheet.Cell(list, caption: name, palette ?? appearance.palette)
    cell.origin = Point(
      x: (cellSize.width - scenario.size.width) / 2, y: (cellSize.height - scenario.size.height) / 2)
    cell.cards = GalleryCard.plain
    return cell
  }
}
