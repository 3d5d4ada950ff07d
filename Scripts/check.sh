#!/usr/bin/env bash
# All checks that need neither a display nor GTK. Stops at the first step that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh check
step format swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Apps Core/Package.swift Tools
step lint Scripts/lint.sh
step build swift build --build-tests

# Each of these leaves a core idle.
others() {
  step core Scripts/embedded.sh
  step platforms Scripts/platforms.sh
  step mutation swift test --package-path Tools/Mutation
  step benchmarks Scripts/bench.sh core
  step docs Scripts/docs.sh
  step api Scripts/api.sh check
}
lane others others
# Random events and walks through states run optimised, below.
step tests Scripts/tests.sh tests --skip '^(DwellRandomTests|DwellStateTests)\.'
step explore Scripts/explore.sh
finish
echo "== check: all passed, $SECONDS s"
