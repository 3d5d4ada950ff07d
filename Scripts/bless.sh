#!/usr/bin/env bash
# Renews the golden files: the tests write what they would have compared.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n ${CI-} ]]; then
  echo "Golden files are renewed at a desk, where somebody looks at the difference; CI is set, so nothing is done." >&2
  exit 1
fi
DWELL_BLESS=1 swift test
git status --short
