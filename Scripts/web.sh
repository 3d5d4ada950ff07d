#!/usr/bin/env bash
# Builds the web front into Web/dist: dwell.js (one classic script, the core inside), dwell.mjs with dwell.wasm beside
# it, and the same for the page control alone (control.*). Then compares their sizes with the budget.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh web
into=Web/dist
mkdir -p "$into"

# core NAME OPTION...: compiles the core as NAME.wasm.
core() {
  local name=$1 raw
  shift
  # The package manager doesn't notice when its options change.
  if ! cmp -s web.toolset.json ".build-web/$name/toolset.json"; then
    rm -rf ".build-web/$name"
    mkdir -p ".build-web/$name"
    cp web.toolset.json ".build-web/$name/toolset.json"
  fi
  swift build -c release --product DwellWeb --scratch-path ".build-web/$name" --triple wasm32-unknown-none-wasm \
    --toolset web.toolset.json "$@" | sed -u '/^\[[0-9/]*\]/d'
  raw=.build-web/$name/wasm32-unknown-none-wasm/release/DwellWeb.wasm
  wasm-opt -Oz --converge --enable-nontrapping-float-to-int \
    --enable-bulk-memory --enable-sign-ext --enable-mutable-globals "$raw" -o "$into/$name.wasm"
  if wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --print "$into/$name.wasm" 2>/dev/null | grep '(import'; then
    echo "$name.wasm imports something, and nobody will give it: see Sources/CDwellAllocator" >&2
    exit 1
  fi
}

# script FORMAT ENTRY OUT: packs the modules that an entry reaches, small.
script() {
  NODE_PATH=$into esbuild "Web/src/$2" --bundle --minify --charset=utf8 --format="$1" --target=chrome94,firefox101,safari16.4 \
    --loader:.wasm=binary --log-level=warning --outfile="$into/$3"
}

core dwell
core control -Xswiftc -DDWELL_CONTROL_ONLY
script esm main-module.js dwell.mjs
script iife main-inline.js dwell.js
script esm control-module.js control.mjs
script iife control-inline.js control.js
cp Web/dwell.css Web/dwell.d.ts Web/package.json Web/custom-elements.json LICENSE "$into/"
Scripts/web-sizes.sh
