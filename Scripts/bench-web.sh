#!/usr/bin/env bash
# bench-web.sh [OPTION...]: measures the carousel beside Bootstrap's and Slick's, as Debian has them, in one run of Chromium,
# and prints a table with ratios and the method. Takes about six minutes; let the machine do nothing else meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh bench-web
Scripts/web.sh >&2
python=$(Scripts/web-venv.sh)
exec "$python" Benchmarks/Web/bench.py "$@"
