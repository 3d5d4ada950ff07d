import { adopt } from './core.js';

/** Fetches the core. */
export const fetchCore = async (url) => {
  const { ok, body } = await fetch(url);
  if (!ok) throw new Error(`${url} is missing: copy it beside the script`);
  return body;
};

/** Unpacks the gzipped core: without compression, its base64 in a script would be a third larger. */
export const unpackCore = (packed) => {
  const bytes = Uint8Array.fromBase64?.(packed) ?? Uint8Array.from(atob(packed), (letter) => letter.charCodeAt());
  return new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'));
};

/**
 * Compiles the core and defines the elements. If the page's Content-Security-Policy forbids WebAssembly (it needs
 * `'wasm-unsafe-eval'`), the elements stay undefined: pages only scroll.
 */
export const load = async (core, elements) => {
  // On a server there is nothing to define.
  if (!globalThis.document) return false;
  try {
    // It is compiled as it arrives, whatever MIME type a server reports.
    const response = new Response(await core(), { headers: { 'Content-Type': 'application/wasm' } });
    adopt((await WebAssembly.instantiateStreaming(response)).instance);
  } catch (error) {
    console.warn('Dwell: WebAssembly is not available, so pages only scroll.', error);
    return false;
  }
  elements();
  return true;
};
