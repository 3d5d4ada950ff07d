#!/usr/bin/env bash
# Runs the benchmarks, packages of their own, optimised: what the core costs, and then what the GTK widgets cost beside
# libadwaita's, where that is or can be installed. With options only the core's, which are given them.
set -euo pipefail
cd "$(dirname "$0")/.."
(($# == 0)) || exec swift run -c release --package-path Benchmarks "$@"
swift run -c release --package-path Benchmarks
if command -v apt-get >/dev/null || pkg-config --exists libadwaita-1; then
  exec Scripts/bench-gtk.sh
fi
echo "The GTK widgets are measured where libadwaita's headers are: it is the other half of the comparison."
