#!/usr/bin/env bash
# Prints the folder of decks of 1, 100 and 1000 photographs of 24 megapixels. They are made once, in out/bench: four
# files, to which the decks have hard links.
set -euo pipefail
cd "$(dirname "$0")/.."

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
echo "$decks"
