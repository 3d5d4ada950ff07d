#!/usr/bin/env bash
# api.sh check|renew: compares the public declarations of the libraries with the files in Tools/API, one per module, with
# one declaration per line. `renew` updates the files (make api). Both fail if a change breaks apps, unless
# the Unreleased section of CHANGELOG.md has a line with *Breaking*; `check` also fails for other additions until the files
# are updated.
#
# api.sh symbols MODULE FOLDER: writes the symbol graphs of a built module's public declarations into a folder.
# api.sh breaks OLD NEW: prints the declarations between two such files that break apps, one per line, each with its reason:
# those that were removed, new cases of enums (a switch of an app lacks them), and new requirements of protocols (a type of an
# app lacks them). A type without any line in OLD is new, and breaks nothing.
#
# DwellSwiftUI is built against the stand-in in Tests/SwiftUI; DwellGTK is skipped without GTK's headers.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

# symbols MODULE FOLDER
symbols() {
  local module=$1 folder=$2 search
  mkdir -p "$folder"
  case $module in
    DwellGTK)
      read -ra search <<<"$(pkg-config --cflags-only-I gtk4 | sed 's/-I/-I /g')"
      search+=(-I Sources/CDwellGTK -I "$(Scripts/build-gtk.sh --show-bin-path)/Modules")
      ;;
    *) search=(-I "$(swift build --show-bin-path)/Modules") ;;
  esac
  swift symbolgraph-extract -module-name "$module" -target "$(toolchain triple)" "${search[@]}" \
    -skip-synthesized-members -emit-extension-block-symbols -output-dir "$folder"
}

# breaks OLD NEW
breaks() {
  local old=$1 new=$2
  LC_ALL=C comm -23 <(LC_ALL=C sort -u "$old") <(LC_ALL=C sort -u "$new") | sed 's/^/removed: /'
  LC_ALL=C comm -13 <(LC_ALL=C sort -u "$old") <(LC_ALL=C sort -u "$new") |
    awk -F ': ' 'NR == FNR { known[$1] = 1; next }
      !($1 in known) { next }
      { rest = substr($0, length($1) + 3) }
      rest ~ /^(indirect )?case / { print "new case: " $0 }
      rest ~ /^requires / { print "new requirement: " $0 }' "$old" -
}

case ${1-} in
  check | renew) mode=$1 ;;
  symbols | breaks)
    "$@"
    exit ;;
  *) echo "usage: api.sh check|renew|symbols MODULE FOLDER|breaks OLD NEW" >&2; exit 2 ;;
esac
Scripts/packages.sh docs

modules=(Dwell DwellText DwellSwiftUI)
for module in "${modules[@]}"; do swift build --target "$module"; done
if pkg-config --exists gtk4 2>/dev/null; then
  Scripts/build-gtk.sh --target DwellGTK
  modules+=(DwellGTK)
else
  echo "api: without the GTK widgets, because GTK's headers (libgtk-4-dev) are not installed"
fi

# declarations FILE...: prints the sorted declarations of symbol graphs: `Type: declaration`, `Type: Protocol` for
# conformances, without implicit ones, and `Protocol: requires declaration` for what a type of an app must have to
# conform, so without a default.
declarations() {
  jq -r '
    (.symbols | map({key: .identifier.precise, value: (.pathComponents | join("."))}) | from_entries) as $names
    | (.symbols | map(select(.kind.identifier == "swift.protocol") | {key: .identifier.precise, value: true})
        | from_entries) as $protocols
    | ([.relationships[] | select(.kind == "defaultImplementationOf") | {key: .target, value: true}]
        | from_entries) as $defaults
    | ([.relationships[] | select(.kind == "requirementOf" and (.source | in($defaults) | not))
        | {key: .source, value: true}] | from_entries) as $required
    | (.symbols[] | select(.kind.identifier != "swift.extension")
        | ([.declarationFragments[].spelling] | join("") | gsub("\\s+"; " ")) as $declaration
        | (.pathComponents[:-1] | join(".")) as $owner
        | if $owner == "" then $declaration else "\($owner): \($declaration)" end,
          (select(.identifier.precise | in($required)) | "\($owner): requires \($declaration)")),
      (.relationships[] | select(.kind == "conformsTo" and (.source | in($names)))
        | ($names[.target] // .targetFallback // .target) as $protocol
        | select($protocol | test("^Swift\\.(Copyable|Escapable|SendableMetatype|BitwiseCopyable)$") | not)
        | "\($names[.source]): \($protocol)",
          (select(.source | in($protocols)) | "\($names[.source]): requires \($protocol)"))' "$@" |
    LC_ALL=C sort -u
}

# Succeeds if the changelog announces a breaking change. All is read: grep -q would end the pipe, and sed would fail.
is_breaking() { sed -n '/^## Unreleased/,/^## [^U]/p' CHANGELOG.md | grep -F '*Breaking*' >/dev/null; }

status=0
mkdir -p Tools/API
for module in "${modules[@]}"; do
  graphs=out/api/$module
  rm -rf "$graphs"
  symbols "$module" "$graphs"
  declarations "$graphs"/*.symbols.json >"$graphs/declarations.txt"
  [[ -s $graphs/declarations.txt ]] || { echo "api: $module declares nothing" >&2; exit 1; }
  baseline=Tools/API/$module.txt
  if [[ -f $baseline ]]; then
    added=$(LC_ALL=C comm -13 <(LC_ALL=C sort "$baseline") "$graphs/declarations.txt")
    removed=$(LC_ALL=C comm -23 <(LC_ALL=C sort "$baseline") "$graphs/declarations.txt")
    [[ -z $added ]] || awk -v what="$module: added: " '{ print what $0 }' <<<"$added"
    [[ -z $removed ]] || awk -v what="$module: removed: " '{ print what $0 }' <<<"$removed"
    breaking=$(breaks "$baseline" "$graphs/declarations.txt")
    if [[ -n $breaking ]] && ! is_breaking; then
      awk -v what="api: $module: breaks apps: " '{ print what $0 }' <<<"$breaking" >&2
      echo "api: $module: take this back, or add a line with *Breaking* to CHANGELOG.md, under Unreleased" >&2
      status=1
      continue
    fi
    if [[ $mode == check && -n $added$removed ]]; then
      echo "api: $baseline is out of date: review the lines above, then run make api" >&2
      status=1
    fi
  elif [[ $mode == check ]]; then
    echo "api: $baseline is missing: run make api" >&2
    status=1
  fi
  if [[ $mode == renew ]]; then
    cp "$graphs/declarations.txt" "$baseline.part"
    mv "$baseline.part" "$baseline"
  fi
  echo "api: $module: $(wc -l <"$graphs/declarations.txt") public declarations"
done
exit "$status"
