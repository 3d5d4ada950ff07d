#!/usr/bin/env bash
# docs-symbols.sh MODULE: writes the symbol graph of a built module, with its comments, into out/symbols/MODULE; fails
# if a public symbol has no comment.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

module=$1
folder=out/symbols/$module
mkdir -p "$folder"
Scripts/api.sh symbols "$module" "$folder"
# A front's extensions of the core's types only add conformances.
rm -f "$folder"/*@Dwell.symbols.json
# Apple declares View in SwiftUICore, which SwiftUI re-exports: with that name, links resolve the same here and in
# Xcode.
for file in "$folder"/*@SwiftUI.symbols.json; do
  [[ -f $file ]] || continue
  jq '(.symbols[].swiftExtension.extendedModule | select(. == "SwiftUI")) |= "SwiftUICore"' "$file" \
    >"${file/@SwiftUI/@SwiftUICore}"
  rm "$file"
done

# The views are for Apple's platforms, though they are built on this one.
if [[ $module == DwellSwiftUI ]]; then
  for file in "$folder"/*.symbols.json; do
    jq '.module.platform = {architecture: "arm64", vendor: "apple",
      operatingSystem: {name: "ios", minimumVersion: {major: 17, minor: 0, patch: 0}}}' "$file" >"$file.part"
    mv "$file.part" "$file"
  done
fi
# A front's comments name the core's types without a module, like its code. DocC needs the module in links to another
# module's types.
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
[[ -z $missing ]] || { printf '%s\n  fix: add a documentation comment\n' "$missing" >&2; exit 1; }
