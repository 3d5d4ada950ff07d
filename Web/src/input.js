import * as Event from './abi/event.js';
import { clock } from './clock.js';
import { LATCH, TAP } from './tuning.js';
import { isNotched, wayOf } from './wheel.js';

/** The keys that turn pages, by the core's numbers. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', ' '];
/** Content that handles presses itself. */
const controls = 'input,select,textarea,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[draggable=true],[data-dwell-ignore]';
/** Content that handles taps itself. */
const links = 'a,button,label,summary,[role=button]';
/** The pointer and the area that follows it: of nested areas, the innermost that can move. */
let claim = {};
/** The last event that ended a tap; areas further out don't handle it. */
let ended;

/** Whether an element can scroll by a wheel's movement, or keeps what is left of it at its end (`overscroll-behavior`). */
export const canScroll = (element, x, y) => {
  const isVertical = Math.abs(y) > Math.abs(x);
  const [axis, edge, size, reverse] = isVertical ? ['Y', 'Top', 'Height', 'column-reverse'] : ['X', 'Left', 'Width', 'row-reverse'];
  const room = element[`scroll${size}`] - element[`client${size}`];
  const style = getComputedStyle(element);
  if (room < 1 || !/auto|scroll/.test(style[`overflow${axis}`])) return false;
  const isReversed = (!isVertical && style.direction === 'rtl') !== (style.flexDirection === reverse);
  const at = element[`scroll${edge}`] + (isReversed ? room : 0);
  return style[`overscrollBehavior${axis}`] !== 'auto' || ((isVertical ? y : x) > 0 ? at < room - 1 : at > 1);
};

/**
 * Sends the user's input to the element's component: pointers and wheels over `area`, keys while `slider` has focus.
 */
