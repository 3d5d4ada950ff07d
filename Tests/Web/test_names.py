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


def test_fields_have_the_same_numbers():
    assert numbers("field") == cases("Field.swift")


def test_kinds_have_the_same_numbers():
    assert numbers("kind") == cases("ElementKind.swift")


def test_steps_have_the_same_numbers():
    assert numbers("step") == cases("RecordWriter+Drawing.swift")


def test_events_have_the_same_numbers():
    parts = re.split(r"case (\d+):", (SWIFT / "Event+Web.swift").read_text())
    swift = {number: re.search(r"self = \.(\w+(?:\(\.\w+)?)", text)[1] for number, text in zip(parts[1::2], parts[2::2])}
    names = {"edit(.insert": "insert", "edit(.remove": "remove", "edit(.move": "relocate"}
    script = numbers("event")
    assert [(names.get(swift[number], swift[number].split("(")[0]), number) for _, number in script] == script


def test_records_have_the_same_lengths():
    swift = dict(re.findall(r"static let (\w+)Length = (\d+)", (SWIFT / "RecordWriter+Frame.swift").read_text()))
    script = dict(numbers("head"))
    assert [swift[name] for name in ("head", "command", "element")] == [
        script[name] for name in ("length", "command", "element")
    ]


def test_the_package_describes_every_element_and_attribute():
    manifest = json.loads((ROOT / "Web/custom-elements.json").read_text())
    declared = {one["tagName"]: one for module in manifest["modules"] for one in module["declarations"]}
    assert set(declared) == set(re.findall(r"define\('([\w-]+)'", (ROOT / "Web/src/all.js").read_text()))
    described = {name["name"] for one in declared.values() for name in one["attributes"]}
    source = (ROOT / "Web/src/element.js").read_text()
    lists = source.split("observedAttributes() {")[1].split("[", 1)[1].split("...")[0]
    lists += source.split("const choices = {")[1].split("};")[0] + source.split("const numbers = {")[1].split("};")[0]
    known = set(re.findall(r"'([a-z-]+)',(?! ')", lists.split("];")[0])) | set(re.findall(r"^  '?([a-z-]+)'?: \[", lists, re.M))
    assert known - {"dir"} <= described | {"pages"}
    types = (ROOT / "Web/dwell.d.ts").read_text()
    for tag in declared:
        assert f'"{tag}"' in types


def test_the_packages_files_exist():
    package = json.loads((ROOT / "Web/package.json").read_text())
    for file in package["files"]:
        assert (ROOT / "Web" / "dist" / file).is_file(), file
