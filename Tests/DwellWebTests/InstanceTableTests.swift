import Dwell
import Testing

@testable import DwellWeb

/// The handles of instances.
@Suite struct InstanceTableTests {
  @Test func `a handle finds its instance until it is removed`() {
    var table = InstanceTable()
    let one = table.add(ElementKind.pageControl.makeInstance())
    let other = table.add(ElementKind.pageControl.makeInstance())
    #expect(one != other)
    #expect(table[one] != nil && table[one] !== table[other])
    table.remove(one)
    #expect(table[one] == nil && table[other] != nil && table.count == 1)
  }

  @Test func `nil gets no handle, and an unknown handle has no instance`() {
    var table = InstanceTable()
    #expect(table.add(nil) == -1)
    for handle: Int32 in [-1, 0, 1, .min, .max] {
      #expect(table[handle] == nil)
      table.remove(handle)
    }
    #expect(table.count == 0)
  }

  @Test func `a hundred thousand connects and disconnects use one slot and leave nothing behind`() {
    final class Watched: Instance {
      nonisolated(unsafe) static var alive = 0
      override init() { Watched.alive += 1 }
      deinit { Watched.alive -= 1 }
    }
    var table = InstanceTable()
    for _ in 0..<100_000 {
      let handle = table.add(Watched())
      #expect(handle == 0)
      table.remove(handle)
      table.remove(handle)
    }
    #expect(Watched.alive == 0 && table.count == 0)
  }
}
