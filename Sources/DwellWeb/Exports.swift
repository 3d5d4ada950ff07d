import Dwell

#if arch(wasm32)
// All functions that scripts can call. Arguments are numbers; results are records in memory
// (``RecordWriter``).

/// Creates an instance of a kind of element (``ElementKind``) with the defaults, and returns its handle; -1
/// for an unknown kind.
@_expose(wasm, "create") @c public func dwellCreate(_ kind: Int32) -> Int32 {
  bridge.instances.add(ElementKind(rawValue: kind)?.makeInstance())
}

/// Destroys an instance. Its handle may be reused.
@_expose(wasm, "destroy") @c public func dwellDestroy(_ handle: Int32) { bridge.instances.remove(handle) }

/// Sets a field of the configuration (``Field``), which the next `update` applies.
@_expose(wasm, "set")
@c public func dwellSet(_ handle: Int32, _ field: Int32, _ index: Double, _ value: Double) {
  guard let field = Field(rawValue: field) else { return }
  bridge.instances[handle]?.set(field, index: Int(script: index), to: value)
}

/// Starts the component with the configuration, or applies it in place to the running component. Returns the
/// address of the outcome's record; nil for an unknown handle.
@_expose(wasm, "update")
@c public func dwellUpdate(_ handle: Int32, _ now: Double) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  return bridge.report(instance.update(at: now))
}

/// Handles an event (``Event/init(web:_:_:_:)``). Returns the address of the outcome's record; nil for an
/// unknown handle.
@_expose(wasm, "event")
@c public func dwellEvent(
  _ handle: Int32, _ kind: Int32, _ a: Double, _ b: Double, _ c: Double, _ now: Double
) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  return bridge.report(Event(web: kind, a, b, c).map { instance.handle($0, at: now) } ?? Outcome())
}

/// Returns the address of the records of an instance's frame at a time; nil for an unknown handle.
@_expose(wasm, "frame")
@c public func dwellFrame(_ handle: Int32, _ now: Double) -> UnsafePointer<Double>? {
  guard let instance = bridge.instances[handle] else { return nil }
  return bridge.writeFrame(of: instance, at: now)
}

/// The state of the exported functions.
nonisolated(unsafe) private var bridge = Bridge()
#endif
