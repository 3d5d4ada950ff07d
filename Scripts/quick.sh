#!/usr/bin/env bash
# quick.sh [OPTION...]: builds and tests the core alone; the options are `swift test`'s, such as --filter PageTimer.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

exec swift test --package-path Tools/Core "$@"
