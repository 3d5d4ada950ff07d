#!/usr/bin/env bash
# Keeps the arrows between the targets: fronts -> scenes, deck -> core -> maths. No front knows another.
set -euo pipefail
cd "$(dirname "$0")/.."

# What each target may import of this package. A target that is missing here is a finding, so that an arrow is a decision.
declare -A may=(
  [DwellMath]="Glibc Musl" # only to have the C maths library linked
  [Dwell]="DwellMath"
  [DwellText]="Dwell"
  [DwellJSON]=""
  [DwellFiles]="DwellJSON"
  [DwellDeck]="Dwell DwellJSON"
  [DwellScenes]="Dwell DwellJSON DwellText"
  [DwellSVG]="Dwell DwellScenes"
  [DwellHTML]="Dwell DwellDeck DwellJSON DwellScenes"
  [DwellGTK]="Dwell CDwellGTK"
  [DwellPlayer]="Dwell DwellDeck DwellFiles DwellGTK DwellScenes CDwellGTK CDwellJPEG"
  [DwellSwiftUI]="Dwell"
  [DwellWeb]="Dwell"
  [DwellCommand]="CDwellGetopt Dwell DwellDeck DwellFiles DwellHTML DwellJSON DwellSVG DwellPlayer DwellScenes DwellText"
)
# The core and its maths import nothing from outside either: they run where there is no system.
bare=" DwellMath Dwell "

status=0
# refuse PLACE MEND: one finding.
refuse() {
  printf '%s\n  mend: %s\n' "$1" "$2" >&2
  status=1
}

imports='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+|public[[:space:]]+|internal[[:space:]]+|private[[:space:]]+|package[[:space:]]+|fileprivate[[:space:]]+)*import[[:space:]]'
while IFS=: read -r file line text; do
  target=${file#Sources/}
  target=${target%%/*}
  module=$(sed -E 's/.*\bimport[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?([A-Za-z0-9_]+).*/\3/' <<<"$text")
  if [[ ! -v may[$target] ]]; then
    refuse "$file:$line: target $target has no arrows" "say in Scripts/lint-arrows.sh what it may import"
  elif [[ " ${may[$target]} " == *" $module "* ]]; then
    continue
  elif [[ $bare == *" $target "* ]]; then
    refuse "$file:$line: $target imports $module" "the core knows only${may[$target]:+ ${may[$target]} and} the standard library"
  elif [[ -d Sources/$module ]]; then
    refuse "$file:$line: $target imports $module" "this arrow is not in the design; $target may import: ${may[$target]:-nothing}"
  fi
done < <(git grep --untracked -nE "$imports" -- 'Sources/*.swift')
exit "$status"
