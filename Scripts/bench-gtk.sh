#!/usr/bin/env bash
# Measures the GTK widgets against libadwaita's, and in every state, on a virtual display without a screen reader;
# prints lines of figures.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh bench >&2
swift build -c release --package-path Tools/Benchmarks/GTK --product DwellGTKBenchmarks 2>&1 | { grep -vE '^warning: prohibited flag' || true; } >&2
# Accessibility is off, because libadwaita's dots publish nothing, and announcements aren't part of a frame.
export GTK_A11Y=none
bench=$(swift build -c release --package-path Tools/Benchmarks/GTK --show-bin-path 2>/dev/null)/DwellGTKBenchmarks
# With a window manager, as on a desktop: without one GDK looks for it twice in every frame.
Scripts/on-display.sh --managed "$bench" "$@"
