extension PageEffect {
  /// Pages beside one another, unchanged.
  public static var slide: PageEffect { PageEffect([]) }

  /// Pages out of view have an opacity of 0.2 and a scale of 0.8.
  public static var fadeAndScale: PageEffect {
    let beside = PageLook(scale: 0.8, opacity: 0.2)
    return [-1: beside, 0: PageLook(), 1: beside]
  }

  /// Pages stay in place, and one fades into the other.
  public static var crossFade: PageEffect {
    [-1: PageLook(shift: 1, opacity: 0), 0: PageLook(), 1: PageLook(shift: -1, opacity: 0)]
  }

  /// Pages lie on a pile, from which the current one slides off.
  public static var stack: PageEffect {
    [
      -1: PageLook(order: 1), 0: PageLook(), 1: PageLook(scale: 0.92, shift: -1, order: -1),
      2: PageLook(scale: 0.84, shift: -2, opacity: 0, order: -2),
    ]
  }

  /// Neighbours are smaller, and partly behind the current page: for a layout that shows them, such as pages
  /// of a fixed length, centred.
  public static var cover: PageEffect {
    [
      -2: PageLook(scale: 0.64, shift: 0.75, order: -2), -1: PageLook(scale: 0.8, shift: 0.25, order: -1),
      0: PageLook(),
      1: PageLook(scale: 0.8, shift: -0.25, order: -1), 2: PageLook(scale: 0.64, shift: -0.75, order: -2),
    ]
  }

  /// The page turns about its middle like a card, with the next one on its back; without perspective.
  public static var flip: PageEffect {
    rows(upTo: 0.5) { distance, turn in PageLook(shift: -distance, scaleAlong: turn.cosine) }
  }

  /// Pages are the sides of a cube that turns; without perspective.
  public static var cube: PageEffect {
    rows(upTo: 1) { distance, turn in
      PageLook(shift: turn.sine / 2 - distance, scaleAlong: turn.cosine)
    }
  }

  /// A large page, and the beginning of the next as a quarter of one, as in Material Design's hero carousel:
  /// for a layout of 1.25 pages per view, or of 1.5 centred.
  public static var hero: PageEffect { keylines([1, 0.25]) }

  /// A large page, one of five eighths and one of a quarter, as in Material Design's multi-browse carousel:
  /// for a layout of 1.875 pages per view.
  public static var multiBrowse: PageEffect { keylines([1, 0.625, 0.25]) }

  /// Thirteen rows of a quarter turn to either side.
  private static func rows(
    upTo most: Double, look: (_ distance: Double, _ turn: (sine: Double, cosine: Double)) -> PageLook
  ) -> PageEffect {
    PageEffect(
      (-6...6).map { step in
        let angle = Double(step) / 6 * (Double.pi / 2)
        let isEdge = step == -6 || step == 6
        let distance = Double(step) / 6 * most
        return Row(distance: distance, look: look(distance, (sine(angle), isEdge ? 0 : cosine(angle))))
      })
  }

  /// Pages that shrink with their distance, without gaps: each begins where the one before it ends.
  /// `fractions` are those of the pages from the current one on, to both sides; the last holds beyond, for
  /// two more pages.
  private static func keylines(_ fractions: [Double]) -> PageEffect {
    let farthest = fractions.count + 1
    var rows: [Row] = []
    for number in -farthest...farthest {
      let steps = number < 0 ? -number : number
      // What the pages between hide, this one makes up for.
      var hidden = 0.0
      for nearer in stride(from: 1, to: steps, by: 1) {
        hidden += 1 - fractions[min(nearer, fractions.count - 1)]
      }
      let look = PageLook(
        shift: number < 0 ? hidden : 0 - hidden, mask: fractions[min(steps, fractions.count - 1)])
      rows.append(Row(distance: Double(number), look: look))
    }
    return PageEffect(rows)
  }
}
