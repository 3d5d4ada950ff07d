#!/usr/bin/env bash
# Updates the golden files: the tests write what they would have compared.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

if [[ -n ${CI-} ]]; then
  echo "Update golden files locally, and review the diff before committing; CI never updates them." >&2
  exit 1
fi
export DWELL_BLESS=1
swift test
# The image goldens need GTK, and the goldens of the examples have a section for each front.
Scripts/packages.sh bless
Scripts/build-gtk.sh --build-tests
DWELL_DEVELOPMENT=part Scripts/on-display.sh swift test --skip-build --traits GTK --scratch-path .build-gtk --filter "GeneratedLibraryTests|PictureGoldenTests|ExampleWidgetTests"
Scripts/docs.sh manifest renew
Tests/Web/run.sh -k test_examples
DWELL=$(env -u DWELL_BLESS swift build --show-bin-path)/dwell Scripts/docs.sh generated renew
git status --short
