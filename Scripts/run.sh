#!/usr/bin/env bash
# Builds the command with GTK and plays DECK: a folder of pictures, one picture or a deck.json; a demo by default.
# ARGS holds further options for `dwell play`, separated by spaces.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec "$top/Scripts/mac.sh" run

"$top/Scripts/packages.sh" run

deck=${DECK-}
deck=${deck/#\~\//$HOME/}  # not every shell expands it behind "DECK="
read -r -a options <<<"${ARGS-}" || true

product=(-c release --package-path Player --product dwell-player)
echo "== build: swift build --traits GTK ${product[*]} (the first time takes a few minutes)"
"$top/Scripts/build-gtk.sh" "${product[@]}"
dwell=$("$top/Scripts/build-gtk.sh" "${product[@]}" --show-bin-path)/dwell-player
if [[ -n ${DISPLAY-}${WAYLAND_DISPLAY-}${DECK-} ]]; then
  exec "$dwell" play ${deck:+"$deck"} "${options[@]}"
fi

# Without a display: a contact sheet, and the gallery for a browser.
"$dwell" play "${options[@]}"
"$top/Scripts/web.sh" current
"$dwell" gallery
