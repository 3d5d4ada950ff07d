/**
 * The core, compiled to WebAssembly: instances by handle, events in, records out. The modules in `abi` define the
 * numbers.
 */

import * as Diagnostics from './abi/diagnostics.js';

/** The causes of a page change, by number. */
const causes = ['timer', 'person', 'app', 'data'];

let wasm;
let view = new Float64Array(0);

/** Compiles a module as it arrives, whatever MIME type a server reports. */
const compile = async (stream, imports) => {
  const response = new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
  return (await WebAssembly.instantiateStreaming(response, imports)).instance.exports;
};

/** Compiles the core, whose functions and memory all components use. */
export const adopt = async (stream, imports) => { wasm = await compile(stream, imports); };

/** Adds a module that the core's has been split from. */
export const extend = (stream) => compile(stream, { primary: wasm });

/** The size of the core's memory, in bytes. */
export const memory = () => wasm.memory.buffer.byteLength;

/** The whole memory as numbers; a new view after the memory has grown, which detaches the old one. */
const numbers = () => {
  if (view.buffer !== wasm.memory.buffer) view = new Float64Array(wasm.memory.buffer);
  return view;
};

/** Returns the outcome whose record is at an address; the console hears of an element's values out of range. */
const outcome = (address, element) => {
  const at = address >> 3;
  const [handled, request, ended, diagnostics, from, to, cause, continuous, time, edge] = numbers().subarray(at, at + 10);
  if (diagnostics & Diagnostics.invalidMetrics) console.warn('Dwell: a length, an opacity or a row of the effect-table is out of range, so the default is used.', element);
  return {
    handled: !!handled, request, ended: !!ended, edge,
    change: from < 0 ? null : { from, to, cause: causes[cause], continuous: !!continuous, time },
  };
};

/** A component inside the module. It must be destroyed by `destroy`. */
export class Component {
  /**
   * @param {number} kind one of the numbers in `abi/kind.js`
   * @param {Element} element the element that the console names
   */
  constructor(kind, element) {
    this.element = element;
    this.handle = wasm.create(kind);
    /** The time of the last event. */
    this.last = 0;
  }

  /** Sets a field of the configuration, which the next `update` applies. */
  set(field, value, index = -1) { wasm.set(this.handle, field, index, value); }

  /**
   * Starts the component with the configuration, or applies it in place to the running component; returns the outcome.
   */
  update(now) {
    this.last = now;
    return outcome(wasm.update(this.handle, now), this.element);
  }

  /** Handles an event and returns its outcome. */
  send(now, kind, a = 0, b = 0, c = 0) {
    this.last = now;
    return outcome(wasm.event(this.handle, kind, a, b, c, now), this.element);
  }

  /** Returns the records of the frame at a time, which are valid until the next call of any function. */
  frame(now) {
    // Call the function before creating the view: the memory may grow.
    const at = wasm.frame(this.handle, now) >> 3;
    return numbers().subarray(at);
  }

  /** Frees the component. */
  destroy() { wasm.destroy(this.handle); }
}
