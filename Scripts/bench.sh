#!/usr/bin/env bash
# bench.sh [PART...]: measures Dwell and prints one table, with the method of each figure. The parts are core, gtk,
# play, film and web; all by default. Lines of figures go to out/bench/PART.tsv, the table to out/bench.txt. With
# KEEP=1 the figures are copied to Tools/Benchmarks/Results, which the documentation shows.
#
# Times depend on the machine: compare ratios, not absolute figures. Run nothing else meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

parts=("$@")
((${#parts[@]})) || parts=(core gtk play film web)
mkdir -p out/bench

swift build -c release --package-path Tools/Benchmarks/Figures >&2
figures=$(swift build -c release --package-path Tools/Benchmarks/Figures --show-bin-path)/figures

# core: the cost of the core, and how often SwiftUI would draw.
core() {
  local product
  for product in DwellBenchmarks SwiftUIBenchmarks; do
    swift build -c release --package-path Tools/Benchmarks --product "$product" >&2
    "$(swift build -c release --package-path Tools/Benchmarks --show-bin-path)/$product"
  done
}

# measure PART: prints its lines of figures.
measure() {
  case $1 in
    core) core ;;
    gtk) Scripts/bench-gtk.sh ;;
    play) Scripts/bench-play.sh ;;
    film) Scripts/bench-film.sh ;;
    web) Scripts/bench-web.sh ;;
    *) echo "bench: unknown part $1; the parts are core, gtk, play, film and web" >&2; return 2 ;;
  esac
}

# facts: describes the machine.
facts() {
  printf '#%s\t%s\n' \
    date "$(date +%Y-%m-%d)" \
    processor "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | sed -n 1p || true), $(getconf _NPROCESSORS_ONLN) cores" \
    system "$(sed -n 's/^PRETTY_NAME="\(.*\)"$/\1/p' /etc/os-release 2>/dev/null || uname -s)" \
    compiler "$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/Swift \1/p' | sed -n 1p)"
}

for part in "${parts[@]}"; do
  echo "== bench: $part" >&2
  begun=$SECONDS
  # Lines without tabs are messages of the display and its helpers.
  { facts; measure "$part" | grep $'\t'; } >"out/bench/$part.tsv.part"
  mv "out/bench/$part.tsv.part" "out/bench/$part.tsv"
  echo "== bench: $part, $((SECONDS - begun)) s" >&2
done
files=("${parts[@]/#/out/bench/}")
files=("${files[@]/%/.tsv}")
cat "${files[@]}" | "$figures" text >out/bench.txt
cat out/bench.txt
if [[ ${KEEP-} == 1 ]]; then
  mkdir -p Tools/Benchmarks/Results
  cp "${files[@]}" Tools/Benchmarks/Results/
  echo "== bench: copied to Tools/Benchmarks/Results" >&2
fi
