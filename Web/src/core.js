/**
 * The core, compiled to WebAssembly: instances by handle, events in, records out. What numbers mean, the
 * modules in `numbers` say.
 */

/** The causes of a change of page, by number. */
const causes = ['timer', 'person', 'app', 'data'];

let wasm;
let view = new Float64Array(0);

/** Takes the compiled module's functions and memory. */
export const adopt = (instance) => { wasm = instance.exports; };

/** The bytes of memory that the core has. */
export const memory = () => wasm.memory.buffer.byteLength;

/** The whole memory as numbers; a new view after the memory has grown, which ends the old one. */
const numbers = () => {
  if (view.buffer !== wasm.memory.buffer) view = new Float64Array(wasm.memory.buffer);
  return view;
};

/** The outcome whose record is at an address. */
const outcome = (address) => {
  const at = address >> 3;
  const [handled, request, ended, , from, to, cause, continuous, time] = numbers().subarray(at, at + 9);
  return {
    handled: !!handled, request, ended: !!ended,
    change: from < 0 ? null : { from, to, cause: causes[cause], continuous: !!continuous, time },
  };
};

/** One component inside the module. `destroy` it: nothing else will. */
export class Component {
  /** @param {number} kind one of those in `abi/kind.js` */
  constructor(kind) { this.handle = wasm.create(kind); }

  /** Sets a field of the configuration, which counts from the next `update` on. */
  set(field, value, index = -1) { wasm.set(this.handle, field, index, value); }

  /** Begins with the configuration, or changes the running component to it in place; returns the outcome. */
  update(now) { return outcome(wasm.update(this.handle, now)); }

  /** Handles an event and returns its outcome. */
  send(now, kind, a = 0, b = 0, c = 0) { return outcome(wasm.event(this.handle, kind, a, b, c, now)); }

  /** The records of the frame at a time: valid until the next call of anything. */
  frame(now) {
    // The address first: filling the frame may make the memory grow.
    const at = wasm.frame(this.handle, now) >> 3;
    return numbers().subarray(at);
  }

  /** Gives the component's memory back. */
  destroy() { wasm.destroy(this.handle); }
}
