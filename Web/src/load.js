import { adopt } from './core.js';
import { string } from './strings.js';

/** The first byte of a gzip stream; a module begins with 0. */
const GZIP = 0x1f;

/** Decompresses a gzip stream. */
const decompress = (stream) => stream.pipeThrough(new DecompressionStream('gzip'));

/**
 * Decompresses a stream until it isn't compressed: servers may have compressed it again, or taken its name for that of an encoding,
 * which the browser has undone.
 */
const unpack = async (stream) => {
  const [head, whole] = stream.tee();
  const reader = head.getReader();
  const { value } = await reader.read();
  reader.cancel();
  return value?.[0] === GZIP ? unpack(decompress(whole)) : whole;
};

/** Fetches the core, as a gzip stream that the browser decompresses as it arrives. */
export const fetchCore = async (url) => {
  const { ok, body } = await fetch(url);
  if (!ok) throw new Error(`${url} is missing: copy it beside the script`);
  return unpack(body);
};

/** Unpacks the gzipped core: without compression, its base64 in a script would be a third larger. */
export const unpackCore = (packed) => {
  const bytes = Uint8Array.fromBase64?.(packed) ?? Uint8Array.from(atob(packed), (letter) => letter.charCodeAt());
  return decompress(new Response(bytes).body);
};

/**
 * Compiles the core and defines the elements. If the page's Content-Security-Policy forbids WebAssembly (it needs
 * `'wasm-unsafe-eval'`), the elements stay undefined, and carousels scroll, with the marks and buttons of plain.mjs if that is
 * beside the script. Meanwhile a module imports and fetches what else it needs. A core of two parts has `imports`.
 */
export const load = async (core, elements, importMore, imports) => {
  // On a server there is nothing to define.
  if (!globalThis.document) return false;
  const adopted = (async () => adopt(await core(), imports))();
  const more = importMore?.(adopted.then(() => true, () => false));
  try {
    await adopted;
  } catch (error) {
    console.warn('Dwell: WebAssembly is not available, so pages only scroll.', error);
    import('./plain.mjs').then((plain) => plain.usePlainCarousels(string), () => {});
    return false;
  }
  await more;
  elements();
  return true;
};
