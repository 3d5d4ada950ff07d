/** The style of `<dwell-stories>`. */
export const style = `
:host { display: block; position: relative; overflow: hidden; contain: layout style; box-sizing: border-box; color: white; touch-action: none; user-select: none;
  -webkit-user-select: none; block-size: 100vh; block-size: 100dvh; max-block-size: 100%; inline-size: 100%; max-inline-size: max(56.25vh, 480px);
  margin-inline: auto; }
:host([hidden]) { display: none; }
.background { position: absolute; inset: 0; background: var(--dwell-background-color, black); }
.view { position: absolute; inset: 0; transform-origin: top; }
.people { block-size: 100%; color: inherit; }
.people > div { position: relative; inline-size: 100%; block-size: 100%; }
.people > div > slot { display: block; block-size: 100%; }
::slotted(dwell-carousel) { block-size: 100% !important; aspect-ratio: auto !important; color: inherit; --dwell-background-color: black; --dwell-color: white; --in-bar: white;
  --dwell-scrim: linear-gradient(transparent, rgb(0 0 0 / .6) 60%); }
[part=header], [part=close] { position: absolute; inset-block-start: 32px; z-index: 1; transition: opacity .2s linear; }
.held [part=header], .held [part=close] { opacity: 0; transition-delay: .35s; }
[part=header] { inset-inline: 16px 56px; display: flex; align-items: center; gap: 8px; block-size: 44px; pointer-events: none; font: 600 14px/1.3 system-ui, sans-serif; }
[part=picture] { inline-size: 32px; block-size: 32px; border-radius: 50%; object-fit: cover; flex: none; }
[part=picture]:not([src]) { display: none; }
[part=name] { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
button { all: unset; inset-inline-end: 6px; inline-size: 44px; block-size: 44px; display: grid; place-items: center; cursor: pointer; pointer-events: auto; }
button svg { inline-size: 20px; block-size: 20px; border-radius: 50%; padding: 6px; fill: currentColor; }
button:focus-visible svg { outline: 2px solid var(--dwell-focus-color, black); box-shadow: inset 0 0 0 2px white; }
@media (hover: hover) { button:hover svg { background: rgb(255 255 255 / .2); } }
@media (forced-colors: active) { button svg { fill: ButtonText; background: ButtonFace; } }`;
