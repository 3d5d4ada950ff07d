#!/usr/bin/env bash
# Builds the command with windows and plays DECK, a folder of pictures, one picture or a deck.json; a demo without it.
# ARGS holds further options for `dwell play`, separated by spaces.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)

"$top/Scripts/packages.sh" run

deck=${DECK-}
deck=${deck/#\~\//$HOME/}  # not every shell expands it behind "DECK="
read -r -a options <<<"${ARGS-}" || true

product=(-c release --product dwell)
echo "== build: swift build --traits GTK ${product[*]} (the first time takes a few minutes)"
"$top/Scripts/build-gtk.sh" "${product[@]}"
exec "$("$top/Scripts/build-gtk.sh" "${product[@]}" --show-bin-path)/dwell" play ${deck:+"$deck"} "${options[@]}"
