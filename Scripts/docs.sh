#!/usr/bin/env bash
# Builds the documentation of the core and of every front that can be built here into out/docs: one site whose modules
# link to one another, with a first page that begins with the fronts, a search and the gallery, for any static host. Broken
# links, missing pictures, undocumented public symbols, and articles whose generated parts are out of date are errors.
#
# docs.sh generated check|renew: what is generated in the articles, which are readable as they are on a code host: the parts
# between a line such as `<!-- Tools/Benchmarks/Results frame -->` and `<!-- end -->`, and the pictures in Images. `check` fails if
# one differs from what its source gives, `renew` writes it; review the diff before committing. DWELL is the command. The pictures
# stay in out/pictures, light and dark.
# docs.sh manifest check|renew: Web/Generated/custom-elements.json, from Web/elements.json and the core's options, and the types,
# from that and Web/types.d.ts; likewise, and those of markup in scripts.
# docs.sh elements: prints the reference of the custom elements for an article.
# docs.sh example Examples/NAME links|tabs: prints an example for an article: links to its files, or a tab for each front.
#
# The SwiftUI views are documented from a build against the stand-in in Tests/SwiftUI, and the widgets from a build
# with GTK; without GTK's headers they are left out, and the gallery without the tools of `make web`.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

manifest() {
  local made
  mkdir -p out
  jq --indent 1 --slurpfile options Web/Generated/options.json -f Tools/Docs/manifest.jq Web/elements.json >out/custom-elements.json
  jq -r --rawfile types Web/types.d.ts -f Tools/Docs/types.jq out/custom-elements.json >out/dwell.d.ts
  jq -r -f Tools/Docs/jsx.jq out/custom-elements.json >out/jsx.d.ts
  jq --indent 1 -L Sources/Translations -f Sources/Translations/catalog.jq Sources/Translations/translations.json >out/Localizable.xcstrings
  for made in Web/Generated/{custom-elements.json,dwell.d.ts,jsx.d.ts} Sources/DwellSwiftUI/Generated/Localizable.xcstrings; do
    if [[ $1 == renew ]]; then cp "out/${made##*/}" "$made"; continue; fi
    cmp -s "out/${made##*/}" "$made" || { echo "docs: $made isn't up to date: run make bless" >&2; return 1; }
  done
}

elements() { jq -r -f Tools/Docs/elements.jq Web/Generated/custom-elements.json; }

# tab TITLE LANGUAGE FILE: prints a tab if the file exists, without its `#if GTK` lines.
tab() {
  [[ -f $example/$3 ]] || return 0
  printf '  @Tab("%s") {\n    ```%s\n' "$1" "$2"
  sed -e '1{/^#if GTK$/d}' -e '${/^#endif$/d}' -e 's/^/    /' -e 's/[[:space:]]*$//' "$example/$3"
  printf '    ```\n  }\n'
}

example() {
  local example separator file title
  example=$1
  [[ -f $example/SwiftUI.swift ]] || { echo "$example/SwiftUI.swift does not exist" >&2; exit 1; }

  if [[ $2 == links ]]; then
    printf '\nThe code for'
    separator=" "
    for file in SwiftUI.swift GTK.swift index.html GTK.c GTK.py GTK.js GTK.vala; do
      [[ -f $example/$file ]] || continue
      case $file in
        SwiftUI.swift) title=SwiftUI ;;
        GTK.swift) title=GTK ;;
        index.html) title="the web" ;;
        GTK.c) title=C ;;
        GTK.py) title=Python ;;
        GTK.js) title=JavaScript ;;
        GTK.vala) title=Vala ;;
      esac
      printf '%s[%s](../../../%s/%s)' "$separator" "$title" "$example" "$file"
      separator=$',\n'
    done
    printf '\n\n'
    return
  fi

  echo "@TabNavigator {"
  tab "SwiftUI" swift SwiftUI.swift
  tab "GTK" swift GTK.swift
  tab "HTML" html index.html
  echo "}"
}

