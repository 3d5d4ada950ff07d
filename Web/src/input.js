import * as Event from './abi/event.js';
import { clock } from './clock.js';

/** The keys that turn pages, by the core's numbers. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', ' '];
/** Content that handles presses itself. */
const controls = 'input,select,textarea,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[draggable=true],[data-dwell-ignore]';

/**
 * Sends the user's input to the element's component: pointers and wheels over `area`, keys while `slider` has focus.
 */
export const listen = (element, area, slider) => {
  let pressed = null;
  let isDrag = false;

  /** Sends a pointer event, relative to the area's corner. */
  const send = (kind, event) => {
    const box = area.getBoundingClientRect();
    return element.send(kind, event.clientX - box.left, event.clientY - box.top);
  };
  /** Returns the elements in which an event happened, from its target up to the area. */
  const contentOf = (event) => {
    const path = event.composedPath();
    return path.slice(0, path.indexOf(area)).filter((one) => one.matches);
  };
  /** Whether an event belongs to content with its own input, or the app has handled it. */
  const isForeign = (event) => event.defaultPrevented || contentOf(event).some((one) => one.matches(controls));
  /** Ends the press. */
  const end = (kind) => (event) => {
    if (event.pointerId !== pressed) return;
    pressed = null;
    send(kind, event);
  };

  area.addEventListener('pointerdown', (event) => {
    if (pressed !== null || event.button || isForeign(event)) return;
    pressed = event.pointerId;
    isDrag = false;
    send(Event.press, event);
  });
  // Moves are handled without capturing the pointer until a drag begins, so that page content still gets
  // clicks.
  area.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pressed) return;
    if (!isDrag && send(Event.move, event).handled) {
      isDrag = true;
      area.setPointerCapture(pressed);
    } else if (isDrag) {
      send(Event.move, event);
    }
  });
  area.addEventListener('pointerup', end(Event.release));
  area.addEventListener('pointercancel', end(Event.cancel));
  area.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    send(Event.hover, event);
  });
  area.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') element.send(Event.leave);
    if (!isDrag) end(Event.cancel)(event);
  });
  // A drag isn't a click, and images in pages can't be dragged out, unless the app says so.
  area.addEventListener('click', (event) => {
    if (isDrag && event.detail) event.stopPropagation(), event.preventDefault();
    isDrag = false;
  }, true);
  area.addEventListener('dragstart', (event) => { if (!isForeign(event)) event.preventDefault(); });

  area.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    const unit = [1, 16, area.clientHeight][event.deltaMode];
    const isNotched = event.deltaMode > 0 || event.wheelDelta % 120 === 0;
    const { handled } = element.send(Event.wheel, event.deltaX * unit, event.deltaY * unit, isNotched ? 0 : 1);
    if (handled) event.preventDefault();
  }, { passive: false });

  slider.addEventListener('keydown', (event) => {
    const key = keys.indexOf(event.key);
    if (key < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (element.send(Event.key, key).handled) event.preventDefault();
  });
};

/** Calls `action` when an element gets keyboard focus (`:focus-visible`), not by a pointer. */
export const onKeyboardFocus = (root, action) => {
  root.addEventListener('focusin', ({ target }) => { if (target.matches(':focus-visible')) action(clock.now()); });
};
