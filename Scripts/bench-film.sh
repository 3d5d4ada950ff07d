#!/usr/bin/env bash
# Measures `dwell export` to films beside ffmpeg's own filters for slideshows; prints lines of figures.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh bench >&2
product=(-c release --product dwell)
Scripts/build-gtk.sh "${product[@]}" >&2
dwell=$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell
/usr/bin/python3 Tools/Benchmarks/Play/film.py "$dwell" "$(Scripts/bench-photographs.sh)/100"
