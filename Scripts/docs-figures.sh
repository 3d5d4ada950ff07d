#!/usr/bin/env bash
# docs-figures.sh FOLDER: puts what `make bench KEEP=1` kept in Benchmarks/Results into the catalogues of a folder: a line
# `<!-- Benchmarks/Results SECTION -->` stands for that table, `machine` for where it was measured, `behind` for where Dwell
# costs more than others. Charts lie beside the articles. So nothing is measured here, and no figure is copied by hand.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

catalogues=$1
build=(-c release --package-path Benchmarks/Figures)
swift build "${build[@]}" >&2
command=$(swift build "${build[@]}" --show-bin-path)/figures
# figures ARGUMENT...: what the command makes of all the figures.
figures() { cat Benchmarks/Results/*.tsv | "$command" "$@"; }

while read -r article; do
  while read -r what; do
    case $what in
      machine | behind) figures "$what" ;;
      *) figures markdown "$what" ;;
    esac >out/figures.md
    sed -i -e "\|^<!-- Benchmarks/Results $what -->\$|{r out/figures.md" -e 'd}' "$article"
  done < <(sed -n 's/^<!-- Benchmarks\/Results \([a-z]*\) -->$/\1/p' "$article")
  for chart in pages peers; do
    figures chart "$chart" >"$(dirname "$article")/measured-$chart.svg"
    figures chart "$chart" dark >"$(dirname "$article")/measured-$chart~dark.svg"
  done
done < <(grep -lF '<!-- Benchmarks/Results ' "$catalogues"/*/*.md || true)
rm -f out/figures.md
