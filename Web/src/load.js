import { adopt } from './core.js';

/** Fetches the core and compiles it as it arrives, whatever MIME type the server reports. */
export const fetchCore = async (url) => {
  const { ok, body } = await fetch(url);
  if (!ok) throw new Error(`${url} is missing: copy it from the package to where the script is`);
  return WebAssembly.instantiateStreaming(new Response(body, { headers: { 'Content-Type': 'application/wasm' } }));
};

/** Unpacks the gzipped core: without compression, its base64 in a script would be a third larger. */
export const unpackCore = async (packed) => {
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.instantiate(await new Response(bytes).arrayBuffer());
};

/**
 * Compiles the core and defines the elements. If the page's Content-Security-Policy forbids WebAssembly (it needs
 * `'wasm-unsafe-eval'`), the elements stay undefined: pages only scroll.
 */
export const load = async (module, elements) => {
  // On a server there is nothing to define.
  if (!globalThis.document) return false;
  try {
    const { instance } = await module();
    adopt(instance);
  } catch (error) {
    console.warn('Dwell: WebAssembly is not available, so pages only scroll.', error);
    return false;
  }
  elements();
  return true;
};
