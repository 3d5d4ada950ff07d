#!/usr/bin/env bash
# Runs the benchmarks, a package of their own, optimised.
set -euo pipefail
cd "$(dirname "$0")/.."
exec swift run -c release --package-path Benchmarks "$@"
