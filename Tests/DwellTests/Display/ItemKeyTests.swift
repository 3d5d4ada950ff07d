import Dwell
import Testing

/// The identity of items in a display list.
@Suite("A key of an item") struct ItemKeyTests {
  @Test("A key names one of up to seven pictures that fade out; more count as the seventh")
  func leavingPictures() {
    for leaving in 0...7 as ClosedRange<UInt8> {
      let key = ItemKey(.indicator, 3, leaving: leaving)
      #expect(key.leaving == leaving && key.isLeaving == (leaving > 0) && key.page == 3)
    }
    for leaving in [8, 9, .max] as [UInt8] {
      #expect(ItemKey(.indicator, 3, leaving: leaving) == ItemKey(.indicator, 3, leaving: 7))
    }
  }

  @Test("A key belongs to no page unless one is given, and then is written as page 0")
  func noPage() {
    #expect(ItemKey(.background, leaving: 2) == ItemKey(.background, 0, leaving: 2))
    #expect(ItemKey(.background) == ItemKey(.background, 0, isLeaving: false))
    #expect(ItemKey(.background, isLeaving: true).leaving == 1)
  }
}
