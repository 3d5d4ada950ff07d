import Dwell
import Testing

@Suite("Display lists that resemble one another")
struct DisplayListResemblanceTests {
  /// A dot with a fill, over a page.
  private func list(x: Double = 10, opacity: Double = 0.5, page: Double = 0) -> DisplayList {
    let mark = Rect(x: x, y: 4, width: 36, height: 8)
    return DisplayList([
      .page(0, Rect(x: page, y: 0, width: 100, height: 50), opacity: 1),
      .clip(mark, radius: 4),
      .fill(ItemKey(.indicator, 0), mark, radius: 4, .solid(.foreground, opacity: opacity)),
      .pop,
    ])
  }

  @Test("With a step of 0 the least difference of an opacity counts")
  func exactOpacities() {
    let (one, other) = (DisplayList([.opacity(0.5), .pop]), DisplayList([.opacity(0.501), .pop]))
    #expect(one.resembles(other, within: 0.5) && !one.resembles(other, within: 0))
  }

  @Test("Dots that have moved by less than the step look alike")
  func lessThanAStep() {
    #expect(list(x: 10.4).resembles(list(), within: 0.5))
    #expect(!list(x: 10.5).resembles(list(), within: 0.5))
    #expect(!list(x: 9.4).resembles(list(), within: 0.5))
  }

  @Test("An edge that has moved by the step shows")
  func edge() {
    let wide = DisplayList([.clip(Rect(x: 10, y: 4, width: 36.5, height: 8), radius: 4), .pop])
    let narrow = DisplayList([.clip(Rect(x: 10, y: 4, width: 36, height: 8), radius: 4), .pop])
    #expect(!wide.resembles(narrow, within: 0.5))
  }

  @Test("An arc's end that has moved by the step along its edge shows")
  func arcs() {
    /// A ring of 20 points around a point.
    func ring(_ sweep: Double, x: Double = 10) -> DisplayList {
      let arc = Arc(center: Point(x: x, y: 10), radius: 9, width: 2, sweep: sweep)
      return DisplayList([.arc(ItemKey(.progress), arc, .solid(.foreground, opacity: 1))])
    }
    // A degree on a radius of 10 is 0.175 points.
    #expect(ring(92.8).resembles(ring(90), within: 0.5))
    #expect(!ring(92.9).resembles(ring(90), within: 0.5))
    #expect(ring(90, x: 10.4).resembles(ring(90), within: 0.5))
    #expect(!ring(90, x: 10.5).resembles(ring(90), within: 0.5))
    #expect(!ring(0.1).resembles(ring(0), within: 0.5), "round ends appear at once")
    #expect(!ring(90.01).resembles(ring(90), within: 0))
  }

  @Test("Opacities less than a level of 255 apart look alike")
  func opacities() {
    #expect(list(opacity: 0.503).resembles(list(), within: 0.5))
    #expect(!list(opacity: 0.504).resembles(list(), within: 0.5))
  }

  @Test("Any movement of a page shows")
  func pages() {
    #expect(!list(page: 0.1).resembles(list(), within: 0.5))
  }

  @Test("With a step of 0 only equal lists look alike")
  func zero() {
    #expect(list().resembles(list(), within: 0))
    #expect(!list(x: 10.0001).resembles(list(), within: 0))
    #expect(!list(opacity: 0.5001).resembles(list(), within: 0))
  }

  @Test("Lists of other commands never look alike")
  func others() {
    #expect(!DisplayList().resembles(list(), within: 0.5))
    let other = DisplayList([.opacity(0.5), .pop])
    #expect(other.resembles(DisplayList([.opacity(0.502), .pop]), within: 0.5))
    #expect(!other.resembles(DisplayList([.clip(.zero, radius: 0), .pop]), within: 0.5))
    #expect(!list(x: .nan).resembles(list(), within: 0.5))
  }

