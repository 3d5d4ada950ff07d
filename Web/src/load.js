import { adopt } from './core.js';

/** The core at an address, whatever type the server gives it. */
export const fetchCore = async (url) => WebAssembly.instantiate(await (await fetch(url)).arrayBuffer());

/** The core from its bytes as gzip made them smaller: in base64 inside a script they would else grow by a third again. */
export const unpackCore = async (packed) => {
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.instantiate(await new Response(bytes).arrayBuffer());
};

/**
 * Compiles the core and defines elements. Where the page's Content-Security-Policy forbids WebAssembly (it needs
 * `'wasm-unsafe-eval'`), the elements stay what they were: pages that scroll.
 */
export const load = async (module, elements) => {
  try {
    const { instance } = await module;
    adopt(instance);
  } catch (error) {
    console.warn('Dwell: no WebAssembly here, so pages only scroll.', error);
    return false;
  }
  elements();
  return true;
};
