/** The style of a carousel, beside that of all elements. */
export const style = `
:host { overflow: clip; min-block-size: 0; min-inline-size: 0; writing-mode: inherit; user-select: none; -webkit-user-select: none; }
:host::before { content: ''; display: grid; grid-template-columns: minmax(0, 300px); aspect-ratio: 16 / 9; max-block-size: 100%; }
.frame { contain: inline-size; }
.root { position: absolute; inset: 0; color: inherit; }
button, .group::after, .item:not([part~=page]) { writing-mode: horizontal-tb; }
.item:not([part~=page]) { color: var(--dwell-color, var(--text)); }
.group:has(> * > [part~=page])::after { content: ''; position: absolute; inset: auto 0 0; block-size: min(128px, 50%);
  pointer-events: none; background: var(--dwell-scrim); }
:host([indicator-side=start]) .group:has(> * > [part~=page])::after { inset: 0 0 auto; rotate: 180deg; }
:host([orientation^=vertical]) .group:has(> * > [part~=page])::after { inset: 0 0 0 auto; block-size: auto; inline-size: min(128px, 50%); }
:host([taps=turn]) .frame:has(.root:active) button, :host([taps=turn]) .root:active .group::after { opacity: 0; transition: opacity .2s linear .35s; }
[part~=page] { display: flex; align-items: start; }
::slotted(*) { flex: none; box-sizing: border-box; inline-size: 100%; block-size: 100%; max-inline-size: none; margin: 0; }
:host(:is([fits-page], [for]))::before { aspect-ratio: auto; }
:host([fits-page]) { writing-mode: horizontal-tb; }
:host([fits-page]) .frame:not(.is-flat) > .flat { display: block; block-size: 0; }
:host([fits-page]) .root { position: relative; inset: auto; min-block-size: 1px; }
:host([fits-page]) ::slotted(*) { block-size: auto; aspect-ratio: auto; }
:host([fits-page][orientation^=vertical]) { inline-size: fit-content; }
:host([fits-page][orientation^=vertical])::before { content: none; }
:host([fits-page][orientation^=vertical]) :is(.frame, .root) { contain: none; min-inline-size: 1px; block-size: 100%; }
:host([fits-page][orientation^=vertical]) ::slotted(*) { inline-size: max-content; block-size: 100%; }
:host([page-length=auto]:not([orientation^=vertical])) { block-size: 240px; }
:host([page-length=auto]) .frame { container-type: inline-size; }
:host([page-length=auto]) ::slotted(*) { inline-size: fit-content; max-inline-size: 100cqi; }
:host([page-length=auto]) ::slotted(:is(img, video)) { inline-size: auto; }
:host([page-length=auto][orientation^=vertical]) ::slotted(*) { inline-size: 100%; block-size: fit-content; }
:host([page-length=auto]) .frame:not(.is-flat) .flat { display: block; visibility: hidden; content-visibility: visible; }
:host([page-length=auto]) .frame:not(.is-flat) .flat div { display: flex; gap: 0; align-items: start; }
:host([page-length=auto][orientation^=vertical]) .frame:not(.is-flat) .flat div { flex-direction: column; }
:host([for]) { --dwell-page-length: 96px; --dwell-gap: 8px; --dwell-align: center; block-size: 64px; }
:host([for][orientation^=vertical]) { --dwell-page-length: 64px; block-size: auto; inline-size: 96px; }
:host([for]) [part~=page]:not([part~=current]) > slot::slotted(*) { opacity: .6; }
[part~=current]::after { content: ''; position: absolute; inset: 0; border: 2px solid; outline: 1px solid Canvas; outline-offset: -3px; pointer-events: none; }
::slotted(img), ::slotted(video) { display: block; object-fit: cover; }
button { position: absolute; left: var(--left); top: var(--top); width: var(--width); height: var(--height); z-index: 1; color: var(--text); }
button svg { inline-size: calc(var(--size) * 7 / 22); block-size: auto; padding: calc(var(--size) * 9 / 44);
  background: color-mix(in srgb, currentColor 10%, transparent); }
[part=previous] svg { rotate: var(--turn); }
[part=next] svg { rotate: calc(var(--turn) + 180deg); }
[aria-disabled=true] { opacity: .45; cursor: default; }
.over-media button { color: white; }
.over-media button:not(.in-bar) svg, .over-media button:not(.in-bar):hover svg { background: rgb(0 0 0 / .75); }
.in-bar { color: var(--in-bar, var(--text)); }
.in-bar svg { inline-size: calc(var(--size) * 5 / 14); padding: calc(var(--size) / 4); background: none; }
.in-bar:focus-visible svg { outline-offset: -2px; box-shadow: inset 0 0 0 4px white; }
.in-bar ~ .root [part~=slider]::before { margin-inline-end: 4px; }
:host([orientation^=vertical]) .in-bar ~ .root [part~=slider]::before { margin: 0 0 4px; }
.frame:not(.has-controls) button + button { inset-block: calc(50% - 22px) auto; inset-inline: auto 4px; width: 44px; height: 44px; --size: 44px !important; }
.frame:not(.has-controls) [part=previous] { inset-inline: 4px auto; }
.frame:not(.has-controls) button + button:not(:focus-visible) { opacity: 0; pointer-events: none; }
.frame:not(.is-flat) .flat { position: absolute; inset: 0; z-index: -1; overflow: hidden; }
.frame:not(.is-flat) .flat div { display: grid; block-size: 100%; grid-auto-rows: 100%; gap: 100%; }
.is-flat .root { display: none; }
@media print { :host, :host::before { aspect-ratio: auto !important; block-size: auto !important; overflow: visible !important; } ::slotted(*) { block-size: auto; aspect-ratio: auto var(--shape); margin-block-end: 1em; break-inside: avoid; } }`;
