#!/usr/bin/env bash
# docs-symbols.sh MODULE: writes what a built module offers, with its comments, into out/symbols/MODULE, and fails where a
# comment is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

module=$1
folder=out/symbols/$module
mkdir -p "$folder"
Scripts/symbols.sh "$module" "$folder"
# What a front adds to the core's types only makes them fit its protocols.
rm -f "$folder"/*@Dwell.symbols.json
# Apple's View lies in SwiftUICore, which SwiftUI hands on: with that name links mean the same here and in Xcode.
for file in "$folder"/*@SwiftUI.symbols.json; do
  [[ -f $file ]] || continue
  jq '(.symbols[].swiftExtension.extendedModule | select(. == "SwiftUI")) |= "SwiftUICore"' "$file" \
    >"${file/@SwiftUI/@SwiftUICore}"
  rm "$file"
done

# The views are for Apple's systems, and only read on this one.
if [[ $module == DwellSwiftUI ]]; then
  for file in "$folder"/*.symbols.json; do
    jq '.module.platform = {architecture: "arm64", vendor: "apple",
      operatingSystem: {name: "ios", minimumVersion: {major: 17, minor: 0, patch: 0}}}' "$file" >"$file.part"
    mv "$file.part" "$file"
  done
fi
# Comments of a front name the core's types as its code does, which imports them. In pages a type of another module is told
# by its module.
if [[ $module != Dwell ]]; then
  for file in "$folder"/*.symbols.json; do
    jq --slurpfile core out/symbols/Dwell/Dwell.symbols.json '
      def names: [.symbols[].pathComponents | select(length == 1) | .[0] | select(test("^[A-Z][A-Za-z]*$"))] | unique;
      (($core[0] | names) - names | join("|")) as $names
      | (.symbols[].docComment?.lines[]?.text | select(. != null))
        |= gsub("``(?<name>\($names))(?<rest>[/`])"; "``/Dwell/\(.name)\(.rest)")' "$file" >"$file.part"
    mv "$file.part" "$file"
  done
fi

missing=$(jq -r '.symbols[] | select(.kind.identifier != "swift.extension" and .docComment == null)
  | "\(.location.uri // "" | sub("^file://"; "")):\((.location.position.line // 0) + 1): \(.pathComponents | join("."))"' \
  "$folder"/*.symbols.json)
[[ -z $missing ]] || { printf '%s\n  mend: say what it is in a comment\n' "$missing" >&2; exit 1; }
