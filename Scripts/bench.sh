#!/usr/bin/env bash
# bench.sh [PART...]: measures Dwell and prints one table, with the method of each figure. The parts are core, gtk,
# play, video and web; all by default. Lines of figures go to out/bench/PART.tsv, the table to out/bench.txt. With
# KEEP=1 the figures are copied to Tools/Benchmarks/Results, which the documentation shows.
#
# Times depend on the machine: compare ratios, not absolute figures. Run nothing else meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

parts=("$@")
((${#parts[@]})) || parts=(core gtk play video web)
mkdir -p out/bench

for part in "${parts[@]}"; do
  [[ " core gtk play video web " == *" $part "* ]] || { echo "bench: unknown part $part; the parts are core, gtk, play, video and web" >&2; exit 2; }
done

# release PACKAGE PRODUCT: builds a product of a package; prints the path of the program.
release() {
  local build=(swift build -c release --package-path "$1")
  "${build[@]}" --product "$2" 2>&1 | { grep -vE '^warning: prohibited flag' || true; } >&2
  echo "$("${build[@]}" --show-bin-path 2>/dev/null)/$2"
}

# dwell: builds the command with GTK; prints its path.
dwell() {
  local product=(-c release --package-path Player --product dwell-player)
  Scripts/build-gtk.sh "${product[@]}" >&2
  echo "$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell-player"
}

# photographs: prints the folder of decks of 1, 100 and 1000 photographs of 24 megapixels. They are made once, in out/bench: four
# files, to which the decks have hard links.
photographs() {
  local decks=$PWD/out/bench/photographs seed count number
  if [[ ! -d $decks ]]; then
    rm -rf "$decks.part"
    mkdir -p "$decks.part/made"
    for seed in 1 2 3 4; do
      # Clouds of colour with sensor noise, which are as hard to decode as a camera's files.
      convert -size 1500x1000 -seed "$seed" plasma:tomato-steelblue -resize '6000x4000!' -attenuate 0.2 +noise Gaussian \
        -quality 88 "$decks.part/made/$seed.jpg"
    done
    for count in 1 100 1000; do
      mkdir "$decks.part/$count"
      for ((number = 1; number <= count; number++)); do
        ln "$decks.part/made/$((number % 4 + 1)).jpg" "$decks.part/$count/photograph $number.jpg"
      done
    done
    mv "$decks.part" "$decks"
  fi
  echo "$decks"
}

# core: the cost of the core, and how often SwiftUI would draw.
core() {
  local program
  for program in DwellBenchmarks SwiftUIBenchmarks; do
    program=$(release Tools/Benchmarks "$program")
    "$program"
  done
}

# gtk: the GTK widgets against libadwaita's, and in every state, on a virtual display without a screen reader.
gtk() {
  local program
  Scripts/packages.sh bench >&2
  program=$(release Tools/Benchmarks/GTK DwellGTKBenchmarks)
  # Accessibility is off, because libadwaita's dots publish nothing, and announcements aren't part of a frame. With a window
  # manager, as on a desktop: without one GDK looks for it twice in every frame.
  GTK_A11Y=none Scripts/on-display.sh --managed "$program"
}

# play: `dwell play` and `dwell export` with photographs of 24 megapixels, on a virtual display.
play() {
  local program decks screen
  Scripts/packages.sh bench >&2
  Scripts/web.sh >&2 # the elements that an export embeds
  program=$(dwell)
  decks=$(photographs)
  # The virtual display keeps its framebuffer in a file, which can be read without a request to the server.
  screen=$(mktemp -d)
  DWELL_FRAMEBUFFER=$screen Scripts/on-display.sh /usr/bin/python3 Player/Benchmarks/play.py "$program" "$decks" "$screen/Xvfb_screen0"
  rm -rf "$screen"
}

# video: `dwell export` to videos beside ffmpeg's own filters for slideshows.
video() {
  local program decks
  Scripts/packages.sh bench >&2
  program=$(dwell)
  decks=$(photographs)
  /usr/bin/python3 Player/Benchmarks/video.py "$program" "$decks/100"
}

# web: the carousel against Debian's Bootstrap and Slick, and the builds of others in the folder PEERS
# (Tools/Benchmarks/Web/peers.py), in one run of Chromium, and the page control in every state. Takes about a quarter of an hour,
# and four minutes more for each peer.
web() {
  local python
  Scripts/packages.sh bench-web >&2
  Scripts/web.sh >&2
  python=$(Scripts/web.sh python)
  "$python" Tools/Benchmarks/Web/bench.py ${PEERS:+--peers "$PEERS"}
}

# facts: describes the machine.
facts() {
  printf '#%s\t%s\n' \
    date "$(date +%Y-%m-%d)" \
    processor "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | sed -n 1p || true), $(getconf _NPROCESSORS_ONLN) cores" \
    system "$(sed -n 's/^PRETTY_NAME="\(.*\)"$/\1/p' /etc/os-release 2>/dev/null || uname -s)" \
    compiler "$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/Swift \1/p' | sed -n 1p)"
}

figures=$(release Tools/Benchmarks/Figures figures)
for part in "${parts[@]}"; do
  echo "== bench: $part" >&2
  begun=$SECONDS
  # Lines without tabs are messages of the display and its helpers.
  { facts; "$part" | grep $'\t'; } >"out/bench/$part.tsv.part"
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
