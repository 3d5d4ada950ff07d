/// Instances by handle. A handle is a small number that is used again once its instance has gone.
struct InstanceTable {
  /// The instances; nil where one has gone.
  private var slots: [Instance?] = []
  /// The handles of those that have gone.
  private var free: [Int32] = []

  /// No instance.
  init() {}

  /// The number of instances.
  var count: Int { slots.count - free.count }

  /// The instance of a handle; nil for a handle that belongs to none.
  subscript(handle: Int32) -> Instance? {
    slots.indices.contains(Int(handle)) ? slots[Int(handle)] : nil
  }

  /// Adds an instance and gives its handle; -1 for none.
  mutating func add(_ instance: Instance?) -> Int32 {
    guard let instance else { return -1 }
    if let handle = free.popLast() {
      slots[Int(handle)] = instance
      return handle
    }
    slots.append(instance)
    return Int32(slots.count - 1)
  }

  /// Removes an instance; nothing happens with a handle that belongs to none.
  mutating func remove(_ handle: Int32) {
    guard self[handle] != nil else { return }
    slots[Int(handle)] = nil
    free.append(handle)
  }
}
