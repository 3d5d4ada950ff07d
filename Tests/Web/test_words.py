"""The strings for screen readers in the language of the page (`lang`), from a file that loads when it is needed."""

import json
import pathlib

import pytest

SOURCE = json.loads((pathlib.Path(__file__).parents[2] / "Sources/Translations/translations.json").read_text())
STYLE = "<style>dwell-carousel { width: 400px; height: 300px; }</style>"
PAGES = "".join(f"<p>{n}</p>" for n in range(3))
# Waits until the file has been loaded, and what waited for it has run.
LOADED = "await import('/dist/words.js'); await new Promise((done) => setTimeout(done));"
SAID = f"""{LOADED} const it = document.querySelector('dwell-carousel'); const part = (name) => it.shadowRoot.querySelector(`[part~=${{name}}]`);
return [part('slider').ariaValueText, part('next').ariaLabel, part('toggle').ariaLabel, it.shadowRoot.querySelector('.frame').ariaRoleDescription,
  it.shadowRoot.querySelector('[role=group][aria-roledescription]:not(.frame)').getAttribute('aria-roledescription')]"""


def carousel(attributes=""):
    """Returns a timed carousel of three pages with buttons."""
    return f'{STYLE}<dwell-carousel duration="4" controls="previous next" {attributes}>{PAGES}</dwell-carousel>'


def expected(language):
    """Returns what screen readers hear of its first page."""
    strings = SOURCE["languages"][language]
    position = strings["position"]
    if isinstance(position, dict):
        position = position["few"]
    return [
        position.replace("{page}", "1").replace("{pages}", "3"),
        strings["next"],
        strings["pause"],
        strings["carousel"],
        strings["slide"],
    ]


@pytest.mark.parametrize(
    "tag, language",
    [("de", "de"), ("de-AT", "de"), ("cs", "cs"), ("ja", "ja"), ("pt", "pt-BR"), ("pt-AO", "pt-BR"), ("pt-PT", "pt-PT"), ("zh-TW", "zh-Hant"), ("zh", "zh-Hans"), ("no", "nb")],
)
def test_an_element_speaks_the_language_of_the_page(chromium, show, tag, language):
    show(chromium, carousel(), attributes=f'lang="{tag}"')
    assert chromium.run(SAID) == expected(language)


def control(attributes=""):
    """Returns a page control."""
    return f'<dwell-page-control page="1" {attributes}></dwell-page-control>'


HEARD = f"""{LOADED} return [...document.querySelectorAll('dwell-page-control')].map((it) => it.shadowRoot.querySelector('[part~=slider]').ariaValueText)"""


@pytest.mark.parametrize(
    "tag, pages, text",
    [
        ("cs", 4, "stránka 2 ze 4"),
        ("cs", 5, "stránka 2 z 5"),
        ("fa", 1200, "صفحهٔ ۲ از ۱٬۲۰۰"),
        ("de", 1200, "Seite 2 von 1.200"),
        ("en-GB", 1200, "page 2 of 1,200"),
        ("eo", 3, "page 2 of 3"),
        ("tlh-not a language", 3, "page 2 of 3"),
        ("", 3, "page 2 of 3"),
    ],
)
def test_numbers_have_the_digits_and_words_the_plural_form_of_the_language(chromium, show, tag, pages, text):
    show(chromium, control(f'pages="{pages}"'), attributes=f'lang="{tag}"')
    assert chromium.run(HEARD) == [text]
    assert chromium.messages == []


def test_the_nearest_language_counts_through_shadow_trees(chromium, show):
    show(chromium, f'<div lang="fr">{control("pages=3")}</div><div id="host" lang="de"></div>{control("pages=3 lang=es")}')
    chromium.run(
        """const root = document.getElementById('host').attachShadow({ mode: 'open' });
        root.innerHTML = '<dwell-page-control page="1" pages="3"></dwell-page-control>';"""
    )
    assert chromium.run(HEARD) == ["page 2 sur 3", "página 2 de 3"]
    inner = LOADED + "return document.getElementById('host').shadowRoot.firstChild.shadowRoot.querySelector('[part~=slider]').ariaValueText"
    assert chromium.run(inner) == "Seite 2 von 3"


