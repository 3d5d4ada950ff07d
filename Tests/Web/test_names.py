"""Numbers are the same in the core and in scripts, and the package is complete."""

import json
import re

from serving import ROOT

SWIFT = ROOT / "Sources" / "DwellWeb"


def numbers(name):
    """Returns the numbers of a module, in order."""
    return re.findall(r"^export const (\w+) = (\d+);$", (ROOT / f"Web/src/abi/{name}.js").read_text(), re.M)


def cases(file):
    """Returns the cases of a Swift file, numbered in order."""
    names = re.findall(r"^ +case (\w+(?:, \w+)*)(?: = 0)?$", (SWIFT / file).read_text(), re.M)
    return [(name, f"{number}") for number, name in enumerate(name for line in names for name in line.split(", "))]


def test_kinds_have_the_same_numbers():
    assert numbers("kind") == cases("ElementKind.swift")


def test_steps_have_the_same_numbers():
    assert numbers("step") == cases("RecordWriter+Drawing.swift")


def test_semantics_and_courses_have_the_same_numbers():
    semantics = (ROOT / "Sources/Dwell/Semantics/Semantics.swift").read_text()
    roles = re.findall(r"^  case (\w+)$", semantics.split("enum SemanticRole")[1].split("\n}")[0], re.M)
    assert [(name, f"{number}") for number, name in enumerate(roles)] == numbers("role")
    assert numbers("action") == re.findall(r"static let (\w+) = SemanticActions\(rawValue: (\d+)\)", semantics)
    course = (SWIFT / "RecordWriter+Frame.swift").read_text().split("extension Course")[1]
    assert numbers("course") == re.findall(r"case \.(\w+): (\d)", course)


def test_events_have_the_same_numbers():
    parts = re.split(r"case (\d+):", (SWIFT / "Event+Web.swift").read_text())
    swift = {number: re.search(r"self = \.(\w+(?:\(\.\w+)?)", text)[1] for number, text in zip(parts[1::2], parts[2::2])}
    names = {"edit(.insert": "insert", "edit(.remove": "remove", "edit(.move": "relocate"}
    script = numbers("event")
    assert [(names.get(swift[number], swift[number].split("(")[0]), number) for _, number in script] == script


def test_diagnostics_have_the_same_numbers():
    core = re.findall(r"static let (\w+) = Diagnostics\(rawValue: 1 << (\d+)\)", (ROOT / "Sources/Dwell/Contract/Diagnostics.swift").read_text())
    assert numbers("diagnostics")
    assert set(numbers("diagnostics")) <= {(name, f"{1 << int(bit)}") for name, bit in core}


def test_records_have_the_same_lengths():
    swift = dict(re.findall(r"static let (\w+)Length = (\d+)", (SWIFT / "RecordWriter+Frame.swift").read_text()))
    script = dict(numbers("head"))
    assert [swift[name] for name in ("head", "command", "element")] == [
        script[name] for name in ("length", "command", "element")
    ]


SOURCES = {file.name: file.read_text() for file in sorted((ROOT / "Web/src").glob("*.js"))}
OPTIONS = json.loads((ROOT / "Web/Generated/options.json").read_text())
TYPES = "".join((ROOT / "Web" / name).read_text() for name in ("Generated/dwell.d.ts", "stories.d.ts", "zoom.d.ts"))
DECLARATIONS = [one for module in json.loads((ROOT / "Web/Generated/custom-elements.json").read_text())["modules"] for one in module["declarations"]]
ELEMENTS = {one["tagName"]: one for one in DECLARATIONS if one.get("customElement")}


def described(kind):
    """Returns the names of a kind of entry, for all elements together."""
    return {entry["name"] for one in ELEMENTS.values() for entry in one.get(kind, [])}


def found(pattern):
    """Returns the matches in the sources, except for names that are composed."""
    return {name for text in SOURCES.values() for name in re.findall(pattern, text)}


def declared(name):
    """Returns the members of a class in the TypeScript declarations, without its base class's, but with its interface's."""
    body = re.search(rf"export class {name} extends \w+ {{(.*?)^}}", TYPES, re.M | re.S)[1]
    if shared := re.search(rf"export interface {name} extends (\w+) {{}}", TYPES):
        body += re.search(rf"export interface {shared[1]} {{(.*?)^}}", TYPES, re.M | re.S)[1]
    return set(re.findall(r"^  (?:readonly |get |set )?(\w+)[(:]", body, re.M)) - {"addEventListener"}


def test_the_manifest_has_every_element():
    modules = "".join(SOURCES[name] for name in ("all.js", "stories-module.js", "zoom-module.js"))
    assert set(ELEMENTS) == set(re.findall(r"(?:define\(|\[)'(dwell-[\w-]+)'", modules))
    assert all(f'"{tag}": {one["name"]};' in TYPES for tag, one in ELEMENTS.items())


GROUPS = ["fields", "timer", "pages", "layout", "physics", "carousel", "dots", "segments"]
OPTION_ATTRIBUTES = {option["name"]: option for group in GROUPS for option in OPTIONS[group] if option["name"]}


