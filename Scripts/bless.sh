#!/usr/bin/env bash
# Renews the golden files: the tests write what they would have compared.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

if [[ -n ${CI-} ]]; then
  echo "Golden files are renewed at a desk, where somebody looks at the difference; CI is set, so nothing is done." >&2
  exit 1
fi
export DWELL_BLESS=1
swift test
# Pictures need what draws them.
Scripts/packages.sh bless
Scripts/build-gtk.sh --build-tests
Scripts/on-display.sh swift test --skip-build --traits GTK --scratch-path .build-gtk --filter PictureGoldenTests
git status --short