export const listen = (element, area, slider) => {
  let pressed = null;
  let isDrag = false;
  /** The event that began the press, and of a drag the latest one. */
  let latest;
  let scrolled = -Infinity;

  /** Sends a pointer event, in the area's own coordinates. */
  const send = (kind, event) => element.send(kind, ...element.coordinates.point(event.clientX, event.clientY));
  /** Returns the elements in which an event happened, from its target up to the area. */
  const contentOf = (event) => {
    const path = event.composedPath();
    return path.slice(0, path.indexOf(area)).filter((one) => one.matches);
  };
  /** Whether an event happened in an element that a selector names. */
  const isOn = (event, selector) => contentOf(event).some((one) => one.matches(selector));
  /** Whether an event belongs to content with its own input, or the app has handled it. */
  const isForeign = (event) => event.defaultPrevented || isOn(event, controls);
  /** Whether a move belongs to content, or to an element inside or around this one. */
  const isElsewhere = (event) => {
    if (claim.pointer === pressed && claim.area !== area) return true;
    if (isDrag) return false;
    const [x, y] = [event.clientX - latest.clientX, event.clientY - latest.clientY];
    const [across, down] = element.coordinates.way(x, y);
    if (event.pointerType === 'touch' && contentOf(event).some((one) => canScroll(one, -across, -down))) return true;
    const around = event.composedPath().filter((one) => one.canTurn && one !== element);
    return element.canTurn && around.some((one) => one.canTurn(x, y)) && !element.canTurn(x, y);
  };
  /** Ends the press where an event was. */
  const end = (kind, event) => {
    // A tap on a link is the link's.
    const isOurs = claim.pointer !== pressed ? event !== ended && !isOn(event, links) : claim.area === area;
    pressed = null;
    if (isDrag) element.drag(false);
    if (send(isOurs ? kind : Event.cancel, event).handled && isOurs) ended = event;
  };
  /** Ends the press where it was last seen. An event without a button shows that a drag was released; a tap isn't assumed. */
  const interrupt = ({ buttons }) => end(isDrag && !buttons ? Event.release : Event.cancel, latest);
  /** Whether a press isn't to become a drag: with `no-swipe`, away from the marks. */
  const isStill = ({ clientX, clientY }) => {
    const { left, top, right, bottom } = slider.getBoundingClientRect();
    return element.noSwipe && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  /** Returns a listener for the pointer that is pressed. */
  const ofPress = (action) => (event) => { if (event.pointerId === pressed) action(event); };

  area.addEventListener('pointerdown', (event) => {
    if (pressed !== null) {
      if (!event.isPrimary) return;
      // Its end wasn't reported, as when the element was removed meanwhile.
      end(Event.cancel, latest);
    }
    // A finger's drag has no click.
    isDrag = false;
    if (event.button || isForeign(event)) return;
    pressed = event.pointerId;
    latest = event;
    claim = {};
    element.coordinates.measure();
    send(Event.press, event);
  });
  // Moves are handled without capturing the pointer until a drag begins, so that page content still gets
  // clicks.
  area.addEventListener('pointermove', ofPress((event) => {
    // With another button the press is over. A release can stay unreported: in a menu, a dialog or another window.
    if (event.buttons !== 1) return interrupt(event);
    if (isElsewhere(event) || isStill(latest)) return;
    if (!isDrag && send(Event.move, event).handled) {
      isDrag = true;
      element.drag(true);
      claim = { pointer: pressed, area };
      area.setPointerCapture(pressed);
    } else if (isDrag) {
      send(Event.move, event);
    }
    if (isDrag) latest = event;
  }));
  area.addEventListener('pointerup', ofPress((event) => {
    const isMoved = Math.hypot(event.clientX - latest.clientX, event.clientY - latest.clientY) > TAP;
    end(isMoved && isStill(latest) ? Event.cancel : Event.release, event);
  }));
  area.addEventListener('pointercancel', ofPress((event) => end(Event.cancel, event)));
  // A menu, a dialog or a script has taken the pointer from the area that drags. A finger's is captured at first by what it
  // touches.
  area.addEventListener('lostpointercapture', ofPress((event) => {
    if (claim.pointer === pressed && event.composedPath()[0] === claim.area) interrupt(event);
  }));
  // A press with the control key opens a menu on a Mac, and its release isn't reported. A finger that opens one is cancelled.
  area.addEventListener('contextmenu', () => { if (pressed !== null && latest.pointerType !== 'touch') end(Event.cancel, latest); });
  // A pointer over a carousel's buttons is over the carousel.
  const frame = area.closest('.frame') ?? area;
  frame.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    element.coordinates.measure();
    send(Event.hover, event);
  });
  frame.addEventListener('pointermove', (event) => { if (element.hoverArea === 'indicator' && event.pointerType !== 'touch') send(Event.hover, event); });
  frame.addEventListener('pointerleave', (event) => { if (event.pointerType !== 'touch') element.endHover(); });
  area.addEventListener('pointerleave', ofPress((event) => { if (!isDrag) end(Event.cancel, event); }));
  // A drag isn't a click, and images in pages can't be dragged out, unless the app says so.
  area.addEventListener('click', (event) => {
    if (isDrag && event.detail) event.stopPropagation(), event.preventDefault();
    isDrag = false;
  }, true);
  area.addEventListener('dragstart', (event) => { if (!isForeign(event)) event.preventDefault(); });

  area.addEventListener('wheel', (event) => {
    if (event.ctrlKey || element.noSwipe || isForeign(event)) return;
    // Before the way: Firefox counts in lines only for those who ask for the mode first.
    const isOfNotches = isNotched(event);
    const way = wayOf(event);
    if (event.timeStamp - scrolled < LATCH || contentOf(event).some((one) => canScroll(one, ...way))) {
      scrolled = event.timeStamp;
      return;
    }
    const unit = [1, 16, area.clientHeight][event.deltaMode];
    const { handled } = element.send(Event.wheel, ...way.map((one) => one * unit), isOfNotches ? 0 : 1);
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
