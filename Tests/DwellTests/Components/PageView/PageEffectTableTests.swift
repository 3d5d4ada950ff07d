import DwellTestSupport
import Testing

@testable import Dwell

/// The tables of looks, as numbers.
@Suite("Tables of looks") struct PageEffectTableTests {
  @Test("The named effects are the tables that were last reviewed (R206)")
  func named() {
    var text = ""
    for standard in PageEffect.Standard.allCases {
      let effect = standard.effect
      text += "# \(standard), reaches \(effect.reach)\(effect.reorders ? ", in another order" : "")\n"
      for row in effect.rows {
        let look = row.look
        text += "\(row.distance.words): shift \(look.shift.words), scale \(look.scaleAlong.words)"
        text += " \(look.scaleAcross.words), rotation \(look.rotation.words), opacity \(look.opacity.words)"
        text += ", order \(look.order.words), mask \(look.mask.words)\n"
      }
    }
    expectGolden(text, "Sweeps/effects.txt")
  }

  @Test("At a row's distance a page has exactly the row's look (R206)")
  func exactRows() {
    for step in 0..<200 {
      let number = 0.1 + Double(step) * 0.0137
      let looks = [
        PageLook(scale: number, shift: -number, opacity: 0.3),
        PageLook(scale: 3 * number, shift: number * number, opacity: 0.9), PageLook(scale: 1 / number),
      ]
      let effect: PageEffect = [-1.5: looks[0], 0.1: looks[1], 0.7: looks[2]]
      for (distance, look) in zip([-1.5, 0.1, 0.7], looks) {
        #expect(effect.look(at: distance) == look, "row \(distance) of \(number)")
      }
    }
  }

  @Test("Between any two rows every value is linear (R206)")
  func linear() {
    let rows = (0..<6).map { number in
      let value = Double(number * number)
      return PageEffect.Row(
        distance: Double(number) * 1.5 - 4,
        look: PageLook(
          shift: value, scaleAlong: 1 + value, scaleAcross: 2 + value, rotation: 3 * value,
          opacity: value / 25, order: -value, mask: 1 - value / 25))
    }
    let effect = PageEffect(rows)
    for step in -10...110 {
      let place = Double(step) / 20
      let distance = place * 1.5 - 4
      // The rows' values are squares, between which the line is the chord.
      let low = min(max(place.rounded(.down), 0), 4)
      let clamped = min(max(place, 0), 5)
      let value = low * low + (clamped - low) * (2 * low + 1)
      let look = effect.look(at: distance)
      let expected = [value, 1 + value, 2 + value, 3 * value, value / 25, -value, 1 - value / 25]
      let given = [
        look.shift, look.scaleAlong, look.scaleAcross, look.rotation, look.opacity, look.order, look.mask,
      ]
      #expect(zip(given, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "at \(distance): \(given)")
    }
  }

  @Test("An effect reaches as many pages farther as it shifts pages towards the view, at most four (R206)")
  func reach() {
    for (distance, shift, reach) in [
      (-1, 1, 1), (-1, 0.5, 1), (-1, 1.5, 2), (-1, -1, 0), (1, -1, 1), (1, -2.25, 3), (1, 1, 0), (0.5, -2, 2),
      (0, -1, 1), (0, 1, 0), (-0.5, 2, 2), (1, -4, 4), (1, -9, 4), (-1, 0, 0),
    ] as [(Double, Double, Int)] {
      let effect = PageEffect([.init(distance: distance, look: PageLook(shift: shift))])
      #expect(effect.reach == reach, "\(shift) pages at a distance of \(distance)")
    }
  }

  @Test("A table is usable if its distances rise and its values are in their ranges (R206)")
  func usable() {
    for (distances, isUsable) in [
      ([], true), ([0], true), ([-1, 0, 1], true), ([0, 0], false), ([1, 0], false), ([0, .infinity], false),
      ([-.infinity], false), ([.nan], false), ([0, .nan], false), ([-1e300, 1e300], true),
    ] as [([Double], Bool)] {
      let effect = PageEffect(distances.map { .init(distance: $0, look: PageLook()) })
      #expect(effect.isUsable == isUsable, "\(distances)")
    }
    #expect(!PageEffect([.init(distance: 0, look: PageLook(mask: 1.5))]).isUsable)
  }

  @Test("Pages are put in another order only where their orders differ (R206)")
  func order() {
    #expect(!PageEffect.slide.reorders && !PageEffect.fadeAndScale.reorders && !PageEffect.hero.reorders)
    #expect(PageEffect.stack.reorders && PageEffect.cover.reorders)
    #expect(!([0: PageLook(order: 3), 1: PageLook(order: 3)] as PageEffect).reorders)
  }
}
