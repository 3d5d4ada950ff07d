#!/usr/bin/env bash
# web-current.sh: builds the elements (Scripts/web.sh) unless they are newer than their sources.
set -euo pipefail
cd "$(dirname "$0")/.."

built=Web/dist/gallery.js
if [[ ! -f $built || -n $(find Sources/Dwell Sources/DwellWeb Web/src Web/gallery Web/*.* \
  Sources/DwellCommand/DwellCommand+Version.swift -name '*.docc' -prune -o -type f -newer $built -print -quit) ]]; then
  echo "== web: the elements, as WebAssembly (the first time takes a minute or two)"
  Scripts/web.sh
fi