# part NAME: prints a generated part.
part() {
  case $1 in
    Tools/Benchmarks/Results\ *) cat "out/pictures/${1#* }.md" ;;
    Web/Generated/custom-elements.json) elements ;;
    Examples/*) example "$1" links ;;
    Sources/*.md) cat "$1" ;;
    *) echo "docs: nothing generates the part $1" >&2; exit 1 ;;
  esac
}

# figures FOLDER SECTION...: writes the tables of sections of the figures in Tools/Benchmarks/Results (from `make bench KEEP=1`)
# into a folder, for articles: SECTION.md each; `machine` is the description of the machine, and `behind` the list of figures in
# which Dwell is behind. With them the charts, light and dark. Nothing is measured here.
figures() {
  local folder build command section chart
  folder=$1
  shift
  build=(-c release --package-path Tools/Benchmarks/Figures)
  swift build "${build[@]}" >&2
  command=$(swift build "${build[@]}" --show-bin-path)/figures
  for section in "$@"; do
    case $section in
      machine | behind) cat Tools/Benchmarks/Results/*.tsv | "$command" "$section" ;;
      *) cat Tools/Benchmarks/Results/*.tsv | "$command" markdown "$section" ;;
    esac >"$folder/$section.md"
  done
  for chart in pages peers; do
    cat Tools/Benchmarks/Results/*.tsv | "$command" chart "$chart" >"$folder/measured-$chart.svg"
    cat Tools/Benchmarks/Results/*.tsv | "$command" chart "$chart" dark >"$folder/measured-$chart~dark.svg"
  done
}

generated() {
  local images articles article sections current name stale
  images=Sources/Dwell/Dwell.docc/Images
  rm -rf out/generated out/pictures
  mkdir -p out/generated/Images out/pictures

  articles=(Sources/*/*.docc/*.md Player/Documentation/*.md)
  mapfile -t sections < <(sed -nE 's/^<!-- Tools\/Benchmarks\/Results ([a-z]+) -->$/\1/p' "${articles[@]}")
  Tools/Docs/pictures.sh out/pictures
  figures out/pictures "${sections[@]}"

  for article in "${articles[@]}"; do
    current=out/generated/$(basename "$(dirname "$article")")-$(basename "$article")
    cp "$article" "$current"
    while IFS= read -r name; do
      part "$name" >out/generated/part
      # The part's old lines, up to its end, are replaced.
      awk -v first="<!-- $name -->" '$0 == first { print; while ((getline line <"out/generated/part") > 0) print line; within = 1; next }
        $0 == "<!-- end -->" { within = 0 } !within' "$current" >out/generated/new
      mv out/generated/new "$current"
    done < <(sed -nE 's/^<!-- ((Tools|Web|Examples|Sources)\/.*) -->$/\1/p' "$article")
  done
  rm -f out/generated/part

  # On a code host pictures are light, on their own ground.
  while IFS= read -r name; do
    cp "out/pictures/$name" out/generated/Images/ || { echo "docs: no script draws $name" >&2; exit 1; }
  done < <(grep -ohE 'Images/[A-Za-z0-9_-]+\.svg\)' "${articles[@]}" | sed 's|^Images/||; s|)$||' | sort -u)

  stale=()
  for article in "${articles[@]}"; do
    current=out/generated/$(basename "$(dirname "$article")")-$(basename "$article")
    cmp -s "$article" "$current" || { stale+=("$article"); [[ $1 != renew ]] || cp "$current" "$article"; }
  done
  for name in $(cd out/generated/Images && ls; [[ ! -d $OLDPWD/$images ]] || { cd "$OLDPWD/$images" && ls; }); do
    cmp -s "$images/$name" "out/generated/Images/$name" || stale+=("$images/$name")
  done
  if [[ $1 == renew ]]; then
    rm -rf "$images"
    cp -r out/generated/Images "$images"
  elif ((${#stale[@]})); then
    mapfile -t stale < <(printf '%s\n' "${stale[@]}" | sort -u)
    printf '%s: differs from what is generated\n' "${stale[@]}" >&2
    echo "  fix: Scripts/docs.sh generated renew, and review the diff" >&2
    exit 1
  fi
}

# describe MODULE: writes the symbol graph of a built module, with its comments, into out/symbols/MODULE; fails if a public symbol
# has no comment.
describe() {
  local module folder file missing
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
}

case ${1-} in
  generated | manifest | elements | example)
    "$@"
    exit ;;
  "") ;;
  *) echo "usage: docs.sh [generated check|renew|manifest check|renew|elements|example FOLDER links|tabs]" >&2; exit 2 ;;
esac

Scripts/packages.sh docs
rm -rf out/symbols out/catalogues out/archives out/docs
mkdir -p out/symbols out/catalogues out/archives

swift build --target DwellSwiftUI
swift build --product dwell
modules=(Dwell DwellSwiftUI)
describe Dwell
describe DwellSwiftUI
if pkg-config --exists gtk4 2>/dev/null; then
  Scripts/build-gtk.sh --target DwellGTK
  modules+=(DwellGTK)
  describe DwellGTK
else
  echo "docs: without the GTK widgets, because GTK's headers (libgtk-4-dev) are not installed"
fi
DWELL=$(swift build --show-bin-path)/dwell Scripts/docs.sh generated check
Tools/Docs/catalogues.sh "${modules[@]}"

# docc copies the owner of its page template too, which fails unless the toolchain is the user's own; so it gets a
# copy.
rm -rf out/docc-template
cp -r "$(toolchain folder)/share/docc/render" out/docc-template
export DOCC_HTML_DIR=$PWD/out/docc-template

# convert MODULE CATALOGUE OPTION...: builds one module's pages.
convert() {
  local module=$1 catalogue=$2
  shift 2
  docc convert "$catalogue" --additional-symbol-graph-dir "out/symbols/$module" \
    --output-path "out/archives/$module.doccarchive" --enable-experimental-external-link-support \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --fallback-default-module-kind "Swift library" "$@"
}

# Modules link to one another in both directions, so the fronts are built twice: first without the core, as link targets for it.
links=()
for module in "${modules[@]:1}"; do
  convert "$module" "out/catalogues/$module.docc" --diagnostic-filter error
  mv "out/archives/$module.doccarchive" "out/archives/$module-links"
  links+=(--dependency "out/archives/$module-links")
done
convert Dwell out/catalogues/Dwell.docc --warnings-as-errors "${links[@]}"
for module in "${modules[@]:1}"; do
  convert "$module" "out/catalogues/$module.docc" --warnings-as-errors \
    --dependency out/archives/Dwell.doccarchive
done

archives=("${modules[@]/#/out/archives/}")
docc merge "${archives[@]/%/.doccarchive}" --output-path out/docs \
  --synthesized-landing-page-name Dwell --synthesized-landing-page-kind "Timed paging"
DWELL=$(swift build --show-bin-path)/dwell Tools/Docs/Site/build.sh
echo "Documentation of ${modules[*]}: $(find out/docs/data -name '*.json' | wc -l) pages in out/docs"
echo "To read it: python3 -m http.server --directory out/docs, and open http://localhost:8000"
