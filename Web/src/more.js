import { extend } from './core.js';
import { provideAble } from './start.js';

/**
 * What only some elements need of the core: segments, meters, and pages that don't snap. Scripts contain it; a module fetches it as
 * `more.wasm.gz` where it is used.
 */

/** The elements that need it. */
const needing = 'dwell-segments,dwell-meter,[indicator=segments],[snap=none],[speed]';

const NAME = 'more.wasm.gz';

/** What fetches it; null where it has arrived. */
let fetchStream;
/** Resolves to whether the core has been compiled. */
let core;
let arriving;

/** What stands for its functions until it has arrived: no element calls one before. */
const absent = () => { throw new Error(`${NAME} is missing: copy it beside the script`); };
export const imports = { placeholder: new Proxy({}, { get: () => absent }) };

/** Fetches it, beside the core; returns whether it came. */
const fetchMore = async () => {
  try {
    const [stream, isCompiled] = await Promise.all([fetchStream(), core]);
    if (!isCompiled) return false;
    await extend(stream);
  } catch (error) {
    console.warn('Dwell: more.wasm.gz is missing, so there are no segments, no meters and no pages that don’t snap: copy it beside the script.', error);
    return false;
  }
  fetchStream = null;
  return true;
};
const arrive = () => (arriving ??= fetchMore());

/** Says what fetches it, and fetches it if the document needs it; stories make their carousels need it. */
export const provideMore = (fetch, compiled) => {
  [fetchStream, core] = [fetch, compiled];
  provideAble((elements, begin) => {
    if (!fetchStream) return elements;
    const waiting = new Set(elements.filter((one) => one.matches(needing)));
    if (!waiting.size) return elements;
    arrive().then((has) => has && begin([...waiting]));
    return elements.filter((one) => !waiting.has(one));
  });
  return document.querySelector(`${needing},dwell-stories`) && arrive();
};
