#!/usr/bin/env bash
# docs-figures.sh FOLDER SECTION...: writes the tables of sections of the figures in Tools/Benchmarks/Results (from `make bench KEEP=1`)
# into a folder, for articles: SECTION.md each; `machine` is the description of the machine, and `behind` the list of figures in
# which Dwell is behind. With them the charts, light and dark. Nothing is measured here.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

folder=$1
shift
build=(-c release --package-path Tools/Benchmarks/Figures)
swift build "${build[@]}" >&2
command=$(swift build "${build[@]}" --show-bin-path)/figures
# figures ARGUMENT...: runs the command on all figures.
figures() { cat Tools/Benchmarks/Results/*.tsv | "$command" "$@"; }

for section in "$@"; do
  case $section in
    machine | behind) figures "$section" ;;
    *) figures markdown "$section" ;;
  esac >"$folder/$section.md"
done
for chart in pages peers; do
  figures chart "$chart" >"$folder/measured-$chart.svg"
  figures chart "$chart" dark >"$folder/measured-$chart~dark.svg"
done
