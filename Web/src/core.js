/**
 * The core, compiled to WebAssembly: instances by handle, events in, records out. The numbers below are those of
 * Sources/DwellWeb; a test compares them.
 */

/** The kinds of element. */
export const Kind = { pageControl: 0, carousel: 1, segments: 2, meter: 3 };

/** The kinds of event. */
export const Event = {
  tick: 0, press: 1, move: 2, release: 3, cancel: 4, hover: 5, leave: 6, key: 7, wheel: 8, wheelEnded: 9, crown: 10,
  select: 11, advance: 12, veto: 13, restart: 14, pause: 15, resume: 16, setPageCount: 17, insert: 18, remove: 19,
  relocate: 20, setDuration: 21, setPageDuration: 22, setProgress: 23, setSeen: 24, setValue: 25, resize: 26,
  setDirection: 27, setReduceMotion: 28, setPageLength: 29,
};

/** The reasons to pause. */
export const Pause = { touch: 1, scrub: 2, hover: 4, focus: 8, hidden: 16, background: 32, loading: 64, app: 256 };

/** The fields of a configuration. */
export const Field = Object.fromEntries([
  'pageCount', 'currentPage', 'duration', 'showsProgress', 'loops', 'asksBeforeAdvancing', 'initialProgress', 'pausedBy',
  'pausesFor', 'reduceMotion', 'direction', 'profile', 'background', 'overflow', 'seenMarks', 'allowsScrubbing',
  'hidesForSinglePage', 'metric', 'image', 'currentImage', 'defaults', 'moreContrast', 'indicator', 'indicatorSide',
  'indicatorInset', 'indicatorMargin', 'taps', 'effect', 'spacing', 'style', 'value', 'minimum', 'maximum',
  'isRevealed',
].map((name, number) => [name, number]));

/** The places in the head of a frame, and the lengths of its records. */
export const Head = {
  holdsUntil: 2, commands: 3, motions: 4, elements: 5, page: 6, pageCount: 7, progress: 8, rate: 9, pausedBy: 10,
  width: 11, height: 12, position: 13, length: 14, command: 18, motion: 7, element: 9,
};

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

/** One component inside the module. `destroy` it: nothing else will. */
export class Component {
  /** @param {number} kind one of {@link Kind} */
  constructor(kind) { this.handle = wasm.create(kind); }

  /** Sets a field of the configuration, which counts from the next `start` on. */
  set(field, value, index = -1) { wasm.set(this.handle, field, index, value); }

  /** Begins, or begins anew where it was. */
  start(now) { wasm.start(this.handle, now); }

  /** Lets an event happen and tells what came of it. */
  send(now, kind, a = 0, b = 0, c = 0) {
    const at = wasm.event(this.handle, kind, a, b, c, now) >> 3;
    const [handled, request, ended, diagnostics, from, to, cause, continuous, time] = numbers().subarray(at, at + 9);
    return {
      handled: !!handled, request, ended: !!ended, diagnostics,
      change: from < 0 ? null : { from, to, cause: causes[cause], continuous: !!continuous, time },
    };
  }

  /** The records of the frame at a time: valid until the next call of anything. */
  frame(now) {
    // The address first: filling the frame may make the memory grow.
    const at = wasm.frame(this.handle, now) >> 3;
    return numbers().subarray(at);
  }

  /** Gives the component's memory back. */
  destroy() { wasm.destroy(this.handle); }
}
