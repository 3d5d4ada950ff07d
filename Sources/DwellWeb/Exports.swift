import Dwell

#if arch(wasm32)
// Everything that scripts can call. Numbers go in, and come out as records in memory (``RecordWriter``).

/// A new instance of a kind of element (``ElementKind``), or -1. It has its defaults until `update`.
@_expose(wasm, "create") @c public func dwellCreate(_ kind: Int32) -> Int32 {
  bridge.instances.add(ElementKind(rawValue: kind)?.makeInstance())
}

/// Ends an instance. Its handle may be given to another one.
@_expose(wasm, "destroy") @c public func dwellDestroy(_ handle: Int32) { bridge.instances.remove(handle) }

/// Sets a field of the configuration (``Field``); it counts from the next `update` on.
@_expose(wasm, "set")
@c public func dwellSet(_ handle: Int32, _ field: Int32, _ index: Double, _ value: Double) {
  guard let field = Field(rawValue: field) else { return }
  bridge.instances[handle]?.set(field, index: Int(web: index), to: value)
}

/// Begins with the configuration, or changes the running component to it in place; gives the address of the
/// outcome's record, 0 for no instance.
@_expose(wasm, "update")
@c public func dwellUpdate(_ handle: Int32, _ now: Double) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  return bridge.tell(instance.update(at: now))
}

/// Handles an event (``Event/init(web:_:_:_:)``); gives the address of its outcome's record, 0 for no
/// instance.
@_expose(wasm, "event")
@c public func dwellEvent(
  _ handle: Int32, _ kind: Int32, _ a: Double, _ b: Double, _ c: Double, _ now: Double
) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  return bridge.tell(Event(web: kind, a, b, c).map { instance.handle($0, at: now) } ?? Outcome())
}

/// Gives the address of the records of an instance's frame at a time, 0 for no instance.
@_expose(wasm, "frame")
@c public func dwellFrame(_ handle: Int32, _ now: Double) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  instance.fill(&bridge.frame, at: now)
  bridge.records.removeAll()
  bridge.records.append(
    instance.state(at: now), bridge.frame,
    until: min(bridge.frame.course.end ?? .infinity, instance.nextChange(after: now)))
  return bridge.records.address
}

/// What the exported functions share.
nonisolated(unsafe) private var bridge = Bridge()
#endif
