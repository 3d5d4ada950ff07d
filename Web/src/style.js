/** The shared style of all elements. Sizes and positions come from the core; this sets colours and focus. */
const style = `
:host {
  display: block; position: relative; contain: layout style; color: inherit; writing-mode: horizontal-tb;
  --dwell-resolved-background: var(--dwell-background-color, Canvas);
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
/* The narrowest line, which isn't drawn without columns, is a pixel of the layout. */
.root { column-rule: .01px solid; position: relative; margin-inline: auto; max-inline-size: 100%; color: var(--dwell-color, currentColor); }
.item, .group { position: absolute; left: 0; top: 0; box-sizing: border-box; }
.item { background: currentColor; }
[part~=label] { background: none; font-family: ui-monospace, monospace; font-weight: 500; text-align: center;
  white-space: nowrap; display: grid; place-content: center; direction: ltr; }
[part~=page] { background: none; overflow: hidden; }
[part~=slider] { position: absolute; left: 0; top: 0; pointer-events: none; }
[part~=slider]::before { content: ''; position: absolute; inset: var(--ring); border-radius: 15px; }
:focus { outline: none; }
button:focus-visible svg, [part~=slider]:focus-visible::before { outline: 2px solid var(--dwell-focus-color, black); box-shadow: inset 0 0 0 2px white; }
[part~=slider]:focus-visible::before { outline-offset: -2px; box-shadow: inset 0 0 0 4px white; }
button { all: unset; box-sizing: border-box; display: grid; place-items: center; cursor: pointer; flex: none;
  inline-size: 44px; block-size: 44px; order: 1; }
button[hidden] { display: none; }
button svg { border-radius: 50%; padding: 9px; inline-size: 14px; block-size: 14px; fill: currentColor; }
@media (hover: hover) { button:hover svg { background: color-mix(in srgb, currentColor 20%, transparent); } }
@media (forced-colors: active) {
  .root, .item { forced-color-adjust: none; }
  .item:not([part~=page]) { color: CanvasText !important; background-color: CanvasText !important; }
  .item[part~=progress] { background-color: Highlight !important; }
  .item[part~=background] { background-color: Canvas !important; opacity: 1 !important; }
  .item:is([part~=label], [part~=border]) { background-color: transparent !important; }
  [part~=page] { forced-color-adjust: auto; }
  button svg { fill: ButtonText !important; background: ButtonFace !important; }
}
@media print { button, [part~=background] { display: none; } }
`;

/**
 * Returns the style sheet shared by all elements of a class in a window, which no Content-Security-Policy forbids. Its metrics
 * become lengths in CSS pixels, numbers or words. Their changes, and those of direction and visibility, are transitions, so
 * that there is an event.
 */
export const sheet = (type, view = globalThis) => {
  if (!Object.hasOwn(type, 'sheets')) type.sheets = new WeakMap();
  const { sheets } = type;
  if (!sheets.has(view)) {
    const { lengths, words } = type.styled;
    const watched = ['border-top-left-radius', 'visibility', '--dwell-color', '--dwell-progress-color'];
    for (const [names, syntax] of [[[...type.metrics.flatMap(([, names]) => names), ...lengths], '<length>|<number>|auto'], [words, '<custom-ident>+']]) {
      for (const name of names.map((one) => `--dwell-${one}`)) {
        // Another script may have registered it.
        try { view.CSS.registerProperty({ name, syntax, inherits: true, initialValue: 'auto' }); } catch {}
        watched.push(name);
      }
    }
    const made = new view.CSSStyleSheet();
    made.replaceSync(`${style}${type.style}
.root{border-start-start-radius:.01px;transition:${watched.map((name) => `${name} 1ms`)};transition-behavior:allow-discrete}`);
    sheets.set(view, made);
  }
  return sheets.get(view);
};
