#!/usr/bin/env bash
# Builds the command with GTK and plays DECK: a folder of pictures, one picture or a deck.json; a demo by default.
# ARGS holds further options for `dwell play`, separated by spaces.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
# A Mac has SwiftUI, and nothing of Debian's.
[[ $(uname) != Darwin ]] || exec "$top/Scripts/run-mac.sh"

"$top/Scripts/packages.sh" run

deck=${DECK-}
deck=${deck/#\~\//$HOME/}  # not every shell expands it behind "DECK="
read -r -a options <<<"${ARGS-}" || true

product=(-c release --product dwell)
echo "== build: swift build --traits GTK ${product[*]} (the first time takes a few minutes)"
"$top/Scripts/build-gtk.sh" "${product[@]}"
dwell=$("$top/Scripts/build-gtk.sh" "${product[@]}" --show-bin-path)/dwell
if [[ -n ${DISPLAY-}${WAYLAND_DISPLAY-}${DECK-} ]]; then
  exec "$dwell" play ${deck:+"$deck"} "${options[@]}"
fi

# Without a display: a contact sheet, and the gallery for a browser.
"$dwell" play "${options[@]}"
if [[ ! -f $top/Web/dist/gallery.js || -n $(find "$top/Sources/Dwell" "$top/Sources/DwellMath" "$top/Sources/DwellWeb" "$top/Web/src" \
  "$top/Web/gallery" -newer "$top/Web/dist/gallery.js" -print -quit) ]]; then
  echo "== web: the elements for the gallery, as WebAssembly (the first time takes a minute or two)"
  "$top/Scripts/web.sh"
fi
"$dwell" gallery