def test_a_language_that_changes_is_heard_at_once(chromium, show):
    show(chromium, carousel(), attributes='lang="de"')
    chromium.run("document.documentElement.lang = 'it'")
    assert chromium.run(SAID) == expected("it")
    chromium.run("document.querySelector('dwell-carousel').lang = 'sv'")
    assert chromium.run(SAID) == expected("sv")


def test_what_the_app_says_is_used_in_every_language(chromium, show):
    show(chromium, control('pages="3" label-page="Bild {page} von {pages}"') + control('pages="3"'), attributes='lang="de"')
    assert chromium.run(HEARD) == ["Bild 2 von 3", "Seite 2 von 3"]
    chromium.run("Dwell.words.page = 'Foto {page}'; document.documentElement.lang = 'nl'")
    assert chromium.run(HEARD) == ["Bild 2 von 3", "Foto 2"]


def test_an_english_page_loads_no_words(chromium, show):
    show(chromium, carousel(), attributes='lang="en"')
    chromium.run("await new Promise((done) => setTimeout(done))")
    loaded = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('words.js'))"
    assert chromium.run(f"return {loaded}") is False
    chromium.run(f"document.documentElement.lang = 'de'; while (!{loaded}) await new Promise((done) => setTimeout(done, 5));")


def test_every_browser_speaks_german(browser, show):
    show(browser, control('pages="3"'), attributes='lang="de"')
    assert browser.run(HEARD) == ["Seite 2 von 3"]


def test_without_the_file_they_are_in_english_and_the_console_says_so_once(chromium, show, server):
    alone = server.put((pathlib.Path(__file__).parents[2] / "Web/dist/dwell.js").read_text())
    show(chromium, control('pages="3"') * 2, attributes='lang="de"', script=alone)
    spoken = HEARD.replace(LOADED, "")
    assert chromium.run(spoken) == ["page 2 of 3"] * 2
    while not any("words.js is missing" in message for message in chromium.messages):
        chromium.settle()
    assert chromium.run(spoken) == ["page 2 of 3"] * 2
    assert len([message for message in chromium.messages if "words.js is missing" in message]) == 1


@pytest.mark.parametrize("count, name", [(999, "page 1 of 999"), (1000, "page 1 of 1,000"), (99999, "page 1 of 99,999"), (100000, "page 1 of 100,000")])
@pytest.mark.parametrize("lang", ["", "en", "en-US"])
def test_english_numbers_are_as_the_browser_writes_them(chromium, show, lang, count, name):
    show(chromium, f'<dwell-page-control lang="{lang}" pages="{count}" overflow="label"></dwell-page-control>')
    value = "document.querySelector('dwell-page-control').shadowRoot.querySelector('[part~=slider]').getAttribute('aria-valuetext')"
    assert chromium.run(f"return [{value}, `page 1 of ${{({count}).toLocaleString('en')}}`]") == [name, name]


def test_an_english_page_needs_no_locale(chromium, show):
    """The first use of one takes as long as all else at the start."""
    show(chromium, "<main></main>")
    script = """let uses = 0;
    const { toLocaleString } = Number.prototype;
    Number.prototype.toLocaleString = function (...values) { uses += 1; return toLocaleString.apply(this, values); };
    for (const name of ['Locale', 'PluralRules', 'NumberFormat']) Intl[name] = class { constructor() { uses += 1; } };
    document.querySelector('main').innerHTML = '<dwell-carousel duration="4"><p>a</p><p>b</p></dwell-carousel>';
    await null;
    return [uses, document.querySelector('dwell-carousel').shadowRoot.querySelector('[part~=slider]').getAttribute('aria-valuetext')];"""
    assert chromium.run(script) == [0, "page 1 of 2"]