def test_the_manifest_has_the_attributes_that_elements_observe_or_read():
    source = SOURCES["attributes.js"]
    # Names in lists, and those with a field.
    observed = set(re.findall(r"'([a-z-]+)'", "".join(source.split(f"{name} = [")[1].split("...")[0] for name in ("flags", "attributes"))))
    observed |= set(re.findall(r"'?([a-z-]+)'?: \[Field", source)) | set(OPTION_ATTRIBUTES)
    for script in ("carousel.js", "page-control.js", "meter.js"):
        observed |= set(re.findall(r"'([a-z-]+)'", re.search(r"\.\.\.super\.observedAttributes, (.*)\]", SOURCES[script])[1]))
    for script in ("stories.js", "story-ring.js", "zoom.js"):
        observed |= set(re.findall(r"'([a-z-]+)'", re.search(r"observedAttributes\(\) { return \[(.*)\]", SOURCES[script])[1]))
    strings = {f"label-{name}" for name in re.findall(r"^  '?([a-z-]+)'?: '", SOURCES["strings.js"], re.M)}
    # The attributes of HTML itself.
    assert described("attributes") == observed - {"dir", "id"} | strings


def test_the_values_of_attributes_match_the_core():
    rows = [entry for one in ELEMENTS.values() for entry in one["attributes"] if entry["name"] in OPTION_ATTRIBUTES]
    assert {entry["name"] for entry in rows} == set(OPTION_ATTRIBUTES)
    for entry in rows:
        option = OPTION_ATTRIBUTES[entry["name"]]
        words = " | ".join(f"'{word}'" for word in option.get("words", []))
        assert entry["type"]["text"] == {"choice": words, "flag": "boolean"}.get(option["kind"], "number"), entry["name"]


def test_the_manifest_and_the_types_have_the_same_members():
    members = {tag: {entry["name"] for entry in one["members"]} for tag, one in ELEMENTS.items()}
    shared = declared("DwellElement")
    assert shared <= set.union(*members.values())
    for tag, one in ELEMENTS.items():
        assert declared(one["name"]) <= members[tag] <= declared(one["name"]) | shared, tag
        reflected = {entry["fieldName"]: entry["name"] for entry in one["attributes"] if "fieldName" in entry}
        assert reflected == {entry["name"]: entry["attribute"] for entry in one["members"] if "attribute" in entry}, tag


def test_the_manifest_has_the_events_that_elements_send():
    assert described("events") == found(r"dispatch\('(dwell-\w+)'") == set(re.findall(r'^  "(dwell-\w+)":', TYPES, re.M))


def test_the_manifest_has_the_parts_that_elements_draw():
    drawn = set(re.findall(r"'(\w+)'", re.search(r"^const parts = \[(.*)\];$", SOURCES["painter.js"], re.M)[1]))
    # No element draws a cover, and buttons are elements; `current` comes and goes.
    assert described("cssParts") == found(r"part: '(\w+)'") | found(r"part\.add\('(\w+)'\)") | drawn - {"cover", "button"} | {"leaving"}


def test_the_manifest_has_the_custom_properties_that_elements_read():
    metrics = set()
    for name in ("dotMetrics", "segmentMetrics", "meterMetrics"):
        metrics |= {f"--dwell-{option['name']}" for option in OPTIONS[name]}
    for source in SOURCES.values():
        for lists in re.findall(r"get styled\(\) { return {(.*)}; }", source):
            metrics |= {f"--dwell-{name}" for name in re.findall(r"'([a-z-]+)'", lists)}
    # The background's role, which only stories have.
    unused = {"--dwell-resolved-background"}
    assert described("cssProperties") == metrics | found(r"var\((--dwell-[a-z]+(?:-[a-z]+)*)[,)]") - unused | {"--dwell-image-N"}


def test_every_entry_has_a_description_and_an_example():
    for tag, one in ELEMENTS.items():
        for kind in ("attributes", "members", "events", "slots", "cssProperties", "cssParts"):
            names = [entry["name"] for entry in one.get(kind, [])]
            assert len(names) == len(set(names)), f"{tag}: {kind}"
            for entry in one.get(kind, []):
                assert entry["description"].endswith(".") and entry["x-example"], f"{tag}: {entry['name']}"


def test_the_packages_files_exist():
    package = json.loads((ROOT / "Web/package.json").read_text())
    for file in package["files"]:
        assert (ROOT / "Web" / "dist" / file).is_file(), file


# The features of the language and of documents that scripts use.
USED = "Array Function Map Math Number Object Promise Set String WeakMap Animation CSSStyleDeclaration Document Event HTMLElement HTMLSlotElement HTMLVideoElement PointerEvent ShadowRoot SVGElement"


def test_no_shortened_name_is_a_browser_name(chromium, show):
    names = [name for part in re.findall(r"^inner\+?='(.*)'", (ROOT / "Scripts/web.sh").read_text(), re.M) for name in part.split("|") if name]
    assert len(names) > 80
    show(chromium, "")
    found = chromium.run("const [kinds, names] = arguments; return names.filter((name) => kinds.some((kind) => name in globalThis[kind] || name in (globalThis[kind].prototype ?? {})))", USED.split(), names)
    assert found == []
