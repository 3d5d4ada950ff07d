#!/usr/bin/env bash
# Measures `dwell play` and `dwell export` with photographs of 24 megapixels, on a virtual display; prints lines of
# figures. The photographs are made once, in out/bench: four files, to which the decks have hard links.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh bench >&2
# The elements that an export embeds.
Scripts/web.sh >&2
product=(-c release --product dwell)
Scripts/build-gtk.sh "${product[@]}" >&2
dwell=$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell

decks=$PWD/out/bench/photographs
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

# The virtual display keeps its framebuffer in a file, which can be read without a request to the server.
screen=$(mktemp -d)
trap 'rm -rf "$screen"' EXIT
export DWELL_FRAMEBUFFER=$screen
Scripts/on-display.sh /usr/bin/python3 Benchmarks/Play/play.py "$dwell" "$decks" "$screen/Xvfb_screen0"
