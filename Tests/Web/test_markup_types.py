"""The types of the elements in the markup of React, Preact, Solid, Vue and Svelte, from one declaration."""

import pytest
import stand_ins
import typescript
from test_package import folder  # noqa: F401, a fixture


@pytest.fixture
def app(folder):  # noqa: F811
    """A folder with the package and the frameworks' types."""
    stand_ins.install(folder)
    return folder


def faulty(app, scripts, source=None):
    """The scripts, by name, in which TypeScript finds errors, with these; their JSX is that of a package."""
    kind = "tsx" if source else "ts"
    for name, script in scripts.items():
        (app / f"{name}.{kind}").write_text(script)
    jsx = ["--jsx", "react-jsx" if source != "solid-js" else "preserve", "--jsxImportSource", source] if source else []
    found = typescript.errors(app, [f"{name}.{kind}" for name in scripts], *jsx)
    return {file.split(".")[0]: errors for file, errors in found.items()}


def wrong(script, mistakes):
    """A script with each of the mistakes, and without any."""
    assert [right for right, _ in mistakes if script.count(right) != 1] == []
    return {"right": script, **{f"wrong{number}": script.replace(*one) for number, one in enumerate(mistakes)}}


# A name for the class attribute, and how listeners are written.
JSX = {"react": ("react", "className", "on"), "preact": ("preact", "class", "on"), "solid": ("solid-js", "class", "on:")}
TOUR = """import 'dwell';
import type {} from 'dwell/%(name)s';
import type { DwellCarousel } from 'dwell';
let stage: DwellCarousel | null = null;
export const Tour = ({ cities }: { cities: string[] }) => (
  <dwell-carousel id="tour" %(css)s="wide" label="Cities" page={1} duration={4} loop indicator-side="start" hash={cities.length > 1}
    ref={(one: DwellCarousel | null) => { stage = one; stage?.go(0); }}
    %(on)sdwell-change={({ detail }) => { const to: number = detail.to; console.log(to.toFixed(), detail.cause === 'person'); }}
    %(on)sdwell-edge={({ detail }) => console.log(detail.direction === 'next')}
    %(on)sdwell-advance={(event) => event.preventDefault()}>
    {cities.map((city) => <p data-title={city} data-duration="8">{city}</p>)}
  </dwell-carousel>
);
export const Marks = () => <dwell-page-control for="tour" transition="worm" count="5" page-images="1 - 2"></dwell-page-control>;
export const Level = () => <dwell-meter value={7} max="10" colors="hue"></dwell-meter>;
"""
MISTAKES = [
    ('indicator-side="start"', 'indicator-side="top"'), ("page={1}", "page={true}"), ("duration={4}", 'duration="long"'), ("loop ", 'loop="loop" '),
    ("detail.cause === 'person'", "detail.cause === 'user'"), ("const to: number", "const to: string"), ("transition=", "transitions="), ("dwell-meter value={7}", "dwell-meter page={7}"),
]  # fmt: skip


def tour(name):
    """An app in a framework's JSX."""
    _, css, on = JSX[name]
    return TOUR % {"name": name, "css": css, "on": on}


@pytest.mark.parametrize("name", JSX)
def test_jsx_has_attributes_and_events(app, name):
    _, css, on = JSX[name]
    scripts = wrong(TOUR % {"name": name, "css": css, "on": on}, MISTAKES)
    assert faulty(app, scripts, JSX[name][0]).keys() == scripts.keys() - {"right"}


VUE = """import type {} from 'dwell/vue';
import type { GlobalComponents } from 'vue';
// What Vue's compiler makes of a template's attributes and listeners.
type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
export const tour: Props<'dwell-carousel'> = {
  key: 1, id: 'tour', class: { wide: true }, label: 'Cities', page: 1, loop: true, 'indicator-side': 'start',
  onDwellChange: ({ detail }) => console.log(detail.to.toFixed()),
};
export const level: Props<'dwell-meter'> = { value: 7, max: 10 };
"""
SVELTE = """import type {} from 'dwell/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
export const tour: SvelteHTMLElements['dwell-carousel'] = {
  id: 'tour', class: 'wide', label: 'Cities', page: 1, loop: true, 'indicator-side': 'start',
  'ondwell-change': ({ detail }) => console.log(detail.to.toFixed()),
};
export const level: SvelteHTMLElements['dwell-meter'] = { value: 7, max: 10 };
"""


# What an app can get wrong in a template.
TEMPLATE_MISTAKES = [("'start'", "'top'"), ("detail.to.", "detail.too."), ("value: 7", "page: 7"), ("loop: true", "loops: true")]


@pytest.mark.parametrize("script", [VUE, SVELTE], ids=["vue", "svelte"])
def test_templates_have_attributes_and_events(app, script):
    scripts = wrong(script, TEMPLATE_MISTAKES)
    assert faulty(app, scripts).keys() == scripts.keys() - {"right"}


def test_no_framework_is_needed_for_the_declaration_itself(app):
    script = "import type { DwellAttributes } from './node_modules/dwell/jsx.js'; export const one: DwellAttributes['dwell-meter'] = { max: '10' };"
    assert faulty(app, {"alone": script}) == {}
