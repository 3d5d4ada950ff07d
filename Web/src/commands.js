import * as Event from './abi/event.js';

/** What buttons can ask of the element that they name in `commandfor`, as the user. */
const commands = {
  '--next': (element) => element.send(Event.key, 7),
  '--previous': (element) => element.send(Event.key, 6),
  '--pause': (element) => element.pause(),
  '--play': (element) => { if (element.paused) element.toggle(); },
};

/** Handles an element's commands. */
export const obey = (element) => element.addEventListener('command', ({ command }) => commands[command]?.(element));

// Where browsers don't know `commandfor`, clicks are commands.
if (globalThis.document && !('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = event.composedPath().find((one) => one.matches?.('button[commandfor]:enabled'));
    const target = button?.getRootNode().getElementById(button.getAttribute('commandfor'));
    const command = button?.getAttribute('command');
    if (target && command && !event.defaultPrevented) target.dispatchEvent(Object.assign(new globalThis.Event('command'), { command, source: button }));
  });
}
