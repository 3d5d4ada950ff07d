// The header of every page, and tables on phones.
const root = new URL('.', document.currentScript.src);

// The places that the header leads to: by front, as on the first page.
const places = [
  ['Dwell', ''],
  ['SwiftUI', '#swiftui'],
  ['GTK', '#gtk'],
  ['Web', '#web'],
  ['Files', '#files'],
  ['Core', '#core'],
  ['Components', 'documentation/dwell/'],
];

const header = document.createElement('header');
header.className = 'site-header';
const nav = document.createElement('nav');
nav.ariaLabel = 'Site';
nav.style.display = 'contents';
for (const [name, place] of places) {
  const link = document.createElement('a');
  link.href = new URL(place, root);
  link.textContent = name;
  nav.append(link);
}
const form = document.createElement('form');
form.action = new URL('search/', root);
form.role = 'search';
const field = document.createElement('input');
Object.assign(field, { type: 'search', name: 'q', className: 'site-search', placeholder: 'Search', ariaLabel: 'Search the documentation' });
form.append(field);
header.append(nav, form);
document.body.prepend(header);

// Lets a name of code break before its words, and after its punctuation.
function divide(code) {
  for (const text of [...code.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
    const parts = text.data.split(/(?<=[a-z])(?=[A-Z])|(?<=[-_/.:=(,])(?=\w)|(?<=\w)(?=\()/);
    text.replaceWith(...parts.flatMap((part, number) => (number ? [document.createElement('wbr'), part] : [part])));
  }
}

// Prepares the tables of DocC's pages, which it builds by script. Those that are too wide for a phone get the names of the
// columns in their cells.
function prepare() {
  for (const table of document.querySelectorAll('.doc-content table:not([data-site])')) {
    table.dataset.site = '';
    table.querySelectorAll('code').forEach(divide);
    const columns = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
    if (columns.length < 3) continue;
    table.classList.add('site-stacked');
    for (const row of table.querySelectorAll('tbody tr')) {
      [...row.cells].forEach((cell, number) => { cell.dataset.column = columns[number] ?? ''; });
    }
  }
}
new MutationObserver(prepare).observe(document.body, { childList: true, subtree: true });
prepare();
