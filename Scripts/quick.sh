#!/usr/bin/env bash
# quick.sh [OPTION...]: builds the core and its tests alone, and runs them; the options are `swift test`'s, such as
# --filter PageTimer.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

exec swift test --package-path Core "$@"
