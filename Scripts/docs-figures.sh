#!/usr/bin/env bash
# docs-figures.sh FOLDER: inserts the figures in Benchmarks/Results (from `make bench KEEP=1`) into the catalogues in
# a folder. A line `<!-- Benchmarks/Results SECTION -->` is replaced by that table, `machine` by the description of
# the machine, and `behind` by the list of figures in which Dwell is behind. Charts are placed beside the articles.
# Nothing is measured here.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

catalogues=$1
build=(-c release --package-path Benchmarks/Figures)
swift build "${build[@]}" >&2
command=$(swift build "${build[@]}" --show-bin-path)/figures
# figures ARGUMENT...: runs the command on all figures.
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
