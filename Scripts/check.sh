#!/usr/bin/env bash
# All checks that need neither a display nor GTK. Stops at the first step that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
source Scripts/lanes.sh

Scripts/packages.sh check
Scripts/step.sh format swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Apps Core/Package.swift Tools
Scripts/step.sh lint Scripts/lint.sh
Scripts/step.sh build swift build --build-tests

# Each of these leaves a core idle.
others() {
  Scripts/step.sh core Scripts/embedded.sh
  Scripts/step.sh platforms Scripts/platforms.sh
  Scripts/step.sh mutation swift test --package-path Tools/Mutation
  Scripts/step.sh benchmarks Scripts/bench.sh core
  Scripts/step.sh docs Scripts/docs.sh
  Scripts/step.sh api Scripts/api.sh check
}
lane others others
# Random events and walks through states run optimised, below.
Scripts/step.sh tests Scripts/tests.sh tests --skip '^(DwellRandomTests|DwellStateTests)\.'
Scripts/step.sh random Scripts/random.sh
Scripts/step.sh states Scripts/states.sh
finish
echo "== check: all passed, $SECONDS s"
