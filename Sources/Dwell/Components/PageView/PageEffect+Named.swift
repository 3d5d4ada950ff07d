extension PageEffect {
  /// Pages beside one another, unchanged.
  public static var slide: PageEffect { PageEffect([]) }

  /// Pages out of view have an opacity of 0.2 and a scale of 0.8.
  public static var fadeAndScale: PageEffect {
    table(from: -1, scale: [0.8, 1, 0.8], opacity: [0.2, 1, 0.2])
  }

  /// Pages stay in place, and one fades into the other.
  public static var crossFade: PageEffect { table(from: -1, shift: [1, 0, -1], opacity: [0, 1, 0]) }

  /// Pages lie on a pile, from which the current one slides off.
  public static var stack: PageEffect {
    table(
      from: -1, scale: [1, 1, 0.92, 0.84], shift: [0, 0, -1, -2], opacity: [1, 1, 1, 0],
      order: [1, 0, -1, -2])
  }

  /// Neighbours are smaller, and partly behind the current page: for a layout that shows them, such as pages
  /// of a fixed length, centred.
  public static var cover: PageEffect {
    table(
      from: -2, scale: [0.64, 0.8, 1, 0.8, 0.64], shift: [0.75, 0.25, 0, -0.25, -0.75],
      order: [-2, -1, 0, -1, -2])
  }

  /// The page turns about its middle like a card, with the next one on its back; without perspective.
  public static var flip: PageEffect { turning(upTo: 0.5, depth: 0) }

  /// Pages are the sides of a cube that turns; without perspective.
  public static var cube: PageEffect { turning(upTo: 1, depth: 0.5) }

  /// A large page, and the beginning of the next as a quarter of one, as in Material Design's hero carousel:
  /// for a layout of 1.25 pages per view, or of 1.5 centred.
  public static var hero: PageEffect { keylines([1, 0.25]) }

  /// A large page, one of five eighths and one of a quarter, as in Material Design's multi-browse carousel:
  /// for a layout of 1.875 pages per view.
  public static var multiBrowse: PageEffect { keylines([1, 0.625, 0.25]) }

  /// The effects above, for fronts that choose one by its name or by the number of its case.
  package enum Standard: CaseIterable {
    /// ``PageEffect/slide``.
    case slide
    /// ``PageEffect/fadeAndScale``.
    case fadeAndScale
    /// ``PageEffect/crossFade``.
    case crossFade
    /// ``PageEffect/stack``.
    case stack
    /// ``PageEffect/cover``.
    case cover
    /// ``PageEffect/flip``.
    case flip
    /// ``PageEffect/cube``.
    case cube
    /// ``PageEffect/hero``.
    case hero
    /// ``PageEffect/multiBrowse``.
    case multiBrowse

    /// The effect.
    package var effect: PageEffect {
      switch self {
      case .slide: .slide
      case .fadeAndScale: .fadeAndScale
      case .crossFade: .crossFade
      case .stack: .stack
      case .cover: .cover
      case .flip: .flip
      case .cube: .cube
      case .hero: .hero
      case .multiBrowse: .multiBrowse
      }
    }
  }

  /// A row for each of successive distances, a page apart; a column without values changes nothing.
  private static func table(
    from first: Int, scale: [Double] = [], shift: [Double] = [], opacity: [Double] = [], order: [Double] = []
  ) -> PageEffect {
    var rows: [Row] = []
    for row in 0..<max(scale.count, shift.count) {
      let look = PageLook(
        scale: scale.isEmpty ? 1 : scale[row], shift: shift.isEmpty ? 0 : shift[row],
        opacity: opacity.isEmpty ? 1 : opacity[row], order: order.isEmpty ? 0 : order[row])
      rows.append(Row(distance: Double(first + row), look: look))
    }
    return PageEffect(rows)
  }

  /// Thirteen rows of a quarter turn to either side, about an axis that is `depth` page lengths behind the
  /// page.
  private static func turning(upTo most: Double, depth: Double) -> PageEffect {
    var rows: [Row] = []
    for step in -6...6 {
      let (sine, cosine) = sineAndCosine(Double(step) / 6 * (Double.pi / 2))
      let isEdge = step == -6 || step == 6
      let distance = Double(step) / 6 * most
      let look = PageLook(shift: sine * depth - distance, scaleAlong: isEdge ? 0 : cosine)
      rows.append(Row(distance: distance, look: look))
    }
    return PageEffect(rows)
  }

  /// Pages that shrink with their distance, without gaps: each begins where the one before it ends.
  /// `fractions` are those of the pages from the current one on, to both sides; the last holds beyond, for
  /// two more pages.
  private static func keylines(_ fractions: [Double]) -> PageEffect {
    let farthest = fractions.count + 1
    var rows: [Row] = []
    for number in -farthest...farthest {
      let steps = abs(number)
      // What the pages between hide, this one makes up for.
      var hidden = 0.0
      for nearer in 0..<steps { hidden += 1 - fractions[min(nearer, fractions.count - 1)] }
      let look = PageLook(
        shift: number < 0 ? hidden : 0 - hidden, mask: fractions[min(steps, fractions.count - 1)])
      rows.append(Row(distance: Double(number), look: look))
    }
    return PageEffect(rows)
  }
}
