#!/usr/bin/env bash
# What answers in three minutes on two cores, once built: format, lint with the arrows between targets, the core as Embedded
# Swift, the core's tests, and the goldens that are text. It needs neither a display nor GTK. Stops at the first step that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh check
# Each of these leaves a core idle.
others() {
  step format "${format_check[@]}"
  step lint Scripts/lint.sh
  step core Scripts/embedded.sh
}
lane others others
export DWELL_TESTS=scenes
step build swift build --package-path Tools/Core --build-tests
# Random events and walks through states run optimised, in make test.
step tests Scripts/tests.sh core-tests --package-path Tools/Core --skip '^(DwellRandomTests|DwellStateTests)\.'
finish all
echo "== check: all passed, $SECONDS s"
