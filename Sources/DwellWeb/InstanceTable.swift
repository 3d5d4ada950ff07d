/// Instances by handle. A handle is a small number that is reused after its instance has been removed.
struct InstanceTable {
  /// The instances; nil in free slots.
  private var slots: [Instance?] = []
  /// The handles of free slots.
  private var free: [Int32] = []

  /// Creates an empty table.
  init() {}

  /// The number of instances.
  var count: Int { slots.count - free.count }

  /// The instance of a handle; nil for an unknown handle.
  subscript(handle: Int32) -> Instance? {
    slots.indices.contains(Int(handle)) ? slots[Int(handle)] : nil
  }

  /// Adds an instance and returns its handle; -1 for nil.
  mutating func add(_ instance: Instance?) -> Int32 {
    guard let instance else { return -1 }
    if let handle = free.popLast() {
      slots[Int(handle)] = instance
      return handle
    }
    slots.append(instance)
    return Int32(slots.count - 1)
  }

  /// Removes an instance; unknown handles are ignored.
  mutating func remove(_ handle: Int32) {
    guard self[handle] != nil else { return }
    slots[Int(handle)] = nil
    free.append(handle)
  }
}
