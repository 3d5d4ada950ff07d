"""The types of frameworks as far as markup needs them, where no package is installed: the names and forms of their own declarations."""

ELEMENT = "interface HTMLAttributes<T> { id?: string; title?: string; %s; children?: unknown; onClick?: (event: MouseEvent & { currentTarget: T }) => void }"

# React 19 has its JSX in the module.
REACT = """declare namespace React {
  type Key = string | number;
  interface ClassAttributes<T> { key?: Key | null; ref?: { current: T | null } | ((one: T | null) => void) | null }
  %s
  namespace JSX {
    interface Element { type: unknown }
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicAttributes { key?: Key | null }
    interface IntrinsicElements { p: ClassAttributes<HTMLParagraphElement> & HTMLAttributes<HTMLParagraphElement> }
  }
}
export = React;
export as namespace React;
""" % (ELEMENT % "className?: string")
REACT_RUNTIME = "import React from 'react';\nexport import JSX = React.JSX;\nexport function jsx(...all: unknown[]): JSX.Element;\nexport const jsxs: typeof jsx;\n"

PREACT = """export interface ClassAttributes<T> { key?: string | number; ref?: { current: T | null } | ((one: T | null) => void) | null }
export namespace JSX {
  %s
  interface Element { type: unknown }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicElements { p: ClassAttributes<HTMLParagraphElement> & HTMLAttributes<HTMLParagraphElement> }
}
""" % (ELEMENT % "class?: string")
PREACT_RUNTIME = "export { JSX } from 'preact';\nimport { JSX } from 'preact';\nexport function jsx(...all: unknown[]): JSX.Element;\nexport const jsxs: typeof jsx;\n"

SOLID = """export namespace JSX {
  type Element = unknown;
  interface ElementChildrenAttribute { children: {} }
  %s
  interface IntrinsicElements { p: HTMLAttributes<HTMLParagraphElement> }
}
""" % (ELEMENT % "class?: string; ref?: T | ((one: T) => void)")
SOLID_RUNTIME = "export { JSX } from 'solid-js';\n"

VUE = """export interface ReservedProps { key?: PropertyKey; ref?: string }
export interface HTMLAttributes { id?: string; title?: string; class?: unknown; onClick?: (event: MouseEvent) => void }
export interface GlobalComponents {}
"""

SVELTE = """%s
export interface SvelteHTMLElements { p: HTMLAttributes<HTMLParagraphElement> }
""" % ("export " + ELEMENT % "class?: string")


def package(folder, name, files):
    """Installs a package with types alone, by their modules' names."""
    place = folder / "node_modules" / name
    place.mkdir(parents=True, exist_ok=True)
    exports = ", ".join(f'"./{module}": {{ "types": "./{module}.d.ts" }}' for module in files if module != "index")
    root = '".": { "types": "./index.d.ts" }, ' if "index" in files else ""
    (place / "package.json").write_text(f'{{ "name": "{name}", "exports": {{ {root}{exports} }} }}'.replace(", }", " }"))
    for module, text in files.items():
        (place / f"{module}.d.ts").write_text(text)


def install(folder):
    """Installs all of them."""
    package(folder, "react", {"index": REACT, "jsx-runtime": REACT_RUNTIME})
    package(folder, "preact", {"index": PREACT, "jsx-runtime": PREACT_RUNTIME})
    package(folder, "solid-js", {"index": SOLID, "jsx-runtime": SOLID_RUNTIME})
    package(folder, "vue", {"index": VUE})
    package(folder, "svelte", {"elements": SVELTE})
