import * as Event from './abi/event.js';
import * as Role from './abi/role.js';

/** A clear box over each mark, with a ring apart from the mark, which may have the colour of either line. */
const style = `
[part~=slider] > .target.target { position: absolute; margin: 0; inset: auto; pointer-events: none; }
.target::before { content: ''; position: absolute; inset: var(--ring); border-radius: 15px; }
.target:focus-visible::before { outline: 2px solid var(--dwell-focus-color, black); outline-offset: 2px; box-shadow: 0 0 0 2px white; }
`;

/** The style sheets, by window. */
const sheets = new WeakMap();
const sheetOf = (view) => {
  if (!sheets.has(view)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(view, sheet);
  }
  return sheets.get(view);
};

/** Publishes the marks in view as buttons, or as tabs whose panels are the pages (WAI-ARIA Authoring Practices, carousel). */
export class Targets {
  /** @param {(element: HTMLElement, name: string, page: number, pages: number) => string} string returns a string of an element */
  constructor(accessibility, string) {
    Object.assign(this, { accessibility, string });
    /** The buttons, by number. */
    this.nodes = new Map();
    // The key has turned to a page.
    accessibility.slider.addEventListener('keydown', () => { if (this.isTabs && this.hasFocus) this.current.focus(); });
  }

  /** Whether a button has the focus. */
  get hasFocus() { return this.accessibility.slider.contains(this.accessibility.shadow.activeElement); }

  /**
   * Publishes marks in a row with a place.
   * @param marks of each its role, its number and that of all, its target, what is seen of it, and whether it is current
   */
  show(marks, [rowLeft, rowTop]) {
    const { accessibility, string, nodes } = this;
    const { element, slider, shadow } = accessibility;
    const sheet = sheetOf(element.ownerDocument.defaultView);
    if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    this.isTabs = marks[0][0] === Role.pageTab;
    // Where several pages are in view, marks are those of views.
    this.arePages = element.list?.length === marks[0][2];
    accessibility.put(slider, {
      role: this.isTabs ? 'tablist' : 'group', tabindex: null, 'aria-label': element.getAttribute('label') ?? string(element, 'control'),
      'aria-orientation': this.isTabs ? accessibility.orientation : null, 'aria-valuemin': null, 'aria-valuemax': null, 'aria-valuenow': null,
      'aria-valuetext': null,
    });
    const { hasFocus } = this;
    const numbers = new Set(marks.map(([, number]) => number));
    for (const [number, node] of nodes) {
      if (numbers.has(number)) continue;
      nodes.delete(number);
      node.remove();
    }
    marks.forEach(([, number, total, left, top, width, height, x, y, across, down, isCurrent], n) => {
      if (!nodes.has(number)) nodes.set(number, this.create());
      const node = nodes.get(number);
      // Those that stay keep their order, and the focus.
      if (slider.children[n] !== node) slider.insertBefore(node, slider.children[n]);
      if (isCurrent) this.current = node;
      node.middle = [left + width / 2, top + height / 2];
      for (const [name, length] of Object.entries({ left: left - rowLeft, top: top - rowTop, width, height })) node.style[name] = `${length}px`;
      const ring = [y - top, left + width - x - across, top + height - y - down, x - left];
      node.style.setProperty('--ring', ring.map((edge) => `${edge - 2}px`).join(' '));
      const title = this.arePages && element.list[number].dataset.title;
      accessibility.put(node, {
        'aria-label': title || string(element, 'page', number + 1, total),
        ...this.isTabs ? {
          role: 'tab', tabindex: isCurrent ? 0 : -1, 'aria-selected': !!isCurrent, 'aria-posinset': number + 1, 'aria-setsize': total, 'aria-current': null,
        } : {
          role: null, tabindex: 0, 'aria-selected': null, 'aria-posinset': null, 'aria-setsize': null, 'aria-current': isCurrent ? true : null,
        },
      });
    });
    if (hasFocus && !this.hasFocus) this.current.focus();
  }

  /** Creates a button, which presses what it is above. */
  create() {
    const { element } = this.accessibility;
    const node = document.createElement('button');
    node.className = 'target';
    node.type = 'button';
    node.addEventListener('click', () => {
      element.send(Event.press, ...node.middle);
      element.send(Event.release, ...node.middle);
    });
    // The space bar is the button's, not the timer's, and arrows across the row are the document's, unlike a slider's.
    node.addEventListener('keydown', (event) => {
      const others = this.accessibility.orientation === 'vertical' ? /^( |Arrow(Left|Right))$/ : /^( |Arrow(Up|Down))$/;
      if (others.test(event.key)) event.stopPropagation();
    });
    return node;
  }

  /** Makes the pages that are laid out the panels of tabs, or slides again. */
  panels() {
    const { accessibility: { element, shadow, put }, nodes, isTabs, arePages } = this;
    const pages = [...shadow.querySelectorAll('[id^=page-]')];
    if (isTabs) for (const page of pages) put(page, { role: 'tabpanel', 'aria-roledescription': null });
    else if (pages.some((page) => page.matches('[role=tabpanel]'))) element.painter.renumber((page) => page);
    for (const [number, node] of nodes) {
      const id = `page-${number}`;
      put(node, { 'aria-controls': isTabs && arePages && pages.some((page) => page.id === id) ? id : null });
    }
  }

  /** Removes the buttons: the marks are a slider again. */
  clear() {
    if (!this.nodes.size) return;
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
    this.isTabs = false;
    this.panels();
  }
}
