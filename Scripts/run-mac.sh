#!/usr/bin/env bash
# Builds the gallery for macOS and opens it in a window; with DECK plays that folder of pictures, picture or deck.json.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/require-mac.sh run
[[ -z ${ARGS-} ]] || { echo "make run: ARGS is for dwell play, which has its window from GTK; on a Mac there is only DECK" >&2; exit 2; }

deck=${DECK-}
# Not every shell expands it behind "DECK=", and the program runs in this folder.
case $deck in
  \~/*) deck=$HOME/${deck#\~/} ;;
  "" | /*) ;;
  *) deck=$OLDPWD/$deck ;;
esac
package=(--package-path Apps/DwellGalleryMac -c release)
echo "== build: swift build ${package[*]} (the first time takes a few minutes)"
# As in apps that depend on Dwell: the package manager and the project's own settings disagree about warnings.
env -u DWELL_DEVELOPMENT swift build "${package[@]}"
exec "$(env -u DWELL_DEVELOPMENT swift build "${package[@]}" --show-bin-path)/DwellGalleryMac" ${deck:+"$deck"}
