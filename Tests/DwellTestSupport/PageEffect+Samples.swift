import Dwell

extension PageEffect {
  /// The effects with names, a table that changes everything, and two that are unusable.
  public static var samples: [PageEffect] {
    [
      .slide, .fadeAndScale, .crossFade, .stack, .cover, .flip, .cube, .hero, .multiBrowse,
      [
        -2.5: PageLook(
          shift: 3, scaleAlong: 0, scaleAcross: 2, rotation: 540, opacity: 0, order: 9, mask: 0),
        0.5: PageLook(shift: -1, scaleAlong: 2, scaleAcross: 0.5, rotation: -45, order: -1, mask: 0.5),
      ],
      [1: PageLook(), 0: PageLook()], [0: PageLook(opacity: 2)],
    ]
  }
}
