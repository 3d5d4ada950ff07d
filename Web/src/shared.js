/** Returns an object that every script that defines elements in this document has; the first one makes it. */
export const shared = (name, value) => (globalThis[Symbol.for(`dwell.${name}`)] ??= value);