  @Test("Any edge, and a corner's radius, shows once it has moved by the step")
  func everyEdge() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    for (x, y, width, height, radius) in [
      (1, 0, -1, 0, 0), (0, 1, 0, -1, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1),
    ] as [(Double, Double, Double, Double, Double)] {
      for (share, isAlike) in [(0.49, true), (0.5, false), (-0.49, true), (-0.5, false)] {
        let other = Rect(
          x: 10 + x * share, y: 20 + y * share, width: 30 + width * share, height: 40 + height * share)
        let corner = 4 + radius * share
        let key = ItemKey(.indicator, 1)
        for (one, two) in [
          (DrawCommand.clip(rect, radius: 4), DrawCommand.clip(other, radius: corner)),
          (
            .fill(key, rect, radius: 4, .solid(.white, opacity: 1)),
            .fill(key, other, radius: corner, .solid(.white, opacity: 1))
          ),
        ] {
          #expect(DisplayList([two]).resembles(DisplayList([one]), within: 0.5) == isAlike, "\(two)")
        }
        guard radius == 0 else { continue }
        let image = DisplayList([.image(key, ImageName(1), rect, .white, opacity: 1)])
        let moved = DisplayList([.image(key, ImageName(1), other, .white, opacity: 1)])
        #expect(moved.resembles(image, within: 0.5) == isAlike)
      }
    }
  }

  @Test("Another key, image, colour or opacity shows, whatever the step")
  func otherItems() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let moved = Rect(x: 10.1, y: 20, width: 30, height: 40)
    let (key, other) = (ItemKey(.indicator, 1), ItemKey(.indicator, 2))
    let image = DisplayList([.image(key, ImageName(1), rect, .white, opacity: 1)])
    for (command, isAlike) in [
      (.image(key, ImageName(1), moved, .white, opacity: 1), true),
      (.image(other, ImageName(1), moved, .white, opacity: 1), false),
      (.image(key, ImageName(2), moved, .white, opacity: 1), false),
      (.image(key, ImageName(1), moved, .black, opacity: 1), false),
      (.image(key, ImageName(1), moved, .white, opacity: 0.997), true),
      (.image(key, ImageName(1), moved, .white, opacity: 0.996), false),
    ] as [(DrawCommand, Bool)] {
      #expect(DisplayList([command]).resembles(image, within: 5) == isAlike, "\(command)")
    }
    let gradient = LinearGradient(from: .white, to: .black, direction: .leftToRight)
    let fill = DisplayList([.fill(key, rect, radius: 4, .gradient(gradient))])
    for (command, isAlike) in [
      (.fill(key, moved, radius: 4, .gradient(gradient)), true),
      (.fill(other, moved, radius: 4, .gradient(gradient)), false),
      (
        .fill(
          key, moved, radius: 4, .gradient(LinearGradient(from: .white, to: .white, direction: .leftToRight))),
        false
      ),
      (.fill(key, moved, radius: 4, .solid(.white, opacity: 1)), false),
    ] as [(DrawCommand, Bool)] {
      #expect(DisplayList([command]).resembles(fill, within: 5) == isAlike, "\(command)")
    }
  }

  @Test("An arc's radius, width, centre and ends show once they have moved by the step")
  func everyArc() {
    let arc = Arc(center: Point(x: 50, y: 60), radius: 20, width: 4, sweep: 90)
    // A degree on the outer edge, 22 points from the centre, is 0.384 points.
    for change in [
      { $0.center.x += $1 }, { $0.center.y += $1 }, { $0.radius += $1 }, { $0.width += $1 },
      { $0.start += $1 / 0.384 }, { $0.sweep += $1 / 0.384 },
    ] as [(inout Arc, Double) -> Void] {
      for (amount, isAlike) in [(0.47, true), (0.53, false), (-0.47, true), (-0.53, false)] {
        var other = arc
        change(&other, amount)
        let lists = [arc, other].map {
          DisplayList([.arc(ItemKey(.progress), $0, .solid(.white, opacity: 1))])
        }
        #expect(lists[0].resembles(lists[1], within: 0.5) == isAlike, "\(other)")
      }
    }
  }
}
