/// Instances by handle. A handle is a small number that is reused after its instance has been removed.
struct InstanceTable {
  /// The instances; nil in free slots.
  private var slots: [Instance?] = []

  /// Creates an empty table.
  init() {}

  /// The number of instances.
  var count: Int { slots.count { $0 != nil } }

  /// The instance of a handle; nil for an unknown handle.
  subscript(handle: Int32) -> Instance? {
    slots.indices.contains(Int(handle)) ? slots[Int(handle)] : nil
  }

  /// Adds an instance and returns its handle; -1 for nil.
  mutating func add(_ instance: Instance?) -> Int32 {
    guard let instance else { return -1 }
    for handle in slots.indices where slots[handle] == nil {
      slots[handle] = instance
      return Int32(handle)
    }
    slots.append(instance)
    return Int32(slots.count - 1)
  }

  /// Removes an instance; unknown handles are ignored.
  mutating func remove(_ handle: Int32) {
    guard self[handle] != nil else { return }
    slots[Int(handle)] = nil
  }
}
