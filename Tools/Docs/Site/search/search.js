// Searches the documentation's pages by their titles, headings and texts, and by the words of the vocabulary: who looks for
// "autoplay" finds what is called "advance" here.

// Points of a word by where it is found. A word of the vocabulary counts half.
const POINTS = { title: 12, headings: 4, summary: 4, text: 1 };
// Points of a page whose title is a word, and of one whose name of several words, such as `pageTimer`, is the whole query.
const NAMED = 30;
const EXACTLY = 1000;
const MOST = 50;

// Splits a text into words; names of code count as a whole and by their parts.
function words(text) {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

// A name of code, without its parameters.
const nameOf = (text) => text.replace(/\(.*|\s/g, '');

// The names of several words by which a page can be found: `Event.setPageCount` and `setPageCount`.
const namesOf = (title) => [nameOf(title), nameOf(title).split('.').at(-1)].filter((name) => words(name).length > 1);

// A member of a type. What isn't typed, but meant, is rarely its name.
const MEMBER = /Case|Initializer|Method|Property|Subscript/;

// Whether a field has words that begin with others.
const has = (field, term) => ` ${field}`.includes(` ${term}`);

// Returns what a word can stand for, with its weight: itself, and the other terms of its row in the vocabulary.
function meanings(word, vocabulary) {
  const found = new Map([[word, 1]]);
  for (const row of vocabulary) {
    if (row.includes(word)) for (const term of row) if (!found.has(term)) found.set(term, 0.5);
  }
  return [...found];
}

// Returns the pages that have every word, best first.
export function search(query, { pages, vocabulary }) {
  const wanted = words(query).map((word) => meanings(word, vocabulary));
  if (!wanted.length) return [];
  const name = nameOf(query);
  const found = [];
  for (const page of pages) {
    if (page.names.some((one) => one.toLowerCase() === name.toLowerCase())) {
      found.push({ page, total: page.names.includes(name) ? 2 * EXACTLY : EXACTLY });
      continue;
    }
    let total = 0;
    for (const choices of wanted) {
      let best = 0;
      for (const [word, weight] of choices) {
        let points = page.fields.title === word && !(weight < 1 && MEMBER.test(page.kind)) ? NAMED : 0;
        for (const field of Object.keys(POINTS)) if (has(page.fields[field], word)) points += POINTS[field];
        best = Math.max(best, points * weight);
      }
      total = best && total + best;
      if (!total) break;
    }
    // Articles explain what symbols name.
    if (total) found.push({ page, total: total * (page.kind === 'Article' ? 3 : 1) });
  }
  const order = (one, other) => other.total - one.total || one.page.title.length - other.page.title.length;
  return found.sort(order).slice(0, MOST).map(({ page }) => page);
}

// Prepares the index for searches.
export function prepared({ pages, vocabulary }) {
  const text = (value) => words(value).join(' ');
  const fields = (page) => Object.fromEntries(Object.keys(POINTS).map((field) => [field, text(page[field])]));
  return {
    pages: pages.map((page) => ({ ...page, names: namesOf(page.title), fields: fields(page) })),
    vocabulary: vocabulary.map((row) => row.map((term) => text(term).replace(/^to /, ''))),
  };
}

// Shows the results of the address's query.
async function show() {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  document.querySelector('.site-search').value = query;
  const status = document.querySelector('#status');
  if (!query.trim()) return;
  document.title = `${query} – Dwell`;
  const answer = await fetch('index.json');
  const results = search(query, prepared(await answer.json()));
  status.textContent = results.length ? `${results.length === MOST ? `The best ${MOST}` : results.length} found for “${query}”` : `Nothing found for “${query}”`;
  document.querySelector('.site-results').append(...results.map((page) => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: `../${page.path}`, textContent: page.title });
    const of = page.parent ? ` of ${page.parent}` : '';
    const where = page.module ? `, ${page.module}` : '';
    const kind = Object.assign(document.createElement('small'), { textContent: ` ${page.kind}${of}${where}` });
    const summary = Object.assign(document.createElement('p'), { textContent: page.summary });
    item.append(link, kind, summary);
    return item;
  }));
}
show();
