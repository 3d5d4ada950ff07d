#!/usr/bin/env bash
# Builds the documentation of the core into out/docs. A broken link is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --target Dwell
modules=$(swift build --show-bin-path)/Modules
rm -rf out/symbols out/docs
mkdir -p out/symbols
host=$(Scripts/toolchain.sh triple)
swift symbolgraph-extract -module-name Dwell -target "$host" -I "$modules" -output-dir out/symbols
# docc copies its page template with its owner, which fails for those who don't own the toolchain: it gets a copy.
rm -rf out/docc-template
cp -r "$(Scripts/toolchain.sh folder)/share/docc/render" out/docc-template
export DOCC_HTML_DIR=$PWD/out/docc-template

catalogue=()
[[ ! -d Sources/Dwell/Dwell.docc ]] || catalogue=(Sources/Dwell/Dwell.docc)
docc convert "${catalogue[@]}" --additional-symbol-graph-dir out/symbols --output-path out/docs \
  --fallback-display-name Dwell --fallback-bundle-identifier Dwell --warnings-as-errors
echo "Documentation: $(find out/docs/data -name '*.json' | wc -l) pages in out/docs"
