#!/usr/bin/env bash
# Builds the documentation of the core into out/docs. A broken link is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --target Dwell
modules=$(swift build --show-bin-path)/Modules
rm -rf out/symbols out/docs
mkdir -p out/symbols
host=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
swift symbolgraph-extract -module-name Dwell -target "$host" -I "$modules" -output-dir out/symbols
catalogue=()
[[ ! -d Sources/Dwell/Dwell.docc ]] || catalogue=(Sources/Dwell/Dwell.docc)
docc convert "${catalogue[@]}" --additional-symbol-graph-dir out/symbols --output-path out/docs \
  --fallback-display-name Dwell --fallback-bundle-identifier Dwell --warnings-as-errors
echo "Documentation: $(find out/docs/data -name '*.json' | wc -l) pages in out/docs"
