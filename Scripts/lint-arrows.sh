#!/usr/bin/env bash
# Checks the dependencies between the targets: fronts -> scenes, deck -> core. No front imports another.
set -euo pipefail
cd "$(dirname "$0")/.."

# The modules of this package that each target may import. Targets must be listed, so that each dependency is a
# decision.
declare -A may=(
  [Dwell]="Glibc Musl" # only to have the C maths library linked
  [DwellText]="Dwell"
  [DwellJSON]=""
  [DwellFiles]="DwellJSON"
  [DwellDeck]="Dwell DwellJSON"
  [DwellScenes]="Dwell DwellJSON DwellText"
  [DwellHTML]="Dwell DwellDeck DwellJSON DwellScenes"
  [DwellGTK]="Dwell CDwellGTK"
  [DwellGTKLibrary]="CDwellGTK DwellGTK"
  [DwellPlayer]="Dwell DwellDeck DwellFiles DwellGTK DwellScenes CDwellGTK CDwellJPEG CDwellLCMS CDwellTIFF CDwellWebP"
  [DwellSwiftUI]="Dwell"
  [DwellGallery]="Dwell DwellDeck DwellScenes DwellSwiftUI"
  [DwellWeb]="Dwell"
  [DwellCommand]="CDwellGetopt Dwell DwellDeck DwellFiles DwellHTML DwellJSON DwellPlayer DwellScenes DwellText"
)
# The core may not import anything else either: it runs without an operating system.
bare=" Dwell "

status=0
# refuse PLACE FIX: reports one finding.
refuse() {
  printf '%s\n  fix: %s\n' "$1" "$2" >&2
  status=1
}

imports='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+|public[[:space:]]+|internal[[:space:]]+|private[[:space:]]+|package[[:space:]]+|fileprivate[[:space:]]+)*import[[:space:]]'
while IFS=: read -r file line text; do
  target=${file#Sources/}
  target=${target%%/*}
  module=$(sed -E 's/.*\bimport[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?([A-Za-z0-9_]+).*/\3/' <<<"$text")
  if [[ ! -v may[$target] ]]; then
    refuse "$file:$line: target $target is not listed" "list its imports in Scripts/lint-arrows.sh"
  elif [[ " ${may[$target]} " == *" $module "* ]]; then
    continue
  elif [[ $bare == *" $target "* ]]; then
    refuse "$file:$line: $target imports $module" "the core may import only${may[$target]:+ ${may[$target]} and} the standard library"
  elif [[ -d Sources/$module ]]; then
    refuse "$file:$line: $target imports $module" "this dependency is not in the design; $target may import: ${may[$target]:-nothing}"
  fi
done < <(git grep --untracked -nE "$imports" -- 'Sources/*.swift')
exit "$status"
