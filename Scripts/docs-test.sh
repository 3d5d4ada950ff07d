#!/usr/bin/env bash
# docs-test.sh [OPTION...]: tests the documentation's site (make docs) in Chromium. The options are pytest's.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh web-test
[[ -f out/docs/gallery.html ]] || Scripts/docs.sh
exec Scripts/in-browsers.sh 260 Tests/Web/test_documentation.py "$@"
