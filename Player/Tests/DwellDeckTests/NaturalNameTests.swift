import Testing

@testable import DwellDeck

/// The natural order of names.
@Suite("Natural order of names")
struct NaturalNameTests {
  /// Names in their order.
  static let ordered: [[String]] = [
    ["1.jpg", "2.jpg", "10.jpg", "100.jpg"],
    ["a.jpg", "B.jpg", "c.jpg"],
    ["a.jpg", "a (2).jpg", "a 3.jpg", "a2.jpg", "a10.jpg", "ab.jpg"],
    ["IMG_9.jpg", "img_10.JPG", "IMG_11.jpg"],
    ["p1.jpg", "p01.jpg", "p001.jpg", "p2.jpg", "p02.jpg"],
    ["p0.jpg", "p00.jpg", "p1.jpg"],
    ["1-2-3", "1-2-10", "1-10-1", "2-1-1"],
    ["a1b10", "a01b11", "a1b12"],
    ["9999999999999999999999998", "9999999999999999999999999", "10000000000000000000000000"],
    ["a.gif", "a.jpg", "a.png", "b.gif"],
    ["A.jpg", "a.jpg"],
    ["v1.2", "v1.10"],
    ["e.jpg", "z.jpg", "É.jpg", "ö.jpg"],
    ["", ".a", "a"],
    ["0", "a"],
  ]

  @Test(
    "Numbers sort by value, case is ignored, and names sort before their extensions", arguments: ordered)
  func order(names: [String]) {
    #expect(names.reversed().map(NaturalName.init).sorted().map(\.name) == names)
  }

  @Test("Names have a strict total order")
  func totalOrder() {
    let parts = ["", "a", "A", "0", "00", "1", "01", "é", "e\u{301}", ".", " "]
    let names = parts.flatMap { first in parts.map { NaturalName(first + $0) } }
    for first in names {
      for second in names {
        let orders = [first < second, second < first, first == second]
        #expect(
          orders.filter { $0 }.count == 1, "\(first.name.debugDescription), \(second.name.debugDescription)")
      }
    }
    let sorted = names.sorted()
    for (low, first) in sorted.enumerated() {
      for second in sorted[low...] {
        #expect(!(second < first), "\(first.name.debugDescription), \(second.name.debugDescription)")
      }
    }
  }

  @Test("The extension follows the last dot, unless the name begins with it")
  func stems() {
    #expect(
      ["a.jpg", "a.b.c", ".a", "a", "", "a."].map { NaturalName($0).stem } == [
        "a", "a.b", ".a", "a", "", "a",
      ])
  }
}
